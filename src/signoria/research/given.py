"""What a caller gives is looked at before anything is done with it: who gives something else reads a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from operator import index
from reprlib import repr as short
from typing import Any

import numpy as np

from signoria.core.codes import Reason, Settings
from signoria.core.errors import IllegalAction
from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.text.words import Words, message_key


class NoGame(RuntimeError):
    """No game is running: none was begun, or it is over."""

    def __init__(self) -> None:
        super().__init__("No game is running: none was begun, or it is over. `reset` begins one.")


class UnfitAction(IllegalAction):
    """An action that is not allowed now, with the reason in words; nothing has changed."""

    def __str__(self) -> str:
        return self.told

    def __init__(self, game: AnyGame, seat: int, action: int, reason: Reason) -> None:
        super().__init__(reason)
        named = f" ({game.action_name(action)})" if 0 <= action < game.bounds.actions else ""
        self.told = f"Action {short(action)}{named} of seat {seat} is not allowed now: {in_words(game, reason)}"


def whole(value: Any, what: str) -> int:
    """Returns a whole number, NumPy's too; `what` it is begins the sentence about anything else."""
    try:
        return index(value)
    except TypeError:
        raise TypeError(f"{what} must be a whole number, not {short(value)}.") from None


def seat_among(players: int, seat: Any) -> int:
    """Returns a seat, if there is such a one."""
    number = whole(seat, "A seat")
    if not 0 <= number < players:
        raise ValueError(f"There is no seat {short(number)} among {players} players; seats are numbered from 0.")
    return number


def game_called(name: Any) -> AnyGame:
    """Returns a game by its name."""
    if not isinstance(name, str):
        raise TypeError(f"A game is called by its name, as 'principato', and not {short(name)}.")
    return load_game(name)


def set_up(game_id: Any, players: Any, options: Any) -> tuple[AnyGame, int, Settings]:
    """Returns a game, how many play it, and its settings where nobody watches."""
    game = game_called(game_id)
    count = whole(players, "The number of players")
    if options is not None and not isinstance(options, Mapping):
        raise TypeError(f"Options are names with values, as {{'open_goals': True}}, and not {short(options)}.")
    plain = {name: value.item() if isinstance(value, np.generic) else value for name, value in (options or {}).items()}
    return game, count, game.unattended_settings(count, plain)


def legal(game: AnyGame, state: Any, seat: int, action: Any) -> int:
    """Returns an action that this seat may take now, or raises UnfitAction; nothing is done."""
    number = whole(action, "An action")
    reason = state.why_not(seat, number)
    if reason is not None:
        raise UnfitAction(game, seat, number, reason)
    return number


def in_words(game: AnyGame, reason: Reason) -> str:
    """Returns why something is not allowed, as a player reads it."""
    sentence = _words(game.id).reason(reason)
    return str(reason) if sentence == message_key("reason", reason.code) else sentence


@cache
def _words(game_id: str) -> Words:
    return Words("en", load_game(game_id))
