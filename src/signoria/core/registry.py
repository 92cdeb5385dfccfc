"""Which games are installed: ours and anybody's, by the entry point group `signoria.games`."""

from __future__ import annotations

import difflib
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from signoria.core.errors import UnknownGame
from signoria.core.game import AnyGame, Game

GROUP = "signoria.games"


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def game_ids() -> tuple[str, ...]:
    """The names of all installed games."""
    return tuple(_installed())


@cache
def load_game(game_id: str) -> AnyGame:
    """The game of that name; imports nothing but that game."""
    point = _installed().get(game_id)
    if point is None:
        close = difflib.get_close_matches(game_id, game_ids(), n=1)
        hint = f"did you mean {close[0]}?" if close else f"installed are {', '.join(game_ids()) or 'none'}."
        raise UnknownGame(f"No game is called {game_id!r}; {hint}")
    try:
        game = point.load()
    except (ImportError, AttributeError) as error:
        raise UnknownGame(f"The game {game_id!r} is installed, but {point.value} does not import: {error}.") from error
    if not isinstance(game, Game):
        raise UnknownGame(f"The entry point {point.value} of {game_id!r} is no signoria.core.game.Game.")
    if game.id != game_id:
        raise UnknownGame(f"The entry point {point.value} is called {game_id!r}, but its game {game.id!r}.")
    return game
