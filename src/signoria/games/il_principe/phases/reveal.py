"""The beginning of phase 2: the offers are turned up, or cards of the deck in the last round (§4.2; K5, K6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params, Problem
from signoria.core.decision import Chance, Locals
from signoria.games.il_principe.actions import REVEALED, TURNED_UP
from signoria.games.il_principe.box.constants import (
    COLOR_COUNT,
    COLORS,
    LAST_CARDS,
    LAST_REUSES,
    MOST_PLAYERS,
    OFFER_AT,
)
from signoria.games.il_principe.phases.cards import by_color, pile_weights, show, total
from signoria.games.il_principe.state import DECISIONS, LOTS, NO_AUCTION, REVEAL, TURN_UP, IlPrincipe

OFFERS_SHOWN: Final = Locals()
REVEAL_TURN: Final[i64] = OFFERS_SHOWN.local("turn", MOST_PLAYERS - 1)
CARDS_SHOWN: Final = Locals()
CARDS_LEFT: Final[i64] = CARDS_SHOWN.local("left", int(max(LAST_CARDS)), least=1)


class RevealOffers(Chance[IlPrincipe]):
    """A normal round: seat by seat, so that everybody sees who gave what (R38)."""

    def weights(self, s: IlPrincipe, outcomes: vec[i64], weights: vec[i64]) -> i64:
        """What lies there is what is turned up: the line only tells it to the others."""
        place: i64 = 0
        first: i64 = showing(s) * COLOR_COUNT
        for color in range(COLOR_COUNT):
            for _card in range(s.offered[first + color]):
                place = place * (COLOR_COUNT + 1) + color + 1
        outcomes[0] = REVEALED + OFFER_AT[place]
        weights[0] = 1
        return 1

    def step(self, s: IlPrincipe, seat: i64, action: i64) -> None:
        giver: i64 = showing(s)
        if s.events is not None:
            params: Params = {"seat": giver}
            s.tell("revealed", params | by_color(s.offered, giver * COLOR_COUNT))
        s.lot_size = s.lot_size[:]
        s.given = s.given[:]
        for color in range(COLOR_COUNT):
            i: i64 = giver * COLOR_COUNT + color
            cards: i64 = s.offered[i]
            s.offered[i] = 0
            s.lot[color] += cards
            s.lot_size[color] += cards
            s.given[i] = cards
            show(s, i, cards)
        if s.local(REVEAL_TURN) + 1 < s.players:
            s.set_local(REVEAL_TURN, s.local(REVEAL_TURN) + 1)
        else:
            s.done(NO_AUCTION)

    def problems(self, s: IlPrincipe, at: int) -> list[Problem]:
        if s.last_round:
            return [Problem("frames_nest", "in the last round no offers are turned up")]
        turn = s.frames[at + REVEAL_TURN]
        return [] if turn < s.players else [Problem("frame_locals", f"turn {turn} of {s.players}")]


def showing(s: IlPrincipe) -> i64:
    """Whose offer is turned up now."""
    return s.clockwise(s.local(REVEAL_TURN))


class TurnUpCards(Chance[IlPrincipe]):
    """The last round: from the deck, then from the discard pile if the rules allow it (R27, R28)."""

    def begin(self, s: IlPrincipe, argument: i64) -> None:
        s.set_local(CARDS_LEFT, LAST_CARDS[s.players])
        if not can_turn_up(s):
            s.done(NO_AUCTION)

    def weights(self, s: IlPrincipe, outcomes: vec[i64], weights: vec[i64]) -> i64:
        pile: vec[i64] = s.deck if total(s.deck, 0) > 0 else s.discard
        return pile_weights(pile, TURNED_UP, outcomes, weights)

    def step(self, s: IlPrincipe, seat: i64, action: i64) -> None:
        color: i64 = action - TURNED_UP
        if total(s.deck, 0) > 0:
            s.deck[color] -= 1
        else:
            s.discard[color] -= 1
        s.lot[color] += 1
        s.lot_size = s.lot_size[:]
        s.lot_size[color] += 1
        if s.events is not None:
            s.tell("turned_up_card", {"color": COLORS[color]})
        if s.local(CARDS_LEFT) > 1 and can_turn_up(s):
            s.set_local(CARDS_LEFT, s.local(CARDS_LEFT) - 1)
        else:
            s.done(NO_AUCTION)

    def problems(self, s: IlPrincipe, at: int) -> list[Problem]:
        if not s.last_round:
            return [Problem("frames_nest", "cards of the deck are turned up in the last round alone")]
        left = s.frames[at + CARDS_LEFT]
        most = LAST_CARDS[s.players]
        return [] if left <= most else [Problem("frame_locals", f"{left} cards are to come, of {most}")]


def can_turn_up(s: IlPrincipe) -> bool:
    return total(s.deck, 0) > 0 or (LAST_REUSES[s.players] == 1 and total(s.discard, 0) > 0)


DECISIONS.place(RevealOffers(REVEAL, "auctions.reveal", "4.2", OFFERS_SHOWN, inside=(LOTS,)))
DECISIONS.place(TurnUpCards(TURN_UP, "auctions.turn_up", "4.2", CARDS_SHOWN, inside=(LOTS,)))
