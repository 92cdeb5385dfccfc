"""Who sees what: hands and face-down offers are hidden, and with them the colours of the deck (§2; R38, R39)."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.document import Document, FrameView
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, WAITING
from signoria.games.il_principe.actions import ACTIONS, OUTCOMES
from signoria.games.il_principe.box.constants import COLOR_COUNT, COLORS, OFFERED
from signoria.games.il_principe.phases.bonus import RECEIVER
from signoria.games.il_principe.phases.cards import total
from signoria.games.il_principe.phases.supply import receiver
from signoria.games.il_principe.state import DRAW, OFFER, OVER, PHASES, REVEAL, ROLE_DRAW, SCHEMA, IlPrincipe


class SeatView(TypedDict):
    """A family; counts of zero are left out."""

    family: str
    # Coins of others are not shown to people while they are hidden; hands and offers to nobody before the end.
    coins: NotRequired[int]
    vp: int
    shields: int
    hand: NotRequired[dict[str, int]]
    offered: NotRequired[dict[str, int]]
    hand_size: int
    offered_size: int
    known: dict[str, int]
    given: dict[str, int]
    bid: int
    acted: str | None
    up: dict[str, int]
    down: dict[str, int]
    map: dict[str, int]
    cities: dict[str, int]


class View(TypedDict):
    """What `observe` returns."""

    players: int
    options: dict[str, bool | int | str]
    you: int
    frames: list[FrameView]
    round: int
    phase: str
    last_round: int
    marker: int
    deck_size: int
    unseen: dict[str, int]
    discard: dict[str, int]
    lot: dict[str, int]
    lot_size: dict[str, int]
    lot_buyer: list[int]
    lot_price: dict[str, int]
    display: list[str | None]
    city_deck: dict[str, int]
    major: list[int]
    minor: list[int]
    seats: list[SeatView]


def hands_are_open(s: IlPrincipe) -> bool:
    return s.phase == OVER


def coins_are_open(s: IlPrincipe) -> bool:
    """May people see the coins of others? Bots know them in any case (R3)."""
    return s.settings["open_money"] is True or s.phase == OVER


def cards_of(s: IlPrincipe, seat: i64) -> i64:
    """Cards of a seat that others do not see: in hand, and face down on offer."""
    return total(s.hand, seat * COLOR_COUNT) + total(s.offered, seat * COLOR_COUNT)


def cards_face_down(s: IlPrincipe, seat: i64) -> i64:
    """Cards on offer as others see them: all at once, after the last pick."""
    if s.decision == OFFER and s.local(WAITING) & (1 << seat) == 0:
        return OFFERED[s.players]
    if s.decision == REVEAL:
        return total(s.offered, seat * COLOR_COUNT)
    return 0


# ---- observe ----


def observe(s: IlPrincipe, seat: int) -> Document:
    """The table as a seat sees it: of other hands the size and the cards that must be in them, of the deck the size,
    and by colour all cards that it has not seen."""
    document: Document = {"players": int(s.players), "options": dict(s.settings), "you": seat} | SCHEMA.write(s)
    for other, part in enumerate(document["seats"]):
        part["hand_size"] = int(cards_of(s, other) - cards_face_down(s, other))
        part["offered_size"] = int(cards_face_down(s, other))
        if other != seat and not hands_are_open(s):
            del part["hand"], part["offered"]
    unseen = unseen_by(s, seat)
    document["unseen"] = {COLORS[color]: int(unseen[color]) for color in range(COLOR_COUNT) if unseen[color]}
    document["deck_size"] = sum(int(cards) for cards in s.deck)
    del document["deck"]
    return document


def unseen_by(s: IlPrincipe, seat: i64) -> vec[i64]:
    """Cards by colour of which a seat does not know where they are: in the deck, or drawn blindly by others."""
    unseen = s.deck[:]
    for other in range(s.players):
        if other != seat and not hands_are_open(s):
            for color in range(COLOR_COUNT):
                i: i64 = other * COLOR_COUNT + color
                unseen[color] += s.hand[i] + s.offered[i] - s.known[i]
    return unseen


def shown(view: Document, seat: int) -> Document:
    """Returns what a person is shown: while coins are hidden, their own alone (R3)."""
    if view["options"]["open_money"] or view["phase"] == PHASES[OVER]:
        return view
    seats: list[Document] = view["seats"]
    parts = [part if other == seat else _without_coins(part) for other, part in enumerate(seats)]
    return view | {"seats": parts}


def _without_coins(part: Document) -> Document:
    return {name: value for name, value in part.items() if name != "coins"}


# ---- seen ----


def seen(s: IlPrincipe, by: int, action: int, seat: int) -> str:
    """How a line looks to a seat, asked before it is applied."""
    decision = s.decision
    if by != CHANCE:
        return "offer:?" if decision == OFFER and by != seat else ACTIONS.name(action)
    if decision == DRAW and receiver(s) != seat:
        return "draw:?"
    if decision == ROLE_DRAW and s.local(RECEIVER) != seat:
        return "draw:?"
    return OUTCOMES.name(action)


# ---- redeal ----


def redeal(s: IlPrincipe, seat: int, rng: Rng) -> IlPrincipe:
    """A game that looks the same to this seat: what it has not seen is dealt anew.

    Why this is the posterior of the deal. Think of cards as things with a face. The faces that a seat has not seen
    were shuffled once and dealt blindly, to hands and to what is left of the deck. Whenever a card is shown (an offer,
    a build, cards laid), one of them becomes a seen face; which card its owner chose to show is what we ignore, so it
    tells nothing about the faces still hidden. Hence these are exchangeable wherever they lie: every way to put the
    unseen faces on the hidden places is equally likely, and drawing them one by one without putting back does that.
    Cards taken openly (lots) are no hidden faces: they stay fixed in their hand, `known`. When such a hand shows a
    colour that it is known to hold, it could have done so whatever its blind cards are; cards of a colour being alike,
    the known ones are the ones gone, and the blind ones stay as unknown as they were.
    Which of his cards a seat has laid face down is a choice again, so each card of his is equally likely to be among
    them. With 2 players the cards taken out are known by colour, and the cities set aside are never drawn at all.
    """
    copy = s.clone()
    if hands_are_open(s):
        return copy
    copy.deck = unseen_by(s, seat)
    for other in range(s.players):
        if other != seat:
            redeal_hand(copy, other, cards_of(s, other), cards_face_down(s, other), rng)
    return copy


def redeal_hand(s: IlPrincipe, seat: i64, size: i64, face_down: i64, rng: Rng) -> None:
    """The known cards, blind ones from the deck up to the size, and from all of them those that lie face down."""
    first: i64 = seat * COLOR_COUNT
    for color in range(COLOR_COUNT):
        s.hand[first + color] = s.known[first + color]
        s.offered[first + color] = 0
    blind: i64 = size - total(s.known, first)
    for _ in range(blind):
        s.hand[first + take_one(s.deck, 0, rng)] += 1
    for _ in range(face_down):
        s.offered[first + take_one(s.hand, first, rng)] += 1


def take_one(counts: vec[i64], first: i64, rng: Rng) -> i64:
    """Take a card at random from counters by colour; answers its colour."""
    left: i64 = rng.below(total(counts, first))
    color: i64 = 0
    while left >= counts[first + color]:
        left -= counts[first + color]
        color += 1
    counts[first + color] -= 1
    return color
