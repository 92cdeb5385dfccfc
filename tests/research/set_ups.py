"""Which games, player counts and options the suites of the field are run with: a few always, all before a release."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from signoria.core.registry import game_ids, load_game

Options = Mapping[str, bool | int | str]

# Options that change what is asked; Virtù is played with its limit of years in any case.
MAIN_OPTIONS: list[tuple[str, int, Options]] = [
    ("principato", 2, {"open_goals": True}),
    ("il_principe", 4, {"choose_families": True, "choose_first": True}),
    ("renaissance", 4, {"powers": True, "diplomacy": "windows", "do_not_disturb": True}),
    ("renaissance", 6, {"scenario": "1515", "nations": "chosen"}),
    ("virtu", 3, {"states": "chosen", "choose_first": True}),
]


def fewest() -> list[Any]:
    """Each game with as few players as it takes."""
    return [_case(game_id, load_game(game_id).players[0], {}) for game_id in game_ids()]


def all_set_ups() -> list[Any]:
    """Each game with all its player counts, and with the main options; what is not in `fewest` is left to the soak."""
    more: list[tuple[str, int, Options]] = [
        (game_id, players, {}) for game_id in game_ids() for players in load_game(game_id).players[1:]
    ]
    return [*fewest(), *(_case(*each, marks=pytest.mark.soak) for each in [*more, *MAIN_OPTIONS])]


def _case(game_id: str, players: int, options: Options, marks: Any = ()) -> Any:
    name = "-".join([game_id, str(players), *options])
    return pytest.param(game_id, players, options, id=name, marks=marks)
