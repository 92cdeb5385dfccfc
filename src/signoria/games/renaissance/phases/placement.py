"""Start garrisons, ramparts, palaces and the extra garrison (S-CHOICE to S-EXTRA; §3, R5, R6)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.renaissance.actions import BUILD_PALACE, BUILD_RAMPART, GARRISON_AT, PASS
from signoria.games.renaissance.box import CITIES, CITY_COUNT, IS_PORT, ROAD_START, ROADS
from signoria.games.renaissance.decisions import (
    CHOICE,
    PLACE,
    PLACE_CHOICE,
    PLACE_EXTRA,
    PLACE_PALACE,
    PLACE_RAMPART,
)
from signoria.games.renaissance.phases.cities import raise_palace, raise_rampart, settle
from signoria.games.renaissance.plans import PLANS
from signoria.games.renaissance.state import FREE, RenaissanceState


def begin(s: RenaissanceState) -> None:
    s.push(PLACE_RAMPART, s.order[0])
    begin_place(s, 0)


def begin_place(s: RenaissanceState, place: i64) -> None:
    """A player's fixed start cities are given; what he may choose, he is asked."""
    seat: i64 = s.order[place]
    nation = int(s.nation[seat])
    for city in PLANS[s.plan].fixed[nation]:
        settle_start(s, seat, city)
    s.frames[s.at + PLACE] = place
    s.frames[s.at + CHOICE] = 0
    s.ask_seat(PLACE_CHOICE if len(PLANS[s.plan].choices[nation]) > 0 else PLACE_RAMPART, seat)


def settle_start(s: RenaissanceState, seat: i64, city: i64) -> None:
    settle(s, seat, city)
    s.home[city] = seat
    if s.events is not None:
        s.tell("settled", {"seat": seat, "city": CITIES[city]})


# ---- one city out of a list (S-CHOICE) ----


def choice_candidates(s: RenaissanceState, seat: i64, out: vec[i64]) -> i64:
    ways = PLANS[s.plan].choices[int(s.nation[seat])][s.frames[s.at + CHOICE]]
    count: i64 = 0
    for city in sorted(ways):
        if s.owner[city] == FREE:
            out[count] = GARRISON_AT + city
            count += 1
    return count


def choose_city(s: RenaissanceState, seat: i64, action: i64) -> None:
    settle_start(s, seat, action - GARRISON_AT)
    s.frames[s.at + CHOICE] += 1
    if s.frames[s.at + CHOICE] == len(PLANS[s.plan].choices[int(s.nation[seat])]):
        s.frames[s.at + CHOICE] = 0
        s.ask_seat(PLACE_RAMPART, seat)


# ---- the rampart, and in 1515 the palace, on an own city (S-RAMPART, S-PALACE) ----


def own_candidates(s: RenaissanceState, seat: i64, out: vec[i64], verb: i64) -> i64:
    count: i64 = 0
    city: i64 = 0
    while city < CITY_COUNT:
        if s.owner[city] == seat:
            out[count] = verb + city
            count += 1
        city += 1
    return count


def place_rampart(s: RenaissanceState, seat: i64, action: i64) -> None:
    raise_rampart(s, action - BUILD_RAMPART)
    if s.events is not None:
        s.tell("built", {"seat": seat, "city": CITIES[action - BUILD_RAMPART], "figure": "rampart"})
    if PLANS[s.plan].palaces > 0:
        s.ask_seat(PLACE_PALACE, seat)
    else:
        next_place(s)


def place_palace(s: RenaissanceState, seat: i64, action: i64) -> None:
    raise_palace(s, action - BUILD_PALACE)
    if s.events is not None:
        s.tell("built", {"seat": seat, "city": CITIES[action - BUILD_PALACE], "figure": "palace"})
    next_place(s)


def next_place(s: RenaissanceState) -> None:
    place: i64 = s.frames[s.at + PLACE] + 1
    if place < s.players:
        begin_place(s, place)
        return
    s.frames[s.at + PLACE] = -1
    next_extra(s)


# ---- one more garrison (S-EXTRA): everybody, or only those whom the scenario names (R6) ----


def next_extra(s: RenaissanceState) -> None:
    """Ask the next one in order who has an extra garrison; when all have been asked, the first turn begins."""
    place: i64 = s.frames[s.at + PLACE] + 1
    while place < s.players:
        if int(s.nation[s.order[place]]) in PLANS[s.plan].extra:
            s.frames[s.at + PLACE] = place
            s.ask_seat(PLACE_EXTRA, s.order[place])
            return
        place += 1
    s.clear_frames()


def extra_candidates(s: RenaissanceState, seat: i64, out: vec[i64]) -> i64:
    by_sea: bool = holds_start_port(s, seat)
    count: i64 = 0
    city: i64 = 0
    while city < CITY_COUNT:
        if s.owner[city] == FREE and ((by_sea and IS_PORT[city] == 1) or beside_start(s, seat, city)):
            out[count] = GARRISON_AT + city
            count += 1
        city += 1
    out[count] = PASS
    return count + 1


def holds_start_port(s: RenaissanceState, seat: i64) -> bool:
    city: i64 = 0
    while city < CITY_COUNT:
        if s.home[city] == seat and IS_PORT[city] == 1:
            return True
        city += 1
    return False


def beside_start(s: RenaissanceState, seat: i64, city: i64) -> bool:
    i: i64 = ROAD_START[city]
    end: i64 = ROAD_START[city + 1]
    while i < end:
        if s.home[ROADS[i]] == seat:
            return True
        i += 1
    return False


def place_extra(s: RenaissanceState, seat: i64, action: i64) -> None:
    if action != PASS:
        settle(s, seat, action - GARRISON_AT)
        if s.events is not None:
            s.tell("settled", {"seat": seat, "city": CITIES[action - GARRISON_AT]})
    next_extra(s)
