"""Sign of God: the side that is behind decides first, then in turn until both have passed (B8; §4.7, R37)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.renaissance.actions import PASS, QUIET, SIGN, SLOTS
from signoria.games.renaissance.box import CARDS, SIGN_OF_GOD
from signoria.games.renaissance.decisions import SIGNING
from signoria.games.renaissance.phases.hands import discard, may_hold
from signoria.games.renaissance.phases.obstacles import FINE, NOT_HELD
from signoria.games.renaissance.phases.slots import belligerent, set_slot
from signoria.games.renaissance.phases.totals import attack_total, defence_total
from signoria.games.renaissance.state import (
    ATTACKER,
    B_ATTACKER,
    DEFENDER,
    PASSES,
    POINTS,
    SIDE,
    SIGNED,
    SIGNS,
    SLOT_COUNT,
    RenaissanceState,
)


def begin(s: RenaissanceState) -> bool:
    """On equality the attacker is behind: a tie is lost for him."""
    return ask_side(s, ATTACKER if attack_total(s) <= defence_total(s) else DEFENDER)


def ask_side(s: RenaissanceState, first: i64) -> bool:
    """Ask a side, or the other where this one can obviously do nothing; True when both have passed in a row."""
    side: i64 = first
    while s.battle[PASSES] < 2:
        if may_sign(s, side):
            s.ask_seat(SIGNING, belligerent(s, side))
            return False
        s.battle[PASSES] += 1
        side = 1 - side
    return True


def may_sign(s: RenaissanceState, side: i64) -> bool:
    """As far as everybody knows: at most one per battle, and on a unit card that counts for the own side."""
    seat: i64 = belligerent(s, side)
    if s.battle[SIGNED + side] == 1 or s.quiet[seat] == 1 or not may_hold(s, seat, SIGN_OF_GOD):
        return False
    slot: i64 = 0
    while slot < SLOT_COUNT:
        if counts_for(s, slot, side):
            return True
        slot += 1
    return False


def counts_for(s: RenaissanceState, slot: i64, side: i64) -> bool:
    """A unit-type card of the present moment: its value stands, and on this side."""
    return s.slot(slot, POINTS) > 0 and s.slot(slot, SIDE) == side


def side_of_seat(s: RenaissanceState, seat: i64) -> i64:
    return ATTACKER if s.battle[B_ATTACKER] == seat else DEFENDER


def candidates(s: RenaissanceState, seat: i64, out: vec[i64]) -> i64:
    side: i64 = side_of_seat(s, seat)
    count: i64 = 0
    slot: i64 = 0
    while slot < SLOT_COUNT:
        if counts_for(s, slot, side):
            out[count] = SIGN + slot
            count += 1
        slot += 1
    out[count] = PASS
    if not s.do_not_disturb:
        return count + 1
    out[count + 1] = QUIET
    return count + 2


def obstacle(s: RenaissanceState, seat: i64, action: i64) -> i64:
    return NOT_HELD if action < PASS and s.held(seat, SIGN_OF_GOD) == 0 else FINE


def choose(s: RenaissanceState, seat: i64, action: i64) -> bool:
    side: i64 = side_of_seat(s, seat)
    if action < PASS:
        discard(s, seat, SIGN_OF_GOD)
        set_slot(s, action - SIGN, SIGNS, 1)
        s.battle[SIGNED + side] = 1
        s.battle[PASSES] = 0
        if s.events is not None:
            s.tell("signed", {"seat": seat, "card": CARDS[s.laid[action - SIGN]], "slot": SLOTS[action - SIGN]})
    else:
        if action == QUIET:
            s.quiet[seat] = 1
        s.battle[PASSES] += 1
    return ask_side(s, 1 - side)
