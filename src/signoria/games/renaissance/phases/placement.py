"""Start garrisons, ramparts, palaces and the extra garrison (S-CHOICE to S-EXTRA; §3, R5, R6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Problem
from signoria.core.decision import BOTTOM, SEAT, Locals
from signoria.games.renaissance.actions import BUILD_PALACE, BUILD_RAMPART, GARRISON_AT, PASS
from signoria.games.renaissance.box.constants import CITIES, CITY_COUNT, IS_PORT, MOST_PLAYERS, ROAD_START, ROADS
from signoria.games.renaissance.box.plans import MOST_CHOICES, PLANS
from signoria.games.renaissance.decisions import (
    DECISIONS,
    PLACE_CHOICE,
    PLACE_EXTRA,
    PLACE_PALACE,
    PLACE_RAMPART,
    RETURNING,
)
from signoria.games.renaissance.phases.cities import raise_palace, raise_rampart, settle
from signoria.games.renaissance.phases.question import CityQuestion
from signoria.games.renaissance.state import FREE, Renaissance

PLACEMENT: Final = Locals()
PLACE: Final[i64] = PLACEMENT.local("place", MOST_PLAYERS - 1)
CHOICE: Final[i64] = PLACEMENT.local("choice", MOST_CHOICES)


def settle_start(s: Renaissance, seat: i64, city: i64) -> None:
    settle(s, seat, city)
    s.home[city] = seat
    if s.events is not None:
        s.tell("settled", {"seat": seat, "city": CITIES[city]})


def next_place(s: Renaissance) -> None:
    place: i64 = s.local(PLACE) + 1
    if place < s.players:
        s.turn_to(s.order[place])
        s.ask(PLACE_CHOICE, place)
    else:
        s.ask(PLACE_EXTRA)


class Placement(CityQuestion):
    """What every step of the placement must fulfil."""

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        wrong: list[Problem] = []
        place, seat = s.frames[at + PLACE], s.frames[at + SEAT]
        if not place < s.players or s.order[place] != seat:
            return [Problem("place", f"seat {seat} is not at place {place} of the order")]
        placed = [self.id == PLACE_EXTRA or i <= place for i in range(s.players)]
        for i in range(s.players):
            if (s.order[i] in list(s.home)) != placed[i]:
                wrong.append(Problem("home", "players place their garrisons in order"))
        if s.turn != 1:
            wrong.append(Problem("turn", "set-up comes before the first turn"))
        return wrong


# ---- one city out of a list (S-CHOICE) ----


class Choosing(Placement):
    """A player's fixed start cities are given; what they may choose, they are asked."""

    def begin(self, s: Renaissance, argument: i64) -> None:
        seat: i64 = s.frame_seat()
        plan, nation = PLANS[s.plan], int(s.nation[seat])
        s.set_local(PLACE, argument)
        s.set_local(CHOICE, 0)
        for city in plan.fixed[nation]:
            settle_start(s, seat, city)
        if len(plan.choices[nation]) == 0:
            s.ask(PLACE_RAMPART)

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for city in sorted(PLANS[s.plan].choices[int(s.nation[seat])][s.local(CHOICE)]):
            if s.owner[city] == FREE:
                out[count] = GARRISON_AT + city
                count += 1
        return count

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        settle_start(s, seat, action - GARRISON_AT)
        s.set_local(CHOICE, s.local(CHOICE) + 1)
        if s.local(CHOICE) == len(PLANS[s.plan].choices[int(s.nation[seat])]):
            s.set_local(CHOICE, 0)
            s.ask(PLACE_RAMPART)

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        ways, choice = PLANS[s.plan].choices[int(s.nation[s.frames[at + SEAT]])], s.frames[at + CHOICE]
        if choice < len(ways) and not any(s.home[city] == s.frames[at + SEAT] for city in ways[choice]):
            return super().problems(s, at)
        return [Problem("choice", "there is no such list to choose from")]


# ---- the rampart, and in 1515 the palace, on an own city (S-RAMPART, S-PALACE) ----


class Building(Placement):
    """A figure that is given, on an own city (R5)."""

    def is_about(self, s: Renaissance, seat: i64, city: i64) -> bool:
        return s.owner[city] == seat

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        rampart: bool = self.verb == BUILD_RAMPART
        if rampart:
            raise_rampart(s, action - self.verb)
        else:
            raise_palace(s, action - self.verb)
        if s.events is not None:
            figure = "rampart" if rampart else "palace"
            s.tell("built", {"seat": seat, "city": CITIES[action - self.verb], "figure": figure})
        if rampart and PLANS[s.plan].palaces > 0:
            s.ask(PLACE_PALACE)
        else:
            next_place(s)

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        if self.id == PLACE_RAMPART and s.ramparts < s.players - s.frames[at + PLACE]:
            return [Problem("ramparts", "everybody begins with one rampart")]
        return super().problems(s, at)


# ---- one more garrison (S-EXTRA): everybody, or only those whom the scenario names (R6) ----


class Extra(Placement):
    """Beside a start city, or in any port for who starts in one."""

    def begin(self, s: Renaissance, argument: i64) -> None:
        """Ask the next one in order who has an extra garrison; when all have been asked, the first turn begins."""
        for place in range(argument, s.players):
            if s.nation[s.order[place]] in PLANS[s.plan].extra:
                s.set_local(PLACE, place)
                s.turn_to(s.order[place])
                return
        s.then(RETURNING, s.order[0])

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        by_sea: bool = holds_start_port(s, seat)
        count: i64 = 0
        for city in range(CITY_COUNT):
            if s.owner[city] == FREE and ((by_sea and IS_PORT[city] == 1) or beside_start(s, seat, city)):
                out[count] = GARRISON_AT + city
                count += 1
        out[count] = PASS
        return count + 1

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        if action != PASS:
            settle(s, seat, action - GARRISON_AT)
            if s.events is not None:
                s.tell("settled", {"seat": seat, "city": CITIES[action - GARRISON_AT]})
        self.begin(s, s.local(PLACE) + 1)

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        if int(s.nation[s.frames[at + SEAT]]) not in PLANS[s.plan].extra:
            return [Problem("seat", f"seat {s.frames[at + SEAT]} has no extra garrison")]
        return super().problems(s, at)


def holds_start_port(s: Renaissance, seat: i64) -> bool:
    for city in range(CITY_COUNT):
        if s.home[city] == seat and IS_PORT[city] == 1:
            return True
    return False


def beside_start(s: Renaissance, seat: i64, city: i64) -> bool:
    for i in range(ROAD_START[city], ROAD_START[city + 1]):
        if s.home[ROADS[i]] == seat:
            return True
    return False


DECISIONS.place(Choosing(PLACE_CHOICE, "setup.choice", "4.1", GARRISON_AT, PLACEMENT, (BOTTOM,)))
DECISIONS.place(Building(PLACE_RAMPART, "setup.rampart", "4.1", BUILD_RAMPART, PLACEMENT, (BOTTOM,)))
DECISIONS.place(Building(PLACE_PALACE, "setup.palace", "4.1", BUILD_PALACE, PLACEMENT, (BOTTOM,)))
DECISIONS.place(Extra(PLACE_EXTRA, "setup.extra", "4.1", GARRISON_AT, PLACEMENT, (BOTTOM,)))
