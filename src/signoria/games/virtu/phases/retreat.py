"""E5: after all sieges, in play order, every troop that must retreat finds a haven or is lost (§4.5; R25)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import SEAT
from signoria.games.virtu.actions import LOSE_IT, RETREAT_TO
from signoria.games.virtu.atlas import BOARD_OF, CITIES, CITY_COUNT, MOST_ROADS, NO_CITY, ROADS, SEAS
from signoria.games.virtu.box import MOST_POWERS
from signoria.games.virtu.decisions import CITY, HAVEN, RETREAT, TROOP
from signoria.games.virtu.payment import SHIP, Bill
from signoria.games.virtu.phases import paying, winter, year
from signoria.games.virtu.phases.obstacles import FREE, NOT_PAYABLE
from signoria.games.virtu.state import VirtuState


def begin(s: VirtuState) -> None:
    s.turn = 0
    i: i64 = 0
    while i < MOST_POWERS * CITY_COUNT:
        if s.bound[i] > 0:
            s.push(RETREAT, s.order[0])
            go_on(s)
            return
        i += 1
    end_spring(s)


def go_on(s: VirtuState) -> None:
    """Troop by troop; ships left over serve the next troop of the same player."""
    while s.turn < s.players:
        seat: i64 = s.order[s.turn]
        i: i64 = 0
        while i < MOST_POWERS * CITY_COUNT:
            if s.bound[i] > 0 and s.master(i // CITY_COUNT) == seat:
                s.frames[s.at + SEAT] = seat
                s.frames[s.at + CITY] = i % CITY_COUNT
                s.frames[s.at + TROOP] = i // CITY_COUNT
                s.frames[s.at + HAVEN] = 0
                return
            i += 1
        paying.empty_pool(s)
        s.turn += 1
    s.pop()
    end_spring(s)


def candidates(s: VirtuState, out: vec[i64]) -> i64:
    """A friendly city along a road, a friendly port over sea; or the troop is lost."""
    seat: i64 = s.frames[s.at + SEAT]
    start: i64 = s.frames[s.at + CITY]
    out[0] = LOSE_IT
    count: i64 = 1
    city: i64 = 0
    while city < CITY_COUNT:
        near: bool = SEAS[start * CITY_COUNT + city] > 0 or is_by_road(s, start, city)
        if near and s.is_friendly(seat, city):
            out[count] = RETREAT_TO + city
            count += 1
        city += 1
    return count


def is_by_road(s: VirtuState, start: i64, end: i64) -> bool:
    i: i64 = (BOARD_OF[s.players] * CITY_COUNT + start) * MOST_ROADS
    while ROADS[i] != NO_CITY:
        if ROADS[i] == end:
            return True
        i += 1
    return False


def ships_to(s: VirtuState, city: i64) -> i64:
    start: i64 = s.frames[s.at + CITY]
    return 0 if is_by_road(s, start, city) else SEAS[start * CITY_COUNT + city]


def obstacle(s: VirtuState, action: i64) -> i64:
    if action == LOSE_IT:
        return FREE
    ships: i64 = max(ships_to(s, action - RETREAT_TO) - s.pool[SHIP], 0)
    if ships == 0 or paying.is_payable(s, s.frames[s.at + SEAT], RETREAT, Bill(0, 0, 0, 0, 0, ships)):
        return FREE
    return NOT_PAYABLE


def choose(s: VirtuState, action: i64) -> None:
    if action == LOSE_IT:
        leave(s)
        if s.events is not None:
            s.tell("troop_lost", {"seat": s.frames[s.at + SEAT], "city": CITIES[s.frames[s.at + CITY]]})
        go_on(s)
        return
    s.frames[s.at + HAVEN] = action - RETREAT_TO
    s.due[SHIP] = ships_to(s, action - RETREAT_TO)
    if paying.begin(s, s.frames[s.at + SEAT]):
        arrive(s)


def leave(s: VirtuState) -> None:
    i: i64 = s.frames[s.at + TROOP] * CITY_COUNT + s.frames[s.at + CITY]
    s.troops[i] -= 1
    s.bound[i] -= 1


def arrive(s: VirtuState) -> None:
    """Paid, or on foot for nothing."""
    haven: i64 = s.frames[s.at + HAVEN]
    leave(s)
    s.troops[s.frames[s.at + TROOP] * CITY_COUNT + haven] += 1
    if s.events is not None:
        s.tell("retreated", {"seat": s.frames[s.at + SEAT], "to": CITIES[haven]})
    go_on(s)


def end_spring(s: VirtuState) -> None:
    """Tokens go back, the order of play is made anew, the last year is noticed; then Winter."""
    seat: i64 = 0
    while seat < s.players:
        s.tokens[seat] = 0
        s.stays[seat] = 0
        seat += 1
    year.set_order(s)
    if year.is_last_year(s):
        s.last = 1
        if s.events is not None:
            s.tell("last_year", {"year": s.year})
    winter.begin(s)
