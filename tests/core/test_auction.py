"""The open auction over a frame: who is asked, what may be bid, when the hammer falls."""

from __future__ import annotations

from signoria.core.auction import (
    HIGH,
    LEADER,
    PRIZE,
    bid,
    bid_candidates,
    is_sold,
    lowest_bid,
    open_auction,
    pass_for_good,
)
from signoria.core.state import SEAT, State, buffer

PASS, BID_1 = 7, 10


def auction(bidders: int = 0b1111, holder: int = 0, players: int = 4) -> State:
    state = State(players, {})
    state.clear_frames()
    open_auction(state, 3, bidders, holder)
    return state


def bidder(state: State) -> int:
    return state.frames[state.at + SEAT]


def offered(state: State, coins: int, opening: int = 1) -> list[int]:
    out = buffer()
    return [out[i] for i in range(bid_candidates(state, out, PASS, BID_1, opening, coins))]


def test_bidders_are_asked_clockwise_and_the_holder_last() -> None:
    state, order = auction(0b1011, holder=1), []
    for _ in range(3):
        order.append(bidder(state))
        pass_for_good(state)
    assert order == [3, 0, 1]


def test_a_pass_is_final_and_the_last_bidder_wins() -> None:
    state = auction()
    assert not bid(state, 2)
    assert not pass_for_good(state)
    assert not bid(state, 5)
    assert not pass_for_good(state)
    assert bidder(state) == 1
    assert pass_for_good(state)
    assert is_sold(state)
    assert (state.frames[state.at + LEADER], state.frames[state.at + HIGH]) == (3, 5)


def test_without_a_bid_everybody_is_asked_and_nothing_is_sold() -> None:
    state = auction()
    assert [pass_for_good(state) for _ in range(4)] == [False, False, False, True]
    assert not is_sold(state)


def test_the_last_one_left_wins_with_his_first_bid() -> None:
    state = auction(0b0011, holder=0)
    assert not pass_for_good(state)
    assert bid(state, 1)
    assert state.frames[state.at + LEADER] == 0


def test_a_single_bidder_is_asked() -> None:
    state = auction(0b0100, holder=2)
    assert bidder(state) == 2
    assert bid(state, 3)


def test_bids_go_from_the_lowest_to_the_purse() -> None:
    state = auction()
    assert offered(state, 3) == [PASS, BID_1, BID_1 + 1, BID_1 + 2, BID_1 + 3]
    assert offered(state, 3, opening=2) == [PASS, BID_1 + 1, BID_1 + 2, BID_1 + 3]
    bid(state, 4)
    assert lowest_bid(state, 1) == 5
    assert offered(state, 6) == [PASS, BID_1 + 4, BID_1 + 5, BID_1 + 6]
    for coins in (2, 4):
        assert offered(state, coins) == [PASS, BID_1 + 4], "the first bid that the purse lacks is shown, to say why"


def test_the_games_own_locals_are_left_alone() -> None:
    state = auction()
    state.frames[state.at + PRIZE] = 9
    bid(state, 1)
    pass_for_good(state)
    assert state.frames[state.at + PRIZE] == 9
