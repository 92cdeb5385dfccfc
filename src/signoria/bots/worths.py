"""How the worths met in a search are made comparable: less the luck of the deal, and in units of their spread."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.face import Face
from signoria.core.rng import Rng
from signoria.core.state import State

# Until there are so many worths, their spread is guessed.
FEW: Final = 8
USUAL_SPREAD: Final = 0.1
# Deals over which the worth of the root is taken.
DEALS: Final = 32


class Worths:
    """Every worth is taken against what its own deal is worth at the root: lucky deals must not praise their moves."""

    players: i64
    count: i64
    level: vec[float]
    luck: vec[float]
    sums: vec[float]
    squares: vec[float]

    def __init__(self, players: i64) -> None:
        self.players = players
        self.count = 0
        # The root's worth over many deals, and by how much the deal at hand is better than that.
        self.level = vec[float]([0.0] * players)
        self.luck = vec[float]([0.0] * players)
        self.sums = vec[float]([0.0] * players)
        self.squares = vec[float]([0.0] * players)

    def take_level(self, face: Face, root: State, seat: i64, rng: Rng) -> None:
        """The mean worth of the root over some deals."""
        self.level = vec[float]([0.0] * self.players)
        deals: i64 = 0
        while deals < DEALS:
            worth = face.worth(face.redeal(root, seat, rng))
            i: i64 = 0
            while i < self.players:
                self.level[i] += worth[i] / float(DEALS)
                i += 1
            deals += 1

    def begin(self, dealt: list[float]) -> None:
        """A deal begins; so much it is worth before anybody has moved."""
        i: i64 = 0
        while i < self.players:
            self.luck[i] = dealt[i] - self.level[i]
            i += 1

    def note(self, worth: list[float]) -> None:
        """A deal has ended with these worths: correct them for its luck, and remember how they spread."""
        i: i64 = 0
        while i < self.players:
            worth[i] -= self.luck[i]
            self.sums[i] += worth[i]
            self.squares[i] += worth[i] * worth[i]
            i += 1
        self.count += 1

    def spread(self, seat: i64) -> float:
        """How much a seat's worths differ: what a confidence bound must bridge."""
        if self.count < FEW:
            return USUAL_SPREAD
        count: float = float(self.count)
        mean: float = self.sums[seat] / count
        return math.sqrt(max(self.squares[seat] / count - mean * mean, 1e-8))
