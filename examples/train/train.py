"""Trains a network by self-play until it wins clearly more than its part among three greedy bots.

    pip install 'signoria[lab,research,train]'
    python examples/train/train.py --out build/train

Every random number follows from --seed. The network, the curve and what it cost are written to --out after every check.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any

import torch
from evaluate import CHECK_SEED, PLAYERS, TEST_SEED, ladder
from network import PolicyValue
from ppo import Learner, Settings
from self_play import Rollout, collect

import signoria
import signoria.research as sr
from signoria.core.registry import load_game

WEIGHTS, CURVE = "learned.npz", "curve.json"


def main() -> None:
    options = arguments()
    options.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.processes)
    device = torch.device("cuda" if torch.cuda.is_available() and not options.cpu else "cpu")
    games = sr.vector(options.game, PLAYERS, options.games, reward=options.reward)
    games.reset(seed=options.seed)
    network = PolicyValue(games.features, games.actions, options.width).to(device)
    learner = Learner(network, Settings(rate=options.rate, decay=options.decay, passes=options.passes), options.seed)
    run = Run(options, learner, device)
    rollout = Rollout.empty(games, options.steps)
    while not run.is_over():
        collect(games, learner.act, rollout)
        rollout.reward *= options.scale
        run.note(rollout, learner.learn(rollout, run.decisions / options.most))
    run.finish()


class Run:
    """The state of a training, and its curve."""

    def __init__(self, options: argparse.Namespace, learner: Learner, device: torch.device) -> None:
        self.options = options
        self.learner = learner
        self.device = device
        self.decisions = self.games = 0
        self.training_seconds = 0.0
        self.lap = self.began = time.perf_counter()
        self.curve: list[dict[str, Any]] = []
        self.test: dict[str, Any] | None = None

    def note(self, rollout: Rollout, losses: dict[str, float]) -> None:
        """A rollout has been played and learned from; from time to time its learner is checked."""
        self.decisions += rollout.action.size
        self.games += int(rollout.done.sum())
        self.training_seconds += time.perf_counter() - self.lap
        if self.decisions // self.options.every > len(self.curve):
            self._check(losses)
        self.lap = time.perf_counter()

    def _check(self, losses: dict[str, float]) -> None:
        weights = self.options.out / WEIGHTS
        self.learner.network.save(weights)
        rung = ladder(self.options.game, weights, self.options.check, CHECK_SEED, self.options.processes)
        self.curve.append(
            {
                "decisions": self.decisions,
                "games": self.games,
                "training_seconds": round(self.training_seconds, 1),
                "seconds": round(time.perf_counter() - self.began, 1),
                **{name: rung[name] for name in ("share", "mean_score", "mean_score_of_field")},
                **losses,
            }
        )
        print(" ".join(f"{name} {number:.4g}" for name, number in self.curve[-1].items()), flush=True)
        if rung["share"] >= self.options.goal:
            self._test(weights)
        self._write()

    def _test(self, weights: Path) -> None:
        rung = ladder(self.options.game, weights, self.options.test, TEST_SEED, self.options.processes)
        kept = ("games", "wins", "share", "wilson", "mean_score", "mean_score_of_field", "seconds")
        self.test = {"decisions": self.decisions, **{name: rung[name] for name in kept}}
        print(f"test: {rung['wins']:g} wins of {rung['games']}", flush=True)

    def is_over(self) -> bool:
        """The goal is reached, or the time is up."""
        if self.test is not None and self.test["share"] >= self.options.goal and not self.options.go_on:
            return True
        late = time.perf_counter() - self.began > self.options.minutes * 60
        return late or self.decisions >= self.options.most

    def finish(self) -> None:
        """The last network is tested, whatever the checks said."""
        if self.test is None or self.options.go_on:
            weights = self.options.out / WEIGHTS
            self.learner.network.save(weights)
            self._test(weights)
        self._write()

    def _write(self) -> None:
        options = {name: value for name, value in vars(self.options).items() if name != "out"}
        document = {
            "options": options,
            "version": signoria.__version__,
            "rules": load_game(self.options.game).rules_version,
            "engine": signoria.engine(),
            "torch": torch.__version__,
            "device": torch.cuda.get_device_name() if self.device.type == "cuda" else f"{self.options.processes} cores",
            "cores": os.cpu_count(),
            "curve": self.curve,
            "test": self.test,
        }
        (self.options.out / CURVE).write_text(json.dumps(document, indent=1) + "\n", "utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("build/train"), help="the folder for network and curve")
    parser.add_argument("--game", default="principato")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--goal", type=float, default=0.35, help="the share of wins that ends the training")
    parser.add_argument("--go-on", action="store_true", help="train on though the goal is reached")
    parser.add_argument("--minutes", type=float, default=60, help="the training ends after so many")
    parser.add_argument("--most", type=int, default=40_000_000, help="decisions after which the training ends")
    parser.add_argument("--every", type=int, default=2_000_000, help="decisions between two checks")
    parser.add_argument("--check", type=int, default=120, help="games of a check")
    parser.add_argument(
        "--test", type=int, default=400, help="games of the test, which decides whether the goal is reached"
    )
    parser.add_argument("--games", type=int, default=256, help="games that are played side by side")
    parser.add_argument("--steps", type=int, default=128, help="steps of each between two lessons")
    parser.add_argument("--width", type=int, default=256, help="of the hidden layers")
    parser.add_argument("--rate", type=float, default=5e-4, help="of learning, at the beginning")
    parser.add_argument("--passes", type=int, default=4, help="over what was played, each time")
    parser.add_argument("--decay", type=float, default=0.95, help="lambda of the advantage estimation")
    parser.add_argument("--reward", default="margin", choices=["win", "place", "margin"])
    parser.add_argument("--scale", type=float, default=0.05, help="what rewards are multiplied by")
    parser.add_argument("--processes", type=int, default=2, help="cores to use")
    parser.add_argument("--cpu", action="store_true", help="use no GPU")
    return parser.parse_args()


if __name__ == "__main__":
    main()
