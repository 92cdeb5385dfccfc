"""Renaissance Points turn by turn, and the final places with their tie-breaks (§6; R44, R45)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.codes import Params, ScoreLine
from signoria.games.renaissance.box.constants import (
    ARTIST_POINTS,
    CITY_COUNT,
    FORTRESS,
    PROVINCE_POINTS,
    RAMPART,
    TURNS,
    YEARS,
)
from signoria.games.renaissance.state import Renaissance


def score(s: Renaissance) -> list[list[ScoreLine]]:
    """Per seat: the points of each turn, from provinces and from artists."""
    return [_lines(s, seat) for seat in range(s.players)]


def _lines(s: Renaissance, seat: int) -> list[ScoreLine]:
    return [
        ScoreLine(
            "turn",
            int(turn_points(s, seat, turn)),
            {
                "year": YEARS[turn],
                "provinces": int(s.provinces[seat * TURNS + turn]),
                "artists": int(s.artists[seat * TURNS + turn]),
            },
        )
        for turn in range(TURNS)
    ]


def turn_points(s: Renaissance, seat: i64, turn: i64) -> i64:
    place: i64 = seat * TURNS + turn
    return s.provinces[place] * PROVINCE_POINTS + s.artists[place] * ARTIST_POINTS


def total(s: Renaissance, seat: i64) -> i64:
    points: i64 = 0
    for turn in range(TURNS):
        points += turn_points(s, seat, turn)
    return points


def counted(s: Renaissance, seat: int) -> Params:
    """Returns where the points of the six turns come from."""
    turns = range(seat * TURNS, (seat + 1) * TURNS)
    return {
        "seat": seat,
        "points": int(total(s, seat)),
        "from_provinces": int(PROVINCE_POINTS) * sum([int(s.provinces[place]) for place in turns]),
        "from_artists": int(ARTIST_POINTS) * sum([int(s.artists[place]) for place in turns]),
    }


def count_level(s: Renaissance, seat: i64, level: i64) -> i64:
    count: i64 = 0
    for city in range(CITY_COUNT):
        if s.owner[city] == seat and s.level[city] == level:
            count += 1
    return count


def places(s: Renaissance) -> list[int]:
    """A place per seat; equal ones share theirs."""
    keys = ranking(s)
    return [1 + sum(other > key for other in keys) for key in keys]


def ranking(s: Renaissance) -> list[tuple[int, ...]]:
    """Returns what places go by: points, then fortresses, then ramparts, then ducats; what is equal is shared (R45)."""
    return [
        (
            int(total(s, seat)),
            int(count_level(s, seat, FORTRESS)),
            int(count_level(s, seat, RAMPART)),
            int(s.ducats[seat]),
        )
        for seat in range(s.players)
    ]
