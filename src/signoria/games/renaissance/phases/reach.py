"""Who can be attacked, from where and how (B-DECLARE; §4.7, R12, R24, R27, R28)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.games.renaissance.box import CITY_COUNT, FRANCE, IS_PORT, ROAD_START, ROADS
from signoria.games.renaissance.decisions import MARRIED_SEATS
from signoria.games.renaissance.phases.cities import is_rival
from signoria.games.renaissance.state import ATTACKED, CONQUERED, SOURCE, RenaissanceState


def may_start(s: RenaissanceState, seat: i64, city: i64) -> bool:
    """An own city, no source yet this turn, not conquered in this combat turn unless by France's power (R27)."""
    if s.owner[city] != seat or s.marks[SOURCE + city] == 1:
        return False
    return s.marks[CONQUERED + city] == 0 or s.has_power(seat, FRANCE)


def may_be_hit(s: RenaissanceState, seat: i64, city: i64, married: i64) -> bool:
    """A rival's city, not yet attacked by him this turn, its owner not married to him this turn (R23)."""
    return is_rival(s, city, seat) and s.marks[ATTACKED + city] == 0 and married & (1 << s.owner[city]) == 0


def reached_by_road(s: RenaissanceState, seat: i64, city: i64) -> bool:
    i: i64 = ROAD_START[city]
    end: i64 = ROAD_START[city + 1]
    while i < end:
        if may_start(s, seat, ROADS[i]):
            return True
        i += 1
    return False


def has_fleet(s: RenaissanceState, seat: i64) -> bool:
    """A port from which an attack may start."""
    city: i64 = 0
    while city < CITY_COUNT:
        if IS_PORT[city] == 1 and may_start(s, seat, city):
            return True
        city += 1
    return False


def has_source(s: RenaissanceState, seat: i64) -> bool:
    city: i64 = 0
    while city < CITY_COUNT:
        if may_start(s, seat, city):
            return True
        city += 1
    return False


def has_target(s: RenaissanceState, seat: i64) -> bool:
    """Asked in the menu of a combat turn: some attack by road or by sea is possible."""
    married: i64 = s.frames[s.at + MARRIED_SEATS]
    fleet: bool = has_fleet(s, seat)
    city: i64 = 0
    while city < CITY_COUNT:
        if may_be_hit(s, seat, city, married) and ((fleet and IS_PORT[city] == 1) or reached_by_road(s, seat, city)):
            return True
        city += 1
    return False


def has_raid(s: RenaissanceState, seat: i64) -> bool:
    """Asked in the menu: a source, and any rival's city however far (R24)."""
    if not has_source(s, seat):
        return False
    married: i64 = s.frames[s.at + MARRIED_SEATS]
    city: i64 = 0
    while city < CITY_COUNT:
        if may_be_hit(s, seat, city, married):
            return True
        city += 1
    return False
