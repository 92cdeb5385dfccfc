"""The deal: S2 cards, the display, goals, the First Player; all of it chance (§3)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.decision import Chance
from signoria.games.principato.actions import FIRST, GOAL, REVEAL, START
from signoria.games.principato.box.constants import (
    BACKS,
    CARD_COUNT,
    CARDS,
    CUBES,
    DEALT_CARDS,
    DISPLAY_SIZE,
    FACES,
    GOAL_BACK,
    GOAL_COUNT,
    GOALS,
    HAND_SIZE,
    START_CARD,
    START_CUBES,
    START_TOKENS,
)
from signoria.games.principato.phases.display import lay_out
from signoria.games.principato.phases.refill import pile_weights
from signoria.games.principato.state import (
    DEAL_DISPLAY,
    DEAL_FIRST,
    DEAL_GOAL,
    DEAL_START,
    DECISIONS,
    EMPTY,
    TURN,
    Principato,
)


def belongings() -> Params:
    """Returns what everybody begins with (§3.8)."""
    cubes: Params = {cube: int(START_CUBES[i]) for i, cube in enumerate(CUBES)}
    return {"card": CARDS[START_CARD]} | cubes | {face: int(START_TOKENS[i]) for i, face in enumerate(FACES)}


class DealStart(Chance[Principato]):
    """S2 cards, dealt at random from seat 0 on (§3.4)."""

    def weights(self, s: Principato, outcomes: vec[i64], weights: vec[i64]) -> i64:
        count: i64 = 0
        for card in range(CARD_COUNT):
            left: i64 = DEALT_CARDS[card]
            for seat in range(s.players):
                if s.hand[HAND_SIZE * seat + 1] == card:
                    left -= 1
            if left > 0:
                outcomes[count] = START + card
                weights[count] = left
                count += 1
        return count

    def step(self, s: Principato, seat: i64, action: i64) -> None:
        receiver: i64 = 0
        while s.hand[HAND_SIZE * receiver + 1] != EMPTY:
            receiver += 1
        card: i64 = action - START
        s.hand[HAND_SIZE * receiver + 1] = card
        if s.events is not None:
            if receiver == 0:
                s.tell("set_out", belongings())
            s.tell("dealt_start", {"seat": receiver, "card": CARDS[card]})
        if receiver == s.players - 1:
            s.ask(DEAL_DISPLAY)


class DealDisplay(Chance[Principato]):
    """Year 1 has no military card, so every card revealed is laid out (§3.5)."""

    def weights(self, s: Principato, outcomes: vec[i64], weights: vec[i64]) -> i64:
        return pile_weights(s, outcomes, weights)

    def step(self, s: Principato, seat: i64, action: i64) -> None:
        card: i64 = action - REVEAL
        s.pile[card] -= 1
        lay_out(s, card)
        if s.display[DISPLAY_SIZE[s.players] - 1] != EMPTY:
            s.ask(DEAL_GOAL)


class DealGoal(Chance[Principato]):
    """Goals, one of each back, seen by their owner alone (§3.6)."""

    def weights(self, s: Principato, outcomes: vec[i64], weights: vec[i64]) -> i64:
        back: i64 = next_goal(s) % BACKS
        count: i64 = 0
        for goal in range(GOAL_COUNT):
            if GOAL_BACK[goal] == back and not is_dealt(s, goal):
                outcomes[count] = GOAL + goal
                weights[count] = 1
                count += 1
        return count

    def step(self, s: Principato, seat: i64, action: i64) -> None:
        place: i64 = next_goal(s)
        s.goals[place] = action - GOAL
        if s.events is not None:
            owner = int(place // BACKS)
            seen_by = None if s.open_goals else (owner,)
            s.tell("dealt_goal", {"seat": owner, "goal": GOALS[action - GOAL]}, seen_by)
        if next_goal(s) == EMPTY:
            s.ask(DEAL_FIRST)


def next_goal(s: Principato) -> i64:
    """Returns the place in `goals` of the goal that is dealt now: back 1 to every seat, then back 2."""
    for back in range(BACKS):
        for seat in range(s.players):
            if s.goals[BACKS * seat + back] == EMPTY:
                return BACKS * seat + back
    return EMPTY


def is_dealt(s: Principato, goal: i64) -> bool:
    for place in range(BACKS * s.players):
        if s.goals[place] == goal:
            return True
    return False


class DealFirst(Chance[Principato]):
    """Who gets the First Player card; it stays with them all game (§3.9, R13), and the first year begins."""

    def weights(self, s: Principato, outcomes: vec[i64], weights: vec[i64]) -> i64:
        for seat in range(s.players):
            outcomes[seat] = FIRST + seat
            weights[seat] = 1
        return s.players

    def step(self, s: Principato, seat: i64, action: i64) -> None:
        s.first = action - FIRST
        if s.events is not None:
            s.tell("first_player", {"seat": s.first})
            s.tell("year_begun", {"year": s.year})
        s.active = s.first
        s.then(TURN, s.first)


DECISIONS.place(DealStart(DEAL_START, "setup.start", "3"))
DECISIONS.place(DealDisplay(DEAL_DISPLAY, "setup.display", "3"))
DECISIONS.place(DealGoal(DEAL_GOAL, "setup.goal", "3"))
DECISIONS.place(DealFirst(DEAL_FIRST, "setup.first", "3"))
