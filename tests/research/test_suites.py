"""The suites of the field: what PettingZoo, Gymnasium and OpenSpiel ask of an environment."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from tests.research.set_ups import Options, all_set_ups, fewest

import signoria.research as sr

every_set_up = pytest.mark.parametrize(("game_id", "players", "options"), all_set_ups())

# What the suites remark on every environment with an action mask but their own, or without a window of its own.
EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "No render fps was declared",
    "Not able to test alternative render modes",
)


@pytest.fixture(autouse=True)
def no_other_remarks() -> Iterator[None]:
    """A suite warns where it does not fail; that is a failure here."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield
    remarks = {str(warning.message) for warning in caught}
    assert [remark for remark in remarks if not any(expected in remark for expected in EXPECTED)] == []


@every_set_up
def test_pettingzoo_api(game_id: str, players: int, options: Options) -> None:
    api_test(sr.aec(game_id, players, options), num_cycles=60)


@every_set_up
def test_pettingzoo_seed(game_id: str, players: int, options: Options) -> None:
    seed_test(lambda: sr.aec(game_id, players, options), num_cycles=30)


@every_set_up
def test_pettingzoo_parallel_api(game_id: str, players: int, options: Options) -> None:
    parallel_api_test(sr.parallel(game_id, players, options), num_cycles=40)


@every_set_up
def test_gymnasium_check_env(game_id: str, players: int, options: Options) -> None:
    check_env(sr.gym(game_id, players=players, options=options, opponents="random", seat=players - 1))


@pytest.mark.slow
@every_set_up
def test_openspiel_random_simulation(game_id: str, players: int, options: Options) -> None:
    """Whole games with every check of OpenSpiel's own at each step, serialization among them."""
    game = sr.openspiel(game_id, players, options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize(("game_id", "players", "options"), fewest())
def test_pettingzoo_api_of_every_decision(game_id: str, players: int, options: Options) -> None:
    """Forced decisions too, and for longer."""
    api_test(sr.aec(game_id, players, options, skip_forced=False, reward="margin"), num_cycles=1000)


def random_state(game: Any, steps: int) -> Any:
    """An OpenSpiel state after some steps, the same each time."""
    state = game.new_initial_state()
    for number in range(steps):
        if state.is_terminal():
            break
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(actions[number % len(actions)])
    return state


@pytest.mark.parametrize(("game_id", "players", "options"), fewest())
def test_openspiel_information_states(game_id: str, players: int, options: Options) -> None:
    """They tell seats apart, and are the same for clones, for what was serialized and for what is resampled."""
    game = sr.openspiel(game_id, players, options)
    state = random_state(game, 70)
    restored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    for seat in range(players):
        told, tensor = state.information_state_string(seat), state.information_state_tensor(seat)
        assert len(tensor) == game.information_state_tensor_size() == len(sr.layout(game_id).names)
        assert len(told.splitlines()) == 71
        for twin in (state.clone(), restored, state.resample_from_infostate(seat, lambda: 0.25)):
            assert twin.information_state_string(seat) == told
            assert twin.information_state_tensor(seat) == tensor
            assert twin.legal_actions() == state.legal_actions() or state.is_chance_node()
    assert state.information_state_string(0) != state.information_state_string(1)
    assert str(restored) == str(state)


def test_openspiel_game_says_what_it_is() -> None:
    game = sr.openspiel("principato", players=3, options={"open_goals": True}, reward="place")
    assert game.num_players() == 3
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1.0, 1.0, 0.0)
    left = dict.fromkeys(("auto_best_culture", "auto_commit_overflow", "require_positive_force"), False)
    assert game.get_parameters() == {"players": 3, "reward": "place", "open_goals": True, **left}


def test_openspiel_keeps_texts_that_look_like_numbers() -> None:
    game = sr.openspiel("renaissance", players=6, options={"scenario": "1515"})
    state = game.new_initial_state()
    restored_game, restored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(restored_game) == str(game)
    assert restored.position.settings["scenario"] == "1515"
    assert restored.position == state.position
