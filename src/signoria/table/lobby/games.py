"""The games that tables can be opened for."""

from __future__ import annotations

from signoria.core.errors import UnknownGame
from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.table.protocol.faults import NotFound


def known_game(game_id: str) -> AnyGame:
    """The game, or NotFound: what is installed wrongly is not the asker's business."""
    try:
        return load_game(game_id)
    except UnknownGame as error:
        english = "No game is called {game!r} here; /api/games lists those that are."
        raise NotFound(english, "no_game", game=game_id) from error
