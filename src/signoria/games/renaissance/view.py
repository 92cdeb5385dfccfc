"""Who sees what: hands, the deck, votes, offers and laid cards are hidden until a line shows them (§2.4, §4.9)."""

from __future__ import annotations

from typing import Final

from signoria.core.document import Document
from signoria.core.state import CHANCE, DECISION, FRAME, LOCALS, SEAT
from signoria.games.renaissance.actions import (
    ACTIONS,
    ANSWER,
    LAY,
    LAY_FREE,
    OUTCOMES,
    SHOW_OFFER,
    SHOW_STANCE,
    SLOTS,
    STANCE,
    VOTE,
)
from signoria.games.renaissance.decisions import (
    DEALING,
    DECISIONS,
    DRAWING_BOUGHT,
    HIRING,
    OFFERS,
    OUTSIDE_HELP,
    PLACE,
    SELLER,
    SELLING,
    SHOWING_OFFER,
    SHOWING_STANCE,
    SHOWING_VOTE,
    SHOWN,
    STANCE_PICK,
    VOTES,
    VOTING,
)
from signoria.games.renaissance.phases.hands import pile_size
from signoria.games.renaissance.phases.politics import swiss_seat
from signoria.games.renaissance.phases.slots import belligerent, side_of_slot
from signoria.games.renaissance.rules import Renaissance
from signoria.games.renaissance.schema import SCHEMA
from signoria.games.renaissance.state import EMPTY, FACE_DOWN, NO_STANCE, SLOT_COUNT, RenaissanceState

HIDDEN: Final = "?"


def observe(s: Renaissance, seat: int) -> Document:
    """The table as a seat sees it: others' hands and the deck as sizes, face-down cards and sealed answers veiled."""
    document: Document = {"players": int(s.players), "options": dict(s.settings), "you": seat} | SCHEMA.write(s)
    document["deck"] = int(pile_size(s.deck))
    for other, part in enumerate(document["seats"]):
        if other != seat:
            part["hand"] = int(s.hand_size(other))
    for slot in range(SLOT_COUNT):
        if is_veiled(s, slot, seat):
            document["laid"][SLOTS[slot]] = HIDDEN
    for i, frame in enumerate(document["frames"]):
        names = DECISIONS[s.frames[i * FRAME + DECISION]].locals
        frame |= dict(zip(names, locals_seen(s, i, seat)))
    return document


def is_veiled(s: RenaissanceState, slot: int, seat: int) -> bool:
    """A card face down is seen by who laid it."""
    return s.slot(slot, FACE_DOWN) == 1 and belligerent(s, side_of_slot(slot)) != seat


def visible_locals(s: RenaissanceState, seat: int) -> list[int]:
    """The locals of the current frame as a seat may know them."""
    return locals_seen(s, s.depth - 1, seat)


def locals_seen(s: RenaissanceState, frame: int, seat: int) -> list[int]:
    """Sealed votes and offers show one's own, and what has been opened."""
    at = frame * FRAME
    decision = s.frames[at + DECISION]
    numbers = [int(n) for n in s.frames[at + LOCALS : at + FRAME]]
    own = 1 << seat if seat >= 0 else 0
    if decision in (VOTING, SHOWING_STANCE, SHOWING_VOTE):
        opened = 0 if decision == VOTING else s.frames[at + SHOWN]
        numbers[VOTES - LOCALS] &= own | opened
        if seat < 0 or seat != swiss_seat(s):
            numbers[STANCE_PICK - LOCALS] = NO_STANCE
    elif decision in (SELLING, SHOWING_OFFER, HIRING):
        opened = 1 << s.frames[at + SELLER] if decision == SHOWING_OFFER else 0
        numbers[OFFERS - LOCALS] &= own | opened
    return numbers


def seen(s: Renaissance, by: int, action: int, seat: int) -> str:
    """How a line looks to a seat, asked before it is applied."""
    if by == CHANCE:
        drawer = who_draws(s)
        return OUTCOMES.name(action) if drawer in (EMPTY, seat) else "draw:?"
    if by == seat:
        return ACTIONS.name(action)
    if VOTE <= action < SHOW_STANCE:
        return "vote:?"
    if STANCE <= action < VOTE:
        return "stance:?"
    if ANSWER <= action < SHOW_OFFER:
        return "answer:?"
    return "lay:?" if LAY <= action < LAY_FREE else ACTIONS.name(action)


def who_draws(s: RenaissanceState) -> int:
    """The seat whose card chance is drawing; EMPTY if it is something for everybody to see."""
    decision = s.frames[s.at]
    if decision in (DEALING, DRAWING_BOUGHT):
        return s.order[s.frames[s.at + PLACE]]
    return s.frames[s.at - FRAME + SEAT] if decision == OUTSIDE_HELP else EMPTY
