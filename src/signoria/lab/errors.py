"""What can go wrong when many games are run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.core.codes import Problem
from signoria.core.errors import SignoriaError, listed


class InvalidRequest(SignoriaError):
    """A number of games or processes that makes no sense."""


class CheckFailed(SignoriaError):
    """A game broke its own rules: which one, where, and the position."""

    def __init__(
        self, game: str, number: int, step: int, problems: Sequence[Problem], position: dict[str, Any]
    ) -> None:
        self.number = number
        self.step = step
        self.problems = tuple(problems)
        self.position = position
        super().__init__(
            "Game {number} of {game} is broken after step {step}: {problems}.",
            "game_broken",
            number=number,
            game=game,
            step=step,
            problems=listed(problems),
        )
