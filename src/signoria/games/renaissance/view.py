"""Who sees what: hands, the deck, votes, offers and laid cards are hidden until a line shows them (§2.4, §4.9)."""

from __future__ import annotations

from typing import Final, TypedDict

from mypy_extensions import i64

from signoria.core.document import Document, FrameView
from signoria.core.state import CHANCE, DECISION, FRAME, LOCALS
from signoria.games.renaissance.actions import (
    ACTIONS,
    ANSWER,
    LAY,
    LAY_FREE,
    OUTCOMES,
    SHOW_OFFER,
    SHOW_STANCE,
    STANCE,
    STATES,
    VOTE,
)
from signoria.games.renaissance.battle.bounds import is_veiled
from signoria.games.renaissance.battle.fields import EMPTY, SLOT_COUNT, SLOTS
from signoria.games.renaissance.battle.sale import NOT_YET, OFFERS, SEALED_OFFERS
from signoria.games.renaissance.box.constants import TURNS
from signoria.games.renaissance.decisions import (
    DEALING,
    DRAWING_BOUGHT,
    OUTSIDE_HELP,
    SALE,
    SELLING,
    SHOWING_STANCE,
    VOTING,
)
from signoria.games.renaissance.phases.deal import DRAWER
from signoria.games.renaissance.phases.hands import pile_size
from signoria.games.renaissance.phases.vote import is_shown, swiss_seat
from signoria.games.renaissance.state import NO_STANCE, SCHEMA, Renaissance

HIDDEN: Final = "?"


class SeatView(TypedDict):
    """A state; counts of zero are left out. The hand of others is a number, one's own is told card by card."""

    nation: str | None
    ducats: int
    hand: dict[str, int] | int
    # What everybody has seen in the hand, and how many cards of it are certainly no troops.
    known: dict[str, int]
    unblue: int
    unsure: int
    used: int
    quiet: int
    spoken: int
    # Turn by turn.
    provinces: list[int]
    artists: list[int]
    ballots: list[str | None]


class View(TypedDict):
    """What `observe` returns."""

    players: int
    options: dict[str, bool | int | str]
    you: int
    frames: list[FrameView]
    plan: str | None
    turn: int
    war: int
    stance: int
    ramparts: int
    castles: int
    palaces: int
    attacks: int
    attacked: int
    married: int
    order: list[int]
    # By city: the seat, "closed", or nobody.
    owner: dict[str, str | None]
    home: dict[str, str | None]
    level: dict[str, int]
    palace: dict[str, str | None]
    marks: dict[str, dict[str, int]]
    deck: int
    discards: dict[str, int]
    locked: dict[str, int]
    # By slot of a battle: the card, or "?" where it is not known to this seat.
    laid: dict[str, str | None]
    worth: dict[str, dict[str, int]]
    battle: dict[str, int]
    seats: list[SeatView]


def observe(s: Renaissance, seat: int) -> Document:
    """The table as a seat sees it: others' hands and the deck as sizes, face-down cards and sealed answers veiled."""
    document: Document = {"players": int(s.players), "options": dict(s.settings), "you": seat} | SCHEMA.write(s)
    document["deck"] = int(pile_size(s.deck))
    document["stance"] = stance_seen(s, seat)
    for other, part in enumerate(document["seats"]):
        if other != seat:
            part["hand"] = int(s.hand_size(other))
            part["ballots"] = [STATES[vote] if vote != EMPTY else None for vote in ballots_seen(s, other, seat)]
    for slot in range(SLOT_COUNT):
        if is_veiled(s, slot, seat):
            document["laid"][SLOTS[slot]] = HIDDEN
    for i, frame in enumerate(document["frames"]):
        names = SCHEMA.decisions[s.frames[i * FRAME + DECISION]].locals
        frame |= dict(zip(names, locals_seen(s, i, seat)))
    return document


def stance_seen(s: Renaissance, seat: int) -> int:
    """Sealed until the Swiss show it."""
    sealed = s.phase() in (VOTING, SHOWING_STANCE) and seat != swiss_seat(s)
    return NO_STANCE if sealed else int(s.stance)


def ballots_seen(s: Renaissance, other: int, seat: int) -> list[int]:
    """The votes of a seat as another one knows them, up to the last; the present one is sealed until it is shown."""
    known = s.turn if other == seat or is_shown(s, other) else s.turn - 1
    votes = [int(vote) for vote in s.ballots[other * TURNS : other * TURNS + known]]
    while votes and votes[-1] == EMPTY:
        votes.pop()
    return votes


def locals_seen(s: Renaissance, frame: int, seat: int) -> list[int]:
    """The locals of a frame as a seat may know them."""
    at = frame * FRAME
    return [int(local_seen(s, at, place, seat)) for place in range(LOCALS, FRAME)]


def local_seen(s: Renaissance, at: i64, place: i64, seat: i64) -> i64:
    """A local of the frame at `at` as a seat may know it: sealed offers show one's own."""
    number: i64 = s.frames[at + place]
    decision: i64 = s.frames[at + DECISION]
    sealed: bool = (decision == SELLING and place == SEALED_OFFERS) or (
        decision == SALE and place == OFFERS and number != NOT_YET
    )
    if not sealed:
        return number
    return number & (1 << seat) if seat >= 0 else 0


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
    # That no card has left the hand, all can count.
    return "lay:?" if LAY <= action < LAY_FREE else ACTIONS.name(action)


def who_draws(s: Renaissance) -> int:
    """The seat whose card chance is drawing; EMPTY if it is something for everybody to see."""
    return s.local(DRAWER) if s.decision() in (DEALING, DRAWING_BOUGHT, OUTSIDE_HELP) else EMPTY
