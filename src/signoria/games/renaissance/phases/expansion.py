"""Expansion into free cities: two rounds, one city at a time, by road or by sea (T5a; §4.5, R51, R52)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.renaissance.actions import BY_ROAD, BY_SEA, EXPAND, PASS
from signoria.games.renaissance.box import CITIES, CITY_COUNT, IS_PORT, ROAD_START, ROADS, SEA_EXPANSIONS
from signoria.games.renaissance.decisions import EXPANDING, EXPANDING_FROM, GOAL, PLACE, ROUND, SAILED
from signoria.games.renaissance.phases import combat_turn
from signoria.games.renaissance.phases.cities import clear_marks, has_city, joined, may_grow, settle
from signoria.games.renaissance.state import EXPANDED, FREE, RenaissanceState


def begin(s: RenaissanceState) -> None:
    s.push(EXPANDING, s.order[0])
    s.frames[s.at + PLACE] = -1
    s.frames[s.at + ROUND] = 1
    next_player(s)


def next_player(s: RenaissanceState) -> None:
    """Everybody with a city decides once per round (R42); after two rounds the combat turns begin."""
    while True:
        s.frames[s.at + PLACE] += 1
        if s.frames[s.at + PLACE] == s.players:
            if s.frames[s.at + ROUND] == 2:
                break
            s.frames[s.at + PLACE] = 0
            s.frames[s.at + ROUND] = 2
        if has_city(s, s.order[s.frames[s.at + PLACE]]):
            s.ask_seat(EXPANDING, s.order[s.frames[s.at + PLACE]])
            return
    s.pop()
    clear_marks(s, EXPANDED)
    combat_turn.begin(s, 0)


# ---- where to ----


def may_sail(s: RenaissanceState, seat: i64) -> bool:
    """Once per turn, twice for seafaring nations; two rounds never allow more."""
    return s.frames[s.at + SAILED] & (1 << seat) == 0 or SEA_EXPANSIONS[s.nation[seat]] > 1


def has_port_to_sail(s: RenaissanceState, seat: i64) -> bool:
    if not may_sail(s, seat):
        return False
    city: i64 = 0
    while city < CITY_COUNT:
        if IS_PORT[city] == 1 and s.owner[city] == seat and s.marks[EXPANDED + city] == 0:
            return True
        city += 1
    return False


def has_road_to(s: RenaissanceState, seat: i64, city: i64) -> bool:
    i: i64 = ROAD_START[city]
    end: i64 = ROAD_START[city + 1]
    while i < end:
        if s.owner[ROADS[i]] == seat and s.marks[EXPANDED + ROADS[i]] == 0:
            return True
        i += 1
    return False


def target_candidates(s: RenaissanceState, seat: i64, out: vec[i64]) -> i64:
    """Free cities within reach of a city that was not the source of his other expansion."""
    count: i64 = 0
    if may_grow(s, seat):
        by_sea: bool = has_port_to_sail(s, seat)
        city: i64 = 0
        while city < CITY_COUNT:
            if s.owner[city] == FREE and ((by_sea and IS_PORT[city] == 1) or has_road_to(s, seat, city)):
                out[count] = EXPAND + city
                count += 1
            city += 1
    return count


def choose_target(s: RenaissanceState, seat: i64, action: i64) -> None:
    """In the second round it no longer matters where from."""
    if action == PASS:
        next_player(s)
        return
    s.frames[s.at + GOAL] = action - EXPAND
    if s.frames[s.at + ROUND] == 1:
        s.ask_seat(EXPANDING_FROM, seat)
    else:
        expand(s, seat)


# ---- where from ----


def source_candidates(s: RenaissanceState, seat: i64, out: vec[i64]) -> i64:
    goal: i64 = s.frames[s.at + GOAL]
    count: i64 = 0
    city: i64 = 0
    while city < CITY_COUNT:
        if s.owner[city] == seat and joined(city, goal):
            out[count] = BY_ROAD + city
            count += 1
        city += 1
    if IS_PORT[goal] == 0:
        return count
    city = 0
    while city < CITY_COUNT:
        if s.owner[city] == seat and IS_PORT[city] == 1:
            out[count] = BY_SEA + city
            count += 1
        city += 1
    return count


def choose_source(s: RenaissanceState, seat: i64, action: i64) -> None:
    """The source serves no second expansion; a voyage counts."""
    if action >= BY_SEA:
        s.frames[s.at + SAILED] |= 1 << seat
    s.marks[EXPANDED + (action - BY_SEA if action >= BY_SEA else action - BY_ROAD)] = 1
    expand(s, seat)


def expand(s: RenaissanceState, seat: i64) -> None:
    goal: i64 = s.frames[s.at + GOAL]
    settle(s, seat, goal)
    s.frames[s.at + GOAL] = 0
    if s.events is not None:
        s.tell("expanded", {"seat": seat, "city": CITIES[goal]})
    next_player(s)
