"""Who runs a game among bots: draws the chance, redeals, asks. Bots never see the true state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from signoria.bots.bot import Bot
from signoria.bots.random_bot import RandomBot
from signoria.core.game import AnyGame
from signoria.core.playout import EndlessGame, draw
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, NOBODY, buffer
from signoria.lab.errors import BotFault


class Step(NamedTuple):
    """What is done next; a decision is a choice among two options or more."""

    seat: int
    action: int
    decision: bool


class Croupier:
    """Finds the next step of a game; with random bots the same steps as `play_out` from the same seed."""

    def __init__(self, game: AnyGame, bots: Sequence[Bot], *seed: int | str) -> None:
        self.game = game
        self.bots = bots
        self.chance = Rng(*seed)
        self.redeals = Rng(*seed, "redeal")
        # Any other bot gets a stream of its own: from the game's it could foresee the chance.
        self.streams = [
            self.chance if type(bot) is RandomBot else Rng(*seed, "bot", seat) for seat, bot in enumerate(bots)
        ]
        self._outcomes = buffer()
        self._weights = buffer()

    def next_step(self, state: Any) -> Step | None:
        """The next step, not yet carried out; None when the game is over. Taking the floor is not simulated."""
        seat = int(state.mover())
        if seat == NOBODY:
            return None
        if seat == CHANCE:
            return Step(CHANCE, int(draw(state, self.chance, self._outcomes, self._weights)), False)
        options: list[int] = state.options(seat)
        if not options:
            raise EndlessGame(f"seat {seat} must decide and has no option")
        if len(options) == 1:
            return Step(seat, options[0], False)
        return Step(seat, self._ask(state, seat, options), True)

    def _ask(self, state: Any, seat: int, options: list[int]) -> int:
        redealt = self.game.redeal(state, seat, self.redeals)
        choice = self.bots[seat].choose(self.game, redealt, seat, self.streams[seat])
        if choice not in options:
            allowed = ", ".join(self.game.action_name(option) for option in options)
            raise BotFault(f"The bot of seat {seat} chose {choice!r}, which is not among its options: {allowed}.")
        return choice
