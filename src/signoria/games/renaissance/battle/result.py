"""The result: who holds the city, Retreats, and where every card goes (§4.7, R38 to R40)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.decision import NO_OBSTACLE
from signoria.games.renaissance.actions import PASS, QUIET, SAVE, SAVE_FREE
from signoria.games.renaissance.battle import totals
from signoria.games.renaissance.battle.fields import (
    ATTACKER,
    ATTACKER_WON,
    B_TARGET,
    DEFENDER,
    DEFENDER_WON,
    EMPTY,
    OUTCOME,
    RESULT,
    RESULTS,
    SLOT_COUNT,
    SLOTS,
    TIED,
)
from signoria.games.renaissance.battle.slots import belligerent, clear_slot, is_blue, side_of_seat, side_of_slot, spend
from signoria.games.renaissance.battle.stage import BattleQuestion
from signoria.games.renaissance.box.constants import BLUE_COUNT, CARDS, CITIES, NAPLES, RETREAT
from signoria.games.renaissance.decisions import BATTLE, DECISIONS, RETREATING
from signoria.games.renaissance.phases.cities import take_city
from signoria.games.renaissance.phases.hands import discard, may_hold, take_up
from signoria.games.renaissance.phases.obstacles import NOT_HELD
from signoria.games.renaissance.state import CONQUERED, Renaissance


def loses_troops(s: Renaissance, side: i64) -> bool:
    return s.battle[RESULT] == TIED or s.battle[RESULT] == (DEFENDER_WON if side == ATTACKER else ATTACKER_WON)


def has_free_retreat(s: Renaissance, seat: i64) -> bool:
    """Naples' virtual one, once per turn (R54c)."""
    return s.has_power(seat, NAPLES) and s.used[seat] == 0


def may_retreat(s: Renaissance, side: i64) -> bool:
    """As far as everybody knows: troops about to be lost, and perhaps a Retreat."""
    seat: i64 = belligerent(s, side)
    if not loses_troops(s, side) or s.quiet[seat] == 1:
        return False
    if not may_hold(s, seat, RETREAT) and not has_free_retreat(s, seat):
        return False
    for slot in range(SLOT_COUNT):
        if side_of_slot(slot) == side and is_blue(s.laid[slot]):
            return True
    return False


def slot_of(s: Renaissance, side: i64, card: i64) -> i64:
    """The slot of a side in which such troops lie, or EMPTY."""
    for slot in range(SLOT_COUNT):
        if side_of_slot(slot) == side and s.laid[slot] == card:
            return slot
    return EMPTY


def savable(s: Renaissance, side: i64, verb: i64, out: vec[i64], start: i64) -> i64:
    count: i64 = start
    for card in range(BLUE_COUNT):
        if slot_of(s, side, card) != EMPTY:
            out[count] = verb + card
            count += 1
    return count


class Retreating(BattleQuestion):
    """The sides that lose their troops may save some, the attacker first (R38)."""

    def begin(self, s: Renaissance, argument: i64) -> None:
        attack: i64 = totals.attack_total(s)
        defence: i64 = totals.defence_total(s)
        s.battle[RESULT] = ATTACKER_WON if attack > defence else (TIED if attack == defence else DEFENDER_WON)
        if s.events is not None:
            s.tell("attack_strength", totals.lines(s, ATTACKER))
            s.tell("defence_strength", totals.lines(s, DEFENDER))
            sides: Params = {"seat": belligerent(s, ATTACKER), "defender": belligerent(s, DEFENDER)}
            result: Params = {"city": CITIES[s.battle[B_TARGET]], "result": RESULTS[s.battle[RESULT]]}
            s.tell("result", sides | result | {"attack": attack, "defence": defence})
        self.ask_side(s, ATTACKER)

    def ask_side(self, s: Renaissance, first: i64) -> None:
        for side in range(first, DEFENDER + 1):
            if may_retreat(s, side):
                s.turn_to(belligerent(s, side))
                return
        clean_up(s)
        s.done()

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        side: i64 = side_of_seat(s, seat)
        count: i64 = savable(s, side, SAVE, out, 0)
        if has_free_retreat(s, seat):
            count = savable(s, side, SAVE_FREE, out, count)
        out[count] = PASS
        if not s.do_not_disturb:
            return count + 1
        out[count + 1] = QUIET
        return count + 2

    def obstacle(self, s: Renaissance, seat: i64, action: i64) -> i64:
        return NOT_HELD if action < SAVE_FREE and s.held(seat, RETREAT) == 0 else NO_OBSTACLE

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        """A saved card goes to the hand, the attacker's among the locked ones; then perhaps another."""
        side: i64 = side_of_seat(s, seat)
        if action >= PASS:
            if action == QUIET:
                s.quiet[seat] = 1
            self.ask_side(s, side + 1)
            return
        card: i64 = (action - SAVE) % BLUE_COUNT
        if action >= SAVE_FREE:
            s.used[seat] = 1
        else:
            discard(s, seat, RETREAT)
        slot: i64 = slot_of(s, side, card)
        clear_slot(s, slot)
        keep(s, side, seat, card)
        if s.events is not None:
            saved: Params = {"seat": seat, "card": CARDS[card], "slot": SLOTS[slot]}
            s.tell("retreated", saved | {"free": int(action >= SAVE_FREE)})
        self.ask_side(s, side)

    def label(self, s: Renaissance, action: i64) -> Params:
        return {"card": CARDS[(action - SAVE) % BLUE_COUNT]} if action < PASS else {}


def keep(s: Renaissance, side: i64, seat: i64, card: i64) -> None:
    """The attacker's troops lie face up until the combat turn ends (R39); the defender's return at once."""
    if side == ATTACKER:
        s.locked[card] += 1
    else:
        take_up(s, seat, card)


def clean_up(s: Renaissance) -> None:
    """The city changes hands or not; troops are kept or lost, everything else is spent."""
    if s.battle[RESULT] == ATTACKER_WON:
        take_city(s, belligerent(s, ATTACKER), s.battle[B_TARGET])
        s.marks[CONQUERED + s.battle[B_TARGET]] = 1
    if s.events is not None:
        tell_troops(s)
    for slot in range(SLOT_COUNT):
        card: i64 = s.laid[slot]
        side: i64 = side_of_slot(slot)
        if is_blue(card) and not loses_troops(s, side):
            clear_slot(s, slot)
            keep(s, side, belligerent(s, side), card)
        elif card != EMPTY:
            spend(s, slot)


def tell_troops(s: Renaissance) -> None:
    """Tell which troops each side loses, or keeps: the attacker's locked until the combat turn ends (R39)."""
    for side in (ATTACKER, DEFENDER):
        slots = [slot for slot in range(SLOT_COUNT) if side_of_slot(slot) == side]
        troops = " ".join(CARDS[s.laid[slot]] for slot in slots if is_blue(s.laid[slot]))
        seat = belligerent(s, side)
        if troops and loses_troops(s, side):
            s.tell("troops_lost", {"seat": seat, "cards": troops})
        elif troops:
            s.tell("troops_kept", {"seat": seat, "cards": troops, "locked": int(side == ATTACKER)})


DECISIONS.place(Retreating(RETREATING, "battle.retreat", OUTCOME, (BATTLE,)))
