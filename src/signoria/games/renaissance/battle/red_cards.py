"""Dice and reveal, then Engineer and Traitor with their counters (§4.7, R31, R35, R36, R57)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params, Problem
from signoria.core.decision import NO_OBSTACLE, SEAT
from signoria.games.renaissance.actions import COUNTER, DIE_ROLL, PASS, QUIET, REVEAL
from signoria.games.renaissance.battle.fields import (
    ATTACKER_DIE,
    B_DEFENDER,
    CANCELLED,
    DEFENCE_RED,
    DEFENDER,
    DEFENDER_DIE,
    DICE_AND_REVEAL,
    EMPTY,
    ENGINEER_BONUS,
    FACE_DOWN,
    LEVELS_CUT,
    POINTS,
    RED_CARDS,
    RED_SLOT,
    SLOT_COUNT,
    SLOTS,
    UNIT_1,
    UNIT_2,
)
from signoria.games.renaissance.battle.slots import belligerent, is_blue, is_hidden_card, set_slot, side_of_slot, spend
from signoria.games.renaissance.battle.stage import BattleQuestion, battle_params, stage_problems
from signoria.games.renaissance.box.constants import (
    CARD_PC,
    CARDS,
    CONDOTTIERE,
    ENGINEER,
    ENGINEER_PC,
    HIRE_COST,
    TRAITOR,
)
from signoria.games.renaissance.decisions import BATTLE, BATTLE_DIE, COUNTERING, DECISIONS, REVEALING
from signoria.games.renaissance.phases.hands import discard, forget, may_hold
from signoria.games.renaissance.phases.obstacles import NOT_HELD
from signoria.games.renaissance.phases.question import Die
from signoria.games.renaissance.state import Renaissance


class BattleDie(Die):
    """The attacker's, then the defender's; then the cards are turned up."""

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        value: i64 = action - DIE_ROLL + 1
        if s.battle[ATTACKER_DIE] == 0:
            s.battle[ATTACKER_DIE] = value
            return
        s.battle[DEFENDER_DIE] = value
        if s.events is not None:
            s.tell("dice", {"attacker": s.battle[ATTACKER_DIE], "defender": value})
        s.ask(REVEALING)

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        return stage_problems(s, DICE_AND_REVEAL)


# ---- the reveal, card by card ----


def next_face_down(s: Renaissance) -> i64:
    for slot in range(SLOT_COUNT):
        if s.slot(slot, FACE_DOWN) == 1:
            return slot
    return EMPTY


class Revealing(BattleQuestion):
    """Troops count at once; an own Condottiere is paid for now (R31)."""

    def begin(self, s: Renaissance, argument: i64) -> None:
        slot: i64 = next_face_down(s)
        if slot == EMPTY:
            s.done()
        else:
            s.turn_to(belligerent(s, side_of_slot(slot)))

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        out[0] = REVEAL + s.laid[next_face_down(s)]
        return 1

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        slot: i64 = next_face_down(s)
        card: i64 = s.laid[slot]
        from_hand: bool = is_hidden_card(s, slot)
        paid: bool = from_hand and card == CONDOTTIERE
        set_slot(s, slot, FACE_DOWN, 0)
        if from_hand:
            forget(s, seat, card)
        if is_blue(card):
            set_slot(s, slot, POINTS, CARD_PC[card])
        elif paid:
            s.ducats[seat] -= HIRE_COST
        if s.events is not None:
            shown: Params = {"seat": seat, "card": CARDS[card], "slot": SLOTS[slot]}
            s.tell("revealed", shown | ({"ducats": HIRE_COST} if paid else {}))
        self.begin(s, 0)

    def targets(self, s: Renaissance, action: i64) -> tuple[str, ...]:
        return (f"hand:{CARDS[action - REVEAL]}",)

    def label(self, s: Renaissance, action: i64) -> Params:
        return {"card": CARDS[action - REVEAL]}

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        slot = next_face_down(s)
        if slot == EMPTY or s.frames[at + SEAT] != belligerent(s, side_of_slot(slot)):
            return [Problem("seat", "who laid a card reveals it")]
        return super().problems(s, at)


# ---- Engineer and Traitor ----


def is_red_effect(card: i64) -> bool:
    return card in (ENGINEER, TRAITOR)


class Countering(BattleQuestion):
    """Two of a kind vanish; otherwise the defender may counter from the hand (R35)."""

    def begin(self, s: Renaissance, argument: i64) -> None:
        card: i64 = s.laid[RED_SLOT]
        if is_red_effect(card):
            if s.laid[DEFENCE_RED] == card:
                if s.events is not None:
                    s.tell("cancelled", {"card": CARDS[card]})
                spend(s, RED_SLOT)
                spend(s, DEFENCE_RED)
                s.done()
                return
            defender: i64 = belligerent(s, DEFENDER)
            if s.quiet[defender] == 0 and may_hold(s, defender, card):
                return
        take_effect(s)
        s.done()

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        out[0] = COUNTER
        out[1] = PASS
        if not s.do_not_disturb:
            return 2
        out[2] = QUIET
        return 3

    def obstacle(self, s: Renaissance, seat: i64, action: i64) -> i64:
        return NOT_HELD if action == COUNTER and s.held(seat, s.laid[RED_SLOT]) == 0 else NO_OBSTACLE

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        if action == COUNTER:
            card: i64 = s.laid[RED_SLOT]
            discard(s, seat, card)
            spend(s, RED_SLOT)
            if s.events is not None:
                s.tell("countered", {"seat": seat, "card": CARDS[card], "slot": SLOTS[RED_SLOT]})
        elif action == QUIET:
            s.quiet[seat] = 1
        take_effect(s)
        s.done()

    def prompt_params(self, s: Renaissance, seat: int) -> Params:
        return {**battle_params(s), "card": CARDS[s.laid[RED_SLOT]]}

    def label(self, s: Renaissance, action: i64) -> Params:
        return {"card": CARDS[s.laid[RED_SLOT]]} if action == COUNTER else {}

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        if s.frames[at + SEAT] != s.battle[B_DEFENDER] or not is_red_effect(s.laid[RED_SLOT]):
            return [Problem("seat", "the defender counters an Engineer or a Traitor")]
        return super().problems(s, at)


def take_effect(s: Renaissance) -> None:
    """What is not cancelled works (R36): against the walls, for the defender, against the best troops."""
    if s.laid[RED_SLOT] == ENGINEER:
        s.battle[LEVELS_CUT] = 1
    elif s.laid[RED_SLOT] == TRAITOR:
        s.battle[CANCELLED] = 1
    if s.laid[DEFENCE_RED] == ENGINEER:
        s.battle[ENGINEER_BONUS] = ENGINEER_PC
    elif s.laid[DEFENCE_RED] == TRAITOR:
        lose_best_troops(s)


def lose_best_troops(s: Renaissance) -> None:
    """The attacker's blue card of the highest value is discarded at once; Condottieri are not blue."""
    best: i64 = UNIT_1
    if not is_blue(s.laid[UNIT_1]) or (is_blue(s.laid[UNIT_2]) and CARD_PC[s.laid[UNIT_2]] > CARD_PC[s.laid[UNIT_1]]):
        best = UNIT_2
    if not is_blue(s.laid[best]):
        return
    if s.events is not None:
        s.tell("betrayed", {"card": CARDS[s.laid[best]], "slot": SLOTS[best]})
    spend(s, best)


DECISIONS.place(BattleDie(BATTLE_DIE, "battle.die", "4.7", inside=(BATTLE,)))
DECISIONS.place(Revealing(REVEALING, "battle.reveal", DICE_AND_REVEAL, (BATTLE,)))
DECISIONS.place(Countering(COUNTERING, "battle.counter", RED_CARDS, (BATTLE,)))
