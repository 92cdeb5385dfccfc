"""The example of training: what needs no PyTorch always, a short training where it is installed."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import signoria.research as sr

FOLDER = Path(__file__).parents[2] / "examples" / "train"
GAME, PLAYERS = "il_principe", 4


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Imports a module of the example, and forgets it afterwards: its names are those of a script."""
    monkeypatch.syspath_prepend(str(FOLDER))
    yield importlib.import_module
    for name in ("evaluate", "learned", "network", "ppo", "self_play", "train"):
        sys.modules.pop(name, None)


def played(self_play: Any, steps: int) -> Any:
    """A rollout of random play with random values."""
    games, rng = sr.vector(GAME, PLAYERS, 3), np.random.default_rng(5)
    games.reset(seed=1)

    def act(observation: Any, mask: Any) -> tuple[Any, Any, Any]:
        actions = (rng.random(mask.shape) * mask).argmax(1)
        return actions, np.zeros(len(mask), np.float32), rng.random(len(mask)).astype(np.float32)

    rollout = self_play.Rollout.empty(games, steps)
    self_play.collect(games, act, rollout)
    return rollout


def test_what_was_played_is_written_down(example: Any) -> None:
    rollout = played(example("self_play"), 400)
    assert rollout.done.any()
    assert np.take_along_axis(rollout.mask, rollout.action[..., None], 2).all()
    assert not rollout.reward[~rollout.done].any()
    assert np.allclose(rollout.reward.sum(2), 0, atol=1e-6)
    assert (abs(rollout.reward[rollout.done]).sum(1) > 0).all()


def test_advantages_link_the_decisions_of_one_seat(example: Any) -> None:
    """Against the definition: each surprise on the seat's way to the end of the game, less and less."""
    self_play, decay = example("self_play"), 0.9
    rollout = played(self_play, 400)
    advantage, known = self_play.advantages(rollout, decay)
    steps, games = rollout.action.shape
    for game in range(games):
        for seat in range(PLAYERS):
            later: list[tuple[int, bool]] = []
            for step in range(steps):
                later += [(step, False)] if rollout.actor[step, game] == seat else []
                later += [(step, True)] if rollout.done[step, game] else []
            expected, next_value, follows = 0.0, 0.0, False
            for step, is_end in reversed(later):
                if is_end:
                    expected, next_value, follows = 0.0, float(rollout.reward[step, game, seat]), True
                    continue
                assert known[step, game] == follows
                surprise = next_value - float(rollout.value[step, game]) if follows else 0.0
                expected = surprise + decay * expected
                assert advantage[step, game] == pytest.approx(expected, abs=1e-4)
                next_value, follows = float(rollout.value[step, game]), True


def weights(path: Path, width: int = 8) -> None:
    """A network of chance, as the training writes it."""
    rng, games = np.random.default_rng(3), sr.vector(GAME, PLAYERS, 1)
    sizes = {"first": (width, games.features), "second": (width, width), "policy": (games.actions, width)}
    parts: Any = {f"{name}.weight": rng.normal(size=size).astype(np.float32) for name, size in sizes.items()}
    parts |= {f"{name}.bias": np.zeros(size[0], np.float32) for name, size in sizes.items()}
    np.savez(path, **parts)


def test_a_learner_plays_as_a_bot_and_the_same_games_again(example: Any, tmp_path: Path) -> None:
    weights(tmp_path / "learned.npz")
    ladder = example("evaluate").ladder
    one, other = (ladder(GAME, tmp_path / "learned.npz", 4, 1, processes) for processes in (1, 2))
    assert one["challenger"] == "learned:LearnedBot(weights='learned.npz')"
    assert [game["digest"] for game in one["played"]] == [game["digest"] for game in other["played"]]


@pytest.mark.slow
def test_a_short_training_writes_its_curve(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    sizes = {"games": 8, "steps": 32, "width": 16, "every": 512, "most": 512, "check": 4, "test": 4, "processes": 1}
    small = ["--cpu", *(f"--{name}={size}" for name, size in sizes.items())]
    command = [sys.executable, str(FOLDER / "train.py"), "--game", GAME, "--out", str(tmp_path), *small]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    curve = json.loads((tmp_path / "curve.json").read_text("utf-8"))
    assert [point["decisions"] for point in curve["curve"]] == [512]
    assert curve["test"]["games"] == 4
    assert (tmp_path / "learned.npz").is_file()
