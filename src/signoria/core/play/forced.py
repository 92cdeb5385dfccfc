"""Decisions with a single option: may whoever runs the game answer them, or would that show something?"""

from __future__ import annotations

from collections.abc import Iterable

from signoria.core.game import AnyGame
from signoria.core.state import State


def shows_nothing(game: AnyGame, state: State, seat: int, action: int, onlookers: Iterable[int]) -> bool:
    """Everybody who looks on would see this answer anyway, and knows that there is no other."""
    others = [other for other in onlookers if other != seat]
    if others and game.may_hide(state.prompt(seat).code):
        return False
    name = game.action_name(action)
    return all(game.seen(state, seat, action, other) == name for other in others)
