"""W2: cards move one by one between court and rooms, or leave the court (§4.6 W2; R28, R29)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import SEAT
from signoria.games.virtu.actions import (
    COURT_SOURCE,
    DISCARD,
    DONE,
    MOVE_COURTIER,
    TAKE_ACTION_CARD,
    TO_ACTION,
    TO_IMPROVEMENT,
    TO_SIDE,
    USE,
)
from signoria.games.virtu.box import CARD_ACTION, CARDS, COURT, LEFT, NO_ACTION, RIGHT, ROOMS, SIDE_CAPACITY
from signoria.games.virtu.decisions import MOVE_CARD, REORGANISE, SUBJECT
from signoria.games.virtu.phases import court
from signoria.games.virtu.phases.sources import NOTHING_ELSE, collect
from signoria.games.virtu.phases.turn import has_enemy_agent
from signoria.games.virtu.phases.uses import is_twin, write_collections
from signoria.games.virtu.state import EMPTY, MOVED, READY, SPENT, VirtuState

MOST_PLACES = 12

# ---- the menu ----


def candidates(s: VirtuState, out: vec[i64]) -> i64:
    """A courtier to move, a card to take out of its room, a courtier to discard, florins; done."""
    seat: i64 = s.frames[s.at + SEAT]
    scratch = vec[i64]([0] * MOST_PLACES)
    out[0] = DONE
    count: i64 = 1
    slot: i64 = 0
    while slot < COURT:
        if write_from_court(s, seat, slot, scratch) > 0 and not is_twin(s, seat, COURT_SOURCE + slot):
            out[count] = MOVE_COURTIER + slot
            count += 1
        slot += 1
    if court.is_free(s, seat, LEFT, 0) or court.is_free(s, seat, RIGHT, 0):
        place: i64 = 0
        while place < 2 * ROOMS:
            if can_take_out(s, seat, place):
                out[count] = TAKE_ACTION_CARD + place
                count += 1
            place += 1
    count = court.write_slots(s, seat, DISCARD, out, count)
    return write_collections(s, seat, NOTHING_ELSE, out, count)


def is_locked(s: VirtuState, seat: i64, room: i64) -> bool:
    """The marker, an indulgence or an enemy agent keeps a room as it is."""
    if s.marker[seat] == room or s.indulgence[seat * ROOMS + room] == 1:
        return True
    return has_enemy_agent(s, seat, room)


def can_take_out(s: VirtuState, seat: i64, place: i64) -> bool:
    """A card under an action card must be able to take its place."""
    card: i64 = s.rooms[seat * 2 * ROOMS + place]
    if card == EMPTY or is_locked(s, seat, place // 2):
        return False
    under: i64 = s.rooms[seat * 2 * ROOMS + place + 1] if place % 2 == 0 else EMPTY
    return under == EMPTY or CARD_ACTION[under] != NO_ACTION


def choose(s: VirtuState, action: i64) -> bool:
    """True when the palace is as it shall be."""
    seat: i64 = s.frames[s.at + SEAT]
    if action == DONE:
        settle(s, seat)
        return True
    if action >= USE:
        collect(s, seat, action)
    elif action >= DISCARD:
        court.discard(s, seat, action - DISCARD)
    else:
        s.frames[s.at] = MOVE_CARD
        s.frames[s.at + SUBJECT] = action - MOVE_COURTIER
    return False


def settle(s: VirtuState, seat: i64) -> None:
    """Courtiers that have changed sides are again like all others."""
    i: i64 = seat * COURT
    while i < (seat + 1) * COURT:
        if s.face[i] == MOVED:
            s.face[i] = READY
        i += 1


# ---- where to ----


def place_candidates(s: VirtuState, out: vec[i64]) -> i64:
    seat: i64 = s.frames[s.at + SEAT]
    subject: i64 = s.frames[s.at + SUBJECT]
    if subject < COURT:
        return write_from_court(s, seat, subject, out)
    count: i64 = 0
    side: i64 = LEFT
    while side <= RIGHT:
        if court.is_free(s, seat, side, 0):
            out[count] = TO_SIDE + side
            count += 1
        side += 1
    return count


def write_from_court(s: VirtuState, seat: i64, slot: i64, out: vec[i64]) -> i64:
    """An available courtier: into an empty room, under an action card, or once to the other side."""
    face: i64 = s.face[seat * COURT + slot]
    if face not in (READY, MOVED):
        return 0
    card: i64 = s.court[seat * COURT + slot]
    count: i64 = 0
    room: i64 = 0
    while room < ROOMS and CARD_ACTION[card] != NO_ACTION:
        if s.rooms[(seat * ROOMS + room) * 2] == EMPTY and not is_locked(s, seat, room):
            out[count] = TO_ACTION + room
            count += 1
        room += 1
    room = 0
    while room < ROOMS:
        i: i64 = (seat * ROOMS + room) * 2
        if s.rooms[i] != EMPTY and s.rooms[i + 1] == EMPTY and not is_locked(s, seat, room):
            out[count] = TO_IMPROVEMENT + room
            count += 1
        room += 1
    other: i64 = RIGHT if slot < SIDE_CAPACITY else LEFT
    if face == READY and court.is_free(s, seat, other, 0):
        out[count] = TO_SIDE + other
        count += 1
    return count


def choose_place(s: VirtuState, action: i64) -> None:
    seat: i64 = s.frames[s.at + SEAT]
    subject: i64 = s.frames[s.at + SUBJECT]
    s.frames[s.at] = REORGANISE
    s.frames[s.at + SUBJECT] = 0
    if subject >= COURT:
        take_out(s, seat, subject - COURT, action - TO_SIDE)
    elif action >= TO_SIDE:
        court.change_side(s, seat, subject, MOVED)
    else:
        card: i64 = court.take(s, seat, subject)
        room: i64 = action - TO_IMPROVEMENT if action >= TO_IMPROVEMENT else action - TO_ACTION
        level: i64 = 1 if action >= TO_IMPROVEMENT else 0
        s.rooms[(seat * ROOMS + room) * 2 + level] = card
        if s.events is not None:
            s.tell("into_room", {"seat": seat, "card": CARDS[card], "room": room, "under": level})


def take_out(s: VirtuState, seat: i64, place: i64, side: i64) -> None:
    """Out of a room a card is exhausted; what lay under an action card takes its place."""
    i: i64 = seat * 2 * ROOMS + place
    card: i64 = s.rooms[i]
    s.rooms[i] = EMPTY
    if place % 2 == 0:
        s.rooms[i] = s.rooms[i + 1]
        s.rooms[i + 1] = EMPTY
    court.put(s, seat, side, card, SPENT)
    if s.events is not None:
        s.tell("out_of_room", {"seat": seat, "card": CARDS[card], "room": place // 2})
