"""The Condottiere dice: numbers, rout, betrayal and buying back (§4.7, R33, R34)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params, Problem
from signoria.core.decision import SEAT, Chance
from signoria.core.state import CHANCE
from signoria.games.renaissance.actions import BUY_BACK, FACE, REFUSE
from signoria.games.renaissance.battle.fields import CONDOTTIERI, POINTS, ROLLING, SIDE, SLOT_COUNT, SLOTS
from signoria.games.renaissance.battle.slots import belligerent, set_slot, spend
from signoria.games.renaissance.battle.stage import BattleQuestion, stage_problems
from signoria.games.renaissance.box.constants import (
    BETRAYAL,
    BUYBACK_PRICE,
    CONDOTTIERE,
    FACE_COUNT,
    FACE_PC,
    FACE_WEIGHT,
    ROUT,
)
from signoria.games.renaissance.decisions import BATTLE, BUYING_BACK, CONDOTTIERE_DIE, DECISIONS
from signoria.games.renaissance.state import Renaissance


def present_master(s: Renaissance) -> i64:
    """The side for which the Condottiere being rolled fights now."""
    return s.slot(s.battle[ROLLING], SIDE)


def change_sides(s: Renaissance) -> None:
    set_slot(s, s.battle[ROLLING], SIDE, 1 - present_master(s))


def rolling_problems(s: Renaissance) -> list[Problem]:
    slot = s.battle[ROLLING]
    if s.laid[slot] != CONDOTTIERE or s.slot(slot, POINTS):
        return [Problem("rolling", "a Condottiere is rolled for")]
    return stage_problems(s, CONDOTTIERI)


class CondottiereDie(Chance[Renaissance]):
    """The attacker's first, in the order of the slots, each settled before the next (R34)."""

    def begin(self, s: Renaissance, argument: i64) -> None:
        """From a slot on."""
        for slot in range(argument, SLOT_COUNT):
            if s.laid[slot] == CONDOTTIERE:
                s.battle[ROLLING] = slot
                return
        s.done()

    def weights(self, s: Renaissance, outcomes: vec[i64], weights: vec[i64]) -> i64:
        for face in range(FACE_COUNT):
            outcomes[face] = FACE + face
            weights[face] = FACE_WEIGHT[face]
        return FACE_COUNT

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        face: i64 = action - FACE
        slot: i64 = s.battle[ROLLING]
        if s.events is not None:
            rolled = {"seat": belligerent(s, present_master(s)), "face": face, "points": FACE_PC[face]}
            s.tell("condottiere_die", {**rolled, "slot": SLOTS[slot]})
        if face == BETRAYAL:
            self.tempt(s)
            return
        if face == ROUT:
            spend(s, slot)
        else:
            set_slot(s, slot, POINTS, FACE_PC[face])
        self.begin(s, slot + 1)

    def tempt(self, s: Renaissance) -> None:
        """Sold to the other side, if it has a ducat; otherwise the same master rolls again."""
        other: i64 = belligerent(s, 1 - present_master(s))
        if s.ducats[other] >= BUYBACK_PRICE:
            s.turn_to(other)
            s.ask(BUYING_BACK)

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        return rolling_problems(s)


class BuyingBack(BattleQuestion):
    """Bought: the new master rolls; refused: the old one rolls again (R33)."""

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        out[0] = BUY_BACK
        out[1] = REFUSE
        return 2

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        if action == BUY_BACK:
            s.ducats[seat] -= BUYBACK_PRICE
            if s.events is not None:
                bought: Params = {"seat": seat, "loser": belligerent(s, present_master(s)), "ducats": BUYBACK_PRICE}
                s.tell("bought_back", bought | {"slot": SLOTS[s.battle[ROLLING]]})
            change_sides(s)
        s.turn_to(CHANCE)
        s.ask(CONDOTTIERE_DIE, s.battle[ROLLING])

    def cost(self, s: Renaissance, action: i64) -> Params:
        return {"ducats": BUYBACK_PRICE} if action == BUY_BACK else {}

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        tempted = belligerent(s, 1 - present_master(s))
        if s.frames[at + SEAT] != tempted or s.ducats[tempted] < BUYBACK_PRICE:
            return [Problem("seat", "the other side is tempted, if it can pay")]
        return rolling_problems(s)


DECISIONS.place(CondottiereDie(CONDOTTIERE_DIE, "battle.condottiere_die", "4.7", inside=(BATTLE,)))
DECISIONS.place(BuyingBack(BUYING_BACK, "battle.buy_back", CONDOTTIERI, (BATTLE,)))
