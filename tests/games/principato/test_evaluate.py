"""The estimate: time by the piles, soldiers by their food, cards by what they buy."""

from __future__ import annotations

import pytest
from tests.games.principato.positions import document, seat

from signoria.core.playout import play_out, settle_chance
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.games.principato.box.constants import CATAPULT, FACE_COUNT, MILITIA
from signoria.games.principato.evaluate import scorings_left, turns_left
from signoria.games.principato.phases.award import most_fed, supplied_force
from signoria.games.principato.state import Principato

GAME = load_game("principato")


def begun(players: int) -> Principato:
    state: Principato = GAME.new(players)
    settle_chance(state, Rng(1))
    return state


@pytest.mark.parametrize("players", GAME.players)
def test_the_piles_say_how_many_turns_are_left(players: int) -> None:
    state = begun(players)
    # The first turns have begun, and what lies in the display was turned up before.
    assert turns_left(state) == pytest.approx(21 - 1 / players)
    assert scorings_left(state) == 5
    play_out(state, Rng(2), GAME.bounds.longest_game)
    assert turns_left(state) == 0


def test_soldiers_count_if_they_can_be_fed() -> None:
    state = begun(2)
    state.food[0], state.gold[0], state.favor[0] = 1, 0, 1
    state.tokens[CATAPULT] = 1
    state.tokens[MILITIA] = 2
    assert supplied_force(state, 0) == 3
    state.tokens[MILITIA] = 3
    assert supplied_force(state, 0) == 2


def test_what_wins_the_next_scoring_is_worth_something() -> None:
    state = begun(3)
    before = GAME.evaluate(state)
    state.tokens[FACE_COUNT + CATAPULT] += 2
    after = GAME.evaluate(state)
    assert after[1] > before[1]
    assert after[0] <= before[0]
    assert after[2] <= before[2]


def worth(**pieces: object) -> float:
    """Returns the estimate for a seat with these pieces, against one with nothing special."""
    return GAME.evaluate(GAME.load(document(seat(**pieces), seat())))[0]


def test_two_cards_for_the_same_room_are_worth_one() -> None:
    """One bank, and no money in it: whichever of the two is used, the other finds no room."""
    full = {"food": 2, "favor": 3, "palazzo": 2}
    assert worth(hand=("build_field", "taxes"), **full) == pytest.approx(worth(hand=("taxes", "taxes"), **full))


def test_using_a_card_is_worth_more_than_keeping_it() -> None:
    full = {"food": 2, "favor": 3, "palazzo": 2}
    assert worth(hand=("collector", "build_field"), gold=2, **full) > worth(hand=("collector", "taxes"), **full)


def test_no_army_is_hired_beyond_a_safe_lead() -> None:
    armies = [worth(bank=7, gold=14, condottiere=soldiers) for soldiers in range(15)]
    assert armies[3] > armies[0]
    assert armies[3] > armies[6] > armies[14]


def test_what_soldiers_will_eat_is_counted_once() -> None:
    state = GAME.load(document(seat(food=2, militia=3, favor=2), seat()))
    assert most_fed(state, 0) == 3
    assert supplied_force(state, 0) == 3
