"""The five places for cards in a battle: what lies there, whose it is, who pays for it (§4.7; R31, R32)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.games.renaissance.battle.fields import (
    ATTACKER,
    B_ATTACKER,
    BOUGHT,
    DEFENCE_RED,
    DEFENCE_UNIT,
    DEFENDER,
    EMPTY,
    FACE_DOWN,
    HIRE,
    OWN_CARD,
    RED_SLOT,
    SIDE,
    SLOT_COUNT,
    UNIT_1,
    UNIT_2,
    VIRTUAL,
    WORTH_COUNT,
)
from signoria.games.renaissance.box.constants import BLUE_COUNT, CARD_COUNT, CONDOTTIERE, HIRE_COST
from signoria.games.renaissance.state import Renaissance


def belligerent(s: Renaissance, side: i64) -> i64:
    """The seat that fights on a side."""
    return s.battle[B_ATTACKER + side]


def side_of_seat(s: Renaissance, seat: i64) -> i64:
    return i64(ATTACKER) if s.battle[B_ATTACKER] == seat else i64(DEFENDER)


def side_of_slot(slot: i64) -> i64:
    """Whose slot it is, whichever side its card may end on."""
    return i64(DEFENDER) if slot >= DEFENCE_UNIT else i64(ATTACKER)


def open_unit(s: Renaissance, side: i64) -> i64:
    """The first unit slot of a side that is still open, or EMPTY."""
    if side == DEFENDER:
        return i64(DEFENCE_UNIT) if s.laid[DEFENCE_UNIT] == EMPTY else i64(EMPTY)
    if s.laid[UNIT_1] == EMPTY:
        return UNIT_1
    return i64(UNIT_2) if s.laid[UNIT_2] == EMPTY else i64(EMPTY)


def open_units(s: Renaissance, side: i64) -> i64:
    """How many unit slots of a side are still open."""
    if side == DEFENDER:
        return i64(1) if s.laid[DEFENCE_UNIT] == EMPTY else i64(0)
    first: i64 = i64(1) if s.laid[UNIT_1] == EMPTY else i64(0)
    return first + 1 if s.laid[UNIT_2] == EMPTY else first


def red_slot(side: i64) -> i64:
    return i64(DEFENCE_RED) if side == DEFENDER else i64(RED_SLOT)


def set_slot(s: Renaissance, slot: i64, what: i64, value: i64) -> None:
    s.worth[slot * WORTH_COUNT + what] = value


def put(s: Renaissance, slot: i64, card: i64, hire: i64) -> None:
    """A card into a slot; only a bought one lies open, for all have seen who sold it."""
    s.laid[slot] = card
    set_slot(s, slot, HIRE, hire)
    set_slot(s, slot, SIDE, side_of_slot(slot))
    set_slot(s, slot, FACE_DOWN, i64(0) if hire == BOUGHT else i64(1))


def put_own(s: Renaissance, seat: i64, slot: i64, card: i64) -> None:
    s.hand[seat * CARD_COUNT + card] -= 1
    put(s, slot, card, OWN_CARD)


def put_virtual(s: Renaissance, seat: i64, slot: i64) -> None:
    """Milan's free Condottiere: no card, no fee, once per turn (R54f); face down like every unit (4.7)."""
    s.used[seat] = 1
    put(s, slot, CONDOTTIERE, VIRTUAL)


def clear_slot(s: Renaissance, slot: i64) -> None:
    """Nothing lies there any more, and nothing is remembered of it."""
    s.laid[slot] = EMPTY
    first: i64 = slot * WORTH_COUNT
    for place in range(first, first + WORTH_COUNT):
        s.worth[place] = 0


def spend(s: Renaissance, slot: i64) -> None:
    """To the discards; a virtual card just vanishes."""
    if s.slot(slot, HIRE) != VIRTUAL:
        s.discards[s.laid[slot]] += 1
    clear_slot(s, slot)


def is_blue(card: i64) -> bool:
    return 0 <= card < BLUE_COUNT


def is_hidden_card(s: Renaissance, slot: i64) -> bool:
    """Does a card from the hand lie there face down? A virtual one is none: all can count that none has left it."""
    return s.slot(slot, FACE_DOWN) == 1 and s.slot(slot, HIRE) == OWN_CARD


def purse(s: Renaissance, seat: i64) -> i64:
    """Ducats that are not reserved for own Condottieri lying face down (R31)."""
    ducats: i64 = s.ducats[seat]
    for slot in range(SLOT_COUNT):
        unpaid: bool = s.laid[slot] == CONDOTTIERE and is_hidden_card(s, slot)
        if unpaid and belligerent(s, side_of_slot(slot)) == seat:
            ducats -= HIRE_COST
    return ducats
