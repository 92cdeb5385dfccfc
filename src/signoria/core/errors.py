"""Everything that can be wrong with what the engine is given. Each message says what, why and what helps."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.core.codes import Problem, Reason


class SignoriaError(Exception):
    """Base of all errors that are the caller's to mend; the command prints them as one sentence."""


class IllegalAction(SignoriaError):
    """The action is not allowed now; nothing has changed."""

    def __init__(self, reason: Reason, action: str = "") -> None:
        self.reason = reason
        self.action = action
        super().__init__(f"{action or 'This action'} is not allowed now: {reason}.")


class UnknownAction(SignoriaError):
    """The name is no action (or chance outcome) of this game."""


class UnknownGame(SignoriaError):
    """No game of that name is installed."""


class InvalidSetup(SignoriaError):
    """Player count or options that the game does not know."""


class InvalidDocument(SignoriaError):
    """A state document that cannot be built, with every problem by name."""

    def __init__(self, what: str, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        listed = "; ".join(str(problem) for problem in problems)
        super().__init__(f"{what} cannot be used: {listed}.")


class InvalidData(InvalidDocument):
    """A component file that does not describe a playable box."""


class InvalidRecord(SignoriaError):
    """A record that cannot be read or does not replay, with the number of the line at fault where there is one."""

    def __init__(self, message: str, line: int | None = None) -> None:
        self.line = line
        super().__init__(message)
