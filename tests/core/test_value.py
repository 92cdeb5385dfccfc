"""States are values: equal, hashed, copied and pickled by what they hold."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from signoria.core.errors import IllegalAction
from signoria.core.game import AnyGame
from signoria.core.playout import play_out, settle_chance
from signoria.core.registry import game_ids, load_game
from signoria.core.rng import Rng
from signoria.core.state import CHANCE

GAMES = [load_game(game_id) for game_id in game_ids()]


class Integer:
    """An integer that is none of Python's, as NumPy's are."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def after(game: AnyGame, steps: int, players: int) -> Any:
    """A random game after some of its decisions."""
    state, rng = game.new(players, game.unattended_settings(players, {})), Rng("value", game.id)
    for _ in range(steps):
        settle_chance(state, rng)
        seat = state.actors()[0]
        options = state.options(seat)
        state.apply(seat, options[int(rng.below(len(options)))])
    return state


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("steps", [0, 25])
def test_copies_and_pickles_are_equal_and_go_on_alike(game: AnyGame, steps: int) -> None:
    for players in (game.players[0], game.players[-1]):
        state = after(game, steps, players)
        document = game.dump(state)
        for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), state.clone()):
            assert twin is not state
            assert twin == state
            assert hash(twin) == hash(state)
            assert len({twin, state}) == 1
            play_out(twin, Rng("on"), game.bounds.longest_game)
            assert twin != state
            assert game.dump(state) == document
        other = pickle.loads(pickle.dumps(state))
        play_out(other, Rng("on"), game.bounds.longest_game)
        play_out(state, Rng("on"), game.bounds.longest_game)
        assert game.score(other) == game.score(state)
        assert other == state


def test_states_of_other_games_players_and_settings_differ() -> None:
    principato, virtu = load_game("principato"), load_game("virtu")
    assert principato.new(2) == principato.new(2)
    assert principato.new(2) != principato.new(3)
    assert principato.new(2) != principato.new(2, {"open_goals": True})
    assert principato.new(3) != virtu.new(3)
    assert principato.new(2) != "principato"


def test_apply_takes_any_integer_and_still_checks_it() -> None:
    game = load_game("principato")
    state = after(game, 3, 2)
    settle_chance(state, Rng("on"))
    seat = state.actors()[0]
    twin = state.clone()
    state.apply(Integer(seat), Integer(state.options(seat)[0]))
    twin.apply(seat, twin.options(seat)[0])
    assert state == twin
    with pytest.raises(IllegalAction):
        state.apply(Integer(CHANCE), Integer(0))
