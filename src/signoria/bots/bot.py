"""What a bot is: something that answers a decision, knowing no more than a person in its chair."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from signoria.core.game import AnyGame
from signoria.core.rng import Rng
from signoria.core.state import State


@runtime_checkable
class Bot(Protocol):
    """Chooses for a seat.

    `state` is never the true state of the game: who runs the game redeals it for the seat first, so what the seat
    cannot know is drawn anew and the bot may look at everything, search included. It may also change it at will.
    `rng` is the bot's own stream, so that it cannot foresee the chance of the game.

    Three more methods are called where a bot has them: `begin(game, seat, settings, rng)` before the first line,
    `saw(by, line)` for every line as the seat sees it (chance is -1; what is forced too), `end(places, scores)`.
    """

    def choose(self, game: AnyGame, state: State, seat: int, rng: Rng) -> int:
        """One of the seat's options, of which there are two or more."""
        ...
