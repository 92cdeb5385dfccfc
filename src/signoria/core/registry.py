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
        raise _unknown(game_id)
    try:
        game = point.load()
    except (ImportError, AttributeError) as error:
        english = "The game {game!r} is installed, but {point} does not import: {error}."
        raise UnknownGame(english, "game_import", game=game_id, point=point.value, error=str(error)) from error
    if not isinstance(game, Game):
        english = "The entry point {point} of {game!r} is no signoria.core.game.Game."
        raise UnknownGame(english, "game_no_game", point=point.value, game=game_id)
    if game.id != game_id:
        english = "The entry point {point} is called {game!r}, but its game {id!r}."
        raise UnknownGame(english, "game_misnamed", point=point.value, game=game_id, id=game.id)
    return game


def _unknown(game_id: str) -> UnknownGame:
    close = difflib.get_close_matches(game_id, game_ids(), n=1)
    if close:
        english = "No game is called {name!r}; did you mean {close}?"
        return UnknownGame(english, "game_close", name=game_id, close=close[0])
    if game_ids():
        english = "No game is called {name!r}; installed are {known}."
        return UnknownGame(english, "game_unknown", name=game_id, known=", ".join(game_ids()))
    return UnknownGame("No game is called {name!r}; installed are none.", "game_none", name=game_id)
