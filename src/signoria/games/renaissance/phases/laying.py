"""Cards are laid face down: two units and a red card for the attacker, one of each for the defender
(B2 and B4, B-ATT and B-DEF; §4.7, R29 to R31, R55)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import DECISION
from signoria.games.renaissance.actions import LAY, LAY_FREE, LAY_NOTHING, SLOTS
from signoria.games.renaissance.box import BLUE_COUNT, CONDOTTIERE, ENGINEER, HIRE_COST, TRAITOR
from signoria.games.renaissance.decisions import (
    DEFENDING_RED,
    DEFENDING_UNIT,
    LAYING_RED,
    LAYING_UNIT_1,
    LAYING_UNIT_2,
)
from signoria.games.renaissance.phases.hands import (
    admits_no_blue,
    blue_cards,
    has_free_condottiere,
)
from signoria.games.renaissance.phases.obstacles import FINE, MUST_DEFEND, TOO_POOR, UNITS_MUST_FOLLOW
from signoria.games.renaissance.phases.slots import belligerent, purse, put_own, put_virtual
from signoria.games.renaissance.state import (
    ATTACKER,
    BOUGHT,
    DEFENCE_RED,
    DEFENCE_UNIT,
    DEFENDER,
    EMPTY,
    HIRE,
    RED_SLOT,
    UNIT_1,
    UNIT_2,
    VIRTUAL,
    RenaissanceState,
)


def has_something(s: RenaissanceState, seat: i64) -> bool:
    """As everybody can see, there is something that he could lay."""
    return s.hand_size(seat) > 0 or has_free_condottiere(s, seat)


# ---- whose turn it is to lay, and into which slot; True when all is laid ----


def ask_attacker(s: RenaissanceState) -> bool:
    seat: i64 = belligerent(s, ATTACKER)
    if s.laid[UNIT_1] == EMPTY:
        s.ask_seat(LAYING_UNIT_1, seat)
    elif s.laid[UNIT_2] == EMPTY:
        s.ask_seat(LAYING_UNIT_2, seat)
    elif s.laid[RED_SLOT] == EMPTY and has_something(s, seat):
        s.ask_seat(LAYING_RED, seat)
    else:
        return True
    return False


def ask_defender(s: RenaissanceState) -> bool:
    """No red card without a unit (R29)."""
    seat: i64 = belligerent(s, DEFENDER)
    if not has_something(s, seat):
        return True
    if s.laid[DEFENCE_UNIT] == EMPTY:
        s.ask_seat(DEFENDING_UNIT, seat)
    elif s.laid[DEFENCE_RED] == EMPTY:
        s.ask_seat(DEFENDING_RED, seat)
    else:
        return True
    return False


# ---- what may be laid ----


def unit_candidates(s: RenaissanceState, seat: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    card: i64 = 0
    while card <= CONDOTTIERE:
        if s.held(seat, card) > 0:
            out[count] = LAY + card
            count += 1
        card += 1
    if has_free_condottiere(s, seat):
        out[count] = LAY_FREE
        count += 1
    if s.frames[s.at + DECISION] == DEFENDING_UNIT:
        out[count] = LAY_NOTHING
        count += 1
    return count


def red_candidates(s: RenaissanceState, seat: i64, out: vec[i64]) -> i64:
    """Engineer, Traitor or Condottiere; nothing else, not even as a bluff (R55)."""
    count: i64 = 0
    card: i64 = CONDOTTIERE
    while card <= TRAITOR:
        if s.held(seat, card) > 0:
            out[count] = LAY + card
            count += 1
        card += 1
    if has_free_condottiere(s, seat):
        out[count] = LAY_FREE
        count += 1
    out[count] = LAY_NOTHING
    return count + 1


def obstacle(s: RenaissanceState, seat: i64, action: i64) -> i64:
    decision: i64 = s.frames[s.at + DECISION]
    if action == LAY + CONDOTTIERE and purse(s, seat) < HIRE_COST:
        return TOO_POOR
    if decision == DEFENDING_UNIT and action == LAY_NOTHING:
        return MUST_DEFEND if blue_cards(s, seat) > 0 or s.laid[DEFENCE_RED] != EMPTY else FINE
    if decision == LAYING_UNIT_1 and not can_follow(s, seat, action):
        return UNITS_MUST_FOLLOW
    if decision == LAYING_UNIT_2 and action < first_laid(s):
        return UNITS_MUST_FOLLOW
    return FINE


def first_laid(s: RenaissanceState) -> i64:
    """The action that filled the first slot: two own units are laid in ascending order, so that no pair has a twin."""
    hire: i64 = s.slot(UNIT_1, HIRE)
    if hire == BOUGHT:
        return LAY
    return LAY_FREE if hire == VIRTUAL else LAY + s.laid[UNIT_1]


def can_follow(s: RenaissanceState, seat: i64, action: i64) -> bool:
    """Is there a second unit, not below this one, for the other slot?"""
    card: i64 = action - LAY
    while card < BLUE_COUNT:
        if s.held(seat, card) > (1 if action == LAY + card else 0):
            return True
        card += 1
    if action != LAY_FREE:
        same: i64 = 1 if action == LAY + CONDOTTIERE else 0
        if s.held(seat, CONDOTTIERE) > same and purse(s, seat) >= HIRE_COST * (1 + same):
            return True
    return action != LAY_FREE and has_free_condottiere(s, seat)


# ---- laying ----


def slot_asked(s: RenaissanceState) -> i64:
    decision: i64 = s.frames[s.at + DECISION]
    if decision == LAYING_UNIT_1:
        return UNIT_1
    if decision == LAYING_UNIT_2:
        return UNIT_2
    if decision == LAYING_RED:
        return RED_SLOT
    return DEFENCE_RED if decision == DEFENDING_RED else DEFENCE_UNIT


def lay(s: RenaissanceState, seat: i64, action: i64) -> bool:
    """True when this side has laid all it wants to."""
    slot: i64 = slot_asked(s)
    if s.events is not None:
        s.tell("laid", {"seat": seat, "cards": 0 if action == LAY_NOTHING else 1, "slot": SLOTS[slot]})
    if action == LAY_NOTHING:
        if slot == DEFENCE_UNIT:
            admits_no_blue(s, seat)
        return True
    if action == LAY_FREE:
        put_virtual(s, seat, slot)
    else:
        put_own(s, seat, slot, action - LAY)
    if slot in (RED_SLOT, DEFENCE_RED):
        return True
    return ask_defender(s) if slot == DEFENCE_UNIT else ask_attacker(s)


def is_red_effect(card: i64) -> bool:
    return card in (ENGINEER, TRAITOR)
