"""The estimate of an auction that goes on."""

from __future__ import annotations

from typing import Any

from tests.bots.positions import middle

from signoria.games.il_principe.evaluate import WEIGHTS, hammer_chance, judge, rounds_left, seat_value, value_if_won
from signoria.games.il_principe.phases.auction import BIDDERS, HIGH, LEADER

TABLE = WEIGHTS.table()


def is_bid_upon(state: Any, seat: int) -> bool:
    return bool(state.prompt(seat).code == "auction.bid" and state.local(HIGH) > 0)


def test_the_highest_bidder_is_valued_as_a_likely_winner() -> None:
    game, state, _ = middle("il_principe", 3, 20, wanted=is_bid_upon)
    leader = int(state.local(LEADER))
    left = rounds_left(state)
    plain = [seat_value(state, seat, left, TABLE) for seat in range(3)]
    before = game.dump(state)
    won = value_if_won(state, leader, left, TABLE)
    values = judge(state, TABLE)
    assert game.dump(state) == before
    assert values[leader] != plain[leader]
    assert min(plain[leader], won) <= values[leader] <= max(plain[leader], won)
    assert [value for seat, value in enumerate(values) if seat != leader] == [
        value for seat, value in enumerate(plain) if seat != leader
    ]


def test_a_bid_is_surer_the_fewer_can_top_it() -> None:
    _, state, _ = middle("il_principe", 4, 20, wanted=is_bid_upon)
    leader = int(state.local(LEADER))
    for other in range(4):
        state.coins[other] = 40
    chances = []
    for bidders in (0b1111, 0b0001 << (leader + 1) % 4 | 1 << leader, 1 << leader):
        state.set_local(BIDDERS, bidders)
        chances.append(hammer_chance(state, leader, TABLE))
    assert chances == sorted(chances)
    assert chances[-1] == 1
