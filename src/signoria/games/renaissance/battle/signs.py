"""Sign of God: the side that is behind decides first, then in turn until both have passed (§4.7, R37)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.decision import NO_OBSTACLE
from signoria.games.renaissance.actions import PASS, QUIET, SIGN
from signoria.games.renaissance.battle.fields import (
    ATTACKER,
    DEFENDER,
    PASSES,
    POINTS,
    SIDE,
    SIGNED,
    SIGNS,
    SIGNS_OF_GOD,
    SLOT_COUNT,
    SLOTS,
)
from signoria.games.renaissance.battle.slots import belligerent, set_slot, side_of_seat
from signoria.games.renaissance.battle.stage import BattleQuestion
from signoria.games.renaissance.battle.totals import attack_total, card_points, defence_total
from signoria.games.renaissance.box.constants import CARDS, SIGN_OF_GOD
from signoria.games.renaissance.decisions import BATTLE, DECISIONS, SIGNING
from signoria.games.renaissance.phases.hands import discard, may_hold
from signoria.games.renaissance.phases.obstacles import NOT_HELD
from signoria.games.renaissance.state import Renaissance

# One per side.
PASSES_TO_CLOSE = 2


def counts_for(s: Renaissance, slot: i64, side: i64) -> bool:
    """A unit-type card of the present moment: its value stands, and on this side."""
    return s.slot(slot, POINTS) > 0 and s.slot(slot, SIDE) == side


def may_sign(s: Renaissance, side: i64) -> bool:
    """As far as everybody knows: at most one per battle, and on a unit card that counts for the own side."""
    seat: i64 = belligerent(s, side)
    if s.battle[SIGNED + side] == 1 or s.quiet[seat] == 1 or not may_hold(s, seat, SIGN_OF_GOD):
        return False
    for slot in range(SLOT_COUNT):
        if counts_for(s, slot, side):
            return True
    return False


class Signing(BattleQuestion):
    """A card of one's own side that counts double from now on, or none."""

    def begin(self, s: Renaissance, argument: i64) -> None:
        """On equality the attacker is behind: a tie is lost in attack."""
        self.ask_side(s, i64(ATTACKER) if attack_total(s) <= defence_total(s) else i64(DEFENDER))

    def ask_side(self, s: Renaissance, first: i64) -> None:
        """Ask a side, or the other where this one can obviously do nothing."""
        side: i64 = first
        while s.battle[PASSES] < PASSES_TO_CLOSE:
            if may_sign(s, side):
                s.turn_to(belligerent(s, side))
                return
            s.battle[PASSES] += 1
            side = 1 - side
        s.done()

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        side: i64 = side_of_seat(s, seat)
        count: i64 = 0
        for slot in range(SLOT_COUNT):
            if counts_for(s, slot, side):
                out[count] = SIGN + slot
                count += 1
        out[count] = PASS
        if not s.do_not_disturb:
            return count + 1
        out[count + 1] = QUIET
        return count + 2

    def obstacle(self, s: Renaissance, seat: i64, action: i64) -> i64:
        return NOT_HELD if action < PASS and s.held(seat, SIGN_OF_GOD) == 0 else NO_OBSTACLE

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        side: i64 = side_of_seat(s, seat)
        if action < PASS:
            slot: i64 = action - SIGN
            discard(s, seat, SIGN_OF_GOD)
            set_slot(s, slot, SIGNS, 1)
            s.battle[SIGNED + side] = 1
            s.battle[PASSES] = 0
            if s.events is not None:
                s.tell("signed", {"seat": seat, "card": CARDS[s.laid[slot]], "slot": SLOTS[slot]})
        else:
            if action == QUIET:
                s.quiet[seat] = 1
            s.battle[PASSES] += 1
        self.ask_side(s, 1 - side)

    def targets(self, s: Renaissance, action: i64) -> tuple[str, ...]:
        return (f"slot:{SLOTS[action - SIGN]}",) if action < PASS else ()

    def label(self, s: Renaissance, action: i64) -> Params:
        if action >= PASS:
            return {}
        return {"card": CARDS[s.laid[action - SIGN]], "points": card_points(s, action - SIGN)}


DECISIONS.place(Signing(SIGNING, "battle.sign", SIGNS_OF_GOD, (BATTLE,)))
