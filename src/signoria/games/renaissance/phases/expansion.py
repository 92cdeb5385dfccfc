"""Expansion into free cities: two rounds, one city at a time, by road or by sea (§4.5, R51, R52)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params, Problem
from signoria.core.decision import BOTTOM, NO_OBSTACLE, SEAT, Locals
from signoria.games.renaissance.actions import BY_ROAD, BY_SEA, EXPAND, PASS, SPEAK
from signoria.games.renaissance.battle.fields import EMPTY, MODES, ROAD, SEA
from signoria.games.renaissance.box.constants import (
    CITIES,
    CITY_COUNT,
    EXPANSIONS,
    IS_PORT,
    MOST_PLAYERS,
    ROAD_START,
    ROADS,
    SEA_EXPANSIONS,
)
from signoria.games.renaissance.decisions import ACTING, DECISIONS, EXPANDING, EXPANDING_FROM
from signoria.games.renaissance.phases.cities import clear_marks, has_city, joined, may_grow, settle
from signoria.games.renaissance.phases.diplomacy import close_floor, may_speak, speak
from signoria.games.renaissance.phases.obstacles import EXPANDED_BEFORE
from signoria.games.renaissance.phases.question import CityQuestion, Question, city_targets
from signoria.games.renaissance.state import EXPANDED, FREE, Renaissance

EXPANSION: Final = Locals()
PLACE: Final[i64] = EXPANSION.local("place", MOST_PLAYERS - 1)
ROUND: Final[i64] = EXPANSION.local("round", EXPANSIONS, least=1)
# Seats that have sailed in this turn, as bits.
SAILED: Final[i64] = EXPANSION.local("sailed", (1 << MOST_PLAYERS) - 1)
GOAL: Final[i64] = EXPANSION.local("goal", len(CITIES) - 1)
# Marks of a source that is asked for: none, or one too.
NOT_EXPANDED: Final = 0
EXPANDED_TOO: Final = 1


class Expanding(CityQuestion):
    """Where to: a free city within reach of one that was not the source of the other expansion."""

    def begin(self, s: Renaissance, argument: i64) -> None:
        """From a place of the order on. Everybody with a city decides once per round (R42); then the combat turns."""
        if s.events is not None and s.local(ROUND) == 0:
            s.tell("phase_begun", {"phase": "expansion"})
        first: i64 = argument
        for round in range(max(s.local(ROUND), 1), EXPANSIONS + 1):
            for place in range(first, s.players):
                if has_city(s, s.order[place]):
                    s.set_local(ROUND, round)
                    s.set_local(PLACE, place)
                    s.turn_to(s.order[place])
                    return
            first = 0
        clear_marks(s, EXPANDED)
        s.then(ACTING, s.order[0])

    def is_about(self, s: Renaissance, seat: i64, city: i64) -> bool:
        return s.owner[city] == FREE and (has_road_to(s, seat, city, EXPANDED_TOO) or by_sea(s, seat, city))

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        if not s.is_waited_for(seat):
            out[0] = SPEAK
            return 1
        return answers(s, seat, out, self.cities(s, seat, out) if may_grow(s, seat) else i64(0))

    def options(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        """The candidates without an obstacle; who may sail is asked once."""
        if not s.is_waited_for(seat):
            out[0] = SPEAK
            return 1
        count: i64 = 0
        if may_grow(s, seat):
            sails: bool = has_port_to_sail(s, seat)
            for city in range(CITY_COUNT):
                if s.owner[city] == FREE and (
                    (sails and IS_PORT[city] == 1) or has_road_to(s, seat, city, NOT_EXPANDED)
                ):
                    out[count] = EXPAND + city
                    count += 1
        return answers(s, seat, out, count)

    def obstacle(self, s: Renaissance, seat: i64, action: i64) -> i64:
        """The source of the other expansion does not serve again (R51)."""
        city: i64 = action - EXPAND
        if action >= SPEAK or by_sea(s, seat, city) or has_road_to(s, seat, city, NOT_EXPANDED):
            return NO_OBSTACLE
        return EXPANDED_BEFORE

    def reason_params(self, s: Renaissance, seat: int, action: int, obstacle: int) -> Params:
        sources = [city for city in range(CITY_COUNT) if s.owner[city] == seat and joined(city, action - EXPAND)]
        return {"city": CITIES[sources[0]]}

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        """In the second round it no longer matters where from."""
        if action == SPEAK:
            speak(s, seat)
            return
        close_floor(s)
        if action == PASS:
            if s.events is not None:
                tell_pass(s, seat)
            self.begin(s, s.local(PLACE) + 1)
            return
        s.set_local(GOAL, action - EXPAND)
        if s.local(ROUND) < EXPANSIONS:
            s.ask(EXPANDING_FROM)
        else:
            expand(s, seat, EMPTY)

    def resume(self, s: Renaissance, result: i64) -> None:
        """An offer is settled; the expansion goes on."""

    def prompt_params(self, s: Renaissance, seat: int) -> Params:
        return {"round": s.local(ROUND)}

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        return frame_problems(s, at)


def tell_pass(s: Renaissance, seat: int) -> None:
    """Tell who does not expand, and whether they could; who has not in the first round is not told of in the second."""
    has_expanded = any(s.owner[city] == seat and s.marks[EXPANDED + city] for city in range(CITY_COUNT))
    if s.local(ROUND) == 1 or has_expanded:
        could = any(option < SPEAK for option in s.options(seat))
        s.tell("not_expanded", {"seat": seat, "round": s.local(ROUND), "could": int(could)})


class ExpandingFrom(Question):
    """Where from: the source serves no second expansion; a voyage counts."""

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        goal: i64 = s.local(GOAL)
        count: i64 = 0
        for city in range(CITY_COUNT):
            if s.owner[city] == seat and joined(city, goal):
                out[count] = BY_ROAD + city
                count += 1
        if IS_PORT[goal] == 1:
            for port in range(CITY_COUNT):
                if s.owner[port] == seat and IS_PORT[port] == 1:
                    out[count] = BY_SEA + port
                    count += 1
        return count

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        if action >= BY_SEA:
            s.set_local(SAILED, s.local(SAILED) | 1 << seat)
        s.marks[EXPANDED + (action - BY_ROAD) % CITY_COUNT] = 1
        expand(s, seat, action)

    def prompt_params(self, s: Renaissance, seat: int) -> Params:
        return {"round": s.local(ROUND), "city": CITIES[s.local(GOAL)]}

    def targets(self, s: Renaissance, action: i64) -> tuple[str, ...]:
        return city_targets(action - (action - BY_ROAD) % CITY_COUNT, action)

    def label(self, s: Renaissance, action: i64) -> Params:
        return {"city": CITIES[(action - BY_ROAD) % CITY_COUNT]}

    def is_default(self, s: Renaissance, seat: i64, action: i64) -> bool:
        return action == s.options(seat)[0]

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        if s.frames[at + ROUND] == EXPANSIONS:
            return [Problem("round", "only before the last round it matters where from")]
        if s.owner[s.frames[at + GOAL]] != FREE:
            return [Problem("goal", "only free cities can be expanded into")]
        return frame_problems(s, at)


def frame_problems(s: Renaissance, at: int) -> list[Problem]:
    place, seat = s.frames[at + PLACE], s.frames[at + SEAT]
    if place >= s.players or s.order[place] != seat:
        return [Problem("place", f"seat {seat} is not at place {place} of the order")]
    if s.frames[at + SAILED] >= 1 << s.players:
        return [Problem("sailed", "only seats of this game sail")]
    return [] if has_city(s, seat) else [Problem("seat", f"seat {seat} has no city to expand from")]


def may_sail(s: Renaissance, seat: i64) -> bool:
    """Once per turn, twice for seafaring nations; two rounds never allow more."""
    return s.local(SAILED) & (1 << seat) == 0 or SEA_EXPANSIONS[s.nation[seat]] > 1


def has_port_to_sail(s: Renaissance, seat: i64) -> bool:
    if not may_sail(s, seat):
        return False
    for city in range(CITY_COUNT):
        if IS_PORT[city] == 1 and s.owner[city] == seat and s.marks[EXPANDED + city] == 0:
            return True
    return False


def by_sea(s: Renaissance, seat: i64, city: i64) -> bool:
    return IS_PORT[city] == 1 and has_port_to_sail(s, seat)


def has_road_to(s: Renaissance, seat: i64, city: i64, most: i64) -> bool:
    """From an own city that is not marked as a source, or from any (`most` marks)."""
    for i in range(ROAD_START[city], ROAD_START[city + 1]):
        if s.owner[ROADS[i]] == seat and s.marks[EXPANDED + ROADS[i]] <= most:
            return True
    return False


def answers(s: Renaissance, seat: i64, out: vec[i64], start: i64) -> i64:
    """The floor, and passing."""
    count: i64 = start
    if may_speak(s, seat):
        out[count] = SPEAK
        count += 1
    out[count] = PASS
    return count + 1


def expand(s: Renaissance, seat: i64, way: i64) -> None:
    """The garrison is placed; `way` is the action that chose where from, or EMPTY where it does not matter."""
    goal: i64 = s.local(GOAL)
    settle(s, seat, goal)
    s.set_local(GOAL, 0)
    if s.events is not None:
        expanded: Params = {"seat": seat, "city": CITIES[goal]}
        if way != EMPTY:
            expanded["source"] = CITIES[(way - BY_ROAD) % CITY_COUNT]
            expanded["way"] = MODES[SEA if way >= BY_SEA else ROAD]
        s.tell("expanded", expanded)
    s.ask(EXPANDING, s.local(PLACE) + 1)


DECISIONS.place(Expanding(EXPANDING, "expansion.target", "4.5", EXPAND, EXPANSION, (BOTTOM,)))
DECISIONS.place(ExpandingFrom(EXPANDING_FROM, "expansion.source", "4.5", EXPANSION))
