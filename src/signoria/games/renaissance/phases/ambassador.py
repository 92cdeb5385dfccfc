"""The ambassador: two dice say what comes of it, bribery, poor upkeep or outside help
(§4.6, R16, R20, R21, R49)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params, Problem
from signoria.core.decision import NO_LOCALS, NO_OBSTACLE, SEAT, Chance, Procedure
from signoria.core.state import CHANCE
from signoria.games.renaissance.actions import BRIBE, EMBASSY_ROLL, NEGLECT, PASS
from signoria.games.renaissance.box.constants import (
    BRIBERY_TO,
    CITIES,
    DIE,
    FORT_PC,
    FORTRESS,
    GARRISON,
    HELP_CARDS,
    UPKEEP_TO,
)
from signoria.games.renaissance.decisions import (
    ACTING,
    BRIBE_DIE,
    BRIBING,
    DECISIONS,
    EMBASSY,
    MISSION,
    NEGLECTING,
    OUTSIDE_HELP,
)
from signoria.games.renaissance.phases.cities import city_level, is_rival, lower, may_grow, take_city
from signoria.games.renaissance.phases.deal import draw_cards
from signoria.games.renaissance.phases.looters import CITY, ON_CITY, on_city_problems, strength
from signoria.games.renaissance.phases.obstacles import FORTRESS_HOLDS, HOLDS_PALACE, NO_GARRISON_LEFT
from signoria.games.renaissance.phases.question import Die, HeldCityQuestion
from signoria.games.renaissance.state import CONQUERED, NO_PALACE, Renaissance

# What comes of an embassy, by rising dice.
EMBASSIES: Final = ("corruption", "poor_upkeep", "outside_help")


class Mission(Procedure[Renaissance]):
    """The card is played: the dice, and what they bring."""

    def begin(self, s: Renaissance, argument: i64) -> None:
        s.call(EMBASSY, CHANCE)

    def resume(self, s: Renaissance, result: i64) -> None:
        seat: i64 = s.frame_seat()
        if s.events is not None:
            outcome = EMBASSIES[int(result > BRIBERY_TO) + int(result > UPKEEP_TO)]
            s.tell("embassy", {"seat": seat, "roll": result, "outcome": outcome, "cards": HELP_CARDS})
        if result <= BRIBERY_TO:
            s.then(BRIBING, seat)
        elif result <= UPKEEP_TO:
            s.then(NEGLECTING, seat)
        else:
            s.pop()
            draw_cards(s, OUTSIDE_HELP, seat, HELP_CARDS)

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        return own_turn_problems(s, at)


def own_turn_problems(s: Renaissance, at: int) -> list[Problem]:
    if s.frames[at + SEAT] == s.frames[SEAT]:
        return []
    return [Problem("seat", f"seat {s.frames[at + SEAT]} plays in the turn of seat {s.frames[SEAT]}")]


class Embassy(Chance[Renaissance]):
    """Two dice."""

    def weights(self, s: Renaissance, outcomes: vec[i64], weights: vec[i64]) -> i64:
        for roll in range(2, 2 * DIE + 1):
            outcomes[roll - 2] = EMBASSY_ROLL + roll - 2
            weights[roll - 2] = min(roll - 1, 2 * DIE + 1 - roll)
        return 2 * DIE - 1

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        s.done(action - EMBASSY_ROLL + 2)


class Bribing(HeldCityQuestion):
    """More than the fortification: the city changes hands with its rampart, and counts as conquered (R20, R27)."""

    def is_about(self, s: Renaissance, seat: i64, city: i64) -> bool:
        return is_rival(s, city, seat)

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        count: i64 = self.cities(s, seat, out)
        out[count] = PASS
        return count + 1

    def obstacle(self, s: Renaissance, seat: i64, action: i64) -> i64:
        return NO_OBSTACLE if action == PASS else bribe_obstacle(s, seat, action - BRIBE)

    def reason_params(self, s: Renaissance, seat: int, action: int, obstacle: int) -> Params:
        if obstacle == FORTRESS_HOLDS:
            return strength(s, action - BRIBE)
        return {"city": CITIES[action - BRIBE]} if obstacle == HOLDS_PALACE else {}

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        if action == PASS:
            s.done()
            return
        s.set_local(CITY, action - BRIBE)
        s.call(BRIBE_DIE, CHANCE)

    def resume(self, s: Renaissance, result: i64) -> None:
        city: i64 = s.local(CITY)
        seat: i64 = s.frame_seat()
        won: bool = result > FORT_PC[city_level(s, city)]
        loser: i64 = s.owner[city]
        if won:
            take_city(s, seat, city)
            s.marks[CONQUERED + city] = 1
        if s.events is not None:
            s.tell("bribed", {"seat": seat, "city": CITIES[city], "die": result, "won": int(won), "loser": loser})
        s.done()

    def label(self, s: Renaissance, action: i64) -> Params:
        if action == PASS:
            return {}
        return {**super().label(s, action), "more_than": FORT_PC[city_level(s, action - BRIBE)]}

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        seat, city = s.frames[at + SEAT], s.frames[at + CITY]
        return on_city_problems(s, at, is_rival(s, city, seat) and bribe_obstacle(s, seat, city) == NO_OBSTACLE)


def bribe_obstacle(s: Renaissance, seat: i64, city: i64) -> i64:
    """No palace, no fortress (R16, R20)."""
    if s.palace[city] != NO_PALACE:
        return HOLDS_PALACE
    if s.level[city] == FORTRESS:
        return FORTRESS_HOLDS
    return NO_OBSTACLE if may_grow(s, seat) else NO_GARRISON_LEFT


class Neglecting(HeldCityQuestion):
    """Poor upkeep: any rampart or castle on the map, also one's own, or none (R21)."""

    def is_about(self, s: Renaissance, seat: i64, city: i64) -> bool:
        return s.level[city] > GARRISON

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        count: i64 = self.cities(s, seat, out)
        out[count] = PASS
        return count + 1

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        if action != PASS:
            lower(s, action - NEGLECT)
            if s.events is not None:
                city = action - NEGLECT
                levels = {"owner": s.owner[city], "level": s.level[city]}
                s.tell("neglected", {"seat": seat, "city": CITIES[city], **levels})
        s.done()

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        return own_turn_problems(s, at)


DECISIONS.place(Mission(MISSION, "ambassador", "4.6", inside=(ACTING,)))
DECISIONS.place(Embassy(EMBASSY, "ambassador.roll", "4.6", inside=(MISSION,)))
DECISIONS.place(Bribing(BRIBING, "ambassador.bribe", "4.6", BRIBE, ON_CITY, (ACTING,)))
DECISIONS.place(Die(BRIBE_DIE, "ambassador.bribe_die", "4.6", inside=(BRIBING,)))
DECISIONS.place(Neglecting(NEGLECTING, "ambassador.neglect", "4.6", NEGLECT, NO_LOCALS, (ACTING,)))
