"""What `check` finds in a state."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.lab.toy import toy_game

from signoria.lab.checks import state_problems


class Told:
    """A state that says what it is told to say."""

    players = 2

    def __init__(self, actors: list[int], options: Any = (), weights: Any = ()) -> None:
        self._actors, self._options, self._weights = actors, list(options), list(weights)

    def actors(self) -> list[int]:
        return self._actors

    def options(self, seat: int) -> list[int]:
        return self._options

    def weights(self) -> list[tuple[int, int]]:
        return self._weights


def names(state: Told, places: list[int] | None = None, points: int = 0) -> list[str]:
    game = replace(
        toy_game(),
        violations=lambda s: [],
        places=lambda s: places or [1, 1],
        score=lambda s: [],
        bounds=toy_game().bounds,
    )
    return [problem.name for problem in state_problems(game, state)]


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        (Told([0], [0, 1]), []),
        (Told([0, 1], [0, 1]), []),
        (Told([1, 0], [0, 1]), ["ascending"]),
        (Told([0], []), ["has_options"]),
        (Told([0], [1, 0]), ["ascending"]),
        (Told([0], [1, 1]), ["ascending"]),
        (Told([0], [0, 3]), ["within_bounds"]),
        (Told([-1], [], [(0, 2), (1, 1)]), []),
        (Told([-1]), ["has_weights"]),
        (Told([-1], [], [(0, 2), (1, 0)]), ["has_weights"]),
        (Told([-1], [], [(1, 2), (0, 1)]), ["ascending"]),
    ],
)
def test_each_break_of_the_contract_has_a_name(state: Told, expected: list[str]) -> None:
    assert names(state) == expected


@pytest.mark.parametrize(
    ("places", "expected"), [([1, 2], []), ([1, 1], []), ([2, 2], ["places"]), ([1, 3], ["places"]), ([1], ["places"])]
)
def test_places_of_a_finished_game_are_those_of_a_ranking(places: list[int], expected: list[str]) -> None:
    assert names(Told([]), places) == expected


def test_the_games_own_invariants_come_first() -> None:
    game = toy_game()
    state = game.new(2, {"flaw": "violation"})
    state.turns = 2
    assert [problem.name for problem in state_problems(game, state)] == ["turns"]


def test_scores_lie_within_the_bounds() -> None:
    game = toy_game()
    state = game.new(2)
    state.clear_frames()
    state.points = [13, 0]
    assert [problem.name for problem in state_problems(game, state)] == ["score_within_bounds"]
