"""What can go wrong when many games are run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.core.codes import Problem
from signoria.core.errors import SignoriaError


class InvalidRequest(SignoriaError):
    """A number of games or processes that makes no sense."""


class BotFault(SignoriaError):
    """A bot that chose what it may not do."""


class CheckFailed(SignoriaError):
    """A game broke its own rules: which one, where, and the position; its arguments are plain, to cross processes."""

    def __init__(
        self, game: str, number: int, step: int, problems: Sequence[Problem], position: dict[str, Any]
    ) -> None:
        super().__init__(game, number, step, tuple(problems), position)
        self.game = game
        self.number = number
        self.step = step
        self.problems = tuple(problems)
        self.position = position

    def __str__(self) -> str:
        listed = "; ".join(str(problem) for problem in self.problems)
        return f"Game {self.number} of {self.game} is broken after step {self.step}: {listed}."
