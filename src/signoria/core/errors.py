"""Everything that can be wrong with what the engine is given. Each message says what, why and what helps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.core.codes import Problem, Reason, Sentence


class SignoriaError(Exception):
    """Base of all errors that are the caller's to mend; the command prints them as one sentence.

    The text is English, with parameters in braces as `str.format` knows them. In other languages it is said by its
    code; a sentence without one is said as it is.
    """

    def __init__(self, english: str, code: str = "", /, **params: Any) -> None:
        self.code = code
        self.sentence = Sentence(english, f"error-{code}" if code else "", params)
        super().__init__(str(self.sentence))

    def __reduce__(self) -> tuple[Any, ...]:
        """Across processes as it is, whatever its class asks to be made."""
        return _made_without_asking, (type(self), self.args), self.__dict__


def _made_without_asking(kind: type[SignoriaError], args: tuple[Any, ...]) -> SignoriaError:
    """An error of that class with its text, past the constructor; its other fields follow from the pickle."""
    return kind.__new__(kind, *args)


class IllegalAction(SignoriaError):
    """The action is not allowed now; nothing has changed."""

    def __init__(self, reason: Reason, action: str = "") -> None:
        self.reason = reason
        self.action = action
        if action:
            super().__init__("{action} is not allowed now: {reason}.", "not_allowed", action=action, reason=reason)
        else:
            super().__init__("This action is not allowed now: {reason}.", "this_not_allowed", reason=reason)


class UnknownAction(SignoriaError):
    """The name is no action (or chance outcome) of this game."""


class UnknownGame(SignoriaError):
    """No game of that name is installed."""


class InvalidSetup(SignoriaError):
    """Player count or options that the game does not know."""


class InvalidDocument(SignoriaError):
    """A state document that cannot be built, with every problem by name."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("The position cannot be used: {problems}.", "position_unusable", problems=listed(problems))


class InvalidData(SignoriaError):
    """A component file that does not describe a playable box, with every problem by name."""

    def __init__(self, file: str, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        english = "The component file {file} cannot be used: {problems}."
        super().__init__(english, "data_unusable", file=file, problems=listed(problems))


class InvalidRecord(SignoriaError):
    """A record that cannot be read or does not replay; the parameter `line` is the number of the line at fault."""

    @property
    def line(self) -> int | None:
        line: int | None = self.sentence.params.get("line")
        return line


def listed(problems: Sequence[Problem]) -> str:
    """Problems in one sentence; they are for whoever mends the file, and in English."""
    return "; ".join(str(problem) for problem in problems)
