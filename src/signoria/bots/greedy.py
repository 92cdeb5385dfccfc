"""The bot that looks at where each of its options leads, and no further."""

from __future__ import annotations

import math
from typing import Final

from signoria.bots.faces import choices, face_of
from signoria.bots.lookahead import Lookahead
from signoria.core.game import AnyGame
from signoria.core.rng import Rng
from signoria.core.state import State

SAMPLES: Final = 2
# Of how many options that look alike to it a careless bot takes any.
ALIKE: Final = 3


class GreedyBot:
    """Takes the option with the best estimate at the end of its small steps, chance and hidden things sampled.

    A `careless` one takes any of the best three whose odds of winning are not worse than the best's by more than e to
    that power.
    """

    def __init__(self, careless: float = 0.0) -> None:
        self.careless = careless

    def choose(self, game: AnyGame, state: State, seat: int, rng: Rng) -> int:
        options = choices(game, state.options(seat))
        if len(options) == 1:
            return options[0]
        worths = Lookahead(face_of(game), thorough=True).worths(state, seat, options, SAMPLES, rng)
        ranked = sorted(range(len(options)), key=lambda i: -worths[i])
        if self.careless == 0.0:
            return options[ranked[0]]
        least = log_odds(worths[ranked[0]]) - self.careless
        alike = [options[i] for i in ranked[:ALIKE] if log_odds(worths[i]) >= least]
        return alike[int(rng.below(len(alike)))]


def log_odds(chance: float) -> float:
    """Returns the logarithm of the odds, so that what is nearly lost or won is told apart as well."""
    chance = min(max(chance, 1e-9), 1.0 - 1e-9)
    return math.log(chance / (1.0 - chance))
