"""A test that may stop at any time: is a share of wins above or below what luck alone would give?

For a supposed share, the evidence against it is how much better a mixture of all shares explains the games (a mixture
of betas, after Robbins). Whoever plays on until they like the answer reach an evidence of 20 in at most one of twenty
cases in which the supposed share is true (Ville); so the shares with less evidence against them are a 95 % interval
that holds however the moment of stopping was chosen. A shared win counts as a part of one.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

DOUBT: Final = 0.05
_STEPS: Final = 60
_Z: Final = 1.959964


class Interval(NamedTuple):
    low: float
    high: float


def evidence_against(share: float, wins: float, games: int) -> float:
    """How strongly the games speak against a true share strictly between 0 and 1, as a logarithm."""
    mixed = math.lgamma(wins + 1) + math.lgamma(games - wins + 1) - math.lgamma(games + 2)
    return mixed - wins * math.log(share) - (games - wins) * math.log(1 - share)


def is_clear(share: float, wins: float, games: int) -> bool:
    """May one stop: the true share is not this one?"""
    return evidence_against(share, wins, games) >= -math.log(DOUBT)


def interval(wins: float, games: int) -> Interval:
    """The shares that are not refuted, whenever one stopped."""
    if games == 0:
        return Interval(0.0, 1.0)
    likeliest = min(max(wins / games, 1e-12), 1 - 1e-12)
    return Interval(_edge(1e-12, likeliest, wins, games), _edge(1 - 1e-12, likeliest, wins, games))


def _edge(outside: float, inside: float, wins: float, games: int) -> float:
    """Between a refuted share and one that is not, where the one becomes the other."""
    if not is_clear(outside, wins, games):
        return float(round(outside))
    for _ in range(_STEPS):
        middle = (outside + inside) / 2
        if is_clear(middle, wins, games):
            outside = middle
        else:
            inside = middle
    return inside


def wilson(wins: float, games: int) -> Interval:
    """The usual 95 % interval of a number of games that was fixed beforehand."""
    if games == 0:
        return Interval(0.0, 1.0)
    share = wins / games
    spread = _Z * math.sqrt(share * (1 - share) / games + _Z * _Z / (4 * games * games))
    centre, scale = share + _Z * _Z / (2 * games), 1 + _Z * _Z / games
    return Interval((centre - spread) / scale, (centre + spread) / scale)
