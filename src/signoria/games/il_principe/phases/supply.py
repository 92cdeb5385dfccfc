"""Phase 1: income, cards, and an offer that everybody lays face down at the same time (D1; §4.1, R36)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.state import CHANCE
from signoria.games.il_principe.actions import CARD_DRAWN, OFFER_CARD
from signoria.games.il_principe.box import COLOR_COUNT, COLORS, DRAWN, INCOME, OFFERED
from signoria.games.il_principe.phases.cards import draw, pile_weights, total
from signoria.games.il_principe.phases.obstacles import COLOR_ORDER, FREE, NO_SUCH_CARD, TOO_FEW_AFTER
from signoria.games.il_principe.state import DRAW, DRAWS_LEFT, OFFER, SUPPLY, TURN, IlPrincipeState


def begin(s: IlPrincipeState) -> None:
    """Everybody gets coins; the cards are dealt from the marker holder clockwise."""
    s.phase = SUPPLY
    seat: i64 = 0
    while seat < s.players:
        s.coins[seat] += INCOME[s.players]
        seat += 1
    if s.events is not None:
        s.tell("income", {"coins": INCOME[s.players]})
    s.push(DRAW, CHANCE)
    s.frames[s.at + DRAWS_LEFT] = DRAWN[s.players]


# ---- K4: the deal ----


def draw_weights(s: IlPrincipeState, outcomes: vec[i64], weights: vec[i64]) -> i64:
    return pile_weights(s.deck, CARD_DRAWN, outcomes, weights)


def receiver(s: IlPrincipeState) -> i64:
    return s.clockwise(s.frames[s.at + TURN])


def deal(s: IlPrincipeState, outcome: i64) -> None:
    if s.events is not None and s.frames[s.at + DRAWS_LEFT] == DRAWN[s.players]:
        s.tell("drew", {"seat": receiver(s), "count": DRAWN[s.players]})
    draw(s, receiver(s), outcome)
    s.frames[s.at + DRAWS_LEFT] -= 1
    if s.frames[s.at + DRAWS_LEFT] > 0:
        return
    s.frames[s.at + TURN] += 1
    s.frames[s.at + DRAWS_LEFT] = DRAWN[s.players]
    if s.frames[s.at + TURN] == s.players:
        s.pop()
        s.push_together(OFFER, (1 << s.players) - 1)


# ---- D1: the offer, card by card in the order of the colours ----


def candidates(s: IlPrincipeState, out: vec[i64]) -> i64:
    color: i64 = 0
    while color < COLOR_COUNT:
        out[color] = OFFER_CARD + color
        color += 1
    return COLOR_COUNT


def obstacle(s: IlPrincipeState, seat: i64, action: i64) -> i64:
    color: i64 = action - OFFER_CARD
    if s.hand[seat * COLOR_COUNT + color] == 0:
        return NO_SUCH_CARD
    if color < last_picked(s, seat):
        return COLOR_ORDER
    return FREE if left_from(s, seat, color) >= to_pick(s, seat) else TOO_FEW_AFTER


def last_picked(s: IlPrincipeState, seat: i64) -> i64:
    """The highest colour on offer so far; the lowest of all before the first pick."""
    color: i64 = COLOR_COUNT - 1
    while color > 0 and s.offered[seat * COLOR_COUNT + color] == 0:
        color -= 1
    return color


def to_pick(s: IlPrincipeState, seat: i64) -> i64:
    return OFFERED[s.players] - total(s.offered, seat * COLOR_COUNT)


def left_from(s: IlPrincipeState, seat: i64, color: i64) -> i64:
    """Cards in hand of this colour and those after it."""
    cards: i64 = 0
    i: i64 = seat * COLOR_COUNT + color
    while i < (seat + 1) * COLOR_COUNT:
        cards += s.hand[i]
        i += 1
    return cards


def reason_params(s: IlPrincipeState, seat: int, action: int, obstacle: int) -> Params:
    color = action - OFFER_CARD
    if obstacle == COLOR_ORDER:
        return {"color": COLORS[color], "after": COLORS[last_picked(s, seat)]}
    if obstacle == TOO_FEW_AFTER:
        return {"color": COLORS[color], "need": to_pick(s, seat), "have": left_from(s, seat, color)}
    return {"color": COLORS[color]}


def choose(s: IlPrincipeState, seat: i64, action: i64) -> None:
    """Others learn only that the last card lies there; when everybody's does, the phase is over."""
    color: i64 = action - OFFER_CARD
    s.hand[seat * COLOR_COUNT + color] -= 1
    s.offered[seat * COLOR_COUNT + color] += 1
    if s.events is not None:
        s.tell("laid_face_down", {"seat": seat, "color": COLORS[color]}, (seat,))
    if to_pick(s, seat) > 0:
        return
    if s.events is not None:
        s.tell("offered", {"seat": seat, "count": OFFERED[s.players]})
    if s.has_decided(seat):
        s.pop()
