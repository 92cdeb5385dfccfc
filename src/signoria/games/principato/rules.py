"""Which phase answers which decision: the one dispatcher of the game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Prompt, Reason, Settings
from signoria.games.principato import explain, setup
from signoria.games.principato.actions import FOOD_TO_SOLDIERS, GOLD_TO_SOLDIERS
from signoria.games.principato.phases import activation, display, favor, gain, military, payment, refill, turn
from signoria.games.principato.phases.obstacles import FREE
from signoria.games.principato.state import (
    CHANGE_CARD,
    CHOOSE_CULTURE,
    CHOOSE_OPTION,
    CHOOSE_RECRUITS,
    DEAL_DISPLAY,
    DEAL_FIRST,
    DEAL_GOAL,
    DEAL_START,
    DISMISS_1,
    EXCHANGE,
    OVERFLOW_FOOD,
    OVERFLOW_GOLD,
    PAY_FAVORS_FOR_FOOD,
    PAY_FAVORS_FOR_GOLD,
    PLACE_FAVOR,
    REFILL,
    TURN,
    PrincipatoState,
)


class Principato(PrincipatoState):
    """A running game of Principato."""

    def candidates_into(self, seat: i64, out: vec[i64]) -> i64:
        decision: i64 = self.frames[self.at]
        if decision == TURN:
            return turn.candidates(self, out)
        if decision in (EXCHANGE, CHANGE_CARD):
            return display.candidates(self, out)
        if decision == CHOOSE_OPTION:
            return activation.option_candidates(self, out)
        if decision == PAY_FAVORS_FOR_FOOD:
            return payment.food_candidates(self, out)
        if decision == PAY_FAVORS_FOR_GOLD:
            return payment.gold_candidates(self, out)
        if decision == CHOOSE_CULTURE:
            return gain.culture_candidates(self, out)
        if decision == CHOOSE_RECRUITS:
            return gain.recruit_candidates(self, out)
        if decision == OVERFLOW_FOOD:
            return gain.overflow_food_candidates(self, out)
        if decision == OVERFLOW_GOLD:
            return gain.overflow_gold_candidates(self, out)
        if decision == PLACE_FAVOR:
            return favor.candidates(self, out)
        if decision >= DISMISS_1:
            return military.dismissal_candidates(self, out)
        return military.supply_candidates(self, out)

    def obstacle(self, seat: i64, action: i64) -> i64:
        decision: i64 = self.frames[self.at]
        if decision == TURN:
            return turn.obstacle(self, action)
        if decision == CHOOSE_OPTION:
            return activation.chosen_option_obstacle(self, action)
        if decision == PAY_FAVORS_FOR_FOOD:
            return payment.food_obstacle(self, action)
        if decision == PAY_FAVORS_FOR_GOLD:
            return payment.gold_obstacle(self, action)
        if decision == CHOOSE_CULTURE:
            return gain.culture_obstacle(self, action)
        if decision == OVERFLOW_FOOD:
            return gain.overflow_obstacle(self, action - FOOD_TO_SOLDIERS)
        if decision == OVERFLOW_GOLD:
            return gain.overflow_obstacle(self, action - GOLD_TO_SOLDIERS)
        if decision == PLACE_FAVOR:
            return favor.obstacle(self, action)
        return FREE

    def step(self, seat: i64, action: i64) -> None:
        decision: i64 = self.frames[self.at]
        if decision == TURN:
            turn.choose(self, action)
        elif decision in (EXCHANGE, CHANGE_CARD):
            display.choose(self, action)
        elif decision == REFILL:
            refill.reveal(self, action)
        elif decision < TURN:
            self.deal(decision, action)
        elif decision < EXCHANGE:
            self.activate_on(decision, action)
        elif decision == PLACE_FAVOR:
            favor.choose(self, action)
        elif military.choose_dismissal(self, action) if decision >= DISMISS_1 else military.choose_supply(self, action):
            refill.after_scoring(self)

    def activate_on(self, decision: i64, action: i64) -> None:
        """One step of an activation; when its effect is complete, the exchange or the end of the action follows."""
        done: bool = True
        if decision == CHOOSE_OPTION:
            activation.choose_option(self, action)
            return
        if decision == PAY_FAVORS_FOR_FOOD:
            activation.choose_favors_for_food(self, action)
            return
        if decision == PAY_FAVORS_FOR_GOLD:
            activation.choose_favors_for_gold(self, action)
            return
        if decision == CHOOSE_CULTURE:
            gain.take_culture(self, action)
        elif decision == CHOOSE_RECRUITS:
            gain.recruit(self, action)
        elif decision == OVERFLOW_FOOD:
            done = gain.choose_overflow_food(self, action)
        else:
            gain.choose_overflow_gold(self, action)
        if done:
            activation.exchange_or_finish(self)

    def deal(self, decision: i64, outcome: i64) -> None:
        if decision == DEAL_START:
            setup.deal_start(self, outcome)
        elif decision == DEAL_DISPLAY:
            setup.deal_display(self, outcome)
        elif decision == DEAL_GOAL:
            setup.deal_goal(self, outcome)
        else:
            setup.choose_first(self, outcome)

    def weights_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        decision: i64 = self.frames[self.at]
        if decision == DEAL_START:
            return setup.start_weights(self, outcomes, weights)
        if decision == DEAL_GOAL:
            return setup.goal_weights(self, outcomes, weights)
        if decision == DEAL_FIRST:
            return setup.first_weights(self, outcomes, weights)
        return refill.pile_weights(self, outcomes, weights)

    def reason(self, seat: i64, action: i64, obstacle: i64) -> Reason:
        return explain.reason(self, action, obstacle)

    def prompt(self, seat: int) -> Prompt:
        return explain.prompt(self, seat)

    def clone(self) -> Principato:
        copy = Principato(self.players, self.settings)
        copy.copy_table(self)
        return copy


def set_up(players: int, settings: Settings) -> Principato:
    """A table laid for a number of players; the deals are chance, still to come."""
    state = Principato(players, settings)
    setup.lay_table(state)
    return state
