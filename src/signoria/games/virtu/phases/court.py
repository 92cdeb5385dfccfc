"""The court: places for courtiers, and cards that come and go (§2.3)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.virtu.actions import COURT_SOURCE, TO_SIDE, USE_OF
from signoria.games.virtu.box.atlas import ESTATE_COUNT, ESTATE_PLACES
from signoria.games.virtu.box.constants import (
    BASE_LEFT,
    BASE_RIGHT,
    CARD_RELIEF,
    CARDS,
    CHARACTER_COUNT,
    COURT,
    LEFT,
    MOST_EXTRA,
    RIGHT,
    SIDE_CAPACITY,
)
from signoria.games.virtu.payment.bill import FLORIN, SYMBOL_COUNT, amount
from signoria.games.virtu.payment.uses import is_twin
from signoria.games.virtu.state import EMPTY, MOVED, NONE, READY, Virtu

# ---- places ----


def extra_places(s: Virtu, seat: i64) -> i64:
    """Places beyond the first three: titles on either face, and whatever else opens one."""
    count: i64 = 0
    for i in range(i64(ESTATE_COUNT)):
        if s.estate[seat * ESTATE_COUNT + i] != NONE:
            count += ESTATE_PLACES[i]
    return MOST_EXTRA if count >= MOST_EXTRA else min(count + s.variant.places(s, seat), MOST_EXTRA)


def courtiers(s: Virtu, seat: i64, side: i64) -> i64:
    count: i64 = 0
    i: i64 = seat * COURT + side * SIDE_CAPACITY
    while count < SIDE_CAPACITY and s.court[i + count] != EMPTY:
        count += 1
    return count


def extras_needed(left: i64, right: i64) -> i64:
    return max(left - BASE_LEFT, 0) + max(right - BASE_RIGHT, 0)


def fits(s: Virtu, seat: i64) -> bool:
    """The courtier capacity rule."""
    return extras_needed(courtiers(s, seat, LEFT), courtiers(s, seat, RIGHT)) <= extra_places(s, seat)


def is_free(s: Virtu, seat: i64, side: i64, also: i64) -> bool:
    """Is there a place for one more card on a side, with so many places opened besides?"""
    left: i64 = courtiers(s, seat, LEFT)
    right: i64 = courtiers(s, seat, RIGHT)
    if (left if side == LEFT else right) == SIDE_CAPACITY:
        return False
    needed: i64 = extras_needed(left + 1, right) if side == LEFT else extras_needed(left, right + 1)
    return needed <= also or needed <= min(extra_places(s, seat) + also, MOST_EXTRA)


# ---- cards come and go; a side is kept in the order of the cards ----


def put(s: Virtu, seat: i64, side: i64, card: i64, face: i64) -> None:
    start: i64 = seat * COURT + side * SIDE_CAPACITY
    i: i64 = start + courtiers(s, seat, side)
    while i > start and s.court[i - 1] > card:
        s.court[i] = s.court[i - 1]
        s.face[i] = s.face[i - 1]
        i -= 1
    s.court[i] = card
    s.face[i] = face


def take(s: Virtu, seat: i64, slot: i64) -> i64:
    """Take a courtier away; those after it on its side move up."""
    card: i64 = s.court[seat * COURT + slot]
    last: i64 = seat * COURT + (slot // SIDE_CAPACITY + 1) * SIDE_CAPACITY - 1
    for i in range(seat * COURT + slot, last):
        s.court[i] = s.court[i + 1]
        s.face[i] = s.face[i + 1]
    s.court[last] = EMPTY
    s.face[last] = NONE
    return card


def discard(s: Virtu, seat: i64, slot: i64) -> None:
    """A character goes back on its pile, a family card or Machiavelli out of the game (R31)."""
    card: i64 = take(s, seat, slot)
    if card < CHARACTER_COUNT:
        s.pile[card] += 1
    if s.events is not None:
        s.tell("discarded", {"seat": seat, "card": CARDS[card]})


def write_sides(s: Virtu, seat: i64, also: i64, out: vec[i64], count: i64) -> i64:
    """The sides with a place for one more card, with so many places opened besides."""
    for side in range(i64(LEFT), i64(RIGHT + 1)):
        if is_free(s, seat, side, also):
            out[count] = TO_SIDE + side
            count += 1
    return count


def write_slots(s: Virtu, seat: i64, verb: i64, out: vec[i64], count: i64) -> i64:
    """Every courtier, of equal ones the first."""
    for slot in range(i64(COURT)):
        if s.court[seat * COURT + slot] != EMPTY and not is_twin(s, seat, COURT_SOURCE + slot):
            out[count] = verb + slot
            count += 1
    return count


def write_collections(s: Virtu, seat: i64, out: vec[i64], count: i64) -> i64:
    """F1 where a courtier may have to go: its florins can be collected before."""
    for slot in range(i64(COURT)):
        i: i64 = seat * COURT + slot
        available: bool = s.face[i] == READY or s.face[i] == MOVED
        if available and amount(CARD_RELIEF[s.court[i]], FLORIN) > 0 and not is_twin(s, seat, COURT_SOURCE + slot):
            out[count] = USE_OF[(COURT_SOURCE + slot) * SYMBOL_COUNT + FLORIN]
            count += 1
    return count


def change_side(s: Virtu, seat: i64, slot: i64, face: i64) -> None:
    """To the other side, keeping its face unless a new one is given."""
    kept: i64 = s.face[seat * COURT + slot] if face == NONE else face
    card: i64 = take(s, seat, slot)
    put(s, seat, i64(RIGHT) if slot < SIDE_CAPACITY else i64(LEFT), card, kept)
    if s.events is not None:
        s.tell("changed_side", {"seat": seat, "card": CARDS[card]})
