"""Do hands and laid cards fit what the rules have demanded so far in an attack? (R29 to R32, R55)"""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.state import DECISION, SEAT
from signoria.games.renaissance.box import CONDOTTIERE, HIRE_COST, TRAITOR
from signoria.games.renaissance.decisions import DECLARING, DECLARING_FROM, LAYING_UNIT_2
from signoria.games.renaissance.phases.hands import fieldable, has_free_condottiere
from signoria.games.renaissance.phases.slots import belligerent, open_units, purse
from signoria.games.renaissance.state import (
    ATTACKER,
    BOUGHT,
    DEFENCE_RED,
    DEFENCE_UNIT,
    DEFENDER,
    EMPTY,
    FACE_DOWN,
    HIRE,
    RED_SLOT,
    SLOT_COUNT,
    STAGE,
    UNIT_1,
    UNIT_2,
    RenaissanceState,
)

ATTACKER_LAYS = 2
DEFENDER_LAYS = 4
UNITS_TO_ATTACK = 2


def hands_fit(s: RenaissanceState) -> bool:
    """An attack under way tells something of the hands of those who fight."""
    decision: i64 = s.frames[s.at + DECISION]
    if decision in (DECLARING, DECLARING_FROM):
        seat: i64 = s.frames[s.at + SEAT]
        return fieldable(s, seat, s.ducats[seat]) >= UNITS_TO_ATTACK
    if s.battle[STAGE] == 0:
        return True
    return slots_fit(s) and attacker_fits(s) and defender_fits(s)


def slots_fit(s: RenaissanceState) -> bool:
    """Units in unit slots, red cards in red slots, and no Condottiere that could not be paid."""
    slot: i64 = 0
    while slot < SLOT_COUNT:
        card: i64 = s.laid[slot]
        if card != EMPTY and s.slot(slot, FACE_DOWN) == 1:
            red: bool = slot in (RED_SLOT, DEFENCE_RED)
            if (card < CONDOTTIERE if red else card > CONDOTTIERE) or card > TRAITOR:
                return False
        slot += 1
    if purse(s, belligerent(s, ATTACKER)) < 0 or purse(s, belligerent(s, DEFENDER)) < 0:
        return False
    ordered: bool = s.slot(UNIT_2, FACE_DOWN) == 1 and s.slot(UNIT_1, HIRE) != BOUGHT and s.laid[UNIT_1] != EMPTY
    return not ordered or s.laid[UNIT_1] <= s.laid[UNIT_2]


def attacker_fits(s: RenaissanceState) -> bool:
    """Until he has laid them, he can fill his open unit slots; the second not below the first."""
    if s.battle[STAGE] > ATTACKER_LAYS:
        return True
    seat: i64 = belligerent(s, ATTACKER)
    if fieldable(s, seat, purse(s, seat)) < open_units(s, ATTACKER):
        return False
    if s.frames[s.at + DECISION] != LAYING_UNIT_2 or s.slot(UNIT_1, HIRE) == BOUGHT:
        return True
    card: i64 = s.laid[UNIT_1]
    while card < CONDOTTIERE:
        if s.held(seat, card) > 0:
            return True
        card += 1
    hireable: bool = s.held(seat, CONDOTTIERE) > 0 and purse(s, seat) >= HIRE_COST
    return hireable or has_free_condottiere(s, seat)


def defender_fits(s: RenaissanceState) -> bool:
    """With a Condottiere bought into his red slot he can fill his unit slot; left empty, he has no troops."""
    if s.laid[DEFENCE_UNIT] != EMPTY:
        return True
    seat: i64 = belligerent(s, DEFENDER)
    if s.battle[STAGE] <= DEFENDER_LAYS:
        return s.laid[DEFENCE_RED] == EMPTY or fieldable(s, seat, s.ducats[seat]) >= 1
    return True
