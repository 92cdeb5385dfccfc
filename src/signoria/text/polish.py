"""The last touch of a sentence, once its names are in it: minus signs, elision, euphony. The browser does the same."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

# A hyphen before a number is a minus; one inside a word or between two numbers is not.
MINUS: Final = re.compile(r"(?<![\w\u2212-])-(?=\d)")
# Before a name that begins with a vowel; a capital, so that only names are meant.
ELISION: Final = re.compile(r"\b([Dd]|[Qq]u)e (?=[AÀÂEÉÈÊIÎOÔUÛ][\w’])")
EUPHONY: Final = re.compile(r"\b([Aa]) (?=A\w)|\b([Ee]) (?=E\w)")


def _french(text: str) -> str:
    return ELISION.sub(r"\1’", text)


def _italian(text: str) -> str:
    return EUPHONY.sub(lambda match: f"{match[1] or match[2]}d ", text)


_BY_LANGUAGE: Final[dict[str, Callable[[str], str]]] = {"fr": _french, "it": _italian}


def polished(lang: str, text: str) -> str:
    """Returns a sentence as the language writes it: "d’Orvieto", "ad Ancona", "−1"."""
    signed = MINUS.sub("\u2212", text)
    return _BY_LANGUAGE[lang](signed) if lang in _BY_LANGUAGE else signed
