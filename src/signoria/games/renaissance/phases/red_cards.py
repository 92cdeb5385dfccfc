"""Dice and reveal, then Engineer and Traitor with their counters (B5 and B6; §4.7, R31, R35, R36, R57)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import CHANCE
from signoria.games.renaissance.actions import COUNTER, DIE_ROLL, PASS, QUIET, REVEAL, SLOTS
from signoria.games.renaissance.box import CARD_PC, CARDS, CONDOTTIERE, ENGINEER, ENGINEER_PC, HIRE_COST, TRAITOR
from signoria.games.renaissance.decisions import BATTLE_DIE, COUNTERING, REVEALING
from signoria.games.renaissance.phases.hands import discard, forget, may_hold
from signoria.games.renaissance.phases.laying import is_red_effect
from signoria.games.renaissance.phases.obstacles import FINE, NOT_HELD
from signoria.games.renaissance.phases.slots import belligerent, is_blue, set_slot, side_of_slot, spend
from signoria.games.renaissance.state import (
    ATTACKER_DIE,
    CANCELLED,
    DEFENCE_RED,
    DEFENDER,
    DEFENDER_DIE,
    EMPTY,
    ENGINEER_BONUS,
    FACE_DOWN,
    LEVELS_CUT,
    POINTS,
    RED_SLOT,
    SLOT_COUNT,
    UNIT_1,
    UNIT_2,
    RenaissanceState,
)


def ask_dice(s: RenaissanceState) -> bool:
    s.ask_seat(BATTLE_DIE, CHANCE)
    return False


def roll(s: RenaissanceState, outcome: i64) -> bool:
    """The attacker's die, then the defender's; then the cards are turned up."""
    value: i64 = outcome - DIE_ROLL + 1
    if s.battle[ATTACKER_DIE] == 0:
        s.battle[ATTACKER_DIE] = value
        return False
    s.battle[DEFENDER_DIE] = value
    if s.events is not None:
        s.tell("dice", {"attacker": s.battle[ATTACKER_DIE], "defender": value})
    return ask_reveal(s)


# ---- the reveal, card by card ----


def next_face_down(s: RenaissanceState) -> i64:
    slot: i64 = 0
    while slot < SLOT_COUNT:
        if s.slot(slot, FACE_DOWN) == 1:
            return slot
        slot += 1
    return EMPTY


def ask_reveal(s: RenaissanceState) -> bool:
    slot: i64 = next_face_down(s)
    if slot == EMPTY:
        return True
    s.ask_seat(REVEALING, belligerent(s, side_of_slot(slot)))
    return False


def reveal_candidates(s: RenaissanceState, out: vec[i64]) -> i64:
    out[0] = REVEAL + s.laid[next_face_down(s)]
    return 1


def reveal(s: RenaissanceState, seat: i64) -> bool:
    """Troops count at once; an own Condottiere is paid for now (R31)."""
    slot: i64 = next_face_down(s)
    card: i64 = s.laid[slot]
    set_slot(s, slot, FACE_DOWN, 0)
    forget(s, seat, card)
    if is_blue(card):
        set_slot(s, slot, POINTS, CARD_PC[card])
    elif card == CONDOTTIERE:
        s.ducats[seat] -= HIRE_COST
    if s.events is not None:
        s.tell("revealed", {"seat": seat, "card": CARDS[card], "slot": SLOTS[slot]})
    return ask_reveal(s)


# ---- Engineer and Traitor ----


def ask_counter(s: RenaissanceState) -> bool:
    """Two of a kind vanish; otherwise the defender may counter from his hand (R35)."""
    card: i64 = s.laid[RED_SLOT]
    if not is_red_effect(card):
        take_effect(s)
        return True
    if s.laid[DEFENCE_RED] == card:
        if s.events is not None:
            s.tell("cancelled", {"card": CARDS[card]})
        spend(s, RED_SLOT)
        spend(s, DEFENCE_RED)
        return True
    defender: i64 = belligerent(s, DEFENDER)
    if s.quiet[defender] == 0 and may_hold(s, defender, card):
        s.ask_seat(COUNTERING, defender)
        return False
    take_effect(s)
    return True


def counter_candidates(s: RenaissanceState, out: vec[i64]) -> i64:
    out[0] = COUNTER
    out[1] = PASS
    if not s.do_not_disturb:
        return 2
    out[2] = QUIET
    return 3


def counter_obstacle(s: RenaissanceState, seat: i64, action: i64) -> i64:
    return NOT_HELD if action == COUNTER and s.held(seat, s.laid[RED_SLOT]) == 0 else FINE


def counter(s: RenaissanceState, seat: i64, action: i64) -> None:
    if action == COUNTER:
        card: i64 = s.laid[RED_SLOT]
        discard(s, seat, card)
        spend(s, RED_SLOT)
        if s.events is not None:
            s.tell("countered", {"seat": seat, "card": CARDS[card], "slot": SLOTS[RED_SLOT]})
    elif action == QUIET:
        s.quiet[seat] = 1
    take_effect(s)


def take_effect(s: RenaissanceState) -> None:
    """What is not cancelled works (R36): against the walls, for the defender, against the best troops."""
    if s.laid[RED_SLOT] == ENGINEER:
        s.battle[LEVELS_CUT] = 1
    elif s.laid[RED_SLOT] == TRAITOR:
        s.battle[CANCELLED] = 1
    if s.laid[DEFENCE_RED] == ENGINEER:
        s.battle[ENGINEER_BONUS] = ENGINEER_PC
    elif s.laid[DEFENCE_RED] == TRAITOR:
        lose_best_troops(s)


def lose_best_troops(s: RenaissanceState) -> None:
    """The attacker's blue card of the highest value is discarded at once; Condottieri are not blue."""
    best: i64 = UNIT_1
    if not is_blue(s.laid[UNIT_1]) or (is_blue(s.laid[UNIT_2]) and CARD_PC[s.laid[UNIT_2]] > CARD_PC[s.laid[UNIT_1]]):
        best = UNIT_2
    if not is_blue(s.laid[best]):
        return
    if s.events is not None:
        s.tell("betrayed", {"card": CARDS[s.laid[best]], "slot": SLOTS[best]})
    spend(s, best)
