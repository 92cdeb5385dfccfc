"""A-ANN: a neutral city comes over for crowns, and ships if over sea (§4.4; R3, R15, R16). Influence shares it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import SEAT
from signoria.games.virtu.actions import ANNEX_CITY, DONE, SOURCE_COUNT, USE
from signoria.games.virtu.atlas import (
    BOARD_OF,
    CITIES,
    CITY_COUNT,
    MOST_ROADS,
    MOST_SEAS,
    NO_CITY,
    PIRATE,
    PORT,
    ROADS,
    SEAS,
    VALUE,
)
from signoria.games.virtu.decisions import ANNEX, ANNEXED, SUBJECT
from signoria.games.virtu.payment import CROWN, SHIP, Bill
from signoria.games.virtu.phases import paying, year
from signoria.games.virtu.phases.obstacles import FREE, NOT_PAYABLE
from signoria.games.virtu.phases.sources import FLORINS, ROOM, collect, gather, has_room_florins
from signoria.games.virtu.phases.turn_end import end_action
from signoria.games.virtu.phases.uses import write_uses
from signoria.games.virtu.phases.value import neutral_value
from signoria.games.virtu.state import NEUTRAL, READY, VirtuState, holds

MOST_CROWNS: Final[i64] = max(int(value) for value in VALUE) + 2
# Room for every price of an annexation at once.
ANY_PRICE: Final = Bill(0, MOST_CROWNS, 0, 0, 0, MOST_SEAS)
UNREACHABLE: Final = -1

# ---- what it costs ----


def seas_to(s: VirtuState, seat: i64, city: i64) -> i64:
    """None if a road leads there from an own city (R3), else the fewest seas from an own port."""
    i: i64 = (BOARD_OF[s.players] * CITY_COUNT + city) * MOST_ROADS
    while ROADS[i] != NO_CITY:
        if holds(s, seat, ROADS[i]):
            return 0
        i += 1
    if PORT[city] == 0:
        return UNREACHABLE
    fewest: i64 = MOST_SEAS + 1
    port: i64 = 0
    while port < CITY_COUNT:
        seas: i64 = SEAS[port * CITY_COUNT + city]
        if seas > 0 and seas < fewest and holds(s, seat, port):
            fewest = seas
        port += 1
    return fewest if fewest <= MOST_SEAS else UNREACHABLE


def is_target(s: VirtuState, city: i64) -> bool:
    return s.owner[city] == NEUTRAL and PIRATE[city] == 0


def within_means(s: VirtuState, seat: i64) -> i64:
    """All crowns and ships that can be had together, as points of ANY_PRICE: one pass for all cities."""
    sources = vec[i64]([0] * SOURCE_COUNT)
    reliefs = vec[i64]([0] * SOURCE_COUNT)
    wanted: i64 = ANY_PRICE.wanted
    found: i64 = gather(s, seat, paying.also_usable(ANNEX), wanted, wanted, sources, reliefs)
    points: i64 = ANY_PRICE.add(ANY_PRICE.add(1, CROWN, s.pool[CROWN]), SHIP, s.pool[SHIP])
    i: i64 = 0
    while i < found:
        points = ANY_PRICE.with_source(points, reliefs[i])
        i += 1
    return points


def is_payable(points: i64, crowns: i64, ships: i64) -> bool:
    """Would the points reach the top of the lattice if the price were added to what is beyond it?"""
    points = ANY_PRICE.add(points, CROWN, MOST_CROWNS - crowns)
    return ANY_PRICE.add(points, SHIP, MOST_SEAS - ships) & ANY_PRICE.goal != 0


def write_cities(s: VirtuState, seat: i64, payable_only: bool, out: vec[i64], count: i64) -> i64:
    """Neutral cities in reach, or only those whose price can be paid."""
    points: i64 = within_means(s, seat)
    city: i64 = 0
    while city < CITY_COUNT:
        if is_target(s, city):
            ships: i64 = seas_to(s, seat, city)
            if ships != UNREACHABLE:
                payable: bool = is_payable(points, neutral_value(s, seat, city) + 1, ships)
                if payable or not payable_only:
                    out[count] = ANNEX_CITY + city
                    count += 1
        city += 1
    return count


# ---- the menu ----


def candidates(s: VirtuState, out: vec[i64]) -> i64:
    return write_menu(s, False, out)


def options(s: VirtuState, out: vec[i64]) -> i64:
    return write_menu(s, True, out)


def write_menu(s: VirtuState, payable_only: bool, out: vec[i64]) -> i64:
    """A city, florins of the room, done."""
    seat: i64 = s.frames[s.at + SEAT]
    out[0] = DONE
    count: i64 = 1
    if s.frames[s.at + ANNEXED] == 0:
        count = write_cities(s, seat, payable_only, out, count)
    return write_uses(s, seat, ROOM, 0, FLORINS, out, count)


def obstacle(s: VirtuState, action: i64) -> i64:
    if action < ANNEX_CITY or action >= ANNEX_CITY + CITY_COUNT:
        return FREE
    seat: i64 = s.frames[s.at + SEAT]
    city: i64 = action - ANNEX_CITY
    crowns: i64 = neutral_value(s, seat, city) + 1
    return FREE if is_payable(within_means(s, seat), crowns, seas_to(s, seat, city)) else NOT_PAYABLE


def choose(s: VirtuState, action: i64) -> None:
    if action == DONE:
        end_action(s)
    elif action >= USE:
        collect(s, s.frames[s.at + SEAT], action)
    elif begin(s, action - ANNEX_CITY):
        complete(s)
        go_on(s)


def begin(s: VirtuState, city: i64) -> bool:
    """True if symbols gathered before pay it all."""
    seat: i64 = s.frames[s.at + SEAT]
    s.frames[s.at + SUBJECT] = city
    s.due[CROWN] = neutral_value(s, seat, city) + 1
    s.due[SHIP] = seas_to(s, seat, city)
    return paying.begin(s, seat)


def complete(s: VirtuState) -> None:
    """Paid: control, the tile available, the city track. Agents and others' troops stay (R16)."""
    seat: i64 = s.frames[s.at + SEAT]
    city: i64 = s.frames[s.at + SUBJECT]
    before: i64 = s.city_count(seat)
    s.owner[city] = seat
    s.tile[city] = READY
    s.frames[s.at + ANNEXED] = 1
    s.frames[s.at + SUBJECT] = 0
    year.adjust_track(s, seat, before)
    if s.events is not None:
        s.tell("annexed", {"seat": seat, "city": CITIES[city]})


def go_on(s: VirtuState) -> None:
    """Back to the menu if the room still has florins to give, else the turn is over."""
    if not has_room_florins(s, s.frames[s.at + SEAT]):
        end_action(s)
