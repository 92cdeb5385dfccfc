"""The one way to bid, for lots and for roles (D2, D6; AUCTION of §4.2; R5 to R9, R41).

Bids rise, a pass is final, and the last bidder left wins, if anybody has bid at all.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Description, Params, Problem, Prompt
from signoria.core.decision import NO_OBSTACLE, SEAT, Locals
from signoria.games.il_principe.actions import BID_1, PASS
from signoria.games.il_principe.bounds import MOST_COINS
from signoria.games.il_principe.box.constants import COLOR_COUNT, COLORS, MOST_PLAYERS, OPENING_BID, TILES
from signoria.games.il_principe.phases.question import Question
from signoria.games.il_principe.state import BID, DECISIONS, LOTS, OBSTACLES, ROLES, UNSOLD, IlPrincipe

BID_TOO_POOR: Final = OBSTACLES.add("too_poor", "4.2")

# What is sold: a major or a minor role, or a lot.
LOT: Final[i64] = 2
PRIZES: Final = (*TILES, "lot")

AUCTION: Final = Locals()
# Who has not passed, as bits; the highest bid, 0 before the first, and who made it.
BIDDERS: Final[i64] = AUCTION.local("bidders", (1 << MOST_PLAYERS) - 1, least=1)
HIGH: Final[i64] = AUCTION.local("high", int(MOST_COINS))
LEADER: Final[i64] = AUCTION.local("leader", MOST_PLAYERS - 1)
# What is sold and its colour; and who takes part, as bits.
PRIZE: Final[i64] = AUCTION.local("prize", LOT)
PRIZE_COLOR: Final[i64] = AUCTION.local("color", COLOR_COUNT - 1)
ENTERED: Final[i64] = AUCTION.local("entered", (1 << MOST_PLAYERS) - 1, least=1)


def auction_off(s: IlPrincipe, prize: i64, color: i64, bidders: i64) -> None:
    """Call an auction: the first bidder left of the marker holder opens, who comes last (R9, R41)."""
    s.call(BID, next_bidder(s, bidders, s.marker))
    s.set_local(BIDDERS, bidders)
    s.set_local(ENTERED, bidders)
    s.set_local(PRIZE, prize)
    s.set_local(PRIZE_COLOR, color)


def settle(s: IlPrincipe, winner: i64) -> i64:
    """The winner pays the bank and takes the marker, the bids are forgotten; returns the price."""
    price: i64 = 0
    if winner != UNSOLD:
        price = s.bid[winner]
        s.coins[winner] -= price
        s.marker = winner
    for seat in range(s.players):
        s.bid[seat] = 0
    return price


def next_bidder(s: IlPrincipe, bidders: i64, after: i64) -> i64:
    seat: i64 = after
    while True:
        seat += 1
        if seat >= s.players:
            seat = 0
        if bidders & (1 << seat):
            return seat


def amount(action: i64) -> i64:
    return action - BID_1 + 1


def lowest_bid(s: IlPrincipe) -> i64:
    """What must be bid at least: the opening bid, or more than the highest so far."""
    high: i64 = s.local(HIGH)
    return OPENING_BID if high < OPENING_BID else high + 1


class Bid(Question):
    """To pass or to bid; its result is the winner, or UNSOLD."""

    def candidates(self, s: IlPrincipe, seat: i64, out: vec[i64]) -> i64:
        """To pass, then every bid that the purse allows, and the first that it does not, to show why not."""
        lowest: i64 = lowest_bid(s)
        bids: i64 = max(s.coins[seat] + 2 - lowest, 1)
        out[0] = PASS
        for i in range(bids):
            out[i + 1] = BID_1 + lowest - 1 + i
        return bids + 1

    def options(self, s: IlPrincipe, seat: i64, out: vec[i64]) -> i64:
        """All candidates but the last: bids are many, and asking each for its obstacle would be most of the work."""
        return self.candidates(s, seat, out) - 1

    def obstacle(self, s: IlPrincipe, seat: i64, action: i64) -> i64:
        """Nobody bids more than they own (R6)."""
        return NO_OBSTACLE if action == PASS or amount(action) <= s.coins[seat] else BID_TOO_POOR

    def reason_params(self, s: IlPrincipe, seat: int, action: int, obstacle: int) -> Params:
        return {"need": amount(action), "have": s.coins[seat]}

    def step(self, s: IlPrincipe, seat: i64, action: i64) -> None:
        bidders: i64 = s.local(BIDDERS)
        leader: i64 = seat
        if action == PASS:
            if s.events is not None:
                s.tell("passed_bid", {"seat": seat})
            bidders &= ~(1 << seat)
            s.set_local(BIDDERS, bidders)
            leader = s.local(LEADER)
        else:
            if s.events is not None:
                s.tell("bid", {"seat": seat, "coins": amount(action)})
            s.bid[seat] = amount(action)
            s.set_local(HIGH, amount(action))
            s.set_local(LEADER, seat)
        if bidders == 0:
            s.done(UNSOLD)
        elif bidders == 1 << leader and s.bid[leader] > 0:
            s.done(leader)
        else:
            s.turn_to(next_bidder(s, bidders, seat))

    def prompt(self, s: IlPrincipe, seat: int) -> Prompt:
        """What is sold, how far the bids have gone, and who leads."""
        prize, color = s.local(PRIZE), s.local(PRIZE_COLOR)
        params = self.prompt_params(s, seat) | {"prize": PRIZES[prize], "color": COLORS[color]}
        if prize == LOT:
            params["count"] = s.lot[color]
        if s.local(HIGH) > 0:
            params |= {"high": s.local(HIGH), "leader": s.local(LEADER)}
        return Prompt(self.code, self.rule if prize == LOT else "4.5", params)

    def describe(self, s: IlPrincipe, seat: int, action: int) -> Description:
        """The plain choice is the lowest bid, or to pass where none is possible."""
        chance = self.leads_to_chance(s, seat, action)
        if action == PASS:
            return Description(group="pass", reveals=chance, default=self.is_forced(s, seat), params={"bidding": 1})
        coins = amount(action)
        is_lowest = coins == lowest_bid(s) <= s.coins[seat]
        return Description(
            group="bid", cost={"coins": coins}, reveals=chance, default=is_lowest, params={"coins": coins}
        )

    def problems(self, s: IlPrincipe, at: int) -> list[Problem]:
        fits = self.bids_fit(s, at)
        return [] if fits else [Problem("frame_locals", "the bids do not fit who takes part and what they have")]

    def bids_fit(self, s: IlPrincipe, at: int) -> bool:
        """The seat asked still bids; the leader can pay, bid most, and does not bid against themselves."""
        bidders, high, leader = s.frames[at + BIDDERS], s.frames[at + HIGH], s.frames[at + LEADER]
        entered, seat = s.frames[at + ENTERED], s.frames[at + SEAT]
        if entered >> s.players or bidders & ~entered or not bidders & (1 << seat) or leader >= s.players:
            return False
        if any(s.bid[i] for i in range(s.players) if not entered & (1 << i)) or high > s.coins[leader]:
            return False
        if high == 0:
            return leader == 0 and not any(s.bid)
        others = [s.bid[i] for i in range(s.players) if i != leader]
        return bool(bidders & (1 << leader)) and leader != seat and s.bid[leader] == high > max(others)


DECISIONS.place(Bid(BID, "auction.bid", "4.2", AUCTION, inside=(LOTS, ROLES)))
