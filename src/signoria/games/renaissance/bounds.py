"""How long and how high a game of Renaissance can get, for every set-up."""

from __future__ import annotations

from typing import Final

from signoria.core.game import Bounds
from signoria.games.renaissance.actions import ACTIONS, OUTCOMES
from signoria.games.renaissance.features import LENGTH

BOUNDS: Final = Bounds(
    actions=len(ACTIONS),
    outcomes=len(OUTCOMES),
    longest_game=20_000,
    lowest_score=0,
    highest_score=300,
    features=LENGTH,
)
