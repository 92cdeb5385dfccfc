"""Sums over games, in whole numbers, so that no order of adding matters."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from signoria.core.game import AnyGame


@dataclass
class Tally:
    """What a number of games came to; `shared[seat][k]` counts the games that the seat won together with k others."""

    games: int
    decisions: int
    scores: list[int]
    shared: list[list[int]]

    @classmethod
    def empty(cls, players: int) -> Tally:
        return cls(0, 0, [0] * players, [[0] * players for _ in range(players)])

    def add(self, game: AnyGame, state: Any, decisions: int) -> None:
        """Count a finished game."""
        self.games += 1
        self.decisions += decisions
        for seat, lines in enumerate(game.score(state)):
            self.scores[seat] += game.total(lines)
        places = game.places(state)
        first = min(places)
        others = places.count(first) - 1
        for seat, place in enumerate(places):
            if place == first:
                self.shared[seat][others] += 1

    def merge(self, other: Tally) -> None:
        """Add what another tally counted."""
        self.games += other.games
        self.decisions += other.decisions
        self.scores = [mine + theirs for mine, theirs in zip(self.scores, other.scores, strict=True)]
        self.shared = [
            [mine + theirs for mine, theirs in zip(*counts, strict=True)]
            for counts in zip(self.shared, other.shared, strict=True)
        ]

    def wins(self) -> list[Fraction]:
        """Games won per seat; a tie is shared among those who tie."""
        return [
            sum((Fraction(count, others + 1) for others, count in enumerate(counts)), Fraction(0))
            for counts in self.shared
        ]

    def mean_scores(self) -> list[Fraction]:
        return [Fraction(score, self.games) for score in self.scores]
