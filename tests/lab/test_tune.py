"""Tuning: what is learnt, and what is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.core.judgement import FILE, BadWeights, Judgement, Weights, read_weights
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.lab.self_play import Position, SelfPlay, play_some, positions
from signoria.lab.tune import fit, loss, tune, with_numbers


def test_positions_are_of_the_game_and_know_its_end() -> None:
    game = load_game("il_principe")
    job = SelfPlay("il_principe", 3, game.settings(3, {}), "random", 1)
    (steps,) = play_some(job, 0, 1)
    found = positions(job, steps, 10, Rng(1))
    assert len(found) == 10
    for position in found:
        assert sum(position.shares) == pytest.approx(1)
        assert position.state.actors()
        assert game.violations(position.state) == []


def some_positions(games: int) -> list[Position]:
    job = SelfPlay("il_principe", 3, load_game("il_principe").settings(3, {}), "greedy", 1)
    return [each for steps in play_some(job, 0, games) for each in positions(job, steps, 20, Rng(1))]


def test_spoiled_weights_surprise_more_and_are_mended() -> None:
    sound = load_game("il_principe").judgement
    assert sound is not None
    names, values = sound.weights.names, sound.weights.values
    spoiled = Judgement(Weights(names, tuple(3 * value for value in reversed(values)), 1.0), sound.judge)
    over, bred = some_positions(12), list[int]()
    mended, generations = fit(spoiled, over, 0, 6, bred.append)
    assert generations == 6
    assert bred == [1, 2, 3, 4, 5, 6]
    assert all(value >= 0 for value in mended.values)
    losses = [loss(sound, weights, over) for weights in (sound.weights, mended, spoiled.weights)]
    assert losses[0] < losses[2]
    assert losses[1] < losses[2]


@pytest.mark.slow
def test_tuning_plays_fits_and_compares() -> None:
    told: list[int] = []
    tuned = tune("il_principe", 3, 8, "greedy", generations=2, progress=told.append)
    assert tuned.positions >= 8 * 10
    assert told[-1] == 8 + tuned.generations
    assert tuned.after.names == tuned.before.names
    assert tuned == tune("il_principe", 3, 8, "greedy", generations=2)


# ---- the table ----


@pytest.mark.parametrize("game_id", ["principato", "il_principe", "renaissance", "virtu"])
def test_new_numbers_keep_the_comments_and_can_be_read_again(game_id: str, tmp_path: Path) -> None:
    game = load_game(game_id)
    assert game.judgement is not None
    before = game.judgement.weights
    text = (game.folder / FILE).read_text("utf-8")
    after = Weights(before.names, tuple(1 + value for value in before.values), 12.0)
    (tmp_path / FILE).write_text(with_numbers(text, after), "utf-8")
    read = read_weights(tmp_path, before.names)
    assert read.values == pytest.approx(after.values, rel=0.01)
    assert read.swing == 12
    comments = [line.partition("#")[2] for line in text.splitlines()]
    assert [line.partition("#")[2] for line in with_numbers(text, after).splitlines()] == comments


def test_a_table_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("swing = 1.0\n[weights]\ngold = 1.0\nsilver = 2.0\n", "utf-8")
    with pytest.raises(BadWeights, match="silver"):
        read_weights(tmp_path, ("gold",))
