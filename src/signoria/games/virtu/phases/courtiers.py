"""A new card must become a courtier; a court that has lost a place must be mended (§2.3, §4.4, §4.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.decision import DECISION, FRAME, Locals
from signoria.games.virtu.actions import COURT_SOURCE, DISCARD, DISCARD_NEW, SHIFT, TO_SIDE, USE
from signoria.games.virtu.box.constants import (
    CARD_PLACES,
    CARDS,
    COURT,
    LEFT,
    MACHIAVELLI,
    MAJOR_COUNT,
    MAJOR_FAMILY,
    NO_CARD,
    RIGHT,
    SIDE_CAPACITY,
    SIDES,
)
from signoria.games.virtu.decisions import (
    AFTER_BATTLE,
    BESIEGE,
    BUY,
    DECISIONS,
    INFLUENCE,
    OVERFLOW,
    PATRONISE,
    PLACE_CARD,
    REORGANISE,
    RIVAL,
    SIEGE,
)
from signoria.games.virtu.payment.sources import NOTHING_ELSE, use
from signoria.games.virtu.payment.uses import is_twin
from signoria.games.virtu.phases.court import (
    change_side,
    courtiers,
    discard,
    extras_needed,
    fits,
    put,
    write_collections,
    write_sides,
    write_slots,
)
from signoria.games.virtu.phases.question import Question
from signoria.games.virtu.state import EMPTY, FRESH, NONE, READY, Virtu

# What a card that has its place tells its caller, and a court that fits again.
PLACED: Final = 2
MENDED: Final = -1

# The card to be placed, the one after it, the face with which they arrive, and whether they may be discarded at once.
ARRIVAL: Final = Locals()
CARD: Final = ARRIVAL.local("card", len(CARDS) - 1)
NEXT_CARD: Final = ARRIVAL.local("next_card", len(CARDS) - 1, least=NO_CARD)
FACE: Final = ARRIVAL.local("face", FRESH, least=READY)
OPTIONAL: Final = ARRIVAL.local("optional", 1)


def place_cards(s: Virtu, seat: i64, card: i64, next_card: i64, face: i64, optional: bool) -> None:
    """Ask for places at court; the caller is resumed with PLACED."""
    s.push(PLACE_CARD, seat)
    s.set_local(CARD, card)
    s.set_local(NEXT_CARD, next_card)
    s.set_local(FACE, face)
    s.set_local(OPTIONAL, i64(1) if optional else i64(0))


class PlaceCard(Question):
    """A free place on either side; or a courtier goes first; a Major City's card may itself go for lack of room."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        count: i64 = write_sides(s, seat, CARD_PLACES[s.local(CARD)], out, 0)
        crowded: bool = count == 0
        count = write_slots(s, seat, DISCARD, out, count)
        if crowded and s.local(OPTIONAL) == 1:
            out[count] = DISCARD_NEW
            count += 1
        return write_collections(s, seat, out, count)

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        if action >= USE:
            use(s, seat, action, NOTHING_ELSE)
            return
        if action >= DISCARD and action < DISCARD_NEW:
            discard(s, seat, action - DISCARD)
            if not fits(s, seat):
                s.call(OVERFLOW, seat)
            return
        card: i64 = s.local(CARD)
        if action < DISCARD:
            put(s, seat, action - TO_SIDE, card, s.local(FACE))
            if s.events is not None:
                s.tell("placed_courtier", {"seat": seat, "card": CARDS[card], "side": SIDES[action - TO_SIDE]})
        elif s.events is not None:
            s.tell("discarded", {"seat": seat, "card": CARDS[card]})
        if s.local(NEXT_CARD) == NO_CARD:
            s.done(PLACED)
            return
        s.set_local(CARD, s.local(NEXT_CARD))
        s.set_local(NEXT_CARD, NO_CARD)

    def resume(self, s: Virtu, result: i64) -> None:
        """The court fits again; the card still wants its place."""

    def question(self, s: Virtu, seat: int) -> Params:
        return {"card": CARDS[s.local(CARD)]}

    def label(self, s: Virtu, seat: int, action: int) -> Params:
        return {"card": CARDS[s.local(CARD)]} if action == DISCARD_NEW else super().label(s, seat, action)

    def is_sound(self, s: Virtu, seat: int, at: int) -> bool:
        """Both cards of an ally, Machiavelli, or a card just bought."""
        below = s.frames[at - FRAME + DECISION]
        card, next_card, face, optional = [int(s.frames[at + place]) for place in (CARD, NEXT_CARD, FACE, OPTIONAL)]
        if (face, optional) != (FRESH if below == BUY else READY, int(below == INFLUENCE)):
            return False
        if below == INFLUENCE:
            pairs = [list(MAJOR_FAMILY[2 * m : 2 * m + 2]) for m in range(MAJOR_COUNT) if s.major_ally[m] == seat]
            return any((card, next_card) in ((pair[0], pair[1]), (pair[1], NO_CARD)) for pair in pairs)
        if next_card != NO_CARD:
            return False
        return card == MACHIAVELLI if below == PATRONISE else card < len(s.pile) and s.bought[card] == 1


class Overflow(Question):
    """More courtiers than places; move one to a free place of the other side, or discard one."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        left: i64 = courtiers(s, seat, LEFT)
        right: i64 = courtiers(s, seat, RIGHT)
        now: i64 = extras_needed(left, right)
        count: i64 = 0
        for slot in range(i64(COURT)):
            step: i64 = i64(1) if slot < SIDE_CAPACITY else i64(-1)
            helps: bool = extras_needed(left - step, right + step) < now
            if helps and s.court[seat * COURT + slot] != EMPTY and not is_twin(s, seat, COURT_SOURCE + slot):
                out[count] = SHIFT + slot
                count += 1
        count = write_slots(s, seat, DISCARD, out, count)
        return write_collections(s, seat, out, count)

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        if action >= USE:
            use(s, seat, action, NOTHING_ELSE)
            return
        if action < DISCARD:
            change_side(s, seat, action - SHIFT, NONE)
        else:
            discard(s, seat, action - DISCARD)
        if fits(s, seat):
            s.done(MENDED)

    def deciders(self, s: Virtu, at: int) -> list[int]:
        return list(range(s.players))


DECISIONS.place(
    PlaceCard(PLACE_CARD, "court.place", "2.3", ARRIVAL, inside=(BUY, PATRONISE, INFLUENCE)),
)
DECISIONS.place(
    Overflow(
        OVERFLOW,
        "court.overflow",
        "2.3",
        inside=(SIEGE, RIVAL, AFTER_BATTLE, BESIEGE, REORGANISE, PLACE_CARD),
    )
)
