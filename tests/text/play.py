"""Random games to listen to: everything that a game says on its way, by player count and option."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from signoria.core.codes import Event, Settings
from signoria.core.game import AnyGame, Option
from signoria.core.registry import game_ids, load_game
from signoria.core.rng import Rng
from signoria.core.state import CHANCE
from signoria.testing.moment import draw_line


class Sample:
    """Which of many things of a kind are looked at: the first ones, then every tenth."""

    def __init__(self, first: int = 150) -> None:
        self._first = first
        self._met: Counter[str] = Counter()

    def takes(self, kind: str) -> bool:
        self._met[kind] += 1
        return self._met[kind] <= self._first or self._met[kind] % 10 == 0


def games_with_words() -> list[AnyGame]:
    """The installed games that have declared what they can say."""
    return [game for game in map(load_game, game_ids()) if game.vocabulary]


def set_ups(game: AnyGame) -> list[tuple[int, Settings]]:
    """Every player count with the defaults, and every other value of every option at the smallest table that has it.

    Of numbers the first other value; `every_set_up` has the options at every player count.
    """
    return [
        *((players, {}) for players in game.players),
        *((min(option.players or game.players), {option.name: choice}) for option, choice in _other_choices(game)),
    ]


def every_set_up(game: AnyGame) -> list[tuple[int, Settings]]:
    """Every player count with the defaults, and with every other value of every option; of numbers the first."""
    return [
        *((players, {}) for players in game.players),
        *(
            (players, {option.name: choice})
            for option, choice in _other_choices(game)
            for players in option.players or game.players
        ),
    ]


def _other_choices(game: AnyGame) -> Iterator[tuple[Option, bool | int | str]]:
    for option in game.options:
        others = [choice for choice in option.choices if choice != option.default]
        for choice in others[:1] if type(option.default) is int else others:
            yield option, choice


def listen(game: AnyGame, players: int, settings: Settings, seed: int) -> Iterator[tuple[Any, list[Event]]]:
    """Each state of a random game in which a seat is to decide, or which is the end, and what has happened since."""
    state = game.new(players, game.unattended_settings(players, settings))
    rng = Rng(seed, players, *sorted(map(str, settings.items())))
    heard: list[Event] = []
    while state.actors():
        if state.actors() != [CHANCE]:
            yield state, heard
            heard = []
        state.apply(*draw_line(state, rng), heard)
    yield state, heard
