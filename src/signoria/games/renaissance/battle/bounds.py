"""How strong both sides of a battle can be as far as a viewer knows: bounds over what hidden cards and dice may be.

Every card counts for the side on which it lies now. What may still be played (a counter from the hand, a Sign of God)
or change sides is not in it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.renaissance.battle import totals
from signoria.games.renaissance.battle.fields import (
    ATTACKER,
    B_TARGET,
    DEFENCE_RED,
    DEFENCE_UNIT,
    DEFENDER,
    EMPTY,
    ENGINEER_BONUS,
    FACE_DOWN,
    HIRE,
    POINTS,
    RED_CARDS,
    RED_SLOT,
    SIDE,
    SLOT_COUNT,
    STAGE,
    UNIT_1,
    UNIT_2,
    VIRTUAL,
)
from signoria.games.renaissance.battle.slots import belligerent, is_blue, red_slot, side_of_slot
from signoria.games.renaissance.box.constants import (
    CARD_COUNT,
    CARD_PC,
    CONDOTTIERE,
    COPIES,
    DIE,
    ENGINEER,
    ENGINEER_PC,
    FACE_COUNT,
    FACE_PC,
    HIRE_COST,
    TRAITOR,
)
from signoria.games.renaissance.phases.hands import drawn_since
from signoria.games.renaissance.state import Renaissance

BEST_FACE: Final[i64] = FACE_PC[FACE_COUNT - 1]
HIGHEST: Final = 1000


# ---- what may lie there ----


def is_veiled(s: Renaissance, slot: i64, viewer: i64) -> bool:
    """A card face down is seen by who laid it."""
    return s.slot(slot, FACE_DOWN) == 1 and belligerent(s, side_of_slot(slot)) != viewer


def may_lie(s: Renaissance, viewer: i64, slot: i64, card: i64) -> bool:
    """As far as the viewer knows, this may be the veiled card in a slot."""
    red: bool = slot == red_slot(side_of_slot(slot))
    if card < CONDOTTIERE if red else card > CONDOTTIERE:
        return False
    seat: i64 = belligerent(s, side_of_slot(slot))
    if card == CONDOTTIERE and s.ducats[seat] < HIRE_COST:
        return False
    if s.known[seat * CARD_COUNT + card] > 0:
        return True
    if is_blue(card) and s.unblue[seat] > 0 and drawn_since(s, seat) == 0:
        return False
    return unseen(s, viewer, card) > 0


def unseen(s: Renaissance, viewer: i64, card: i64) -> i64:
    """Copies of a card of which the viewer cannot say where they are."""
    count: i64 = COPIES[card] - s.discards[card] - s.locked[card]
    for seat in range(s.players):
        count -= s.held(seat, card) if seat == viewer else s.known[seat * CARD_COUNT + card]
    for slot in range(SLOT_COUNT):
        if s.laid[slot] == card and s.slot(slot, HIRE) != VIRTUAL and not is_veiled(s, slot, viewer):
            count -= 1
    return count


# ---- the sums: every way in which the hidden cards may lie ----

# What `bounds` adds up, each as a low and a high.
ATTACK: Final = 0
DEFENCE: Final = 2
WALLS: Final = 4
RED_POINTS: Final = 6
COUNT: Final = 8


def bounds(s: Renaissance, viewer: i64) -> vec[i64]:
    """Lows and highs of both sums, of the walls and of the defender's red card.

    Until red cards take effect, the bounds say what they will do.
    """
    limits = vec[i64]([HIGHEST] * COUNT)
    for what in range(0, COUNT, 2):
        limits[what + 1] = -HIGHEST
    if s.battle[STAGE] > RED_CARDS:
        add_open(s, limits)
        return limits
    cards = vec[i64]([0] * SLOT_COUNT)
    for slot in range(SLOT_COUNT):
        cards[slot] = possible_cards(s, viewer, slot)
    for red in range(EMPTY, TRAITOR + 1):
        if not is_possible(cards[RED_SLOT], red):
            continue
        for other in range(EMPTY, TRAITOR + 1):
            if is_possible(cards[DEFENCE_RED], other):
                add_attack(s, cards, red, other, limits)
                add_defence(s, cards, red, other, limits)
    return limits


def possible_cards(s: Renaissance, viewer: i64, slot: i64) -> i64:
    """What may lie in a slot, as bits; the first is for nothing."""
    if not is_veiled(s, slot, viewer) or s.slot(slot, HIRE) == VIRTUAL:
        return 1 << (s.laid[slot] + 1)
    bits: i64 = 0
    for card in range(TRAITOR + 1):
        if may_lie(s, viewer, slot, card):
            bits |= 1 << (card + 1)
    return bits


def is_possible(cards: i64, card: i64) -> bool:
    return cards & (1 << (card + 1)) != 0


def note(limits: vec[i64], what: i64, low: i64, high: i64) -> None:
    limits[what] = min(limits[what], low)
    limits[what + 1] = max(limits[what + 1], high)


def add_open(s: Renaissance, limits: vec[i64]) -> None:
    """Red cards have taken effect: only Condottiere dice are still to come."""
    for side in range(2):
        known: i64 = totals.attack_total(s) if side == ATTACKER else totals.defence_total(s)
        high: i64 = known
        for slot in range(SLOT_COUNT):
            if s.slot(slot, SIDE) == side and is_unrolled(s, slot):
                high += BEST_FACE
        note(limits, ATTACK if side == ATTACKER else DEFENCE, known, high)
    note(limits, WALLS, totals.fortification(s), totals.fortification(s))
    note(limits, RED_POINTS, s.battle[ENGINEER_BONUS], s.battle[ENGINEER_BONUS])


def is_unrolled(s: Renaissance, slot: i64) -> bool:
    return s.laid[slot] == CONDOTTIERE and s.slot(slot, POINTS) == 0


def add_attack(s: Renaissance, cards: vec[i64], red: i64, other: i64, limits: vec[i64]) -> None:
    """The attacker's sum with these two red cards, for every pair of units that may lie there."""
    loses_best: bool = other == TRAITOR and red != TRAITOR
    lowest: i64 = totals.stance(s, ATTACKER) + die_low(s, ATTACKER)
    highest: i64 = totals.stance(s, ATTACKER) + die_high(s, ATTACKER)
    for one in range(EMPTY, CONDOTTIERE + 1):
        if not is_possible(cards[UNIT_1], one):
            continue
        for two in range(EMPTY, CONDOTTIERE + 1):
            if is_possible(cards[UNIT_2], two):
                lost: i64 = max(low_points(one), low_points(two)) if loses_best else 0
                low: i64 = lowest + low_points(one) + low_points(two) + low_points(red)
                high: i64 = highest + high_points(one) + high_points(two) + high_points(red)
                note(limits, ATTACK, low - lost, high - lost)


def add_defence(s: Renaissance, cards: vec[i64], red: i64, other: i64, limits: vec[i64]) -> None:
    fort: i64 = fort_against(s, red, other)
    bonus: i64 = ENGINEER_PC if other == ENGINEER and red != ENGINEER else 0
    note(limits, WALLS, fort, fort)
    note(limits, RED_POINTS, bonus + low_points(other), bonus + high_points(other))
    fixed: i64 = fort + bonus + totals.terrain(s) + totals.landing(s) + totals.stance(s, DEFENDER)
    for unit in range(EMPTY, CONDOTTIERE + 1):
        if is_possible(cards[DEFENCE_UNIT], unit):
            low: i64 = fixed + low_points(unit) + low_points(other) + die_low(s, DEFENDER)
            note(limits, DEFENCE, low, fixed + high_points(unit) + high_points(other) + die_high(s, DEFENDER))


def fort_against(s: Renaissance, red: i64, other: i64) -> i64:
    """Two of a kind vanish (R35); otherwise a Traitor opens the gates and an Engineer lowers the walls."""
    if red == TRAITOR and other != TRAITOR:
        return 0
    return totals.walls(s, s.battle[B_TARGET], 1 if red == ENGINEER and other != ENGINEER else 0)


def low_points(card: i64) -> i64:
    """Troops count what is printed; a Condottiere may flee."""
    return CARD_PC[card] if is_blue(card) else 0


def high_points(card: i64) -> i64:
    return BEST_FACE if card == CONDOTTIERE else low_points(card)


def die_low(s: Renaissance, side: i64) -> i64:
    return max(totals.die(s, side), 1)


def die_high(s: Renaissance, side: i64) -> i64:
    return DIE if totals.die(s, side) == 0 else totals.die(s, side)
