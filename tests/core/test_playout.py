"""Random play: it ends, counts real decisions, draws by weight, and names a game that cannot go on."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from signoria.core.game import AnyGame
from signoria.core.playout import EndlessGame, draw, play_out, settle_chance
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, NOBODY, buffer


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_is_played_to_its_end(conclave: AnyGame, players: int) -> None:
    for number in range(50):
        state = conclave.new(players)
        play_out(state, Rng("playout", number), conclave.bounds.longest_game)
        assert state.mover() == NOBODY
        assert conclave.violations(state) == []


def test_equal_seeds_play_equal_games(conclave: AnyGame) -> None:
    ends = []
    for _ in range(2):
        state = conclave.new(3)
        decisions = play_out(state, Rng("same"), conclave.bounds.longest_game)
        ends.append((decisions, conclave.dump(state)))
    assert ends[0] == ends[1]


def test_only_choices_between_two_or_more_are_counted(conclave: AnyGame) -> None:
    for number in range(50):
        state, rng, counted = conclave.new(2), Rng("count", number), 0
        while state.actors():
            seat = state.mover()
            if seat == CHANCE:
                state.step(CHANCE, draw(state, rng, buffer(), buffer()))
                continue
            options = state.options(seat)
            pick = rng.below(len(options)) if len(options) > 1 else 0
            counted += len(options) > 1
            state.step(seat, options[pick])
        replayed = conclave.new(2)
        assert play_out(replayed, Rng("count", number), conclave.bounds.longest_game) == counted
        assert conclave.dump(replayed) == conclave.dump(state)


def length(game: AnyGame, seed: int) -> int:
    """Steps of a random game."""
    state, rng, steps = game.new(2), Rng("length", seed), 0
    while state.actors():
        seat = state.mover()
        if seat == CHANCE:
            state.step(CHANCE, draw(state, rng, buffer(), buffer()))
        else:
            options = state.options(seat)
            state.step(seat, options[rng.below(len(options)) if len(options) > 1 else 0])
        steps += 1
    return steps


def test_the_limit_is_the_number_of_steps_that_a_game_may_take(conclave: AnyGame) -> None:
    steps = length(conclave, 1)
    play_out(conclave.new(2), Rng("length", 1), steps)
    with pytest.raises(EndlessGame, match=f"not over after {steps - 1} steps"):
        play_out(conclave.new(2), Rng("length", 1), steps - 1)


def test_an_actor_without_options_is_named(
    conclave: AnyGame, conclave_state: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conclave_state, "options_into", lambda self, seat, out: 0)
    with pytest.raises(EndlessGame, match="seat 0 must decide and has no option"):
        play_out(conclave.new(2), Rng(1), 100)


def test_chance_without_an_outcome_is_named(
    conclave: AnyGame, conclave_state: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conclave_state, "weights_into", lambda self, outcomes, weights: 0)
    with pytest.raises(EndlessGame, match="no outcome with a weight"):
        play_out(conclave.new(2), Rng(1), 100)


def test_outcomes_are_drawn_by_their_weights(conclave: AnyGame) -> None:
    state, rng, outcomes, weights = conclave.new(2), Rng("draw"), buffer(), buffer()
    drawn = Counter(draw(state, rng, outcomes, weights) for _ in range(7000))
    for outcome, weight in state.weights():
        assert abs(drawn[outcome] - 1000 * weight) < 150
    assert conclave.dump(state) == conclave.dump(conclave.new(2))


def test_chance_is_settled_until_a_seat_decides(conclave: AnyGame) -> None:
    state = conclave.new(3)
    settle_chance(state, Rng("settle"))
    assert state.actors() == [0, 1, 2]
    before = conclave.dump(state)
    settle_chance(state, Rng("settle"))
    assert conclave.dump(state) == before
