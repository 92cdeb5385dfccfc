"""The result: who holds the city, Retreats, and where every card goes (B9; §4.7, R38 to R40)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.renaissance.actions import PASS, QUIET, SAVE, SAVE_FREE, SLOTS
from signoria.games.renaissance.box import BLUE_COUNT, CARDS, CITIES, NAPLES, RETREAT
from signoria.games.renaissance.decisions import RETREATING
from signoria.games.renaissance.phases import totals
from signoria.games.renaissance.phases.cities import take_city
from signoria.games.renaissance.phases.hands import discard, may_hold, take_up
from signoria.games.renaissance.phases.obstacles import FINE, NOT_HELD
from signoria.games.renaissance.phases.signs import side_of_seat
from signoria.games.renaissance.phases.slots import belligerent, clear_slot, is_blue, side_of_slot, spend
from signoria.games.renaissance.state import (
    ATTACKER,
    ATTACKER_WON,
    B_TARGET,
    BATTLE_SIZE,
    CONQUERED,
    DEFENDER,
    DEFENDER_WON,
    RESULT,
    SLOT_COUNT,
    TIED,
    RenaissanceState,
)

RESULTS = ("", "attacker", "defender", "tie")


def begin(s: RenaissanceState) -> bool:
    """Compare; the sides that lose their troops may save some, the attacker first (R38)."""
    attack: i64 = totals.attack_total(s)
    defence: i64 = totals.defence_total(s)
    s.battle[RESULT] = ATTACKER_WON if attack > defence else (TIED if attack == defence else DEFENDER_WON)
    if s.events is not None:
        s.tell("attack_strength", totals.lines(s, ATTACKER))
        s.tell("defence_strength", totals.lines(s, DEFENDER))
        s.tell("result", {"city": CITIES[s.battle[B_TARGET]], "result": RESULTS[s.battle[RESULT]]})
    return ask_retreat(s, ATTACKER)


# ---- Retreat ----


def ask_retreat(s: RenaissanceState, first: i64) -> bool:
    side: i64 = first
    while side <= DEFENDER:
        if may_retreat(s, side):
            s.ask_seat(RETREATING, belligerent(s, side))
            return False
        side += 1
    return True


def loses_troops(s: RenaissanceState, side: i64) -> bool:
    return s.battle[RESULT] == TIED or s.battle[RESULT] == (DEFENDER_WON if side == ATTACKER else ATTACKER_WON)


def has_free_retreat(s: RenaissanceState, seat: i64) -> bool:
    """Naples' virtual one, once per turn (R54c)."""
    return s.has_power(seat, NAPLES) and s.used[seat] == 0


def may_retreat(s: RenaissanceState, side: i64) -> bool:
    """As far as everybody knows: troops about to be lost, and perhaps a Retreat."""
    seat: i64 = belligerent(s, side)
    if not loses_troops(s, side) or s.quiet[seat] == 1:
        return False
    if not may_hold(s, seat, RETREAT) and not has_free_retreat(s, seat):
        return False
    slot: i64 = 0
    while slot < SLOT_COUNT:
        if side_of_slot(slot) == side and is_blue(s.laid[slot]):
            return True
        slot += 1
    return False


def slot_of(s: RenaissanceState, side: i64, card: i64) -> i64:
    """The slot of a side in which such troops lie, or -1."""
    slot: i64 = 0
    while slot < SLOT_COUNT:
        if side_of_slot(slot) == side and s.laid[slot] == card:
            return slot
        slot += 1
    return -1


def retreat_candidates(s: RenaissanceState, seat: i64, out: vec[i64]) -> i64:
    side: i64 = side_of_seat(s, seat)
    count: i64 = savable(s, side, SAVE, out, 0)
    if has_free_retreat(s, seat):
        count = savable(s, side, SAVE_FREE, out, count)
    out[count] = PASS
    if not s.do_not_disturb:
        return count + 1
    out[count + 1] = QUIET
    return count + 2


def savable(s: RenaissanceState, side: i64, verb: i64, out: vec[i64], start: i64) -> i64:
    count: i64 = start
    card: i64 = 0
    while card < BLUE_COUNT:
        if slot_of(s, side, card) >= 0:
            out[count] = verb + card
            count += 1
        card += 1
    return count


def retreat_obstacle(s: RenaissanceState, seat: i64, action: i64) -> i64:
    return NOT_HELD if action < SAVE_FREE and s.held(seat, RETREAT) == 0 else FINE


def retreat(s: RenaissanceState, seat: i64, action: i64) -> bool:
    """A saved card goes to the hand, the attacker's among his locked ones; then perhaps another."""
    side: i64 = side_of_seat(s, seat)
    if action >= PASS:
        if action == QUIET:
            s.quiet[seat] = 1
        return ask_retreat(s, side + 1)
    card: i64 = action - SAVE
    if action >= SAVE_FREE:
        card = action - SAVE_FREE
        s.used[seat] = 1
    else:
        discard(s, seat, RETREAT)
    slot: i64 = slot_of(s, side, card)
    clear_slot(s, slot)
    keep(s, side, seat, card)
    if s.events is not None:
        s.tell("retreated", {"seat": seat, "card": CARDS[card], "slot": SLOTS[slot]})
    return ask_retreat(s, side)


def keep(s: RenaissanceState, side: i64, seat: i64, card: i64) -> None:
    """The attacker's troops lie face up until his combat turn ends (R39); the defender's return at once."""
    if side == ATTACKER:
        s.locked[card] += 1
    else:
        take_up(s, seat, card)


# ---- clean-up ----


def finish(s: RenaissanceState) -> None:
    """The city changes hands or not; troops are kept or lost, everything else is spent; back to the menu."""
    if s.battle[RESULT] == ATTACKER_WON:
        take_city(s, belligerent(s, ATTACKER), s.battle[B_TARGET])
        s.marks[CONQUERED + s.battle[B_TARGET]] = 1
    slot: i64 = 0
    while slot < SLOT_COUNT:
        card: i64 = s.laid[slot]
        side: i64 = side_of_slot(slot)
        if is_blue(card) and not loses_troops(s, side):
            clear_slot(s, slot)
            keep(s, side, belligerent(s, side), card)
        elif card >= 0:
            spend(s, slot)
        slot += 1
    i: i64 = 0
    while i < BATTLE_SIZE:
        s.battle[i] = 0
        i += 1
    s.pop()
