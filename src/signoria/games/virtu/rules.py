"""The game of Virtù: which family of decisions answers, in the order in which decisions.py numbers them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Prompt, Reason, Settings
from signoria.games.virtu import explain, setup
from signoria.games.virtu.decisions import (
    ALLY,
    ANNEX,
    BUY,
    DEAL_STATE,
    GOVERN,
    INFLUENCE,
    PAY,
    PAY_TROOPS,
    REDEEM,
    SIEGE,
)
from signoria.games.virtu.dispatch import actions, end_of_spring, inner, spring, winter
from signoria.games.virtu.phases import alliance, annex, influence, marker, market, paying
from signoria.games.virtu.state import VirtuState


class Virtu(VirtuState):
    """A running game of Virtù."""

    # ---- what may be chosen ----

    def candidates_into(self, seat: i64, out: vec[i64]) -> i64:
        decision: i64 = self.frames[self.at]
        if decision < SIEGE:
            return spring.candidates(self, decision, out)
        if decision < PAY_TROOPS:
            return end_of_spring.candidates(self, decision, out)
        if decision < GOVERN:
            return winter.candidates(self, decision, out)
        if decision < PAY:
            return actions.candidates(self, decision, out)
        return inner.candidates(self, decision, out)

    def options_into(self, seat: i64, out: vec[i64]) -> i64:
        """Where payments decide, all options are found in one pass over the sources."""
        decision: i64 = self.frames[self.at]
        if decision == PAY:
            return paying.options(self, out)
        if decision == BUY:
            return market.options(self, out)
        if decision == ALLY:
            return alliance.options(self, out)
        if decision == ANNEX:
            return annex.options(self, out)
        if decision == INFLUENCE:
            return influence.options(self, out)
        if decision == REDEEM:
            return marker.redeem_options(self, out)
        return super().options_into(seat, out)

    def obstacle(self, seat: i64, action: i64) -> i64:
        decision: i64 = self.frames[self.at]
        if decision < SIEGE:
            return spring.obstacle(self, decision, action)
        if decision < PAY_TROOPS:
            return end_of_spring.obstacle(self, decision, action)
        if decision < GOVERN:
            return winter.obstacle(self, decision, action)
        if decision < PAY:
            return actions.obstacle(self, decision, action)
        return inner.obstacle(self, decision, action)

    # ---- what a choice does ----

    def step(self, seat: i64, action: i64) -> None:
        decision: i64 = self.frames[self.at]
        if decision < SIEGE:
            spring.step(self, decision, action)
        elif decision < PAY_TROOPS:
            end_of_spring.step(self, decision, action)
        elif decision < GOVERN:
            winter.step(self, decision, action)
        elif decision < PAY:
            actions.step(self, decision, action)
        else:
            inner.step(self, decision, action)

    # ---- chance, words, copies ----

    def weights_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        if self.frames[self.at] == DEAL_STATE:
            return setup.state_weights(self, outcomes, weights)
        return setup.first_weights(self, outcomes, weights)

    def reason(self, seat: i64, action: i64, obstacle: i64) -> Reason:
        return explain.reason(self, seat, action, obstacle)

    def prompt(self, seat: int) -> Prompt:
        return explain.prompt(self, seat)

    def clone(self) -> Virtu:
        copy = Virtu(self.players, self.settings)
        copy.copy_table(self)
        return copy


def set_up(players: int, settings: Settings) -> Virtu:
    """A table laid for a number of players; deals, if any, are chance, still to come."""
    state = Virtu(players, settings)
    state.copy_table(laid(state))
    return state


_LAID: Final[dict[tuple[int, bool], Virtu]] = {}


def laid(like: Virtu) -> Virtu:
    """The table as the box lays it: made once for each number of players, then copied, which is ten times quicker."""
    key = (int(like.players), like.random_states)
    if key not in _LAID:
        table = Virtu(like.players, like.settings)
        setup.lay_table(table)
        _LAID[key] = table
    return _LAID[key]
