"""Building a city: price, points, shields, role income, the next city (§4.4)."""

from __future__ import annotations

import pytest
from tests.games.il_principe.positions import (
    asked,
    at_action,
    at_lot,
    at_win_build,
    cards,
    codes,
    options,
    play,
    points,
    settle,
)

from signoria.core.state import CHANCE
from signoria.games.il_principe import GAME

FIRENZE = {"green": 2, "red": 1, "blue": 1, "yellow": 1}
LUCCA = {"white": 2, "blue": 1, "red": 1}
SIENA = {"green": 1, "red": 1, "yellow": 1}


def test_E2_building_firenze() -> None:
    hand = FIRENZE | {"white": 1}
    state = at_action(0, seats={0: {"coins": 6, "hand": hand}})
    play(state, "build:firenze")
    assert (state.coins[0], state.vp[0]) == (1, 8)
    assert cards(state, "hand", 0) == {"white": 1}
    assert cards(state, "up", 0) == FIRENZE
    colors = {region["id"]: region["color"] for region in GAME.components.data["region"]}
    assert {colors[name.partition(":")[2]] for name in options(state)} == {"brown", "violet", "green"}
    split = state.clone()
    play(split, "shield:parma", "shield:umbria")
    play(state, "shield:toscana", "shield:toscana")
    assert cards(split, "map", 0) == {"parma": 1, "umbria": 1}
    assert cards(state, "map", 0) == {"toscana": 2}
    assert state.shields[0] == 9


def test_E3_roles_on_lucca() -> None:
    """Barbara 0, Andrea 1 with the Bishop, Tom 2 with the Priest and the Noble."""
    seats = {0: {"coins": 4, "hand": LUCCA}}
    state = at_action(0, seats=seats, major={"white": 1, "blue": 2}, minor={"white": 2})
    play(state, "build:lucca", "shield:parma", "shield:parma")
    assert list(state.vp) == [6, 2, 3, 0]


def test_X6_own_roles_are_silent() -> None:
    seats = {0: {"coins": 4, "hand": LUCCA}}
    state = at_action(0, seats=seats, major={"white": 0, "blue": 2, "red": 3}, minor={"red": 1})
    play(state, "build:lucca", "shield:parma", "shield:parma")
    assert list(state.vp) == [6, 1, 2, 2]


def test_X22_no_building_in_round_1() -> None:
    seats = {1: {"coins": 4, "hand": SIENA}}
    state = at_lot("white", 1, round=1, seats=seats, deck=60)
    play(state, "bid:1", "pass", "pass", "pass")
    assert asked(state) == ("actions.action", [1])
    assert options(state) == ["pass", "lay:green:1", "lay:white:1", "lay:red:1", "lay:yellow:1"]
    reason = state.why_not(1, GAME.action_id("build:siena"))
    assert reason is not None
    assert reason.code == "first_round"


def test_X28_one_opponent_gets_at_most_8_for_firenze() -> None:
    major = {"green": 1, "red": 1, "blue": 1, "yellow": 1, "white": 1}
    state = at_action(0, seats={0: {"coins": 5, "hand": FIRENZE}}, major=major)
    play(state, "build:firenze", "shield:parma", "shield:parma")
    assert state.vp[1] == 8


@pytest.mark.parametrize(("round", "deck", "build"), [(1, 60, 0), (3, 24, 1)])
def test_R24_the_first_round_does_not_ask_to_build(round: int, deck: int, build: int) -> None:
    state = at_action(0, round=round, deck=deck, seats={0: {"coins": 5}})
    assert state.prompt(0).params["build"] == build


@pytest.mark.parametrize(("option", "expected"), [(False, 8), (True, 6)])
def test_R1_a_large_city_gives_8_or_by_option_6(option: bool, expected: int) -> None:
    seats = {0: {"coins": 5, "hand": FIRENZE}}
    state = at_action(0, seats=seats, options={"large_city_vp_6": option})
    play(state, "build:firenze")
    assert state.vp[0] == expected


@pytest.mark.parametrize(("city", "hand", "expected"), [("lucca", LUCCA, 6), ("siena", SIENA, 4)])
def test_R1_the_option_touches_large_cities_alone(city: str, hand: dict[str, int], expected: int) -> None:
    state = at_action(0, seats={0: {"coins": 5, "hand": hand}}, options={"large_city_vp_6": True})
    play(state, f"build:{city}")
    assert state.vp[0] == expected


def test_R19_a_builder_earns_nothing_by_his_own_roles() -> None:
    seats = {2: {"coins": 3, "hand": SIENA}}
    state = at_action(2, seats=seats, major={"green": 2, "red": 2}, minor={"green": 1, "yellow": -1})
    play(state, "build:siena", "shield:toscana")
    assert list(state.vp) == [0, 1, 4, 0]


def test_R21_cards_paid_for_a_city_stay_and_count() -> None:
    """They win roles, and they are in sets and in the tie-break."""
    seats = {3: {"coins": 3, "hand": SIENA, "up": {"white": 1, "blue": 1}}}
    state = at_action(3, seats=seats)
    play(state, "build:siena", "shield:toscana")
    assert points(state, 3, "sets") == 2
    settle(state)
    assert state.major[0] == 3


def test_R22_a_doubled_colour_pays_once() -> None:
    state = at_action(0, seats={0: {"coins": 5, "hand": FIRENZE}}, major={"green": 1}, minor={"green": 2})
    play(state, "build:firenze", "shield:parma", "shield:parma")
    assert list(state.vp) == [8, 2, 1, 0]


def test_R23_the_next_city_comes_at_once_and_can_be_built_next() -> None:
    hand = {"green": 2, "red": 1, "yellow": 2, "blue": 1}
    state = at_lot("white", 1, more={"blue": 2}, seats={1: {"coins": 20, "hand": hand}})
    play(state, "bid:1", "pass", "pass", "pass", "build:siena", "shield:toscana")
    assert asked(state) == ("build.city", [CHANCE])
    play(state, "city:verona")
    assert GAME.dump(state)["display"][0] == "verona"
    play(state, "pass", "pass", "pass", "bid:1")
    assert "build:verona" in options(state)


def test_R24_the_first_round_bars_both_phases() -> None:
    seats = {0: {"coins": 6, "hand": FIRENZE}, 1: {"coins": 6, "hand": FIRENZE}}
    lot = at_lot("white", 1, round=1, seats=seats, deck=60)
    play(lot, "bid:1", "pass", "pass", "pass")
    assert asked(lot)[0] == "actions.action"
    assert not [name for name in options(lot) if name.startswith("build")]
    later = at_lot("white", 1, round=2, seats=seats, deck=60)
    play(later, "bid:1", "pass", "pass", "pass")
    assert asked(later)[0] == "auctions.build"
    assert "build:firenze" in options(later)


def test_R40_shields_are_compulsory_and_the_city_leaves_last() -> None:
    state = at_action(0, seats={0: {"coins": 4, "hand": LUCCA}}, major={"red": 3})
    play(state, "build:lucca")
    assert options(state) == ["shield:parma", "shield:toscana"]
    assert "lucca" in GAME.dump(state)["display"]
    assert state.vp[3] == 0
    events = play(state, "shield:parma", "shield:toscana")
    assert codes(events) == ["placed_shield", "placed_shield", "role_income"]
    assert state.vp[3] == 2
    assert codes(play(state, "city:milano")) == ["city_displayed"]
    assert GAME.dump(state)["display"][1] == "milano"
    assert GAME.dump(state)["seats"][0]["cities"] == {"lucca": 1}


def test_a_small_city_still_asks_where_the_shield_goes() -> None:
    state = at_action(0, seats={0: {"coins": 3, "hand": SIENA}})
    play(state, "build:siena")
    assert options(state) == ["shield:toscana"]


@pytest.mark.parametrize(("left", "placed"), [(0, 0), (1, 1), (2, 2)])
def test_shields_are_placed_while_there_are_any(left: int, placed: int) -> None:
    seats = {0: {"coins": 4, "hand": LUCCA, "map": {"umbria": 11 - left}}}
    state = at_action(0, seats=seats)
    play(state, "build:lucca")
    for _ in range(placed):
        assert asked(state)[0] == "build.shield"
        play(state, "shield:parma")
    assert asked(state)[0] == "build.city"
    assert state.shields[0] == 0


def test_cards_on_the_table_do_not_pay() -> None:
    state = at_action(0, seats={0: {"coins": 9, "up": SIENA, "hand": {"green": 1}}})
    assert not [name for name in options(state) if name.startswith("build")]


def test_an_empty_city_deck_leaves_the_display_short() -> None:
    built = [
        city for city in GAME.components.data["city"] if city["id"] not in ("siena", "lucca", "firenze", "orvieto")
    ]
    seats = {0: {"coins": 3, "hand": SIENA}, 1: {"cities": [city["id"] for city in built]}}
    state = at_action(0, seats=seats)
    play(state, "build:siena", "shield:toscana")
    assert asked(state) == ("actions.action", [1])
    assert GAME.dump(state)["display"] == [None, "lucca", "firenze", "orvieto"]


def test_two_players_never_see_the_cities_set_aside() -> None:
    seats = {
        0: {"coins": 3, "hand": SIENA},
        1: {"cities": ["rimini", "pisa", "ferrara", "mantova", "bologna", "urbino"]},
    }
    state = at_action(0, players=2, seats=seats, deck=20)
    play(state, "build:siena", "shield:toscana")
    assert asked(state) == ("actions.action", [1])
    assert sum(state.city_deck) == 5


def test_D3_builds_like_D5() -> None:
    seat = {"coins": 5, "hand": FIRENZE}
    win, act = at_win_build(0, seats={0: seat}), at_action(0, seats={0: seat})
    for state in (win, act):
        play(state, "build:firenze", "shield:parma", "shield:umbria", "city:milano")
    first, second = GAME.dump(win), GAME.dump(act)
    assert (first["seats"][0].pop("acted"), second["seats"][0].pop("acted")) == (None, "build:firenze")
    assert first["seats"] == second["seats"]
    assert first["display"] == second["display"]
