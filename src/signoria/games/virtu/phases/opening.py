"""Before the first card is laid: who plays which state, and who plays first (§3.1; R45)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Description, Params, Problem
from signoria.core.decision import NO_OBSTACLE, SEAT, Chance
from signoria.core.state import CHANCE
from signoria.games.virtu.actions import BEGIN_WITH, FIRST_SEAT, STATE_DEALT, TAKE_STATE_OF
from signoria.games.virtu.box.constants import FACTION_COUNT, FACTIONS, states
from signoria.games.virtu.decisions import (
    DEAL_FIRST,
    DEAL_STATE,
    DECISIONS,
    FAMILY_CARD,
    NAME_FIRST,
    OBSTACLES,
    TAKE_STATE,
)
from signoria.games.virtu.phases.question import Question
from signoria.games.virtu.state import EMPTY, Virtu

STATE_TAKEN: Final = OBSTACLES.add("state_taken", "3.1")


def seats_without_state(s: Virtu) -> i64:
    return sum(faction == EMPTY for faction in s.faction)


def take_state(s: Virtu, seat: i64, faction: i64) -> None:
    s.faction[seat] = faction
    if s.events is not None:
        s.tell("state", {"seat": seat, "state": FACTIONS[faction]})
    if seats_without_state(s) == 0:
        seats_are_taken(s)


def seats_are_taken(s: Virtu) -> None:
    """Homes, troops, agents, florins; then who plays first, or with two players at once the family of France."""
    s.variant.settle(s)
    if s.depth > 0:
        s.pop()
    if s.order[0] != EMPTY:
        s.call(FAMILY_CARD, s.order[0])
    elif s.settings["choose_first"] is True:
        s.call(NAME_FIRST, 0)
    else:
        s.call(DEAL_FIRST, CHANCE)


def set_first(s: Virtu, first: i64) -> None:
    """Clockwise from the first player, who lies on top of both piles."""
    for i in range(s.players):
        seat: i64 = (first + i) % s.players
        s.order[i] = seat
        s.city_track[i] = seat
        s.patronage_track[i] = seat


class DealState(Chance[Virtu]):
    """Seat by seat, each state that is left with the same chance."""

    def weights(self, s: Virtu, outcomes: vec[i64], weights: vec[i64]) -> i64:
        playing = states(s.players)
        taken = [int(faction) for faction in s.faction]
        count: i64 = 0
        for faction in range(FACTION_COUNT):
            if faction in playing and faction not in taken:
                outcomes[count] = STATE_DEALT + faction
                weights[count] = 1
                count += 1
        return count

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        take_state(s, s.players - seats_without_state(s), action - STATE_DEALT)

    def problems(self, s: Virtu, at: int) -> list[Problem]:
        taken = [Problem("frame_seats", "every seat has its state already")] if seats_without_state(s) == 0 else []
        return taken + agreed(s, "states", "random")


class TakeState(Question):
    """The players choose their states, seat by seat."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        playing = sorted(states(s.players))
        for i, faction in enumerate(playing):
            out[i] = TAKE_STATE_OF + faction
        return len(playing)

    def obstacle(self, s: Virtu, seat: i64, action: i64) -> i64:
        return STATE_TAKEN if action - TAKE_STATE_OF in [int(faction) for faction in s.faction] else NO_OBSTACLE

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        if seat + 1 < s.players:
            s.turn_to(seat + 1)
        take_state(s, seat, action - TAKE_STATE_OF)

    def describe(self, s: Virtu, seat: int, action: int) -> Description:
        state = FACTIONS[action - TAKE_STATE_OF]
        return Description(targets=(f"state:{state}",), group="state", params={"state": state})

    def deciders(self, s: Virtu, at: int) -> list[int]:
        return [int(s.players - seats_without_state(s))]

    def problems(self, s: Virtu, at: int) -> list[Problem]:
        return super().problems(s, at) + agreed(s, "states", "chosen")


class DealFirst(Chance[Virtu]):
    """The first player, by chance."""

    def weights(self, s: Virtu, outcomes: vec[i64], weights: vec[i64]) -> i64:
        for seat in range(s.players):
            outcomes[seat] = FIRST_SEAT + seat
            weights[seat] = 1
        return s.players

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        begin_with(s, action - FIRST_SEAT, 1)

    def problems(self, s: Virtu, at: int) -> list[Problem]:
        return agreed(s, "choose_first", False)


class NameFirst(Question):
    """Whoever was last in Italy plays first: the players know, and the first seat says it."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        for other in range(s.players):
            out[other] = BEGIN_WITH + other
        return s.players

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        begin_with(s, action - BEGIN_WITH, 0)

    def label(self, s: Virtu, seat: int, action: int) -> Params:
        return {"first": action - BEGIN_WITH}

    def problems(self, s: Virtu, at: int) -> list[Problem]:
        if s.frames[at + SEAT] != 0:
            return [Problem("frame_seats", "the first seat says who begins")]
        return agreed(s, "choose_first", True)


def begin_with(s: Virtu, first: i64, by_lot: i64) -> None:
    set_first(s, first)
    if s.events is not None:
        s.tell("first_player", {"seat": first, "by_lot": by_lot})
    s.then(FAMILY_CARD, first)


def agreed(s: Virtu, option: str, value: bool | str) -> list[Problem]:
    """This way of setting up is asked for only by its option."""
    return [] if s.settings[option] == value else [Problem("frames_nest", f"{option} is {s.settings[option]}")]


DECISIONS.place(DealState(DEAL_STATE, "setup.state", "3.1"))
DECISIONS.place(TakeState(TAKE_STATE, "setup.take_state", "3.1"))
DECISIONS.place(DealFirst(DEAL_FIRST, "setup.first", "3.1"))
DECISIONS.place(NameFirst(NAME_FIRST, "setup.name_first", "3.1"))
