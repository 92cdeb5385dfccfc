"""What changes at the next scoring when cities change hands."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from signoria.games.renaissance.box.constants import (
    ARTIST_POINTS,
    ARTISTS,
    PROVINCE_OF,
    PROVINCE_POINTS,
    PROVINCES,
)
from signoria.games.renaissance.phases.turn_end import province_holder
from signoria.games.renaissance.state import VACANT, Renaissance


class PointFigures(TypedDict):
    """Points that a seat would gain or lose at the next scoring, by a province or by an artist."""

    seat: int
    points: int
    province: str | None
    artist: str | None


def changes(s: Renaissance, city: i64, taker: i64) -> list[PointFigures]:
    """What it would change at the next scoring if a city changed hands."""
    after = s.clone()
    after.owner[city] = taker
    return differences(s, after, [city])


def differences(s: Renaissance, after: Renaissance, cities: list[i64]) -> list[PointFigures]:
    changed: list[PointFigures] = []
    provinces: list[i64] = []
    for city in cities:
        province: i64 = PROVINCE_OF[city]
        if province not in provinces:
            provinces.append(province)
            name = PROVINCES[province]
            _add(s, changed, province_holder(s, province), -PROVINCE_POINTS, name, None)
            _add(s, changed, province_holder(after, province), PROVINCE_POINTS, name, None)
        if s.palace[city] > VACANT:
            artist = ARTISTS[s.palace[city] - 1]
            _add(s, changed, s.owner[city], -ARTIST_POINTS, None, artist)
            _add(s, changed, after.owner[city], ARTIST_POINTS, None, artist)
    return changed


def _add(
    s: Renaissance, changed: list[PointFigures], seat: i64, points: i64, province: str | None, artist: str | None
) -> None:
    if 0 <= seat < s.players:
        changed.append({"seat": seat, "points": points, "province": province, "artist": artist})
