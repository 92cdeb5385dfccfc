"""Which phase carries out which choice: with choices.py the one dispatcher of the game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Prompt, Reason, Settings
from signoria.games.virtu import explain, setup
from signoria.games.virtu.choices import VirtuChoices
from signoria.games.virtu.decisions import (
    ACT,
    AFTER_BATTLE,
    AGENT,
    ALLY,
    ANNEX,
    BESIEGE,
    BUY,
    COLOUR,
    COMBAT,
    DEAL_STATE,
    ENTER,
    FAMILY_CARD,
    FAMILY_PLACE,
    GOVERN,
    INFLUENCE,
    INTRIGUE,
    LOSSES,
    MARCH,
    MOVE_CARD,
    OVERFLOW,
    PATRON_BONUS,
    PATRONISE,
    PAY,
    PAY_TROOPS,
    PLACE_CARD,
    RECRUIT,
    REDEEM,
    REORGANISE,
    RETREAT,
    RIVAL,
    SIEGE,
    SITE,
    STEP,
    TRADE,
    WAGE_WAR,
    WAIVE,
)
from signoria.games.virtu.phases import (
    alliance,
    annex,
    combat,
    courtiers,
    family,
    govern,
    influence,
    intrigue,
    marker,
    market,
    patronise,
    paying,
    recruit,
    reorganise,
    result,
    retreat,
    sieges,
    trade,
    turn,
    turn_end,
    war,
    winter,
)


class Virtu(VirtuChoices):
    """A running game of Virtù."""

    # ---- what a choice does ----

    def step(self, seat: i64, action: i64) -> None:
        decision: i64 = self.frames[self.at]
        if decision == PAY:
            if paying.choose(self, action):
                self.paid()
        elif decision < SIEGE:
            self.spring_step(decision, action)
        elif decision < PAY_TROOPS:
            self.siege_step(decision, action)
        elif decision < GOVERN:
            self.winter_step(decision, action)
        else:
            self.action_step(decision, action)

    def spring_step(self, decision: i64, action: i64) -> None:
        if decision == ACT:
            turn.choose(self, action)
        elif decision == STEP:
            marker.choose_step(self, action)
        elif decision == REDEEM:
            marker.choose_redeem(self, action)
        elif decision == ENTER:
            marker.enter(self, action)
        elif decision == FAMILY_CARD:
            family.choose_card(self, action)
        elif decision == FAMILY_PLACE:
            family.choose_place(self, action)
        elif decision == DEAL_STATE:
            setup.deal_state(self, action)
        else:
            setup.choose_first(self, action)

    def siege_step(self, decision: i64, action: i64) -> None:
        if decision == SIEGE:
            sieges.choose_siege(self, action)
        elif decision == RETREAT:
            retreat.choose(self, action)
        elif decision == RIVAL:
            sieges.choose_rival(self, action)
        elif decision == AFTER_BATTLE:
            sieges.choose_after_battle(self, action)
        elif decision == BESIEGE:
            sieges.choose_besiege(self, action)

    def winter_step(self, decision: i64, action: i64) -> None:
        """One answer in a step of Winter; when the step is complete, the next one follows."""
        if decision == PAY_TROOPS:
            winter.choose(self, action)
        elif decision == REORGANISE:
            if reorganise.choose(self, action):
                winter.go_on(self, BUY)
        elif decision == MOVE_CARD:
            reorganise.choose_place(self, action)
        elif decision == BUY:
            if market.choose(self, action):
                winter.go_on(self, RECRUIT)
        elif decision == SITE:
            market.choose_site(self, action)
        elif decision == RECRUIT:
            if recruit.choose(self, action):
                winter.go_on(self, ALLY)
        elif alliance.choose_waived(self, action) if decision == WAIVE else alliance.choose(self, action):
            winter.end_seat(self)

    def action_step(self, decision: i64, action: i64) -> None:
        if decision == INTRIGUE:
            intrigue.choose(self, action)
        elif decision == AGENT:
            intrigue.choose_agent(self, action)
        elif decision == WAGE_WAR:
            war.choose(self, action)
        elif decision == MARCH:
            war.choose_march(self, action)
        elif decision == GOVERN:
            govern.choose(self, action)
        elif decision == ANNEX:
            annex.choose(self, action)
        elif decision == INFLUENCE:
            influence.choose(self, action)
        elif decision == PATRONISE:
            patronise.choose(self, action)
        elif decision == TRADE:
            trade.choose(self, action)
        elif decision == PATRON_BONUS:
            patronise.choose_bonus(self, action)
        else:
            self.inner_step(decision, action)

    def inner_step(self, decision: i64, action: i64) -> None:
        """Combats and cards to place, which end in the middle of something else."""
        if decision == COMBAT:
            self.after_combat(combat.choose(self, action))
        elif decision == LOSSES:
            self.after_combat(result.choose_loss(self, action))
        elif decision == PLACE_CARD:
            if courtiers.choose_place(self, action):
                self.placed()
        elif decision == OVERFLOW:
            if courtiers.choose_overflow(self, action) and sieges.is_siege_frame(self):
                sieges.go_on(self)
        elif decision == COLOUR and war.is_marching(self):
            war.choose_colour(self, action)
        else:
            winter.choose_colour(self, action)

    # ---- what goes on when something inner is complete ----

    def after_combat(self, outcome: i64) -> None:
        if outcome != result.GOING_ON:
            sieges.after_combat(self, outcome)

    def paid(self) -> None:
        """A cost is paid in full: what it was for takes effect."""
        decision: i64 = self.frames[self.at]
        if decision == ANNEX:
            annex.complete(self)
            annex.go_on(self)
        elif decision == INFLUENCE:
            annex.complete(self)
        elif decision == BUY:
            market.complete(self)
        elif decision == PATRONISE:
            patronise.advance(self)
        elif decision == REDEEM:
            marker.redeem(self)
        elif decision == RETREAT:
            retreat.arrive(self)
        else:
            alliance.complete(self)
            winter.end_seat(self)

    def placed(self) -> None:
        """A new card is at court: back to the purchases, or the action that brought it goes on."""
        decision: i64 = self.frames[self.at]
        if decision == PATRONISE:
            patronise.go_on(self)
        elif decision == INFLUENCE:
            turn_end.end_action(self)

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
    setup.lay_table(state)
    return state
