"""Phase 2: the lots are sold one by one, and each winner may build at once (D3; §4.2)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.codes import Params, Problem
from signoria.core.decision import FRAME, Procedure
from signoria.core.state import CHANCE
from signoria.games.il_principe.box.constants import COLOR_COUNT, COLORS
from signoria.games.il_principe.phases.auction import ENTERED, LOT, PRIZE, PRIZE_COLOR, auction_off, settle
from signoria.games.il_principe.phases.build import is_barred
from signoria.games.il_principe.phases.cards import take_openly
from signoria.games.il_principe.phases.cities import face_up
from signoria.games.il_principe.phases.purse import tell_purse
from signoria.games.il_principe.state import (
    AUCTIONS,
    BID,
    DECISIONS,
    EMPTY,
    LOTS,
    PHASES,
    REVEAL,
    TURN_UP,
    TURNS,
    UNSOLD,
    WIN_BUILD,
    IlPrincipe,
)


class Lots(Procedure[IlPrincipe]):
    """First the cards to be sold are turned up; then lot by lot an auction, and what its winner builds."""

    def begin(self, s: IlPrincipe, argument: i64) -> None:
        s.phase = AUCTIONS
        if s.events is not None:
            s.tell("phase_begun", {"phase": PHASES[AUCTIONS]})
        s.call(TURN_UP if s.last_round == 1 else REVEAL, CHANCE)

    def resume(self, s: IlPrincipe, result: i64) -> None:
        if result >= 0:
            self.sold(s, result)
        elif result == UNSOLD:
            self.unsold(s)
        else:
            self.sell_next(s)

    def sell_next(self, s: IlPrincipe) -> None:
        """The next lot goes under the hammer, or the phase is over."""
        color: i64 = next_lot(s)
        if color == EMPTY:
            s.then(TURNS, s.marker)
            return
        if s.events is not None:
            s.tell("lot_on_sale", {"color": COLORS[color], "count": s.lot[color]})
        auction_off(s, LOT, color, s.everybody())

    def unsold(self, s: IlPrincipe) -> None:
        """The lot is discarded (R27)."""
        color: i64 = next_lot(s)
        count: i64 = s.lot[color]
        settle(s, UNSOLD)
        s.lot[color] = 0
        s.discard[color] += count
        if s.events is not None:
            s.tell("lot_unsold", {"color": COLORS[color], "count": count})
        self.sell_next(s)

    def sold(self, s: IlPrincipe, winner: i64) -> None:
        """The lot goes to the winner's hand (R42), who may build."""
        color: i64 = next_lot(s)
        count: i64 = s.lot[color]
        becomes: i64 = 1 if winner != s.marker else 0
        price: i64 = settle(s, winner)
        s.lot[color] = 0
        s.lot_buyer = s.lot_buyer[:]
        s.lot_buyer[color] = winner
        s.lot_price = s.lot_price[:]
        s.lot_price[color] = price
        take_openly(s, winner, color, count)
        if s.events is not None:
            sold: Params = {"seat": winner, "color": COLORS[color], "count": count, "coins": price}
            s.tell("lot_sold", sold | {"becomes": becomes})
        tell_purse(s, winner)
        # Asked whatever the hand allows, because it is hidden; but not where everybody sees that nothing can be built.
        if is_barred(s) or face_up(s) == 0:
            self.sell_next(s)
        else:
            s.call(WIN_BUILD, winner)

    def problems(self, s: IlPrincipe, at: int) -> list[Problem]:
        """Everybody bids for the smallest lot."""
        auction = at + FRAME
        if s.decision != BID:
            return []
        prize, color = s.frames[auction + PRIZE], s.frames[auction + PRIZE_COLOR]
        entered = s.frames[auction + ENTERED]
        if prize == LOT and color == next_lot(s) and entered == s.everybody():
            return []
        return [Problem("frame_locals", "what is auctioned is not the smallest lot, among everybody")]


def next_lot(s: IlPrincipe) -> i64:
    """The smallest lot, and of equals the first in the order of colours; lots do not change while others are sold."""
    best: i64 = EMPTY
    for color in range(COLOR_COUNT):
        if s.lot[color] > 0 and (best == EMPTY or s.lot[color] < s.lot[best]):
            best = color
    return best


DECISIONS.place(Lots(LOTS, "auctions.lots", "4.2"))
