"""The one way to bid, for lots and for roles (D2, D6; AUCTION of §4.2; R5 to R9, R41)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.auction import HIGH, LEADER, bid, bid_candidates, open_auction, pass_for_good
from signoria.core.codes import Params
from signoria.games.il_principe.actions import BID_1, PASS
from signoria.games.il_principe.box import OPENING_BID
from signoria.games.il_principe.phases.obstacles import BID_TOO_POOR, FREE
from signoria.games.il_principe.state import BID, ENTERED, PRIZE_COLOR, PRIZE_KIND, IlPrincipeState


def open_for(s: IlPrincipeState, bidders: i64, prize: i64, color: i64) -> None:
    """The first bidder left of the marker holder opens (R9, R41)."""
    open_auction(s, BID, bidders, s.marker)
    s.frames[s.at + PRIZE_KIND] = prize
    s.frames[s.at + PRIZE_COLOR] = color
    s.frames[s.at + ENTERED] = bidders


def candidates(s: IlPrincipeState, seat: i64, out: vec[i64]) -> i64:
    return bid_candidates(s, out, PASS, BID_1, OPENING_BID, s.coins[seat])


def obstacle(s: IlPrincipeState, seat: i64, action: i64) -> i64:
    """Nobody bids more than he owns (R6)."""
    return FREE if action == PASS or amount(action) <= s.coins[seat] else BID_TOO_POOR


def amount(action: i64) -> i64:
    return action - BID_1 + 1


def reason_params(s: IlPrincipeState, seat: int, action: int) -> Params:
    return {"need": amount(action), "have": s.coins[seat]}


def choose(s: IlPrincipeState, seat: i64, action: i64) -> bool:
    """True when the hammer falls."""
    if action == PASS:
        if s.events is not None:
            s.tell("passed_bid", {"seat": seat})
        return pass_for_good(s)
    if s.events is not None:
        s.tell("bid", {"seat": seat, "coins": amount(action)})
    s.bid[seat] = amount(action)
    return bid(s, amount(action))


def close(s: IlPrincipeState) -> None:
    """The hammer has fallen: the bids are gone."""
    seat: i64
    for seat in range(s.players):
        s.bid[seat] = 0
    s.pop()


def close_sold(s: IlPrincipeState) -> i64:
    """The winner pays the bank and takes the marker; answers who it is."""
    winner: i64 = s.frames[s.at + LEADER]
    s.coins[winner] -= s.frames[s.at + HIGH]
    s.marker = winner
    close(s)
    return winner
