"""Do hands and laid cards fit what the rules have demanded so far in an attack? (R29 to R32, R55)"""

from __future__ import annotations

from mypy_extensions import i64

from signoria.games.renaissance.battle.fields import (
    ATTACKER,
    ATTACKER_LAYS,
    BOUGHT,
    DEFENCE_RED,
    DEFENCE_UNIT,
    DEFENDER,
    DEFENDER_LAYS,
    EMPTY,
    FACE_DOWN,
    HIRE,
    RED_SLOT,
    SLOT_COUNT,
    STAGE,
    UNIT_1,
    UNIT_2,
)
from signoria.games.renaissance.battle.slots import belligerent, open_units, purse
from signoria.games.renaissance.box.constants import CONDOTTIERE, HIRE_COST, TRAITOR, UNITS_TO_ATTACK
from signoria.games.renaissance.decisions import DECLARING, DECLARING_FROM, LAYING_UNIT_2
from signoria.games.renaissance.phases.hands import fieldable, has_free_condottiere
from signoria.games.renaissance.state import Renaissance


def hands_fit(s: Renaissance) -> bool:
    """An attack under way tells something of the hands of those who fight."""
    if s.decision() in (DECLARING, DECLARING_FROM):
        seat: i64 = s.frame_seat()
        return fieldable(s, seat, s.ducats[seat]) >= UNITS_TO_ATTACK
    if s.battle[STAGE] == 0:
        return True
    return slots_fit(s) and attacker_fits(s) and defender_fits(s)


def slots_fit(s: Renaissance) -> bool:
    """Units in unit slots, red cards in red slots, and no Condottiere that could not be paid."""
    for slot in range(SLOT_COUNT):
        card: i64 = s.laid[slot]
        if card != EMPTY and s.slot(slot, FACE_DOWN) == 1:
            red: bool = slot in (RED_SLOT, DEFENCE_RED)
            if (card < CONDOTTIERE if red else card > CONDOTTIERE) or card > TRAITOR:
                return False
    if purse(s, belligerent(s, ATTACKER)) < 0 or purse(s, belligerent(s, DEFENDER)) < 0:
        return False
    ordered: bool = s.slot(UNIT_2, FACE_DOWN) == 1 and s.slot(UNIT_1, HIRE) != BOUGHT and s.laid[UNIT_1] != EMPTY
    return not ordered or s.laid[UNIT_1] <= s.laid[UNIT_2]


def attacker_fits(s: Renaissance) -> bool:
    """Until they are laid, the open unit slots can be filled; the second not below the first."""
    if s.battle[STAGE] > ATTACKER_LAYS:
        return True
    seat: i64 = belligerent(s, ATTACKER)
    if fieldable(s, seat, purse(s, seat)) < open_units(s, ATTACKER):
        return False
    if s.decision() != LAYING_UNIT_2 or s.slot(UNIT_1, HIRE) == BOUGHT:
        return True
    for card in range(s.laid[UNIT_1], CONDOTTIERE):
        if s.held(seat, card) > 0:
            return True
    hireable: bool = s.held(seat, CONDOTTIERE) > 0 and purse(s, seat) >= HIRE_COST
    return hireable or has_free_condottiere(s, seat)


def defender_fits(s: Renaissance) -> bool:
    """With a Condottiere bought into the red slot, the unit slot can be filled."""
    if s.laid[DEFENCE_UNIT] != EMPTY or s.laid[DEFENCE_RED] == EMPTY or s.battle[STAGE] > DEFENDER_LAYS:
        return True
    seat: i64 = belligerent(s, DEFENDER)
    return fieldable(s, seat, s.ducats[seat]) >= 1
