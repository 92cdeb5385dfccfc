"""A bot that failed: what it did, and everything that is needed to see it again."""

from __future__ import annotations

import traceback
from typing import Any

from signoria.core.codes import Sentence
from signoria.core.errors import SignoriaError


class BotFault(SignoriaError):
    """A bot that chose what it may not do, took too long or raised an error; `position` is where, as a document."""

    def __init__(self, what: Sentence, where: Sentence, position: dict[str, Any]) -> None:
        self.position = position
        super().__init__("{what} {where}", "bot_fault", what=what, where=where)


def illegal_choice(seat: int, choice: object, allowed: str) -> Sentence:
    """Returns what is said of a choice that was not among the options."""
    english = "The bot of seat {seat} chose {choice!r}, which is not among its options: {allowed}."
    return Sentence(english, "fault-choice", {"seat": seat, "choice": choice, "allowed": allowed})


def raised(seat: int, error: Exception) -> Sentence:
    """Returns what is said of an error that a bot raised, with the line of the bot where it happened."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    told = f"{type(error).__name__}: {error} ({last.filename}:{last.lineno})"
    return Sentence("The bot of seat {seat} failed: {error}.", "fault-error", {"seat": seat, "error": told})


def too_slow(seat: int, seconds: float) -> Sentence:
    """Returns what is said of a bot that had not answered in time."""
    english = "The bot of seat {seat} had not answered after {seconds} seconds."
    return Sentence(english, "fault-time", {"seat": seat, "seconds": f"{seconds:g}"})
