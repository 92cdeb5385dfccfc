"""Who runs a game among bots: draws the chance, redeals, asks, tells. Bots never see the true state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from signoria.bots.bot import Bot
from signoria.bots.random_bot import RandomBot
from signoria.bots.seated import SeatedBots
from signoria.core.game import AnyGame
from signoria.core.playout import EndlessGame, draw
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, NOBODY, buffer


class Step(NamedTuple):
    """What is done next; a decision is a choice among two options or more."""

    seat: int
    action: int
    decision: bool


class Croupier:
    """Finds the next step of one game; with random bots the same steps as `play_out` from the same seed."""

    def __init__(self, game: AnyGame, bots: Sequence[Bot], *seed: int | str, seconds: float | None = None) -> None:
        """`seconds` is how long a bot may take for an answer."""
        self.game = game
        self.chance = Rng(*seed)
        self.redeals = Rng(*seed, "redeal")
        # Any other bot gets a stream of its own: from the game's it could foresee the chance.
        streams = [self.chance if type(bot) is RandomBot else Rng(*seed, "bot", seat) for seat, bot in enumerate(bots)]
        text = "/".join(map(str, seed))
        self.seated = SeatedBots(game, dict(enumerate(bots)), dict(enumerate(streams)), self.redeals, text, seconds)
        self._outcomes = buffer()
        self._weights = buffer()

    def next_step(self, state: Any) -> Step | None:
        """The next step, not yet carried out; None when the game is over. Taking the floor is not simulated."""
        if not self.seated.begun:
            self.seated.begin(state)
        seat = int(state.mover())
        if seat == NOBODY:
            self.seated.end(state)
            return None
        if seat == CHANCE:
            return Step(CHANCE, int(draw(state, self.chance, self._outcomes, self._weights)), False)
        options: list[int] = state.options(seat)
        if not options:
            raise EndlessGame(f"seat {seat} must decide and has no option")
        if len(options) == 1:
            return Step(seat, options[0], False)
        return Step(seat, self.seated.choose(state, seat, options), True)

    def carry_out(self, state: Any, step: Step) -> None:
        """Show the step to the bots, as their seats see it, and do it."""
        self.seated.saw(state, step.seat, step.action)
        state.apply(step.seat, step.action)
