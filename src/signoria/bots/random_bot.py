"""The bot that takes any of its options, each equally often."""

from __future__ import annotations

from typing import Any

from signoria.core.game import AnyGame
from signoria.core.rng import Rng


class RandomBot:
    """Draws one number per decision, as `core.playout.play_out` does: the same stream gives the same game."""

    def choose(self, game: AnyGame, state: Any, seat: int, rng: Rng) -> int:
        options: list[int] = state.options(seat)
        return options[int(rng.below(len(options)))]
