"""Set-ups that cannot be, actions that are not allowed or not known: refused with what helps, and nothing changes."""

from __future__ import annotations

import re

import pytest
from tests.games.renaissance.positions import Position

from signoria.core.errors import IllegalAction, InvalidSetup, UnknownAction
from signoria.core.state import CHANCE
from signoria.games.renaissance import GAME

FLORENCE, GENOA = 0, 1


@pytest.mark.parametrize(
    ("players", "options", "said"),
    [
        (2, {}, "for 3 to 6 players, not 2"),
        (7, {}, "for 3 to 6 players, not 7"),
        (3, {"scenario": "1494"}, "is for 4, 5, 6 players, not 3"),
        (5, {"variant": "without_milan"}, "is for 4 players, not 5"),
        (6, {"scenario": "1527"}, "cannot be '1527'; it may be base, 1494, 1499, 1515"),
        (6, {"powers": "yes"}, "cannot be 'yes'; it may be false, true"),
        (6, {"nations": "venice"}, "cannot be 'venice'; it may be random, chosen, listed"),
        (6, {"weather": "fair"}, "has no option 'weather'; it knows scenario, variant, powers"),
    ],
)
def test_a_set_up_that_cannot_be_is_answered_with_what_can(
    players: int, options: dict[str, bool | str], said: str
) -> None:
    with pytest.raises(InvalidSetup, match=re.escape(said)):
        GAME.new(players, options)


@pytest.mark.parametrize(
    ("seat", "name", "code"),
    [
        (GENOA, "end", "not_to_decide"),
        (-3, "end", "not_to_decide"),
        (FLORENCE, "vote:war", "not_offered"),
        (FLORENCE, "looters", "not_offered"),
        (FLORENCE, "attack", "too_few_units"),
        (FLORENCE, "marriage", "too_poor"),
        (CHANCE, "die:3", "impossible"),
    ],
)
def test_a_refused_action_changes_nothing(seat: int, name: str, code: str) -> None:
    state = Position().hand("florence", "marriage", "swiss").build()
    before = GAME.dump(state)
    with pytest.raises(IllegalAction) as refused:
        state.apply(seat, GAME.id_of(seat, name))
    assert refused.value.reason.code == code
    assert GAME.dump(state) == before


def test_an_action_that_no_game_knows() -> None:
    with pytest.raises(UnknownAction, match="march:rome"):
        GAME.action_id("march:rome")
