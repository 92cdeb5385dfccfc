"""Which phase says what can be chosen at which decision: candidates, options, obstacles."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.virtu.decisions import (
    ACT,
    AFTER_BATTLE,
    AGENT,
    ALLY,
    ANNEX,
    BUY,
    COMBAT,
    ENTER,
    FAMILY_CARD,
    GOVERN,
    INFLUENCE,
    INTRIGUE,
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
    SUBJECT,
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
    retreat,
    sieges,
    trade,
    troops,
    turn,
    war,
    winter,
)
from signoria.games.virtu.phases.obstacles import FREE
from signoria.games.virtu.state import VirtuState


class VirtuChoices(VirtuState):
    """A table of Virtù that knows what its players may do; rules.py carries it out."""

    def candidates_into(self, seat: i64, out: vec[i64]) -> i64:
        decision: i64 = self.frames[self.at]
        if decision == PAY:
            return paying.candidates(self, out)
        if decision < SIEGE:
            return self.spring_candidates(decision, out)
        if decision < PAY_TROOPS:
            return self.siege_candidates(decision, out)
        if decision < GOVERN:
            return self.winter_candidates(decision, out)
        return self.action_candidates(decision, out)

    def spring_candidates(self, decision: i64, out: vec[i64]) -> i64:
        if decision == ACT:
            return turn.candidates(self, out)
        if decision == STEP:
            return marker.step_candidates(self, out)
        if decision == REDEEM:
            return marker.redeem_candidates(self, out)
        if decision == ENTER:
            return marker.enter_candidates(self, out)
        if decision == FAMILY_CARD:
            return family.card_candidates(self, out)
        return family.place_candidates(self, out)

    def siege_candidates(self, decision: i64, out: vec[i64]) -> i64:
        if decision == SIEGE:
            return sieges.siege_candidates(self, out)
        if decision == RETREAT:
            return retreat.candidates(self, out)
        if decision == RIVAL:
            return sieges.rival_candidates(self, out)
        if decision == AFTER_BATTLE:
            return sieges.after_battle_candidates(self, out)
        return sieges.besiege_candidates(self, out)

    def winter_candidates(self, decision: i64, out: vec[i64]) -> i64:
        if decision == REORGANISE:
            return reorganise.candidates(self, out)
        if decision == BUY:
            return market.candidates(self, out)
        if decision == RECRUIT:
            return recruit.candidates(self, out)
        if decision == ALLY:
            return alliance.candidates(self, out)
        if decision == PAY_TROOPS:
            return winter.candidates(self, out)
        if decision == MOVE_CARD:
            return reorganise.place_candidates(self, out)
        if decision == SITE:
            return market.site_candidates(self, out)
        return alliance.waive_candidates(self, out)

    def action_candidates(self, decision: i64, out: vec[i64]) -> i64:
        if decision == INTRIGUE:
            return intrigue.candidates(self, out)
        if decision == AGENT:
            return intrigue.agent_candidates(self, out)
        if decision == WAGE_WAR:
            return war.candidates(self, out)
        if decision == MARCH:
            return war.march_candidates(self, out)
        if decision == GOVERN:
            return govern.candidates(self, out)
        if decision == ANNEX:
            return annex.candidates(self, out)
        if decision == INFLUENCE:
            return influence.candidates(self, out)
        if decision == COMBAT:
            return combat.candidates(self, out)
        if decision == PLACE_CARD:
            return courtiers.place_candidates(self, out)
        if decision == PATRONISE:
            return patronise.candidates(self, out)
        if decision == TRADE:
            return trade.candidates(self, out)
        if decision == PATRON_BONUS:
            return patronise.bonus_candidates(self, out)
        if decision == OVERFLOW:
            return courtiers.overflow_candidates(self, out)
        return troops.colour_candidates(self, out)

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
        found: i64 = self.candidates_into(seat, out)
        legal: i64 = 0
        i: i64 = 0
        while i < found:
            action: i64 = out[i]
            if self.obstacle(seat, action) == FREE:
                out[legal] = action
                legal += 1
            i += 1
        return legal

    def obstacle(self, seat: i64, action: i64) -> i64:
        decision: i64 = self.frames[self.at]
        if decision == STEP:
            return marker.step_obstacle(self, action)
        if decision == ACT:
            return turn.obstacle(self, action)
        if decision == COMBAT:
            return combat.obstacle(self, action)
        if decision == WAGE_WAR:
            return war.obstacle(self, action)
        if decision == PAY:
            return paying.obstacle(self, action)
        if decision >= PAY_TROOPS and decision < GOVERN:
            return self.winter_obstacle(decision, action)
        if decision == PATRONISE:
            return patronise.obstacle(self, action)
        if decision == REDEEM:
            return marker.redeem_obstacle(self, action)
        if decision == RETREAT:
            return retreat.obstacle(self, action)
        if decision == PATRON_BONUS:
            return patronise.bonus_obstacle(self, action)
        if decision == ANNEX:
            return annex.obstacle(self, action)
        return influence.obstacle(self, action) if decision == INFLUENCE else FREE

    def winter_obstacle(self, decision: i64, action: i64) -> i64:
        if decision == RECRUIT:
            return recruit.obstacle(self, action)
        if decision == ALLY:
            return alliance.obstacle(self, action)
        if decision == BUY:
            return market.obstacle(self, action)
        if decision == PAY_TROOPS:
            return winter.obstacle(self, action)
        if decision == WAIVE:
            return alliance.waive_obstacle(self, self.frames[self.at + SUBJECT], action)
        return FREE
