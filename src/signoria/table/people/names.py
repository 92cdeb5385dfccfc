"""Names that a screen can show and people can tell apart."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import count
from typing import Final

from signoria.table.likeness import are_alike, one_form
from signoria.table.limits import CHAT, NAME
from signoria.table.protocol.faults import BadRequest

# Accents upon accents, which would stand out of their line.
MOST_MARKS: Final = 3


def clean_name(name: str) -> str:
    """The name in one normal form, without spaces around it; BadRequest if it cannot be shown."""
    clean = one_form(name)
    is_shown = clean.isprintable() and any(c.isalnum() for c in clean) and not _is_piled_up(clean)
    if not is_shown or len(clean) > NAME:
        english = "A name needs a letter or a digit, and at most {most} characters that can be shown."
        raise BadRequest(english, "name", most=NAME)
    return clean


def name_key(name: str) -> str:
    """What accounts are found by: neither case nor the way it is typed make another name."""
    return one_form(name).casefold()


def distinct_name(name: str, others: Iterable[str]) -> str:
    """Returns the name, with a number after it where somebody at the table could be mistaken for its bearer."""
    taken = [other for other in others if other]
    candidates = (name if number == 1 else f"{name} ({number})" for number in count(1))
    return next(each for each in candidates if not any(are_alike(each, other) for other in taken))


def _is_piled_up(name: str) -> bool:
    marks = "".join("x" if unicodedata.combining(c) or unicodedata.category(c) == "Me" else "." for c in name)
    return re.search(f"^x|x{{{MOST_MARKS + 1}}}", marks) is not None


def clean_chat(text: str) -> str:
    """Text without control characters; BadRequest if nothing is left."""
    kept = "".join(c for c in unicodedata.normalize("NFC", text) if c.isprintable() or c == "\n").strip()
    if not kept:
        raise BadRequest("There is nothing to say in this message.", "empty_chat")
    return kept[:CHAT]
