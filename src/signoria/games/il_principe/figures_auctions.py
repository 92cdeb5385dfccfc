"""The auction that runs, and the lots of the round (§4.2, §4.5)."""

from __future__ import annotations

from typing import Literal, TypedDict

from signoria.games.il_principe.box.constants import COLOR_COUNT, COLORS, MAJOR, MINORS_USED
from signoria.games.il_principe.phases.auction import BIDDERS, ENTERED, HIGH, LEADER, LOT, PRIZE, PRIZE_COLOR
from signoria.games.il_principe.phases.roles import cards_to_turn
from signoria.games.il_principe.state import BID, EMPTY, IlPrincipe


class Auction(TypedDict):
    """The auction that runs. Lists by seat: the last bid (0: none), and cards that turn down if that seat wins."""

    prize: Literal["lot", "major", "minor"]
    color: str
    high: int
    leader: int | None
    order: list[int]
    entered: list[int]
    passed: list[int]
    bids: list[int]
    turns_down: list[int]
    minor_stays: bool


class Lot(TypedDict):
    """A lot of this round, in the order of sale; `offered_by` is the number of cards by seat."""

    color: str
    size: int
    state: Literal["sold", "unsold", "on_sale", "to_come"]
    buyer: int | None
    price: int
    offered_by: list[int]


def on_sale(s: IlPrincipe) -> int:
    """Returns what is under the hammer: a lot, a major or a minor role, or nothing."""
    return int(s.local(PRIZE)) if s.decision == BID else EMPTY


def auction(s: IlPrincipe) -> Auction:
    kind, color = on_sale(s), int(s.local(PRIZE_COLOR))
    entered, bidders, high = int(s.local(ENTERED)), int(s.local(BIDDERS)), int(s.local(HIGH))
    seats = range(int(s.players))
    order = [int(s.clockwise(turn + 1)) for turn in seats]
    return {
        "prize": "lot" if kind == LOT else "major" if kind == MAJOR else "minor",
        "color": COLORS[color],
        "high": high,
        "leader": int(s.local(LEADER)) if high else None,
        "order": order,
        "entered": [seat for seat in order if entered & (1 << seat)],
        "passed": [seat for seat in order if entered & ~bidders & (1 << seat)],
        "bids": [int(s.bid[seat]) for seat in seats],
        "turns_down": [
            int(cards_to_turn(s, seat, color)) if kind == MAJOR and entered & (1 << seat) else 0 for seat in seats
        ],
        # A tie for first leaves the minor on the board whatever happens (R15).
        "minor_stays": kind == MAJOR and MINORS_USED[s.players] == 1,
    }


def lots(s: IlPrincipe) -> list[Lot]:
    order = sorted((int(size), color) for color, size in enumerate(s.lot_size) if size)
    sold_now = int(s.local(PRIZE_COLOR)) if on_sale(s) == LOT else EMPTY
    return [_lot(s, color, sold_now) for _, color in order]


def _lot(s: IlPrincipe, color: int, sold_now: int) -> Lot:
    buyer = int(s.lot_buyer[color])
    state: Literal["sold", "unsold", "on_sale", "to_come"] = "to_come"
    if color == sold_now:
        state = "on_sale"
    elif s.lot[color] == 0:
        state = "unsold" if buyer == EMPTY else "sold"
    return {
        "color": COLORS[color],
        "size": int(s.lot_size[color]),
        "state": state,
        "buyer": None if buyer == EMPTY else buyer,
        "price": int(s.lot_price[color]),
        "offered_by": [int(s.given[seat * COLOR_COUNT + color]) for seat in range(s.players)],
    }
