"""One game as the adapters run it: chance drawn from a seed, forced answers given, until somebody has a choice."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, SupportsIndex

from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.core.state import buffer
from signoria.research.batch import settle

Options = Mapping[str, bool | int | str]


def stream(seed: int, episode: int = 0) -> Rng:
    """Returns the luck of a game: the same seed and episode give the same game in every adapter."""
    return Rng("research", seed, episode)


class Episode:
    """A game that is begun again and again. Without a seed it goes on with the luck of the one before."""

    def __init__(self, game_id: str, players: int, options: Options | None, skip_forced: bool) -> None:
        self.game: AnyGame = load_game(game_id)
        self.players = players
        self.skip_forced = skip_forced
        self.start: Any = self.game.new(players, self.game.unattended_settings(players, options or {}))
        self.state = self.start
        self.seed: int | None = None
        self.number = 0
        self.rng = stream(0)
        self._room = buffer()
        self._weights = buffer()

    def begin(self, seed: SupportsIndex | None = None) -> None:
        """Begin a game; with a seed, the first of that seed."""
        if seed is not None:
            self.seed, self.number = seed.__index__(), 0
        elif self.seed is None:
            self.seed = random.SystemRandom().getrandbits(32)
        else:
            self.number += 1
        self.rng = stream(self.seed, self.number)
        self.state = self.start.clone()
        self.settle()

    def settle(self) -> None:
        """Go on to the next decision with a choice, or to the end."""
        settle(self.state, self.rng, self._room, self._weights, self.skip_forced)

    def act(self, seat: int, action: SupportsIndex) -> None:
        """Carry out an action, or raise IllegalAction, and go on."""
        self.state.apply(seat, action)
        self.settle()

    @property
    def over(self) -> bool:
        return bool(self.state.depth == 0)
