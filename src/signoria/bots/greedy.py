"""The bot that looks at where each of its options leads, and no further."""

from __future__ import annotations

from typing import Final

from signoria.bots.faces import choices, face_of
from signoria.bots.lookahead import Lookahead
from signoria.core.game import AnyGame
from signoria.core.rng import Rng
from signoria.core.state import State

SAMPLES: Final = 2


class GreedyBot:
    """Takes the option with the best estimate at the end of its small steps, chance and hidden things sampled.

    One that is not `attentive` to all its options compares a few of them, taken at random.
    """

    def __init__(self, attentive: int | None = None) -> None:
        self.attentive = attentive

    def choose(self, game: AnyGame, state: State, seat: int, rng: Rng) -> int:
        options = choices(game, state.options(seat))
        while self.attentive is not None and len(options) > self.attentive:
            options.pop(int(rng.below(len(options))))
        if len(options) == 1:
            return options[0]
        worths = Lookahead(face_of(game)).worths(state, seat, options, SAMPLES, rng)
        best = max(range(len(options)), key=lambda i: worths[i])
        return options[best]
