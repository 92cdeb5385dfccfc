"""A game's face for a search, made once per game."""

from __future__ import annotations

from typing import Final

from signoria.bots.search import Face
from signoria.core.errors import UnknownAction
from signoria.core.game import AnyGame

SPEAK: Final = "speak"
NO_ACTION: Final = -1


def face_of(game: AnyGame) -> Face:
    names = [game.action_name(action) for action in range(game.bounds.actions)]
    return Face(game.redeal, game.seen, game.evaluate, game.places, names, game.swing, speak_of(game))


def speak_of(game: AnyGame) -> int:
    """The action that takes the floor; bots play without."""
    try:
        return game.action_id(SPEAK)
    except UnknownAction:
        return NO_ACTION


def choices(game: AnyGame, options: list[int]) -> list[int]:
    """The options that a bot considers."""
    return [option for option in options if option != speak_of(game)] or options
