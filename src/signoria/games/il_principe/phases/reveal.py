"""The beginning of phase 2: the offers are turned up, or cards of the deck in the last round (§4.2; K5, K6)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.games.il_principe.actions import REVEALED, TURNED_UP
from signoria.games.il_principe.box import COLOR_COUNT, COLORS, LAST_REUSES, OFFER_AT
from signoria.games.il_principe.phases.cards import by_color, pile_weights, show, total
from signoria.games.il_principe.state import CARDS_LEFT, TURN, IlPrincipeState

# ---- a normal round: seat by seat, so that everybody sees who gave what (R38) ----


def showing(s: IlPrincipeState) -> i64:
    """Whose offer is turned up now."""
    return s.clockwise(s.frames[s.at + TURN])


def offer_weights(s: IlPrincipeState, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """What lies there is what is turned up: the line only tells it to the others."""
    place: i64 = 0
    first: i64 = showing(s) * COLOR_COUNT
    color: i64 = 0
    while color < COLOR_COUNT:
        cards: i64 = s.offered[first + color]
        while cards > 0:
            place = place * (COLOR_COUNT + 1) + color + 1
            cards -= 1
        color += 1
    outcomes[0] = REVEALED + OFFER_AT[place]
    weights[0] = 1
    return 1


def turn_up_offer(s: IlPrincipeState) -> None:
    seat: i64 = showing(s)
    if s.events is not None:
        params: Params = {"seat": seat}
        s.tell("revealed", params | by_color(s.offered, seat * COLOR_COUNT))
    color: i64 = 0
    while color < COLOR_COUNT:
        i: i64 = seat * COLOR_COUNT + color
        cards: i64 = s.offered[i]
        s.offered[i] = 0
        s.lot[color] += cards
        s.lot_size[color] += cards
        s.given[i] = cards
        show(s, i, cards)
        color += 1
    s.frames[s.at + TURN] += 1
    if s.frames[s.at + TURN] == s.players:
        s.pop()


# ---- the last round: from the deck, then from the discard pile if the rules allow it (R27, R28) ----


def deck_weights(s: IlPrincipeState, outcomes: vec[i64], weights: vec[i64]) -> i64:
    pile: vec[i64] = s.deck if total(s.deck, 0) > 0 else s.discard
    return pile_weights(pile, TURNED_UP, outcomes, weights)


def can_turn_up(s: IlPrincipeState) -> bool:
    return total(s.deck, 0) > 0 or (LAST_REUSES[s.players] == 1 and total(s.discard, 0) > 0)


def turn_up_card(s: IlPrincipeState, outcome: i64) -> None:
    color: i64 = outcome - TURNED_UP
    if total(s.deck, 0) > 0:
        s.deck[color] -= 1
    else:
        s.discard[color] -= 1
    s.lot[color] += 1
    s.lot_size[color] += 1
    if s.events is not None:
        s.tell("turned_up_card", {"color": COLORS[color]})
    s.frames[s.at + CARDS_LEFT] -= 1
    if s.frames[s.at + CARDS_LEFT] == 0 or not can_turn_up(s):
        s.pop()
