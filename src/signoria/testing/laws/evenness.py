"""Redeals draw what a seat cannot know as chance draws it.

Before anybody has decided, chance alone has made the position: to a seat, the truth and its redeals are then draws from
the same lot. Over many games each hidden field must hold each of its values as often in the truth as in the redeals.
Later the choices of others tell something, which no redeal weighs; so that is not looked at.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from signoria.core.codes import Settings
from signoria.core.game import AnyGame
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, SPECTATOR
from signoria.testing.moment import draw_line
from signoria.testing.nonconformity import fail

GAMES: Final = 64
REDEALS: Final = 4
# Of a hundred thousand fields of a sound game not one is so far off, in standard deviations.
FAR: Final = 5.0

Place: TypeAlias = tuple[str, Any]


def redeals_are_even(game: AnyGame, players: int, settings: Settings, seed: int) -> None:
    """The hidden fields of truth and redeals agree, to the first seat and to a spectator."""
    openings = [_opening(game, players, settings, Rng(seed, "even", players, number)) for number in range(GAMES)]
    for viewer in (0, SPECTATOR):
        sums: defaultdict[Place, float] = defaultdict(float)
        squares: defaultdict[Place, float] = defaultdict(float)
        for number, state in enumerate(openings):
            rng = Rng(seed, "even redeal", players, viewer, number)
            for place, difference in _differences(game, state, viewer, rng).items():
                sums[place] += difference
                squares[place] += difference**2
        for (path, value), total in sums.items():
            off = total / math.sqrt(squares[path, value]) if squares[path, value] else 0.0
            if abs(off) > FAR:
                often = "more often" if off < 0 else "less often"
                fail(f"in {GAMES} openings {path} is {value!r} {often} in redeals than in truth", viewer)


def _opening(game: AnyGame, players: int, settings: Settings, rng: Rng) -> Any:
    """A position to which chance alone has led."""
    state = game.new(players, settings)
    while state.actors() == [CHANCE]:
        state.apply(*draw_line(state, rng))
    return state


def _differences(game: AnyGame, state: Any, viewer: int, rng: Rng) -> dict[Place, float]:
    """By how much more a field holds a value in the truth than in the mean of its redeals."""
    differences: defaultdict[Place, float] = defaultdict(float)
    for place in _leaves(game.dump(state)):
        differences[place] += 1.0
    for _ in range(REDEALS):
        for place in _leaves(game.dump(game.redeal(state, viewer, rng))):
            differences[place] -= 1.0 / REDEALS
    return differences


def _leaves(document: Any, path: str = "") -> Iterator[Place]:
    """The fields of a document that hold a single value, with their place."""
    if isinstance(document, dict):
        for name, part in document.items():
            yield from _leaves(part, f"{path}.{name}".lstrip("."))
    elif isinstance(document, list):
        for number, part in enumerate(document):
            yield from _leaves(part, f"{path}[{number}]")
    else:
        yield path, document
