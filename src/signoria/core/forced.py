"""Decisions with a single option: may whoever runs the game answer them, or would that show something?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from signoria.core.game import AnyGame
from signoria.core.rng import Rng

# How many times an onlooker's view of the decision is dealt anew to see whether he knows that it is forced.
REDEALS: Final = 8


def shows_nothing(game: AnyGame, state: Any, seat: int, action: int, onlookers: Iterable[int], rng: Rng) -> bool:
    """Everybody who looks on would see this answer anyway, and knows that there is no other."""
    others = [other for other in onlookers if other != seat]
    name = game.action_name(action)
    if any(game.seen(state, seat, action, other) != name for other in others):
        return False
    dealt = (game.redeal(state, other, rng) for other in others for _ in range(REDEALS))
    return all(redealt.options(seat) == [action] for redealt in dealt)
