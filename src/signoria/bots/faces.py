"""A game's face for a search, and which of its options a bot considers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from signoria.bots.face import Face
from signoria.core.actions import ActionTable
from signoria.core.game import SPEAK, AnyGame

NO_ACTION: Final = -1


def face_of(game: AnyGame, calm: float = 1.0) -> Face:
    """What a bot sees of a game; a calm one takes leads less seriously than chances do."""
    names, speak = game.actions.names, speak_of(game.actions)
    return Face(game.redeal, game.seen, game.evaluate, game.places, names, game.swing, speak, calm, game.weigh_playouts)


@lru_cache
def speak_of(actions: ActionTable) -> int:
    """The action that takes the floor; bots play without."""
    return actions.names.index(SPEAK) if SPEAK in actions.names else NO_ACTION


def choices(game: AnyGame, options: list[int]) -> list[int]:
    """The options that a bot considers."""
    speak = speak_of(game.actions)
    return [option for option in options if option != speak] or options
