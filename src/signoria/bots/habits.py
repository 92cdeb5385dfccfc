"""What has looked good so far: how much better each action seemed than its alternatives, wherever a search saw it.

A habit costs nothing to follow, so playouts can be long and many; and the longer a search lasts, the better it knows
the actions of this moment of the game.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.rng import Rng

# Of a hundred steps, so many are any option at all: a habit never left would be trusted blindly.
WHIMS: Final = 20


class Habits:
    """Sums, by action, of its lead over the mean of its alternatives."""

    leads: vec[float]
    times: vec[i64]

    def __init__(self, actions: i64) -> None:
        self.leads = vec[float]([0.0] * actions)
        self.times = vec[i64]([0] * actions)

    def note(self, action: i64, lead: float) -> None:
        self.leads[action] += lead
        self.times[action] += 1

    def choose(self, options: vec[i64], count: i64, rng: Rng) -> i64:
        """Of the first `count` options the one that looked best so far; sometimes any."""
        if rng.below(100) < WHIMS:
            return options[rng.below(count)]
        best: i64 = options[0]
        most: float = self.usual_lead(best)
        i: i64 = 1
        while i < count:
            lead: float = self.usual_lead(options[i])
            if lead > most:
                most = lead
                best = options[i]
            i += 1
        return best

    def usual_lead(self, action: i64) -> float:
        """The mean lead of an action, drawn to nothing as long as little is known of it."""
        return self.leads[action] / float(self.times[action] + 1)
