"""An open auction with rising bids: a pass is final, and the last bidder left wins, if anybody has bid at all.

Plain functions over a frame of the game's own decision. The frame's seat is the bidder to ask; its first three locals
are below, and those from PRIZE on are the game's, for what is sold.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import LOCALS, SEAT, State

# A bit per seat that has not passed; the highest bid, 0 before the first; who made it.
BIDDERS: Final = LOCALS
HIGH: Final = LOCALS + 1
LEADER: Final = LOCALS + 2
PRIZE: Final = LOCALS + 3


def open_auction(s: State, decision: i64, bidders: i64, holder: i64) -> None:
    """Ask the bidders, given as bits, clockwise; the first is the first one after `holder`, who comes last."""
    s.push(decision, next_bidder(s, bidders, holder))
    s.frames[s.at + BIDDERS] = bidders


def next_bidder(s: State, bidders: i64, after: i64) -> i64:
    seat: i64 = after
    while True:
        seat += 1
        if seat >= s.players:
            seat = 0
        if bidders & (1 << seat):
            return seat


def lowest_bid(s: State, opening: i64) -> i64:
    """What must be bid at least: the opening bid, or more than the highest so far."""
    high: i64 = s.frames[s.at + HIGH]
    return opening if high < opening else high + 1


def bid_candidates(s: State, out: vec[i64], give_up: i64, first_bid: i64, opening: i64, coins: i64) -> i64:
    """To pass, then every bid that the purse allows, and the first that it does not, to show why not.

    `first_bid` is the action that bids 1, and `first_bid + n - 1` the one that bids n.
    """
    out[0] = give_up
    lowest: i64 = lowest_bid(s, opening)
    out[1] = first_bid + lowest - 1
    count: i64 = 2
    amount: i64 = lowest + 1
    while amount <= coins + 1:
        out[count] = first_bid + amount - 1
        count += 1
        amount += 1
    return count


def bid(s: State, amount: i64) -> bool:
    """Raise the highest bid; True if the auction is over."""
    s.frames[s.at + HIGH] = amount
    s.frames[s.at + LEADER] = s.frames[s.at + SEAT]
    return _over_or_next(s)


def pass_for_good(s: State) -> bool:
    """Leave the auction; True if it is over."""
    s.frames[s.at + BIDDERS] &= ~(1 << s.frames[s.at + SEAT])
    return _over_or_next(s)


def is_sold(s: State) -> bool:
    """Of an auction that is over: somebody bid, so the leader pays the highest bid."""
    return s.frames[s.at + HIGH] > 0


def _over_or_next(s: State) -> bool:
    bidders: i64 = s.frames[s.at + BIDDERS]
    if bidders == 0 or (is_sold(s) and bidders == 1 << s.frames[s.at + LEADER]):
        return True
    s.frames[s.at + SEAT] = next_bidder(s, bidders, s.frames[s.at + SEAT])
    return False
