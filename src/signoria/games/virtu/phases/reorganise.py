"""W2: cards move one by one between court and rooms, or leave the court (§4.6 W2; R28, R29)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.decision import NO_OBSTACLE, Locals
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
from signoria.games.virtu.box.constants import (
    CARD_ACTION,
    CARDS,
    COURT,
    LEFT,
    NO_ACTION,
    RIGHT,
    ROOM_CARDS,
    ROOMS,
    SIDE_CAPACITY,
)
from signoria.games.virtu.decisions import BUY, DECISIONS, MOVE_CARD, OBSTACLES, OVERFLOW, REORGANISE
from signoria.games.virtu.payment.sources import NOTHING_ELSE, use
from signoria.games.virtu.payment.uses import is_twin, write_collections
from signoria.games.virtu.phases import court
from signoria.games.virtu.phases.family import put_into_room
from signoria.games.virtu.phases.question import Question
from signoria.games.virtu.phases.rooms import is_locked, room_params
from signoria.games.virtu.state import EMPTY, MOVED, READY, SPENT, Virtu

MARKER_HERE: Final = OBSTACLES.add("marker_here", "4.6")
INDULGENCE_LOCKS: Final = OBSTACLES.add("indulgence_locks", "4.6")
AGENT_LOCKS: Final = OBSTACLES.add("agent_locks", "4.6")

MOST_PLACES: Final = 12
# The card that moves: a place of the court, then those of the rooms.
CARD_MOVE: Final = Locals()
PLACE: Final = CARD_MOVE.local("place", COURT + ROOM_CARDS * ROOMS - 1)


class Reorganise(Question):
    """A courtier to move, a card to take out of its room, a courtier to discard, florins; done."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        scratch = vec[i64]([0] * MOST_PLACES)
        out[0] = DONE
        count: i64 = 1
        for slot in range(i64(COURT)):
            if write_from_court(s, seat, slot, scratch, False) > 0 and not is_twin(s, seat, COURT_SOURCE + slot):
                out[count] = MOVE_COURTIER + slot
                count += 1
        if court.is_free(s, seat, LEFT, 0) or court.is_free(s, seat, RIGHT, 0):
            for place in range(i64(ROOM_CARDS * ROOMS)):
                if can_take_out(s, seat, place):
                    out[count] = TAKE_ACTION_CARD + place
                    count += 1
        count = court.write_slots(s, seat, DISCARD, out, count)
        return write_collections(s, seat, NOTHING_ELSE, out, count)

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        if action == DONE:
            forget_moves(s, seat)
            s.ask(BUY)
        elif action >= USE:
            use(s, seat, action, NOTHING_ELSE)
        elif action >= DISCARD:
            court.discard(s, seat, action - DISCARD)
            if not court.fits(s, seat):
                s.call(OVERFLOW, seat)
        else:
            s.set_local(PLACE, action - MOVE_COURTIER)
            s.ask(MOVE_CARD)

    def resume(self, s: Virtu, result: i64) -> None:
        """The court fits again."""

    def label(self, s: Virtu, seat: int, action: int) -> Params:
        if not TAKE_ACTION_CARD <= action < TAKE_ACTION_CARD + ROOM_CARDS * ROOMS:
            return super().label(s, seat, action)
        place = action - TAKE_ACTION_CARD
        card = s.rooms[seat * ROOM_CARDS * ROOMS + place]
        return {"card": CARDS[card], "under": place % ROOM_CARDS} | room_params(s, seat, place // ROOM_CARDS)


def can_take_out(s: Virtu, seat: i64, place: i64) -> bool:
    """A card under an action card must be able to take its place."""
    i: i64 = seat * ROOM_CARDS * ROOMS + place
    if s.rooms[i] == EMPTY or is_locked(s, seat, place // ROOM_CARDS):
        return False
    under: i64 = s.rooms[i + 1] if place % ROOM_CARDS == 0 else i64(EMPTY)
    return under == EMPTY or CARD_ACTION[under] != NO_ACTION


def forget_moves(s: Virtu, seat: i64) -> None:
    """Courtiers that have changed sides are again like all others."""
    for i in range(seat * COURT, (seat + 1) * COURT):
        if s.face[i] == MOVED:
            s.face[i] = READY


class MoveCard(Question):
    """Where to."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        """Every room that would do, locked or not."""
        return self.write(s, seat, out, True)

    def options(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        return self.write(s, seat, out, False)

    def write(self, s: Virtu, seat: i64, out: vec[i64], also_locked: bool) -> i64:
        place: i64 = s.local(PLACE)
        if place < COURT:
            return write_from_court(s, seat, place, out, also_locked)
        return court.write_sides(s, seat, 0, out, 0)

    def obstacle(self, s: Virtu, seat: i64, action: i64) -> i64:
        if action >= TO_SIDE:
            return NO_OBSTACLE
        room: i64 = action - TO_IMPROVEMENT if action >= TO_IMPROVEMENT else action - TO_ACTION
        if s.marker[seat] == room:
            return MARKER_HERE
        if s.indulgence[seat * ROOMS + room] == 1:
            return INDULGENCE_LOCKS
        return AGENT_LOCKS if is_locked(s, seat, room) else NO_OBSTACLE

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        place: i64 = s.local(PLACE)
        s.set_local(PLACE, 0)
        if place >= COURT:
            take_out(s, seat, place - COURT, action - TO_SIDE)
        elif action >= TO_SIDE:
            court.change_side(s, seat, place, MOVED)
        else:
            put_into_room(s, seat, court.take(s, seat, place), action)
        s.ask(REORGANISE)

    def question(self, s: Virtu, seat: int) -> Params:
        return {"card": CARDS[moved_card(s, seat, s.local(PLACE))]}

    def is_sound(self, s: Virtu, seat: int, at: int) -> bool:
        place = s.frames[at + PLACE]
        return place < COURT or can_take_out(s, seat, place - COURT)


def moved_card(s: Virtu, seat: i64, place: i64) -> i64:
    return s.court[seat * COURT + place] if place < COURT else s.rooms[seat * ROOM_CARDS * ROOMS + place - COURT]


def write_from_court(s: Virtu, seat: i64, slot: i64, out: vec[i64], also_locked: bool) -> i64:
    """An available courtier: into an empty room, under an action card, or once to the other side."""
    face: i64 = s.face[seat * COURT + slot]
    if face != READY and face != MOVED:
        return 0
    card: i64 = s.court[seat * COURT + slot]
    count: i64 = 0
    if CARD_ACTION[card] != NO_ACTION:
        for room in range(i64(ROOMS)):
            if s.rooms[(seat * ROOMS + room) * ROOM_CARDS] == EMPTY and (also_locked or not is_locked(s, seat, room)):
                out[count] = TO_ACTION + room
                count += 1
    for room in range(i64(ROOMS)):
        i: i64 = (seat * ROOMS + room) * ROOM_CARDS
        if s.rooms[i] != EMPTY and s.rooms[i + 1] == EMPTY and (also_locked or not is_locked(s, seat, room)):
            out[count] = TO_IMPROVEMENT + room
            count += 1
    other: i64 = i64(RIGHT) if slot < SIDE_CAPACITY else i64(LEFT)
    if face == READY and court.is_free(s, seat, other, 0):
        out[count] = TO_SIDE + other
        count += 1
    return count


def take_out(s: Virtu, seat: i64, place: i64, side: i64) -> None:
    """Out of a room a card is exhausted; what lay under an action card takes its place."""
    i: i64 = seat * ROOM_CARDS * ROOMS + place
    card: i64 = s.rooms[i]
    s.rooms[i] = EMPTY
    if place % ROOM_CARDS == 0:
        s.rooms[i] = s.rooms[i + 1]
        s.rooms[i + 1] = EMPTY
    court.put(s, seat, side, card, SPENT)
    if s.events is not None:
        s.tell("out_of_room", {"seat": seat, "card": CARDS[card], "room": place // ROOM_CARDS})


DECISIONS.place(Reorganise(REORGANISE, "winter.reorganise", "4.6"))
DECISIONS.place(MoveCard(MOVE_CARD, "winter.move_card", "4.6", CARD_MOVE))
