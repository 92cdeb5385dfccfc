"""S1: everybody places the family cards, one by one, in play order (§4.1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.decision import Locals
from signoria.games.virtu.actions import TAKE_CARD, TO_ACTION, TO_IMPROVEMENT, TO_SIDE
from signoria.games.virtu.box.atlas import CITIES, CITY_COUNT
from signoria.games.virtu.box.constants import (
    CARD_ACTION,
    CARDS,
    COURT,
    FACTIONS,
    FAMILY,
    LEFT,
    MOST_FAMILY,
    NO_ACTION,
    NO_CARD,
    RIGHT,
    ROOM_CARDS,
    ROOMS,
    SIDES,
)
from signoria.games.virtu.decisions import DECISIONS, FAMILY_CARD, FAMILY_PLACE
from signoria.games.virtu.phases import year
from signoria.games.virtu.phases.court import is_free, put
from signoria.games.virtu.phases.question import Question
from signoria.games.virtu.state import EMPTY, READY, Virtu

PLACING: Final = Locals()
CARD: Final = PLACING.local("card", len(CARDS) - 1)


def is_placed(s: Virtu, seat: i64, card: i64) -> bool:
    for i in range(seat * ROOM_CARDS * ROOMS, (seat + 1) * ROOM_CARDS * ROOMS):
        if s.rooms[i] == card:
            return True
    for i in range(seat * COURT, (seat + 1) * COURT):
        if s.court[i] == card:
            return True
    return False


class FamilyCard(Question):
    """Which of the cards not yet placed comes next."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        first: i64 = (s.faction[seat] * 2 + s.side) * MOST_FAMILY
        count: i64 = 0
        for i in range(first, first + MOST_FAMILY):
            if FAMILY[i] != NO_CARD and not is_placed(s, seat, FAMILY[i]):
                out[count] = TAKE_CARD + FAMILY[i]
                count += 1
        return count

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        s.set_local(CARD, action - TAKE_CARD)
        if s.events is not None and places_first(s, seat):
            s.tell("family", {"seat": seat, "state": FACTIONS[s.faction[seat]]} | belongings(s, seat))
        s.ask(FAMILY_PLACE)

    def begin(self, s: Virtu, argument: i64) -> None:
        """The next player in play order when all are placed; after the last one the first Spring begins."""
        if self.candidates(s, s.frame_seat(), vec[i64]([0] * MOST_FAMILY)) > 0:
            return
        s.turn += 1
        if s.turn < s.players:
            s.turn_to(s.order[s.turn])
        else:
            year.begin_year(s)


def belongings(s: Virtu, seat: int) -> Params:
    """Returns what a state begins with: its cities, troops, florins and agents."""
    cities = [CITIES[city] for city in range(CITY_COUNT) if s.owner[city] == seat]
    troops = sum([int(s.troops[seat * CITY_COUNT + city]) for city in range(CITY_COUNT)])
    return {"cities": " ".join(cities), "troops": troops, "florins": s.florins[seat], "agents": s.agents[seat]}


def places_first(s: Virtu, seat: i64) -> bool:
    """Is none of the family placed yet?"""
    first: i64 = (s.faction[seat] * 2 + s.side) * MOST_FAMILY
    for i in range(first, first + MOST_FAMILY):
        if FAMILY[i] != NO_CARD and is_placed(s, seat, FAMILY[i]):
            return False
    return True


class FamilyPlace(Question):
    """In action, under an action card, or at court."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        count: i64 = write_rooms(s, seat, s.local(CARD), out, 0)
        for side in range(i64(LEFT), i64(RIGHT + 1)):
            if is_free(s, seat, side, 0):
                out[count] = TO_SIDE + side
                count += 1
        return count

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        card: i64 = s.local(CARD)
        if action >= TO_SIDE:
            put(s, seat, action - TO_SIDE, card, READY)
            if s.events is not None:
                s.tell("placed_courtier", {"seat": seat, "card": CARDS[card], "side": SIDES[action - TO_SIDE]})
        else:
            put_into_room(s, seat, card, action)
        s.set_local(CARD, 0)
        s.ask(FAMILY_CARD)

    def question(self, s: Virtu, seat: int) -> Params:
        return {"card": CARDS[s.local(CARD)]}

    def is_sound(self, s: Virtu, seat: int, at: int) -> bool:
        first = int(s.faction[seat] * 2 + s.side) * MOST_FAMILY
        card = s.frames[at + CARD]
        return card in list(FAMILY[first : first + MOST_FAMILY]) and not is_placed(s, seat, card)


def write_rooms(s: Virtu, seat: i64, card: i64, out: vec[i64], count: i64) -> i64:
    """Rooms without a card, if the card has an action; then rooms whose action card has nothing under it."""
    if CARD_ACTION[card] != NO_ACTION:
        for room in range(i64(ROOMS)):
            if s.rooms[(seat * ROOMS + room) * ROOM_CARDS] == EMPTY:
                out[count] = TO_ACTION + room
                count += 1
    for room in range(i64(ROOMS)):
        i: i64 = (seat * ROOMS + room) * ROOM_CARDS
        if s.rooms[i] != EMPTY and s.rooms[i + 1] == EMPTY:
            out[count] = TO_IMPROVEMENT + room
            count += 1
    return count


def put_into_room(s: Virtu, seat: i64, card: i64, action: i64) -> None:
    level: i64 = i64(1) if action >= TO_IMPROVEMENT else i64(0)
    room: i64 = action - TO_IMPROVEMENT if action >= TO_IMPROVEMENT else action - TO_ACTION
    s.rooms[(seat * ROOMS + room) * ROOM_CARDS + level] = card
    if s.events is not None:
        s.tell("into_room", {"seat": seat, "card": CARDS[card], "room": room, "under": level})


DECISIONS.place(FamilyCard(FAMILY_CARD, "setup.family_card", "4.1"))
DECISIONS.place(FamilyPlace(FAMILY_PLACE, "setup.family_place", "4.1", PLACING))
