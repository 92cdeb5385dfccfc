"""From estimated points to chances of winning: what a search maximises."""

from __future__ import annotations

import math

from mypy_extensions import i64


def chances(points: list[float], swing: float) -> list[float]:
    """Each seat's chance to win: a lead of `swing` points makes the odds e to 1."""
    best = max(points)
    odds = [math.exp((each - best) / swing) for each in points]
    # Not sum(): from Python 3.12 on it adds otherwise, and the same seed would be another game.
    total = math.fsum(odds)
    return [each / total for each in odds]


def chance_of(seat: i64, points: list[float], swing: float) -> float:
    """One seat's chance to win, without those of the others."""
    best = max(points)
    odds: float = 0.0
    for each in points:
        odds += math.exp((each - best) / swing)
    return math.exp((points[seat] - best) / swing) / odds


def shares(places: list[int]) -> list[float]:
    """A finished game: the winners share the win."""
    share = 1.0 / float(places.count(1))
    return [share if place == 1 else 0.0 for place in places]
