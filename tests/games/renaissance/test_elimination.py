"""Players without cities: what they may do, and how they return (T0; §4.2)."""

from __future__ import annotations

import pytest
from tests.games.renaissance.positions import Position, do, level, names, owner

from signoria.games.renaissance.box.constants import CARD_COUNT

FLORENCE, GENOA, NAPLES, MILAN, ROME, VENICE = range(6)


def test_E14_R41_a_return_takes_the_city_as_it_stands() -> None:
    position = Position().own("rome", "capua").own("rome", "napoli", level=2, palace="leonardo").act(5)
    state = do(position.build(), "end")
    assert (state.actors(), names(state)) == ([NAPLES], ["return:napoli", "return:capua"])
    rome = int(state.ducats[ROME])
    do(state, "return:napoli")
    assert (owner(state, "napoli"), level(state, "napoli")) == (NAPLES, 2)
    assert state.ducats[NAPLES] == 6
    assert state.ducats[ROME] == rome
    assert state.actors() == list(range(6))


def test_R43_returns_in_last_turns_order_and_a_chain_at_the_end() -> None:
    position = Position()
    position.order = [5, 4, 3, 2, 1, 0]
    position.own("rome", "firenze", "pistoia", "milano", "pavia", "venezia", "ragusa").act(5)
    state = do(position.build(), "end")
    returned = []
    while len(state.actors()) == 1:
        returned += state.actors()
        state.apply(state.actors()[0], state.options(state.actors()[0])[0])
    assert returned == [VENICE, MILAN, FLORENCE]


def test_R43_who_loses_his_last_city_returns_too() -> None:
    position = Position().own("florence", "napoli").own("naples", "milano").own(None, "capua", "pavia")
    position.own("rome", "firenze", "pistoia").act(5)
    state = do(position.build(), "end")
    assert state.actors() == [MILAN]
    do(state, "return:milano")
    assert state.actors() == [NAPLES]
    do(state, "return:napoli")
    assert state.actors() == [FLORENCE]
    do(state, "return:firenze")
    assert state.actors() == list(range(6))


def test_R42_without_cities_one_still_plays_yellow_cards() -> None:
    position = Position().own("rome", "firenze", "pistoia").ducats("florence", 2)
    position.hand("florence", "looters", "ambassador", "marriage", "raid", "swiss", "swiss")
    state = position.build()
    assert names(state) == ["looters", "ambassador", "marriage", "end"]
    state = Position().own("rome", "firenze", "pistoia").expand(0).own("florence", "pisa").build()
    assert state.actors() == [FLORENCE]
    position = Position().own("rome", "genova", "ajaccio").expand(0)
    assert do(position.build(), "pass").actors() == [NAPLES]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_turn_ends_with_all_cards_in_the_deck(players: int) -> None:
    state = do(Position(players).act(players - 1).hand("rome", "swiss", "looters").build(), "end")
    assert sum(state.deck) == 80
    assert len(state.deck) == CARD_COUNT
