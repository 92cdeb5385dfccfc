"""The end: score lines, regions, places and tie-breaks (§6)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.il_principe.positions import document, points

from signoria.core.state import SPECTATOR
from signoria.games.il_principe import GAME
from signoria.games.il_principe.box.constants import COLORS
from signoria.games.il_principe.figures import figures
from signoria.games.il_principe.state import IlPrincipe


def over(seats: dict[int, dict[str, Any]], **table: Any) -> IlPrincipe:
    return GAME.load(document("over", [], seats=seats, round=5, deck=0, **table))


def shields(*counts: int) -> IlPrincipe:
    return over({seat: {"map": {"parma": count}} for seat, count in enumerate(counts)})


def test_X19_sets() -> None:
    table = {"up": {"green": 2, "white": 1, "red": 4, "yellow": 5}, "down": {"green": 1, "white": 1, "blue": 2}}
    assert points(over({0: table}), 0, "sets") == 4
    table["up"] = {"green": 2, "red": 4, "yellow": 5}
    table["down"] = {"green": 1, "blue": 2}
    assert points(over({0: table}), 0, "sets") == 0


@pytest.mark.parametrize("missing", COLORS)
def test_R48_without_a_colour_there_is_no_set(missing: str) -> None:
    table = {"up": {color: 3 for color in COLORS if color != missing}, "down": {}}
    assert points(over({0: table}), 0, "sets") == 0
    table["down"] = {missing: 1}
    assert points(over({0: table}), 0, "sets") == 2


def test_X20_most_coins_and_most_cards() -> None:
    coins, hands = (4, 4, 1, 0), (0, 3, 2, 3)
    seats = {seat: {"coins": coins[seat], "hand": {"red": hands[seat]}} for seat in range(4)}
    state = over(seats)
    assert [points(state, seat, "most_coins") for seat in range(4)] == [2, 2, 0, 0]
    assert [points(state, seat, "most_cards") for seat in range(4)] == [0, 2, 0, 2]


def test_X21_more_cards_then_the_better_major_then_shared() -> None:
    """A 0 with the Gonfalonier and B 1 with the Bishop stand at 50 and have 14 cards each."""
    seats = {0: {"vp": 48, "up": {"green": 14}}, 1: {"vp": 48, "up": {"white": 14}}}
    majors = {"red": 0, "white": 1}
    state = over(seats, major=majors)
    assert [GAME.total(lines) for lines in GAME.score(state)][:2] == [50, 50]
    assert GAME.places(state)[:2] == [2, 1]
    apprentice = over(seats | {0: seats[0] | {"vp": 47}}, major=majors | {"green": 2}, minor={"green": 0})
    assert [GAME.total(lines) for lines in GAME.score(apprentice)][:2] == [50, 50]
    assert GAME.places(apprentice)[:2] == [2, 1]
    assert GAME.places(over(seats))[:2] == [1, 1]
    fewer = over(seats | {1: seats[1] | {"up": {"white": 13}}}, major=majors)
    assert GAME.places(fewer)[:2] == [1, 2]


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((3, 2, 1, 0), [5, 2, 0, 0]),
        ((3, 2, 2, 0), [5, 2, 2, 0]),
        ((3, 3, 2, 1), [5, 5, 0, 0]),
        ((1, 0, 0, 0), [5, 0, 0, 0]),
        ((2, 2, 2, 2), [5, 5, 5, 5]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
    ],
)
def test_R30_regions(counts: tuple[int, ...], expected: list[int]) -> None:
    state = shields(*counts)
    assert [points(state, seat, "region") for seat in range(4)] == expected


def test_R31_nothing_is_not_the_most() -> None:
    state = over({})
    assert [GAME.total(lines) for lines in GAME.score(state)] == [0, 0, 0, 0]


def test_R32_all_cards_on_the_table_break_a_tie() -> None:
    seats = {0: {"vp": 9, "up": {"red": 3}}, 1: {"vp": 9, "down": {"red": 4}}}
    assert GAME.places(over(seats)) == [2, 1, 3, 3]


def test_R33_the_first_major_in_colour_order_decides_and_none_shares() -> None:
    seats: dict[int, dict[str, Any]] = {seat: {"vp": 9, "up": {"red": 3}} for seat in range(3)}
    state = over(seats, major={"red": 0, "blue": 1, "yellow": 3})
    assert GAME.places(state)[:2] == [1, 2]
    equal = over({0: {"vp": 11, "up": {"red": 3}}, 1: {"vp": 9, "up": {"red": 3}}}, major={"yellow": 1})
    assert GAME.places(equal)[:2] == [2, 1]
    assert GAME.places(over(seats)) == [1, 1, 1, 4]


def test_R33_a_tie_break_is_for_the_first_place_alone() -> None:
    seats: dict[int, dict[str, Any]] = {0: {"vp": 20}, 1: {"vp": 9, "up": {"red": 3}}, 2: {"vp": 9, "up": {"red": 1}}}
    assert GAME.places(over(seats)) == [1, 2, 2, 4]


def test_the_figures_tell_the_places_at_the_end() -> None:
    by_cards = over({0: {"vp": 9, "up": {"red": 3}}, 1: {"vp": 9, "down": {"red": 4}}})
    assert figures(by_cards, SPECTATOR)["ranking"] == GAME.places(by_cards)


def test_R35_the_score_goes_on_past_the_track() -> None:
    state = over({0: {"vp": 61}})
    assert GAME.score(state)[0][0].points == 61


def test_roles_score_two_and_one() -> None:
    state = over({}, major={"green": 0, "white": 0, "red": 1}, minor={"green": 1, "white": 2})
    assert [points(state, seat, "majors") + points(state, seat, "minors") for seat in range(4)] == [4, 3, 1, 0]


def test_every_line_has_its_place() -> None:
    codes = [line.code for line in GAME.score(over({}))[0]]
    assert codes == ["track", "majors", "minors", "sets", "most_coins", "most_cards", *["region"] * 6]
