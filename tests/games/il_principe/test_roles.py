"""Phase 4: who gets which role, what turns, what the bonus is (§4.5)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.il_principe.positions import asked, before_roles, cards, codes, options, play, settle

from signoria.games.il_principe import GAME
from signoria.games.il_principe.box.constants import COLORS
from signoria.games.il_principe.state import IlPrincipe

EMPTY = -1


def roles_given(color: str, up: list[int], players: int = 4, **table: Any) -> IlPrincipe:
    """Phase 4 begins with these face-up cards of one colour."""
    extra: dict[int, dict[str, Any]] = table.pop("extra", {})
    seats = {seat: {"coins": 9, "up": {color: count}} | extra.get(seat, {}) for seat, count in enumerate(up)}
    state = before_roles(players=players, seats=seats, **table)
    play(state, "pass")
    return state


def holders(state: IlPrincipe, color: str) -> tuple[int, int]:
    i = COLORS.index(color)
    return state.major[i], state.minor[i]


def test_E4_clear_first_and_second() -> None:
    state = roles_given("blue", [4, 3, 1, 1])
    assert asked(state) == ("roles.shield", [0])
    play(state, "shield:parma")
    assert asked(state) == ("roles.shield", [1])
    assert holders(state, "blue") == (0, 1)


def test_E5_a_tie_for_second_is_auctioned() -> None:
    """Giorgio 0, Nick 1, Marco 2, Roberto 3."""
    state = roles_given("blue", [4, 2, 2, 1])
    play(state, "shield:parma")
    assert asked(state) == ("auction.bid", [1])
    assert state.prompt(1).params["prize"] == "minor"
    play(state, "bid:1")
    assert state.actors() == [2]
    play(state, "bid:2")
    assert state.actors() == [1]
    play(state, "pass")
    assert holders(state, "blue") == (0, 2)
    assert state.coins[2] == 7
    assert state.marker == 2


def test_E6_a_tie_for_first_leaves_the_minor_on_the_board() -> None:
    state = roles_given("blue", [3, 3, 3, 1])
    assert state.prompt(1).params["prize"] == "major"
    order = []
    for name in ("bid:1", "pass", "pass"):
        order += state.actors()
        play(state, name)
    assert order == [1, 2, 0]
    assert holders(state, "blue") == (1, EMPTY)


def test_E7_only_the_major_turns_half_rounded_up() -> None:
    state = roles_given("blue", [3, 2, 0, 0])
    assert (cards(state, "up", 0), cards(state, "down", 0)) == ({"blue": 1}, {"blue": 2})
    play(state, "shield:parma")
    assert (cards(state, "up", 1), cards(state, "down", 1)) == ({"blue": 2}, {})


def test_X7_no_runner_up() -> None:
    state = roles_given("green", [2, 0, 0, 0])
    assert holders(state, "green") == (0, EMPTY)
    assert (cards(state, "up", 0), cards(state, "down", 0)) == ({"green": 1}, {"green": 1})


def test_X8_half_of_the_up_cards_and_two_coins() -> None:
    state = roles_given("yellow", [3, 0, 0, 0], extra={0: {"down": {"yellow": 4}}})
    assert (cards(state, "up", 0), cards(state, "down", 0)) == ({"yellow": 1}, {"yellow": 6})
    assert state.coins[0] == 9 + 2 + 5  # the next round has begun with its income


def test_X9_a_single_card_turns() -> None:
    state = roles_given("white", [1, 0, 0, 0])
    assert (cards(state, "up", 0), cards(state, "down", 0)) == ({}, {"white": 1})
    assert state.vp[0] == 1


def test_X11_nobody_pays_for_a_tie() -> None:
    state = roles_given("red", [2, 2, 1, 0])
    play(state, "pass", "pass")
    assert holders(state, "red") == (EMPTY, EMPTY)
    assert [cards(state, "up", seat) for seat in range(3)] == [{"red": 2}, {"red": 2}, {"red": 1}]
    assert asked(state)[0] == "supply.draw"
    assert state.marker == 0


def test_X13_an_empty_deck_gives_no_card() -> None:
    state = roles_given("red", [2, 1, 0, 0], last_round=1, deck=0, round=6)
    assert holders(state, "red") == (0, 1)
    assert state.actors() == []
    assert [cards(state, "hand", seat) for seat in range(2)] == [{}, {}]


def test_X24_two_players_have_no_minors() -> None:
    state = roles_given("blue", [3, 1], players=2, deck=20)
    play(state, "shield:parma")
    assert holders(state, "blue") == (0, EMPTY)
    tie = roles_given("blue", [2, 2], players=2, deck=20)
    assert asked(tie) == ("auction.bid", [1])
    assert tie.prompt(1).params["prize"] == "major"


def test_R10_the_winner_of_a_role_auction_does_not_build() -> None:
    hand = {"green": 2, "white": 2, "red": 2, "blue": 2, "yellow": 2}
    state = roles_given("white", [2, 2, 0, 0], extra={1: {"coins": 20, "hand": hand}})
    events = play(state, "bid:1", "pass")
    assert state.marker == 1
    assert asked(state)[0] == "supply.draw"
    assert "took_role" in codes(events)


def test_R11_green_turns_a_card_of_another_colour_up_and_must() -> None:
    extra = {0: {"down": {"green": 3, "white": 1, "blue": 2}}, 1: {"up": {"blue": 3}}}
    state = roles_given("green", [2, 0, 0, 0], extra=extra)
    assert asked(state) == ("roles.flip", [0])
    assert options(state) == ["flip:white", "flip:blue"]
    reason = state.why_not(0, GAME.action_id("flip:red"))
    assert reason is not None
    assert reason.code == "none_face_down"
    play(state, "flip:blue")
    assert cards(state, "down", 0) == {"green": 4, "white": 1, "blue": 1}
    assert cards(state, "up", 0) == {"green": 1, "blue": 1}
    assert holders(state, "blue") == (1, EMPTY)


def test_R11_a_single_colour_is_still_asked_and_none_is_not() -> None:
    forced = roles_given("green", [2, 0, 0, 0], extra={0: {"down": {"red": 1}}})
    assert options(forced) == ["flip:red"]
    without = roles_given("green", [2, 0, 0, 0], extra={0: {"down": {"green": 1}}})
    assert asked(without)[0] == "supply.draw"


def test_R12_down_cards_do_not_count() -> None:
    state = roles_given("white", [1, 2, 0, 0], extra={0: {"down": {"white": 9}}})
    assert holders(state, "white") == (1, 0)
    assert cards(state, "down", 1) == {"white": 1}


@pytest.mark.parametrize(("up", "left"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_R12_half_rounded_up_turns(up: int, left: int) -> None:
    state = roles_given("white", [up, 0, 0, 0])
    assert cards(state, "up", 0).get("white", 0) == left
    assert cards(state, "down", 0)["white"] == up - left


def test_R13_second_place_is_read_before_the_majors_cards_turn() -> None:
    """The first one has 1 of 3 left, like the third; still the second is second alone."""
    state = roles_given("white", [3, 2, 1, 0])
    assert holders(state, "white") == (0, 1)


def test_R14_nobody_wins_with_no_card() -> None:
    state = before_roles()
    play(state, "pass")
    assert list(state.major) == [EMPTY] * 5
    assert list(state.minor) == [EMPTY] * 5
    assert asked(state)[0] == "supply.draw"


def test_R15_an_unsold_major_brings_no_minor() -> None:
    state = roles_given("blue", [2, 2, 1, 0])
    play(state, "pass", "pass")
    assert holders(state, "blue") == (EMPTY, EMPTY)
    assert asked(state)[0] == "supply.draw"


@pytest.mark.parametrize(("option", "expected"), [(False, [1, 1]), (True, [2, 1])])
def test_R16_the_bonus_is_the_same_for_major_and_minor_or_by_option_not(option: bool, expected: list[int]) -> None:
    state = roles_given("white", [2, 1, 0, 0], options={"amigo_bishop_2vp": option})
    assert list(state.vp)[:2] == expected


def test_R16_both_holders_of_yellow_get_two_coins() -> None:
    state = roles_given("yellow", [2, 1, 0, 0], deck=10)
    assert list(state.coins)[:3] == [11, 11, 9]


def test_R17_red_draws_from_the_deck_alone() -> None:
    state = roles_given("red", [2, 1, 0, 0], last_round=1, deck={"yellow": 1}, round=6)
    assert asked(state)[0] == "roles.draw"
    play(state, "draw:yellow")
    assert cards(state, "hand", 0) == {"yellow": 1}
    assert sum(state.discard) > 0
    assert state.actors() == []
    assert cards(state, "hand", 1) == {}


def test_R18_the_blue_shield_goes_to_any_region() -> None:
    state = roles_given("blue", [1, 0, 0, 0])
    assert len(options(state)) == 6
    play(state, options(state)[5])
    assert sum(cards(state, "map", 0).values()) == 1
    assert state.shields[0] == 10


def test_R18_without_shields_nothing_is_asked() -> None:
    state = roles_given("blue", [1, 0, 0, 0], extra={0: {"map": {"parma": 11}}})
    assert asked(state)[0] == "supply.draw"


def test_R41_the_first_tied_seat_left_of_the_holder_opens() -> None:
    state = roles_given("white", [2, 0, 2, 2], marker=2)
    order = []
    for _ in range(3):
        order += state.actors()
        play(state, "pass")
    assert order == [3, 0, 2]


def test_tiles_go_back_before_they_are_given() -> None:
    state = before_roles(major={"red": 2, "white": 1}, minor={"red": 0})
    play(state, "pass")
    assert list(state.major) == [EMPTY] * 5


def test_a_flip_counts_for_the_colours_still_to_come() -> None:
    """Green is given first; the card turned up may win yellow in the same phase."""
    state = roles_given("green", [1, 0, 0, 0], extra={0: {"down": {"yellow": 1}}})
    play(state, "flip:yellow")
    assert holders(state, "yellow") == (0, EMPTY)


def test_major_bonus_comes_before_the_minor() -> None:
    state = roles_given("red", [2, 1, 0, 0])
    play(state, "draw:green", "draw:blue")
    assert (cards(state, "hand", 0)["green"], cards(state, "hand", 1)["blue"]) == (1, 1)
    settle(state)


def test_the_marker_moves_to_the_winner_of_a_role_and_opens_the_next_auction() -> None:
    seats = {seat: {"coins": 9, "up": {"white": 2, "blue": 2}} for seat in range(3)}
    state = before_roles(seats=seats)
    play(state, "pass", "pass", "bid:1", "pass")
    assert state.marker == 2
    assert asked(state) == ("auction.bid", [0])
