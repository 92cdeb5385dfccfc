"""Supply, the order of phases, the last round and the end (§4, §5, §6)."""

from __future__ import annotations

import pytest
from tests.games.il_principe.positions import (
    DISPLAY,
    asked,
    at_lot,
    before_round,
    cards,
    codes,
    options,
    play,
    settle,
)

from signoria.core.state import CHANCE
from signoria.games.il_principe import GAME
from signoria.games.il_principe.box.constants import CITIES
from signoria.games.il_principe.state import OVER

BUILT = [city for city in CITIES if city not in DISPLAY]


def test_X15_too_few_cities_end_the_game_at_once() -> None:
    seats = {0: {"cities": [*BUILT, "siena"]}}
    state = before_round(seats=seats, display=[None, "lucca", "firenze", "orvieto"], deck=5, round=5)
    events = play(state, "pass")
    assert state.actors() == []
    assert state.phase == OVER
    over = codes(events).index("game_over")
    assert events[over].params == {"round": 5, "last": 0, "cities": 3}
    assert codes(events)[over + 1 :] == ["points_counted", "holdings"] * 4 + ["shared_win"] * 4
    assert state.round == 5


def test_X15_R30_the_end_tells_which_regions_bring_what_and_whence_the_points_are() -> None:
    seats = {0: {"cities": [*BUILT, "siena"], "map": {"parma": 3, "umbria": 2}}, 1: {"map": {"parma": 2, "umbria": 2}}}
    seats |= {2: {"map": {"parma": 2}, "coins": 9}, 3: {"vp": 7}}
    state = before_round(seats=seats, display=[None, "lucca", "firenze", "orvieto"], deck=5, round=5)
    events = play(state, "pass")
    parma = {"region": "parma", "first": "0", "first_count": 1, "first_shields": 3, "first_points": 5}
    parma |= {"second": "1 2", "second_count": 2, "second_shields": 2, "second_points": 2}
    umbria = {"region": "umbria", "first": "0 1", "first_count": 2, "first_shields": 2, "first_points": 5}
    umbria |= {"second": "", "second_count": 0, "second_shields": 0, "second_points": 0}
    assert [event.params for event in events if event.code == "region_scored"] == [parma, umbria]
    counted = [event.params for event in events if event.code == "points_counted"]
    assert [line["from_regions"] for line in counted] == [10, 7, 2, 0]
    assert [line["track"] for line in counted] == list(state.vp)
    # The parts are the whole, as the score has it.
    assert [line["points"] for line in counted] == [GAME.total(lines) for lines in GAME.score(state)]
    parts = ("track", "from_regions", "from_roles", "from_sets", "from_coins", "from_hand")
    assert [line["points"] for line in counted] == [sum(int(line[part]) for part in parts) for line in counted]


@pytest.mark.parametrize(("deck", "last"), [(12, 0), (11, 1)])
def test_X16_a_thin_deck_makes_the_last_round(deck: int, last: int) -> None:
    state = before_round(players=3, deck=deck, round=7, seats={0: {"coins": 1}})
    play(state, "pass")
    assert state.last_round == last
    assert asked(state)[0] == ("auctions.turn_up" if last else "supply.draw")
    assert state.coins[0] == (1 if last else 6)
    if last:
        assert len(settle(state)) == 6
        assert (sum(state.deck), sum(state.lot)) == (5, 6)


def test_X16_discards_are_reused() -> None:
    state = before_round(players=3, deck={"blue": 3, "red": 1}, discard={"green": 2, "white": 3}, round=7)
    play(state, "pass")
    first = settle(state)
    assert sorted(first[:4]) == ["turn_up:blue"] * 3 + ["turn_up:red"]
    assert set(first[4:]) <= {"turn_up:green", "turn_up:white"}
    assert len(first) == 6
    assert (sum(state.deck), sum(state.discard), sum(state.lot)) == (0, 3, 6)


def test_X16_without_any_card_phase_3_begins() -> None:
    state = before_round(players=3, deck=0, discard={}, round=7)
    play(state, "pass")
    assert asked(state) == ("actions.action", [0])
    assert state.last_round == 1


def test_R4_the_bank_never_runs_out() -> None:
    """There are 40 coins in the box; five rich players still get their whole income."""
    state = before_round(players=5, seats={seat: {"coins": 20} for seat in range(5)}, deck=40)
    play(state, "pass")
    assert list(state.coins) == [25] * 5


def test_R25_both_end_conditions_end_the_game_now() -> None:
    seats = {0: {"cities": [*BUILT, "siena"]}, 1: {"coins": 9}}
    state = before_round(seats=seats, display=[None, "lucca", "firenze", "orvieto"], deck=0, round=6)
    play(state, "pass")
    assert state.actors() == []
    assert state.last_round == 0


def test_R26_the_last_round_has_phases_3_and_4() -> None:
    seats = {0: {"coins": 9, "hand": {"green": 1, "red": 1, "yellow": 1}}}
    state = at_lot("white", 1, seats=seats, last_round=1, deck=2, round=6)
    play(state, "pass", "pass", "pass", "pass")
    play(state, "build:siena", "shield:toscana")
    settle(state)
    play(state, "pass", "pass", "pass")
    settle(state)
    assert state.actors() == []
    assert list(state.major) == [0, -1, 0, -1, 0]


def test_R27_unsold_lots_are_discarded_and_come_back_only_in_the_last_round() -> None:
    state = at_lot("white", 2, discard={}, deck=24)
    play(state, "pass", "pass", "pass", "pass")
    assert GAME.dump(state)["discard"] == {"white": 2}
    play(state, "pass", "pass", "pass", "pass")
    settle(state)
    assert asked(state)[0] == "supply.offer"
    assert GAME.dump(state)["discard"] == {"white": 2}


def test_R27_short_of_cards_what_there_is_is_sold() -> None:
    state = before_round(players=3, deck={"blue": 1}, discard={"green": 2}, round=7)
    play(state, "pass")
    assert len(settle(state)) == 3
    assert asked(state)[0] == "auction.bid"


def test_R27_two_players_reuse_no_discards() -> None:
    state = before_round(players=2, deck={"blue": 1, "red": 1}, discard={"green": 2}, round=6)
    play(state, "pass")
    assert sorted(settle(state)) == ["turn_up:blue", "turn_up:red"]
    assert GAME.dump(state)["discard"] == {"green": 2}


def test_R28_reused_discards_are_drawn_at_random() -> None:
    state = before_round(players=3, deck=0, discard={"green": 2, "white": 3}, round=7)
    play(state, "pass")
    assert state.actors() == [CHANCE]
    names = {GAME.name(CHANCE, outcome): weight for outcome, weight in state.weights()}
    assert names == {"turn_up:green": 2, "turn_up:white": 3}


@pytest.mark.parametrize(("players", "below", "turned_up"), [(2, 10, 6), (3, 12, 6), (4, 16, 8), (5, 20, 10)])
def test_R29_exactly_the_threshold_is_a_normal_round(players: int, below: int, turned_up: int) -> None:
    for deck, last in ((below, 0), (below - 1, 1)):
        state = before_round(players=players, deck=deck, round=4)
        play(state, "pass")
        assert state.last_round == last
        brought = settle(state)
        if last:
            assert len(brought) == turned_up


def test_R36_cards_are_dealt_from_the_marker_holder_and_offers_made_together() -> None:
    state = before_round(marker=2, deck=20)
    play(state, "pass")
    receivers = []
    while asked(state)[0] == "supply.draw":
        outcome = state.weights()[0][0]
        looks = [GAME.seen(state, CHANCE, outcome, seat) for seat in range(4)]
        receivers.append(next(seat for seat, look in enumerate(looks) if look != "draw:?"))
        state.apply(CHANCE, outcome)
    assert receivers == [seat for seat in (2, 3, 0, 1) for _ in range(4)]
    assert asked(state) == ("supply.offer", [0, 1, 2, 3])


@pytest.mark.parametrize(
    ("players", "income", "drawn", "offered"), [(2, 6, 5, 3), (3, 5, 4, 2), (4, 5, 4, 2), (5, 5, 4, 2)]
)
def test_supply_by_players(players: int, income: int, drawn: int, offered: int) -> None:
    state = GAME.new(players)
    settle(state)
    assert list(state.coins) == [income] * players
    assert sum(cards(state, "hand", 0).values()) == drawn
    for picked in range(offered):
        assert state.prompt(0).step == picked + 1
        assert state.prompt(0).steps == offered
        state.apply(0, GAME.action_id(options(state, 0)[0]))
    assert 0 not in state.actors()


def test_the_marker_stays_if_every_auction_fails() -> None:
    state = at_lot("white", 1, more={"red": 2}, marker=3)
    play(state, *["pass"] * 8)
    assert state.marker == 3
    assert asked(state) == ("actions.action", [3])
