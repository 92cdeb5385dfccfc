"""Tuning: what is learnt, and what is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.core.judgement import FILE, BadWeights, Weights, read_weights
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.lab.self_play import SelfPlay, play_some, positions
from signoria.lab.tune import loss, tune, with_numbers


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


@pytest.mark.slow
def test_spoiled_weights_are_mended() -> None:
    tuned = tune("il_principe", 3, 24, "greedy", generations=12)
    assert tuned.positions > 200
    assert tuned.generations <= 12
    assert tuned.after.names == tuned.before.names
    assert all(value >= 0 for value in tuned.after.values)
    assert tuned.loss_after < tuned.loss_before + 0.05


def test_a_better_table_surprises_less() -> None:
    game = load_game("il_principe")
    assert game.judgement is not None
    job = SelfPlay("il_principe", 3, game.settings(3, {}), "greedy", 1)
    over = [each for steps in play_some(job, 0, 12) for each in positions(job, steps, 20, Rng(1))]
    sound = game.judgement.weights
    spoiled = Weights(sound.names, tuple(5 * value for value in sound.values), 0.3)
    assert loss(game.judgement, sound, over) < loss(game.judgement, spoiled, over)


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
