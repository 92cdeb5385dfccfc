"""S1: everybody places the family cards, one by one, in play order (§4.1)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import SEAT
from signoria.games.virtu.actions import TAKE_CARD, TO_ACTION, TO_IMPROVEMENT, TO_SIDE
from signoria.games.virtu.box import (
    CARD_ACTION,
    CARDS,
    COURT,
    FAMILY,
    LEFT,
    MOST_FAMILY,
    NO_ACTION,
    NO_CARD,
    RIGHT,
    ROOMS,
    SIDES,
)
from signoria.games.virtu.decisions import CARD, FAMILY_CARD, FAMILY_PLACE
from signoria.games.virtu.phases import year
from signoria.games.virtu.phases.court import is_free, put
from signoria.games.virtu.state import EMPTY, READY, VirtuState


def begin(s: VirtuState) -> None:
    s.turn = 0
    s.push(FAMILY_CARD, s.order[0])


def is_placed(s: VirtuState, seat: i64, card: i64) -> bool:
    i: i64 = 0
    while i < 2 * ROOMS:
        if s.rooms[seat * 2 * ROOMS + i] == card:
            return True
        i += 1
    i = 0
    while i < COURT:
        if s.court[seat * COURT + i] == card:
            return True
        i += 1
    return False


def card_candidates(s: VirtuState, out: vec[i64]) -> i64:
    """The cards not yet placed."""
    seat: i64 = s.frames[s.at + SEAT]
    first: i64 = (s.faction[seat] * 2 + (1 if s.players == 2 else 0)) * MOST_FAMILY
    count: i64 = 0
    i: i64 = first
    while i < first + MOST_FAMILY:
        if FAMILY[i] != NO_CARD and not is_placed(s, seat, FAMILY[i]):
            out[count] = TAKE_CARD + FAMILY[i]
            count += 1
        i += 1
    return count


def choose_card(s: VirtuState, action: i64) -> None:
    s.frames[s.at] = FAMILY_PLACE
    s.frames[s.at + CARD] = action - TAKE_CARD


def place_candidates(s: VirtuState, out: vec[i64]) -> i64:
    """In action, under an action card, or at court."""
    seat: i64 = s.frames[s.at + SEAT]
    count: i64 = write_rooms(s, seat, s.frames[s.at + CARD], out, 0)
    side: i64 = LEFT
    while side <= RIGHT:
        if is_free(s, seat, side, 0):
            out[count] = TO_SIDE + side
            count += 1
        side += 1
    return count


def write_rooms(s: VirtuState, seat: i64, card: i64, out: vec[i64], count: i64) -> i64:
    """Rooms without a card, if the card has an action; then rooms whose action card has nothing under it."""
    room: i64 = 0
    while room < ROOMS and CARD_ACTION[card] != NO_ACTION:
        if s.rooms[(seat * ROOMS + room) * 2] == EMPTY:
            out[count] = TO_ACTION + room
            count += 1
        room += 1
    room = 0
    while room < ROOMS:
        i: i64 = (seat * ROOMS + room) * 2
        if s.rooms[i] != EMPTY and s.rooms[i + 1] == EMPTY:
            out[count] = TO_IMPROVEMENT + room
            count += 1
        room += 1
    return count


def choose_place(s: VirtuState, action: i64) -> None:
    seat: i64 = s.frames[s.at + SEAT]
    card: i64 = s.frames[s.at + CARD]
    if action >= TO_SIDE:
        put(s, seat, action - TO_SIDE, card, READY)
        if s.events is not None:
            s.tell("placed_courtier", {"seat": seat, "card": CARDS[card], "side": SIDES[action - TO_SIDE]})
    else:
        into_room(s, seat, card, action)
    s.frames[s.at] = FAMILY_CARD
    s.frames[s.at + CARD] = 0
    if card_candidates(s, vec[i64]([0] * MOST_FAMILY)) == 0:
        next_seat(s)


def into_room(s: VirtuState, seat: i64, card: i64, action: i64) -> None:
    level: i64 = 1 if action >= TO_IMPROVEMENT else 0
    room: i64 = action - TO_IMPROVEMENT if action >= TO_IMPROVEMENT else action - TO_ACTION
    s.rooms[(seat * ROOMS + room) * 2 + level] = card
    if s.events is not None:
        s.tell("into_room", {"seat": seat, "card": CARDS[card], "room": room, "under": level})


def next_seat(s: VirtuState) -> None:
    """The next player in play order; after the last one the first Spring begins."""
    s.turn += 1
    if s.turn < s.players:
        s.frames[s.at + SEAT] = s.order[s.turn]
    else:
        s.pop()
        year.begin_year(s)
