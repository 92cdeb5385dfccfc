"""The bot that takes any of its options, each equally often."""

from __future__ import annotations

from signoria.core.game import AnyGame
from signoria.core.rng import Rng
from signoria.core.state import State


class RandomBot:
    """Draws one number per decision, as `core.playout.play_out` does: the same stream gives the same game."""

    def choose(self, game: AnyGame, state: State, seat: int, rng: Rng) -> int:
        options: list[int] = state.options(seat)
        return options[int(rng.below(len(options)))]
