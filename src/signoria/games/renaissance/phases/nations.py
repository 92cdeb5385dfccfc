"""Variant and nations (S-VARIANT, S-NATION; §3, R4): agreed by who sits where, chosen in turn, or drawn by lot."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params, Problem
from signoria.core.decision import SEAT, Chance
from signoria.core.state import CHANCE
from signoria.games.renaissance.actions import CHOOSE_NATION, DRAWN_NATION, DRAWN_VARIANT
from signoria.games.renaissance.battle.fields import EMPTY
from signoria.games.renaissance.box.constants import NATION_COUNT, NATIONS
from signoria.games.renaissance.box.plans import PLAN_IDS, PLANS, VARIANTS
from signoria.games.renaissance.decisions import (
    CHOOSING_NATION,
    DECISIONS,
    DRAW_FIRST_ORDER,
    DRAW_NATION,
    DRAW_VARIANT,
    PLACE_CHOICE,
)
from signoria.games.renaissance.phases.question import Question
from signoria.games.renaissance.state import CLOSED, Renaissance

RANDOM: Final = "random"
CHOSEN: Final = "chosen"
LISTED: Final = "listed"
NATION_WAYS: Final = (RANDOM, CHOSEN, LISTED)


class DrawingVariant(Chance[Renaissance]):
    """With four players one state is left out."""

    def weights(self, s: Renaissance, outcomes: vec[i64], weights: vec[i64]) -> i64:
        for i in range(len(VARIANTS)):
            outcomes[i] = DRAWN_VARIANT + i
            weights[i] = 1
        return len(VARIANTS)

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        variant = VARIANTS[action - DRAWN_VARIANT]
        s.plan = PLAN_IDS.index(f"base_4_{variant}")
        if s.events is not None:
            s.tell("variant_drawn", {"variant": variant})
        s.pop()
        begin(s)


def begin(s: Renaissance) -> None:
    """Close the provinces; where nations are agreed, the seats have them in the order of the list."""
    plan = PLANS[s.plan]
    for city in plan.closed:
        s.owner[city] = CLOSED
    if s.settings["nations"] == LISTED:
        for seat, nation in enumerate(plan.nations):
            s.nation[seat] = nation
    s.call(DRAW_NATION, CHANCE)


def seat_of(s: Renaissance, nation: i64) -> i64:
    """Who plays a nation, or EMPTY; of the seats without any, the first."""
    for seat in range(s.players):
        if s.nation[seat] == nation:
            return seat
    return EMPTY


def open_nations(s: Renaissance, verb: i64, out: vec[i64]) -> i64:
    """Those of the list that nobody has yet."""
    plan = PLANS[s.plan]
    count: i64 = 0
    for nation in range(NATION_COUNT):
        if nation in plan.nations and seat_of(s, nation) == EMPTY:
            out[count] = verb + nation
            count += 1
    return count


def take(s: Renaissance, seat: i64, nation: i64) -> None:
    s.nation[seat] = nation
    if s.events is not None:
        s.tell("nation_drawn", {"seat": seat, "nation": NATIONS[nation]})
    s.turn_to(CHANCE)
    s.ask(DRAW_NATION)


class DrawingNation(Chance[Renaissance]):
    """A lot for the next seat without a nation, unless it is to choose."""

    def begin(self, s: Renaissance, argument: i64) -> None:
        """When everybody has one, the order is drawn, or in a scenario it is that of the list (R7)."""
        waiting: i64 = seat_of(s, EMPTY)
        plan = PLANS[s.plan]
        if waiting != EMPTY:
            if s.settings["nations"] == CHOSEN:
                s.turn_to(waiting)
                s.ask(CHOOSING_NATION)
            return
        s.war = 1 if plan.war else 0
        if plan.draws_order:
            s.then(DRAW_FIRST_ORDER, CHANCE, EMPTY)
            return
        for place, nation in enumerate(plan.nations):
            s.order[place] = seat_of(s, nation)
        s.then(PLACE_CHOICE, s.order[0])

    def weights(self, s: Renaissance, outcomes: vec[i64], weights: vec[i64]) -> i64:
        count: i64 = open_nations(s, DRAWN_NATION, outcomes)
        for i in range(count):
            weights[i] = 1
        return count

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        take(s, seat_of(s, EMPTY), action - DRAWN_NATION)


class ChoosingNation(Question):
    """One seat after the other."""

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        return open_nations(s, CHOOSE_NATION, out)

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        take(s, seat, action - CHOOSE_NATION)

    def label(self, s: Renaissance, action: i64) -> Params:
        return {"nation": NATIONS[action - CHOOSE_NATION]}

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        if s.settings["nations"] == CHOSEN and s.frames[at + SEAT] == seat_of(s, EMPTY):
            return []
        return [Problem("seat", "the next seat without a nation chooses one, if they are to be chosen")]


DECISIONS.place(DrawingVariant(DRAW_VARIANT, "setup.variant", "4.1"))
DECISIONS.place(DrawingNation(DRAW_NATION, "setup.draw_nation", "4.1"))
DECISIONS.place(ChoosingNation(CHOOSING_NATION, "setup.nation", "4.1"))
