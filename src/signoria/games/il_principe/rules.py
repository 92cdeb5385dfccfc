"""Which phase answers which decision: the one dispatcher of the game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Prompt, Reason, Settings
from signoria.games.il_principe import explain, setup
from signoria.games.il_principe.phases import bidding, bonus, build, lots, reveal, roles, rounds, supply, turns
from signoria.games.il_principe.phases.obstacles import FREE
from signoria.games.il_principe.state import (
    ACTION,
    AUCTIONS,
    BID,
    CITY_SHIELD,
    DEAL_CITY,
    DEAL_FIRST,
    DRAW,
    FIRST_PROCEDURE,
    FLIP,
    LOTS,
    NEW_CITY,
    OFFER,
    OVER,
    REVEAL,
    ROLE_DRAW,
    ROLE_SHIELD,
    TURN_UP,
    TURNS,
    WIN_BUILD,
    IlPrincipeState,
)


class IlPrincipe(IlPrincipeState):
    """A running game of Il Principe."""

    def candidates_into(self, seat: i64, out: vec[i64]) -> i64:
        decision: i64 = self.frames[self.at]
        if decision == BID:
            return bidding.candidates(self, seat, out)
        if decision == OFFER:
            return supply.candidates(self, out)
        if decision == ACTION:
            return turns.candidates(self, seat, out)
        if decision == WIN_BUILD:
            return build.candidates(self, out)
        if decision == CITY_SHIELD:
            return build.shield_candidates(self, out)
        if decision == FLIP:
            return bonus.flip_candidates(self, out)
        return bonus.shield_candidates(self, out)

    def obstacle(self, seat: i64, action: i64) -> i64:
        decision: i64 = self.frames[self.at]
        if decision == BID:
            return bidding.obstacle(self, seat, action)
        if decision == OFFER:
            return supply.obstacle(self, seat, action)
        if decision == ACTION:
            return turns.obstacle(self, seat, action)
        if decision == WIN_BUILD:
            return build.obstacle(self, seat, action)
        if decision == FLIP:
            return bonus.flip_obstacle(self, seat, action)
        return FREE

    def step(self, seat: i64, action: i64) -> None:
        decision: i64 = self.frames[self.at]
        if decision == BID:
            if bidding.choose(self, seat, action):
                self.hammer()
        elif decision == OFFER:
            supply.choose(self, seat, action)
        elif decision == ACTION:
            turns.choose(self, seat, action)
        elif decision == WIN_BUILD:
            build.choose(self, seat, action)
        elif decision == CITY_SHIELD:
            build.choose_shield(self, seat, action)
        elif decision == FLIP:
            bonus.flip(self, seat, action)
        elif decision == ROLE_SHIELD:
            bonus.choose_shield(self, seat, action)
        else:
            self.turn_up(decision, action)
        self.go_on()

    def hammer(self) -> None:
        """An auction is over; what was sold depends on the phase."""
        if self.phase == AUCTIONS:
            lots.hammer(self)
        else:
            roles.hammer(self)

    def turn_up(self, decision: i64, outcome: i64) -> None:
        """What chance, or a face-down offer, brings."""
        if decision == DRAW:
            supply.deal(self, outcome)
        elif decision == REVEAL:
            reveal.turn_up_offer(self)
        elif decision == NEW_CITY:
            build.refill(self, outcome)
        elif decision == ROLE_DRAW:
            bonus.draw_card(self, outcome)
        elif decision == TURN_UP:
            reveal.turn_up_card(self, outcome)
        elif decision == DEAL_CITY:
            setup.deal_city(self, outcome)
        else:
            setup.choose_first(self, outcome)

    def go_on(self) -> None:
        """Where nobody decides, the procedures run by themselves: lots, turns, roles, phases, rounds."""
        while self.phase != OVER:
            if self.depth == 0:
                rounds.next_phase(self)
                continue
            procedure: i64 = self.frames[self.at]
            if procedure < FIRST_PROCEDURE:
                return
            if procedure == LOTS:
                lots.go_on(self)
            elif procedure == TURNS:
                turns.go_on(self)
            else:
                roles.go_on(self)

    def weights_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        decision: i64 = self.frames[self.at]
        if decision in (DRAW, ROLE_DRAW):
            return supply.draw_weights(self, outcomes, weights)
        if decision == REVEAL:
            return reveal.offer_weights(self, outcomes, weights)
        if decision == TURN_UP:
            return reveal.deck_weights(self, outcomes, weights)
        if decision == DEAL_FIRST:
            return setup.first_weights(self, outcomes, weights)
        return build.city_weights(self, outcomes, weights)

    def reason(self, seat: i64, action: i64, obstacle: i64) -> Reason:
        return explain.reason(self, seat, action, obstacle)

    def prompt(self, seat: int) -> Prompt:
        return explain.prompt(self, seat)

    def clone(self) -> IlPrincipe:
        copy = IlPrincipe(self.players, self.settings)
        copy.copy_table(self)
        return copy


def set_up(players: int, settings: Settings) -> IlPrincipe:
    """A table laid for a number of players; the deals are chance, still to come."""
    state = IlPrincipe(players, settings)
    setup.lay_table(state)
    return state
