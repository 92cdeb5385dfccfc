"""Attacks and raids that may be declared, from where, and what they would change."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from signoria.games.renaissance.actions import (
    ATTACK,
    PLAY_RAID,
    TARGET,
)
from signoria.games.renaissance.battle.declaring import IS_RAID
from signoria.games.renaissance.box.constants import (
    CITIES,
    CITY_COUNT,
    IS_PORT,
)
from signoria.games.renaissance.decisions import (
    ACTING,
    DECLARING,
)
from signoria.games.renaissance.phases.cities import joined
from signoria.games.renaissance.phases.expansion import may_sail
from signoria.games.renaissance.phases.reach import may_be_hit, may_start
from signoria.games.renaissance.prospects.points import PointFigures, changes
from signoria.games.renaissance.state import EXPANDED, Renaissance


class AttackFigures(TypedDict):
    """A city that may be attacked, from where by road and from where by sea, and what taking it would change."""

    city: str
    road: list[str]
    sea: list[str]
    changes: list[PointFigures]


class ReasonFigures(TypedDict):
    """Why something cannot be done, as a refusal says it."""

    code: str
    params: dict[str, int | str]
    rule: str


class BarredFigures(TypedDict):
    """A city within reach that may not be attacked, and why: its source is used or newly won, or the city is spared."""

    city: str
    reason: ReasonFigures


class WayFigures(TypedDict):
    """From where a city can be reached by road, and from where by sea."""

    road: list[str]
    sea: list[str]


class RaidFigures(TypedDict):
    """Where a raid may start, and which cities it may strike."""

    sources: list[str]
    targets: dict[str, list[PointFigures]]


def attacks(s: Renaissance, seat: i64) -> list[AttackFigures]:
    """Every attack that this seat may declare now, or in its menu."""
    if not is_declaring(s, seat, ATTACK):
        return []
    fleet: list[str] = [CITIES[city] for city in range(CITY_COUNT) if IS_PORT[city] == 1 and may_start(s, seat, city)]
    declarable: list[AttackFigures] = []
    for city in range(CITY_COUNT):
        if not may_be_hit(s, seat, city):
            continue
        road: list[str] = [CITIES[o] for o in range(CITY_COUNT) if joined(o, city) and may_start(s, seat, o)]
        sea: list[str] = fleet if IS_PORT[city] == 1 else []
        if road or sea:
            declarable.append({"city": CITIES[city], "road": road, "sea": sea, "changes": changes(s, city, seat)})
    return declarable


def barred(s: Renaissance, seat: i64) -> list[BarredFigures]:
    """The cities that the menu's attack would show greyed (R23, R27)."""
    if s.depth == 0 or s.decision() != ACTING or not is_declaring(s, seat, ATTACK):
        return []
    after = s.clone()
    after.step(seat, ATTACK)
    greyed: list[BarredFigures] = []
    for action in after.candidates(seat):
        reason = after.why_not(seat, action)
        if reason is not None:
            told: ReasonFigures = {"code": reason.code, "params": dict(reason.params), "rule": reason.rule}
            greyed.append({"city": CITIES[action - TARGET], "reason": told})
    return greyed


def expansion_ways(s: Renaissance, seat: i64, city: i64) -> WayFigures:
    """Where an expansion to a free city may come from: not from the source of the other one (R51)."""
    road = [CITIES[o] for o in range(CITY_COUNT) if s.owner[o] == seat and joined(o, city) and is_fresh(s, o)]
    sails: bool = IS_PORT[city] == 1 and may_sail(s, seat)
    sea = [CITIES[o] for o in range(CITY_COUNT) if sails and s.owner[o] == seat and IS_PORT[o] == 1 and is_fresh(s, o)]
    return {"road": road, "sea": sea}


def is_fresh(s: Renaissance, city: i64) -> bool:
    return s.marks[EXPANDED + city] == 0


def raids(s: Renaissance, seat: i64) -> RaidFigures | None:
    if not is_declaring(s, seat, PLAY_RAID):
        return None
    return {
        "sources": [CITIES[city] for city in range(CITY_COUNT) if may_start(s, seat, city)],
        "targets": {CITIES[city]: changes(s, city, seat) for city in range(CITY_COUNT) if may_be_hit(s, seat, city)},
    }


def is_declaring(s: Renaissance, seat: i64, action: i64) -> bool:
    """Is this seat about to attack, or to raid?"""
    if seat < 0 or s.depth == 0 or s.mover() != seat:
        return False
    if s.decision() == ACTING:
        return action in s.options(seat)
    return s.decision() == DECLARING and (s.local(IS_RAID) == 1) == (action == PLAY_RAID)
