"""Building cards and where they go; and what everybody knows of a hand because of it (§2)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.games.il_principe.actions import CARD_DRAWN
from signoria.games.il_principe.box.constants import COLOR_COUNT, COLORS
from signoria.games.il_principe.state import IlPrincipe


def total(counts: vec[i64], first: i64) -> i64:
    """Cards of all colours, from a place in the counters on."""
    cards: i64 = 0
    for i in range(first, first + COLOR_COUNT):
        cards += counts[i]
    return cards


def pile_weights(pile: vec[i64], verb: i64, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """A pile is shuffled: each card in it is equally likely to be on top."""
    count: i64 = 0
    for color in range(COLOR_COUNT):
        if pile[color] > 0:
            outcomes[count] = verb + color
            weights[count] = pile[color]
            count += 1
    return count


def draw(s: IlPrincipe, seat: i64, outcome: i64) -> None:
    """The top card of the deck goes to a hand; only its owner sees it (K4)."""
    color: i64 = outcome - CARD_DRAWN
    s.deck[color] -= 1
    s.hand[seat * COLOR_COUNT + color] += 1
    if s.events is not None:
        s.tell("drew_card", {"seat": seat, "color": COLORS[color]}, (seat,))


def take_openly(s: IlPrincipe, seat: i64, color: i64, count: i64) -> None:
    """Cards that lay face up go to a hand, where everybody knows them to be (R42)."""
    s.hand[seat * COLOR_COUNT + color] += count
    s.known[seat * COLOR_COUNT + color] += count


def lay_up(s: IlPrincipe, seat: i64, color: i64, count: i64) -> None:
    """Cards go from a hand face up to the table."""
    i: i64 = seat * COLOR_COUNT + color
    s.hand[i] -= count
    s.up[i] += count
    show(s, i, count)


def show(s: IlPrincipe, i: i64, count: i64) -> None:
    """Cards of a seat and colour were shown and are gone: fewer are known to be left.

    Cards of a colour are alike, so those that were known go first: somebody who is known to hold a red card and plays
    a red one has told nothing about the rest.
    """
    s.known[i] = max(s.known[i] - count, 0)


def by_color(counts: vec[i64], first: i64) -> Params:
    """Counters of a seat by the names of the colours, zeros left out; for events."""
    return {COLORS[color]: counts[first + color] for color in range(COLOR_COUNT) if counts[first + color]}
