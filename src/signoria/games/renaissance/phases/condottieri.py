"""The Condottiere dice: numbers, rout, betrayal and buying back (B7; §4.7, R33, R34)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import CHANCE
from signoria.games.renaissance.actions import BUY_BACK, FACE, REFUSE, SLOTS
from signoria.games.renaissance.box import BETRAYAL, BUYBACK_PRICE, CONDOTTIERE, FACE_COUNT, FACE_PC, FACE_WEIGHT, ROUT
from signoria.games.renaissance.decisions import BUYING_BACK, CONDOTTIERE_DIE
from signoria.games.renaissance.phases.slots import belligerent, set_slot, spend
from signoria.games.renaissance.state import POINTS, ROLLING, SIDE, SLOT_COUNT, RenaissanceState


def next_roll(s: RenaissanceState, start: i64) -> bool:
    """The attacker's first, in the order of the slots, each settled before the next (R34); True when none is left."""
    slot: i64 = start
    while slot < SLOT_COUNT:
        if s.laid[slot] == CONDOTTIERE:
            s.battle[ROLLING] = slot
            s.ask_seat(CONDOTTIERE_DIE, CHANCE)
            return False
        slot += 1
    return True


def face_weights(outcomes: vec[i64], weights: vec[i64]) -> i64:
    face: i64 = 0
    while face < FACE_COUNT:
        outcomes[face] = FACE + face
        weights[face] = FACE_WEIGHT[face]
        face += 1
    return FACE_COUNT


def present_master(s: RenaissanceState) -> i64:
    """The side for which the Condottiere being rolled fights now."""
    return s.slot(s.battle[ROLLING], SIDE)


def roll(s: RenaissanceState, outcome: i64) -> bool:
    face: i64 = outcome - FACE
    slot: i64 = s.battle[ROLLING]
    if s.events is not None:
        rolled = {"seat": belligerent(s, present_master(s)), "face": face, "points": FACE_PC[face]}
        s.tell("condottiere_die", {**rolled, "slot": SLOTS[slot]})
    if face == BETRAYAL:
        tempt(s)
        return False
    if face == ROUT:
        spend(s, slot)
    else:
        set_slot(s, slot, POINTS, FACE_PC[face])
    return next_roll(s, slot + 1)


def tempt(s: RenaissanceState) -> None:
    """He sells himself to the other side, if it has a ducat; otherwise his master rolls again."""
    other: i64 = belligerent(s, 1 - present_master(s))
    if s.ducats[other] >= BUYBACK_PRICE:
        s.ask_seat(BUYING_BACK, other)


def buy_back_candidates(out: vec[i64]) -> i64:
    out[0] = BUY_BACK
    out[1] = REFUSE
    return 2


def change_sides(s: RenaissanceState) -> None:
    set_slot(s, s.battle[ROLLING], SIDE, 1 - present_master(s))


def buy_back(s: RenaissanceState, seat: i64, action: i64) -> None:
    """Bought: he changes sides, and his new master rolls; refused: the old one rolls again (R33)."""
    if action == BUY_BACK:
        s.ducats[seat] -= BUYBACK_PRICE
        change_sides(s)
        if s.events is not None:
            s.tell("bought_back", {"seat": seat, "slot": SLOTS[s.battle[ROLLING]]})
    s.ask_seat(CONDOTTIERE_DIE, CHANCE)
