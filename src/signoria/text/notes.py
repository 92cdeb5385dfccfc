"""Rulings and examples apart from the text that a learner reads: a paragraph cites them in brackets.

Their ids are those of the tests and of the sources (`R21`, `X20`) and have holes; a reader sees them numbered in order.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

NOTE: Final = re.compile(r"[REX][0-9]+")
EXAMPLE: Final = re.compile(r"[EX][0-9]+")
# A reader's number of an example: ex. 18, or es. 18 in Italian.
ORDINAL: Final = re.compile(r"E[XS]\.?\s*([0-9]+)", re.IGNORECASE)
LINK: Final = re.compile(r"\[([^\]]+)\]\(#([^)]+)\)")
# Brackets with nothing but links in them, and a line of them.
BRACKETS: Final = re.compile(r"[ \u00a0]?\(((?:\[[^\]]+\]\(#[^)]+\)[,;\s]*)+)\)")


def is_note(number: str) -> bool:
    """Returns whether a number is that of a ruling or an example."""
    return NOTE.fullmatch(number) is not None


def cited(body: str) -> tuple[str, ...]:
    """Returns the rulings and examples that a text cites, in order, each once."""
    return tuple(dict.fromkeys(match[2] for match in LINK.finditer(body) if is_note(match[2])))


def reading(body: str) -> str:
    """Returns a text without its rulings and examples."""
    return re.sub(r"\n{3,}", "\n\n", BRACKETS.sub(_without_notes, body)).strip()


def _without_notes(brackets: re.Match[str]) -> str:
    links = [link[0] for link in LINK.finditer(brackets[1]) if not is_note(link[2])]
    return f" ({', '.join(links)})" if links else ""


def labels(numbers: Iterable[str], example: str) -> dict[str, str]:
    """Returns what a reader sees for each number; `example` is "Ex. {}" in their language."""
    places: dict[str, str] = {}
    examples = 0
    for number in numbers:
        examples += EXAMPLE.fullmatch(number) is not None
        places[number] = example.format(examples) if EXAMPLE.fullmatch(number) else number
    return places


def relabelled(body: str, names: dict[str, str]) -> str:
    """Returns a text whose links are named as a reader sees what they lead to."""
    return LINK.sub(lambda link: f"[{names.get(link[1], link[1])}](#{link[2]})", body)
