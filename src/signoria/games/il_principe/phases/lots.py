"""Phase 2: the lots are sold one by one, and each winner may build at once (D3; §4.2)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.auction import HIGH, is_sold
from signoria.core.state import CHANCE
from signoria.games.il_principe.box import COLOR_COUNT, COLORS, LAST_CARDS
from signoria.games.il_principe.phases import bidding, build, reveal
from signoria.games.il_principe.phases.cards import take_openly
from signoria.games.il_principe.state import (
    AUCTIONS,
    CARDS_LEFT,
    EMPTY,
    LOT,
    LOTS,
    PRIZE_COLOR,
    REVEAL,
    TURN_UP,
    WIN_BUILD,
    IlPrincipeState,
)


def begin(s: IlPrincipeState) -> None:
    """First the cards to be sold are turned up."""
    s.phase = AUCTIONS
    s.push(LOTS, CHANCE)
    if not s.last_round:
        s.push(REVEAL, CHANCE)
    elif reveal.can_turn_up(s):
        s.push(TURN_UP, CHANCE)
        s.frames[s.at + CARDS_LEFT] = LAST_CARDS[s.players]


def go_on(s: IlPrincipeState) -> None:
    """The next lot goes under the hammer, or the phase is over."""
    color: i64 = next_lot(s)
    if color == EMPTY:
        s.pop()
        return
    if s.events is not None:
        s.tell("lot_on_sale", {"color": COLORS[color], "count": s.lot[color]})
    bidding.open_for(s, (1 << s.players) - 1, LOT, color)


def next_lot(s: IlPrincipeState) -> i64:
    """The smallest lot, and of equals the first in the order of colours; lots do not change while others are sold."""
    best: i64 = EMPTY
    color: i64 = 0
    while color < COLOR_COUNT:
        if s.lot[color] > 0 and (best == EMPTY or s.lot[color] < s.lot[best]):
            best = color
        color += 1
    return best


def hammer(s: IlPrincipeState) -> None:
    """Sold, the lot goes to the winner's hand (R42), who may build; unsold, it is discarded (R27)."""
    color: i64 = s.frames[s.at + PRIZE_COLOR]
    price: i64 = s.frames[s.at + HIGH]
    count: i64 = s.lot[color]
    s.lot[color] = 0
    if not is_sold(s):
        bidding.close(s)
        s.discard[color] += count
        if s.events is not None:
            s.tell("lot_unsold", {"color": COLORS[color], "count": count})
        return
    winner: i64 = bidding.close_sold(s)
    take_openly(s, winner, color, count)
    s.lot_buyer[color] = winner
    s.lot_price[color] = price
    if s.events is not None:
        s.tell("lot_sold", {"seat": winner, "color": COLORS[color], "count": count, "coins": price})
    # Asked whatever the hand allows, because it is hidden; but not where everybody sees that nothing can be built.
    if not build.is_barred(s) and build.is_anything_displayed(s):
        s.push(WIN_BUILD, winner)
