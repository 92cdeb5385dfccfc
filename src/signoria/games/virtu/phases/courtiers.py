"""A new card must become a courtier (B2); a court that has lost a place must be mended (E4) (§2.3, §4.4, §4.5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import FRAME, SEAT
from signoria.games.virtu.actions import COURT_SOURCE, DISCARD, DISCARD_NEW, SHIFT, TO_SIDE, USE
from signoria.games.virtu.box import (
    CARD_PLACES,
    CARDS,
    COURT,
    LEFT,
    NO_CARD,
    RIGHT,
    SIDE_CAPACITY,
    SIDES,
)
from signoria.games.virtu.decisions import BUY, CARD, INFLUENCE, NEXT_CARD, OVERFLOW, PLACE_CARD
from signoria.games.virtu.phases.court import (
    change_side,
    courtiers,
    discard,
    extras_needed,
    fits,
    is_free,
    put,
    write_collections,
    write_slots,
)
from signoria.games.virtu.phases.sources import collect
from signoria.games.virtu.phases.uses import is_twin
from signoria.games.virtu.state import EMPTY, FRESH, NONE, READY, VirtuState

# ---- B2: a new card must become a courtier ----


def begin_placing(s: VirtuState, seat: i64, card: i64, next_card: i64) -> None:
    s.push(PLACE_CARD, seat)
    s.frames[s.at + CARD] = card
    s.frames[s.at + NEXT_CARD] = next_card


def place_candidates(s: VirtuState, out: vec[i64]) -> i64:
    """A free place on either side; or a courtier goes first; a Major City's card may itself go if there is no room."""
    seat: i64 = s.frames[s.at + SEAT]
    also: i64 = CARD_PLACES[s.frames[s.at + CARD]]
    count: i64 = 0
    side: i64 = LEFT
    while side <= RIGHT:
        if is_free(s, seat, side, also):
            out[count] = TO_SIDE + side
            count += 1
        side += 1
    crowded: bool = count == 0
    count = write_slots(s, seat, DISCARD, out, count)
    if crowded and s.frames[s.at - FRAME] == INFLUENCE:
        out[count] = DISCARD_NEW
        count += 1
    return write_collections(s, seat, out, count)


def choose_place(s: VirtuState, action: i64) -> bool:
    """True when the last card has its place."""
    seat: i64 = s.frames[s.at + SEAT]
    if action >= USE:
        collect(s, seat, action)
        return False
    if action >= DISCARD and action < DISCARD_NEW:
        discard(s, seat, action - DISCARD)
        return False
    card: i64 = s.frames[s.at + CARD]
    if action < DISCARD:
        bought: bool = s.frames[s.at - FRAME] == BUY
        put(s, seat, action - TO_SIDE, card, FRESH if bought else READY)
        if s.events is not None:
            s.tell("placed_courtier", {"seat": seat, "card": CARDS[card], "side": SIDES[action - TO_SIDE]})
    elif s.events is not None:
        s.tell("discarded", {"seat": seat, "card": CARDS[card]})
    s.frames[s.at + CARD] = s.frames[s.at + NEXT_CARD]
    s.frames[s.at + NEXT_CARD] = NO_CARD
    if s.frames[s.at + CARD] != NO_CARD:
        return False
    s.pop()
    return True


# ---- E4: more courtiers than places ----


def overflow_candidates(s: VirtuState, out: vec[i64]) -> i64:
    """Move a courtier to a free place of the other side, or discard one."""
    seat: i64 = s.frames[s.at + SEAT]
    left: i64 = courtiers(s, seat, LEFT)
    right: i64 = courtiers(s, seat, RIGHT)
    now: i64 = extras_needed(left, right)
    count: i64 = 0
    slot: i64 = 0
    while slot < COURT:
        step: i64 = 1 if slot < SIDE_CAPACITY else -1
        helps: bool = extras_needed(left - step, right + step) < now
        if helps and s.court[seat * COURT + slot] != EMPTY and not is_twin(s, seat, COURT_SOURCE + slot):
            out[count] = SHIFT + slot
            count += 1
        slot += 1
    count = write_slots(s, seat, DISCARD, out, count)
    return write_collections(s, seat, out, count)


def choose_overflow(s: VirtuState, action: i64) -> bool:
    """True when the court fits again."""
    seat: i64 = s.frames[s.at + SEAT]
    if action >= USE:
        collect(s, seat, action)
        return False
    if action < DISCARD:
        change_side(s, seat, action - SHIFT, NONE)
        if not fits(s, seat):
            return False
        s.pop()
        return True
    s.pop()
    discard(s, seat, action - DISCARD)
    return s.frames[s.at] != OVERFLOW
