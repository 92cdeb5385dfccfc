"""One game as the adapters run it: chance drawn from a seed, forced answers given, until somebody has a choice."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, SupportsIndex

from signoria.core.playout import draw
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, buffer
from signoria.research.batch import settle
from signoria.research.given import legal, set_up, whole

Options = Mapping[str, bool | int | str]


def stream(seed: int, episode: int = 0) -> Rng:
    """Returns the luck of a game: the same seed and episode give the same game in every adapter."""
    return Rng("research", seed, episode)


class Episode:
    """A game that is begun again and again. Without a seed it goes on with the luck of the one before."""

    def __init__(self, game_id: str, players: int, options: Options | None, skip_forced: bool) -> None:
        self.game, self.players, settings = set_up(game_id, players, options)
        self.skip_forced = skip_forced
        self.start: Any = self.game.new(self.players, settings)
        self.state = self.start
        self.seed: int | None = None
        self.number = 0
        self.rng = stream(0)
        # Told of every line before it is made; without one, chance and forced answers are one compiled loop.
        self.watcher: Callable[[Any, int, int], None] | None = None
        self._room = buffer()
        self._weights = buffer()

    def begin(self, seed: SupportsIndex | None = None) -> None:
        """Begin a game; with a seed, the first of that seed."""
        self.draw_seed(seed)
        self.start_over()

    def draw_seed(self, seed: SupportsIndex | None) -> tuple[int, int]:
        """Returns the seed of the next game, and its number among those of that seed."""
        if seed is not None:
            self.seed, self.number = whole(seed, "A seed"), 0
        elif self.seed is None:
            self.seed = random.SystemRandom().getrandbits(32)
        else:
            self.number += 1
        return self.seed, self.number

    def start_over(self) -> None:
        """Begin the game of the seed that was drawn."""
        self.rng = stream(self.seed or 0, self.number)
        self.state = self.start.clone()
        self.settle()

    def settle(self) -> None:
        """Go on to the next decision with a choice, or to the end."""
        if self.watcher is None:
            settle(self.state, self.rng, self._room, self._weights, self.skip_forced)
            return
        while not self.over:
            seat = int(self.state.mover())
            options = [] if seat == CHANCE else self.state.options(seat)
            if seat != CHANCE and (len(options) > 1 or not self.skip_forced):
                return
            action = options[0] if options else int(draw(self.state, self.rng, self._room, self._weights))
            self.watcher(self.state, seat, action)
            self.state.step(seat, action)

    def act(self, seat: int, action: SupportsIndex) -> None:
        """Carry out an action, or raise IllegalAction, and go on."""
        number = legal(self.game, self.state, seat, action)
        if self.watcher is not None:
            self.watcher(self.state, seat, number)
        self.state.step(seat, number)
        self.settle()

    @property
    def over(self) -> bool:
        return bool(self.state.depth == 0)
