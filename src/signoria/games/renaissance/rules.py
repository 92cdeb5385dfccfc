"""Which phase answers which decision: the one dispatcher of the game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Prompt, Reason, Settings
from signoria.core.state import CHANCE
from signoria.games.renaissance import asking, explain, setup
from signoria.games.renaissance.actions import SPEAK
from signoria.games.renaissance.box import TURNS
from signoria.games.renaissance.decisions import (
    ACTING,
    ARTIST_DRAW,
    BATTLE_DIE,
    BRIBE_DIE,
    BRIBING,
    BUYING,
    CONDOTTIERE_DIE,
    DEALING,
    DECLARING,
    DECLARING_FROM,
    DRAW_FIRST_ORDER,
    DRAW_NATION,
    DRAW_VARIANT,
    DRAWING_BOUGHT,
    DRAWING_ORDER,
    EMBASSY,
    EXPANDING,
    EXPANDING_FROM,
    INVITING,
    LOOT_DIE,
    LOOTING,
    LURE_DIE,
    LURING_FROM,
    LURING_TO,
    MARRYING,
    NEGLECTING,
    OUTSIDE_HELP,
    PLACE_CHOICE,
    PLACE_PALACE,
    PLACE_RAMPART,
    RETURNING,
    SHOWING_STANCE,
    SHOWING_VOTE,
    SPEAKING,
    VOTING,
)
from signoria.games.renaissance.phases import (
    battle,
    combat_turn,
    condottieri,
    dealing,
    declaring,
    diplomacy,
    expansion,
    hands,
    palaces,
    placement,
    politics,
    purchases,
    yellow,
)
from signoria.games.renaissance.state import RenaissanceState


class Renaissance(RenaissanceState):
    """A running game of Renaissance."""

    def may(self) -> list[int]:
        return diplomacy.bystanders(self)

    def candidates_into(self, seat: i64, out: vec[i64]) -> i64:
        return asking.candidates(self, seat, out)

    def options_into(self, seat: i64, out: vec[i64]) -> i64:
        found: i64 = asking.options(self, seat, out)
        return super().options_into(seat, out) if found < 0 else found

    def obstacle(self, seat: i64, action: i64) -> i64:
        return asking.obstacle(self, seat, action)

    # ---- what happens ----

    def step(self, seat: i64, action: i64) -> None:
        decision: i64 = self.frames[self.at]
        if self.diplomacy > 0:
            if action == SPEAK and seat != CHANCE:
                diplomacy.speak(self, seat)
                return
            if decision >= SPEAKING:
                diplomacy.choose(self, seat, action)
                return
        if decision > DECLARING_FROM:
            battle.step(self, seat, action)
        elif decision > ACTING:
            self.play_on(decision, seat, action)
        elif decision >= RETURNING:
            self.turn_on(decision, seat, action)
        else:
            self.set_up_on(decision, seat, action)
        if self.depth == 0 and self.turn <= TURNS:
            politics.begin_turn(self)
        if self.diplomacy > 0 and (decision != VOTING or self.frames[self.at] != VOTING):
            diplomacy.close_floor(self)

    def turn_on(self, decision: i64, seat: i64, action: i64) -> None:
        if decision == ACTING:
            combat_turn.choose(self, seat, action)
        elif decision == DEALING:
            dealing.deal(self, action)
        elif decision == BUYING:
            purchases.choose(self, seat, action)
        elif decision == DRAWING_BOUGHT:
            dealing.draw_bought(self, action)
        elif decision == EXPANDING:
            expansion.choose_target(self, seat, action)
        elif decision == EXPANDING_FROM:
            expansion.choose_source(self, seat, action)
        elif decision == VOTING:
            politics.vote(self, seat, action)
        elif decision == SHOWING_VOTE:
            politics.show_vote(self, seat, action)
        elif decision == DRAWING_ORDER:
            dealing.draw_order(self, action)
        elif decision == SHOWING_STANCE:
            politics.show_stance(self, seat)
        else:
            politics.return_to(self, seat, action)

    def play_on(self, decision: i64, seat: i64, action: i64) -> None:
        """One step of a yellow card, a power or a declaration."""
        if decision == DECLARING:
            declaring.choose_target(self, seat, action)
        elif decision == DECLARING_FROM:
            battle.begin(self, seat, action)
        elif decision == LOOTING:
            yellow.loot(self, action)
        elif decision == LOOT_DIE:
            yellow.roll_loot(self, action)
        elif decision == EMBASSY:
            yellow.roll_embassy(self, action)
        elif decision == BRIBING:
            yellow.bribe(self, action)
        elif decision == BRIBE_DIE:
            yellow.roll_bribe(self, action)
        elif decision == NEGLECTING:
            yellow.neglect(self, action)
        elif decision == OUTSIDE_HELP:
            yellow.take_help(self, action)
        elif decision == MARRYING:
            yellow.marry(self, seat, action)
        elif decision == INVITING:
            palaces.invite(self, seat, action)
        elif decision == ARTIST_DRAW:
            palaces.draw_artist(self, action)
        elif decision == LURING_TO:
            palaces.lure_to(self, seat, action)
        elif decision == LURING_FROM:
            palaces.lure_from(self, action)
        else:
            palaces.roll_lure(self, action)

    def set_up_on(self, decision: i64, seat: i64, action: i64) -> None:
        if decision == DRAW_VARIANT:
            setup.draw_variant(self, action)
        elif decision == DRAW_NATION:
            setup.take_nation(self, seat, action)
        elif decision == DRAW_FIRST_ORDER:
            setup.draw_first_order(self, action)
        elif decision == PLACE_CHOICE:
            placement.choose_city(self, seat, action)
        elif decision == PLACE_RAMPART:
            placement.place_rampart(self, seat, action)
        elif decision == PLACE_PALACE:
            placement.place_palace(self, seat, action)
        else:
            placement.place_extra(self, seat, action)

    # ---- chance ----

    def weights_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        decision: i64 = self.frames[self.at]
        if decision in (DEALING, DRAWING_BOUGHT, OUTSIDE_HELP):
            return hands.draw_weights(self, outcomes, weights)
        if decision in (BATTLE_DIE, LOOT_DIE, BRIBE_DIE, LURE_DIE):
            return palaces.die_weights(outcomes, weights)
        if decision == CONDOTTIERE_DIE:
            return condottieri.face_weights(outcomes, weights)
        if decision in (DRAWING_ORDER, DRAW_FIRST_ORDER):
            return dealing.order_weights(self, outcomes, weights)
        if decision == EMBASSY:
            return yellow.embassy_weights(outcomes, weights)
        if decision == ARTIST_DRAW:
            return palaces.artist_weights(self, outcomes, weights)
        if decision == DRAW_NATION:
            return setup.nation_weights(self, outcomes, weights)
        return setup.variant_weights(self, outcomes, weights)

    # ---- for people ----

    def reason(self, seat: i64, action: i64, obstacle: i64) -> Reason:
        return explain.reason(self, seat, action, obstacle)

    def prompt(self, seat: int) -> Prompt:
        return explain.prompt(self, seat)

    def clone(self) -> Renaissance:
        copy = Renaissance(self.players, self.settings)
        copy.copy_table(self)
        return copy


def set_up(players: int, settings: Settings) -> Renaissance:
    """A table laid for a number of players; what is left to chance is still to come."""
    state = Renaissance(players, settings)
    setup.lay_table(state)
    return state
