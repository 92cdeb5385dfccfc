"""Lot auctions: order, bids, passes, the moving marker, what the winner gets (§4.2)."""

from __future__ import annotations

import pytest
from tests.games.il_principe.positions import (
    LOTS,
    asked,
    at_lot,
    at_win_build,
    cards,
    codes,
    document,
    options,
    play,
    settle,
)

from signoria.core.state import CHANCE
from signoria.games.il_principe import GAME
from signoria.games.il_principe.box.constants import CITIES
from signoria.games.il_principe.state import WIN_BUILD, IlPrincipe

RICH = {seat: {"coins": 9} for seat in range(4)}
FULL_HAND = {"green": 2, "white": 2, "red": 2, "blue": 2, "yellow": 2}


def on_sale(state: IlPrincipe) -> str:
    return str(state.prompt(state.actors()[0]).params["color"])


def test_E1_smallest_lot_first_then_colour_order() -> None:
    reveal = {"decision": "auctions.reveal", "seat": CHANCE, "turn": 0}
    seats = {
        0: {"offered": {"green": 2}},
        1: {"offered": {"green": 1, "yellow": 1}},
        2: {"offered": {"white": 2}},
        3: {"offered": {"red": 2}},
    }
    state = GAME.load(document("auctions", [LOTS, reveal], seats=seats))
    play(state, "reveal:green+green", "reveal:green+yellow", "reveal:white+white", "reveal:red+red")
    sold = []
    while asked(state)[0] == "auction.bid":
        sold.append(on_sale(state))
        play(state, *["pass"] * 4)
    assert sold == ["yellow", "white", "red", "green"]


def test_X1_the_opener_follows_the_marker() -> None:
    state = at_lot("yellow", 1, more={"white": 2}, seats=RICH)
    assert state.actors() == [1]
    play(state, "pass", "bid:1", "pass", "pass", "none")
    assert state.marker == 2
    assert on_sale(state) == "white"
    order = []
    for _ in range(4):
        order += state.actors()
        play(state, "pass")
    assert order == [3, 0, 1, 2]


def test_X2_nobody_bids() -> None:
    state = at_lot("white", 2, seats=RICH, discard={})
    events = play(state, "pass", "pass", "pass", "pass")
    assert GAME.dump(state)["discard"] == {"white": 2}
    assert state.marker == 0
    assert asked(state) == ("actions.action", [0])
    assert "lot_unsold" in codes(events)


def test_X3_the_last_one_may_still_bid() -> None:
    state = at_lot("white", 2, seats={0: {"coins": 2}, 1: {"coins": 9}})
    play(state, "pass", "pass", "pass")
    assert state.actors() == [0]
    assert options(state) == ["pass", "bid:1", "bid:2"]
    play(state, "bid:1")
    assert state.coins[0] == 1
    assert cards(state, "hand", 0) == {"white": 2}


def test_X4_a_purse_at_the_high_bid_can_only_pass() -> None:
    state = at_lot("white", 2, seats={1: {"coins": 3}, 0: {"coins": 5}, 3: {"coins": 5}}, marker=2)
    play(state, "bid:1", "bid:3")
    assert state.actors() == [1]
    assert options(state) == ["pass"]
    reason = state.why_not(1, GAME.action_id("bid:4"))
    assert reason is not None
    assert (reason.code, reason.params) == ("too_poor", {"need": 4, "have": 3})


def test_R5_the_lowest_opening_bid_is_one() -> None:
    state = at_lot("white", 2, seats=RICH)
    assert options(state) == ["pass", *(f"bid:{n}" for n in range(1, 10))]


def test_R6_nobody_bids_more_than_he_owns() -> None:
    state = at_lot("white", 2, seats={1: {"coins": 4}})
    assert options(state)[-1] == "bid:4"
    play(state, "bid:4", "pass", "pass", "pass")
    assert state.coins[1] == 0


def test_R7_a_pass_is_final() -> None:
    state = at_lot("white", 2, seats=RICH)
    play(state, "bid:1", "pass", "bid:2")
    order = []
    for name in ("bid:3", "bid:4", "bid:5", "bid:6"):
        order += state.actors()
        play(state, name)
    assert order == [0, 1, 3, 0]


def test_R8_the_lot_is_not_free_for_the_last_one() -> None:
    state = at_lot("white", 2, seats=RICH, discard={})
    play(state, "pass", "pass", "pass")
    assert state.actors() == [0]
    play(state, "pass")
    assert cards(state, "hand", 0) == {}
    assert GAME.dump(state)["discard"] == {"white": 2}


def test_R9_the_current_holder_decides_who_opens() -> None:
    state = at_lot("yellow", 1, more={"white": 2}, seats=RICH)
    play(state, "bid:1", "pass", "pass", "pass", "none")
    assert state.marker == 1
    assert state.actors() == [2]


def test_R42_each_lot_won_allows_a_build_and_the_action_comes_on_top() -> None:
    seats = {1: {"coins": 20, "hand": FULL_HAND}}
    state = at_lot("yellow", 1, more={"white": 2}, seats=seats)
    play(state, "bid:1", "pass", "pass", "pass")
    assert cards(state, "hand", 1)["yellow"] == 3
    assert asked(state) == ("auctions.build", [1])
    play(state, "build:siena", "shield:toscana")
    settle(state)
    play(state, "pass", "pass", "pass", "bid:1")
    assert cards(state, "hand", 1)["white"] == 4
    assert asked(state) == ("auctions.build", [1])
    play(state, "none")
    assert asked(state) == ("actions.action", [1])
    assert "build:lucca" in options(state)


def test_R42_the_lot_itself_may_pay_for_the_build() -> None:
    seats = {1: {"coins": 20, "hand": {"green": 1, "red": 1}}}
    state = at_lot("yellow", 1, seats=seats)
    play(state, "bid:1", "pass", "pass", "pass")
    assert options(state) == ["none", "build:siena"]


def test_the_winner_pays_the_bank_and_nobody_else_does() -> None:
    state = at_lot("white", 2, seats=RICH)
    play(state, "bid:2", "bid:5", "pass", "pass", "pass")
    assert list(state.coins) == [9, 9, 4, 9]


@pytest.mark.parametrize(("coins", "hand"), [(0, {}), (2, FULL_HAND), (20, {})])
def test_a_winner_is_asked_whatever_his_hand_allows(coins: int, hand: dict[str, int]) -> None:
    """Not to be asked would tell the others what he holds."""
    state = at_lot("white", 2, seats={1: {"coins": coins + 1, "hand": hand}})
    play(state, "bid:1", "pass", "pass", "pass")
    assert state.frames[state.at] == WIN_BUILD
    assert options(state)[0] == "none"


def test_a_winner_is_not_asked_when_no_city_is_left() -> None:
    seats = {1: {"coins": 9}, 2: {"cities": CITIES}}
    state = at_lot("white", 2, seats=seats, display=[])
    play(state, "bid:1", "pass", "pass", "pass")
    assert asked(state)[0] == "actions.action"


def test_greyed_cities_speak_of_ones_own_means() -> None:
    state = at_win_build(1, seats={1: {"coins": 4, "hand": {"green": 1, "red": 1}}})
    reasons = {city: state.why_not(1, GAME.action_id(f"build:{city}")) for city in ("siena", "firenze")}
    siena, firenze = reasons["siena"], reasons["firenze"]
    assert siena is not None
    assert firenze is not None
    assert (siena.code, siena.params) == (
        "cards_missing",
        {"city": "siena", "color": "yellow", "need": 1, "have": 0},
    )
    assert (firenze.code, firenze.params) == ("too_poor", {"city": "firenze", "need": 5, "have": 4})
