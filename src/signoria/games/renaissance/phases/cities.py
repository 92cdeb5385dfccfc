"""Cities: who holds them, what stands in them, how one is reached from another (§2.2, §5; R12, R15, R48)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.games.renaissance.box.constants import (
    CITY_COUNT,
    FORTRESS,
    GARRISONS,
    RAMPART,
    ROAD_START,
    ROADS,
)
from signoria.games.renaissance.state import FREE, NO_PALACE, VACANT, Renaissance


def count_cities(s: Renaissance, seat: i64) -> i64:
    count: i64 = 0
    for city in range(CITY_COUNT):
        if s.owner[city] == seat:
            count += 1
    return count


def has_city(s: Renaissance, seat: i64) -> bool:
    for city in range(CITY_COUNT):
        if s.owner[city] == seat:
            return True
    return False


def is_rival(s: Renaissance, city: i64, seat: i64) -> bool:
    """Held by another player: not free, not closed, not one's own."""
    owner: i64 = s.owner[city]
    return 0 <= owner < s.players and owner != seat


def city_level(s: Renaissance, city: i64) -> i64:
    """Place in the tables of fortification: 0 for a free city, then by level."""
    return i64(0) if s.owner[city] == FREE else s.level[city] + 1


def may_grow(s: Renaissance, seat: i64) -> bool:
    """With the limit of garrison tokens in force, a player without one left takes no further city (R48)."""
    return not s.garrison_limit or count_cities(s, seat) < GARRISONS


def joined(one: i64, other: i64) -> bool:
    """By a road."""
    for i in range(ROAD_START[one], ROAD_START[one + 1]):
        if ROADS[i] == other:
            return True
    return False


def take_city(s: Renaissance, seat: i64, city: i64) -> None:
    """A city changes hands with everything that stands and lies there (§2.2)."""
    s.owner[city] = seat


def settle(s: Renaissance, seat: i64, city: i64) -> None:
    """A garrison on a free city."""
    s.owner[city] = seat
    s.level[city] = 0


def raise_rampart(s: Renaissance, city: i64) -> None:
    s.level[city] = RAMPART
    s.ramparts -= 1


def raise_castle(s: Renaissance, city: i64) -> None:
    """The rampart figure stays in use under the castle (R15)."""
    s.level[city] = FORTRESS
    s.castles -= 1


def lower(s: Renaissance, city: i64) -> None:
    """One level less; the figure returns to the supply (R15)."""
    if s.level[city] == FORTRESS:
        s.castles += 1
    else:
        s.ramparts += 1
    s.level[city] -= 1


def raise_palace(s: Renaissance, city: i64) -> None:
    s.palace[city] = VACANT
    s.palaces -= 1


def burn_palace(s: Renaissance, city: i64) -> None:
    s.palace[city] = NO_PALACE
    s.palaces += 1


def clear_marks(s: Renaissance, mark: i64) -> None:
    """Take a kind of mark off every city."""
    for place in range(mark, mark + CITY_COUNT):
        s.marks[place] = 0
