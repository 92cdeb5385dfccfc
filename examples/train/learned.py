"""A bot that plays what a network has learned. It needs NumPy only:

signoria ladder principato --players 4 --games 400 --whole --bots 'greedy,learned:LearnedBot(weights="learned.npz")'
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

import signoria.research as sr
from signoria.core.game import AnyGame
from signoria.core.rng import Rng
from signoria.core.state import State


class LearnedBot:
    """Takes the legal action that the policy likes best."""

    def __init__(self, weights: str) -> None:
        with np.load(Path(weights)) as stored:
            self.weights = {name: stored[name] for name in stored.files}
        self.observation = np.zeros(self.weights["first.weight"].shape[1], np.float32)

    def choose(self, game: AnyGame, state: State, seat: int, rng: Rng) -> int:
        sr.features_into(state, seat, self.observation)
        options = state.options(seat)
        return options[int(self.logits(self.observation)[options].argmax())]

    def logits(self, observation: np.ndarray) -> np.ndarray:
        """Returns how much the policy likes each action."""
        hidden = np.maximum(self._layer("first", observation), 0)
        return self._layer("policy", np.maximum(self._layer("second", hidden), 0))

    def _layer(self, name: str, numbers: np.ndarray) -> np.ndarray:
        return self.weights[f"{name}.weight"] @ numbers + self.weights[f"{name}.bias"]
