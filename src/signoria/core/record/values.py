"""Single values of a record as they come from JSON: each is what it must be, or refused in one sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from reprlib import repr as brief
from typing import Any, Final

from signoria.core.codes import Sentence
from signoria.core.document import Document
from signoria.core.errors import InvalidRecord
from signoria.core.record.chance_stream import RANGE
from signoria.core.record.header import FORMAT

WHOLE: Final = Sentence("The record", "part-whole")


def check_keys(document: Document, needed: Sequence[str], allowed: Sequence[str], where: str = "") -> None:
    """All the names that are needed and no unknown ones, in the record itself or somewhere in it."""
    missing = ", ".join(name for name in needed if name not in document)
    unknown = ", ".join(brief(name) for name in sorted(set(document) - {*needed, *allowed}))
    what = Sentence("In the record, {where}", "part-inside", {"where": where}) if where else WHOLE
    if missing:
        english = "{what} lacks {missing}; perhaps it was cut off or edited."
        raise InvalidRecord(english, "record_lacks", what=what, missing=missing)
    if unknown:
        english = "{what} has {unknown}, which no record of format {format} has."
        raise InvalidRecord(english, "record_has", what=what, unknown=unknown, format=FORMAT)


def as_object(value: Any, what: str) -> Document:
    if not isinstance(value, dict):
        english = "In the record, {what} is {value}; it must be an object."
        raise InvalidRecord(english, "value_object", what=what, value=brief(value))
    return value


def as_list(value: Any, what: str) -> list[Any]:
    if not isinstance(value, list):
        english = "In the record, {what} is {value}; it must be a list."
        raise InvalidRecord(english, "value_list", what=what, value=brief(value))
    return value


def as_text(value: Any, what: str | Sentence) -> str:
    # Half a surrogate pair can stand in JSON but in no file.
    if not isinstance(value, str) or any("\ud800" <= character <= "\udfff" for character in value):
        english = "In the record, {what} is {value}; it must be a text."
        raise InvalidRecord(english, "value_text", what=what, value=brief(value), **line_of(what))
    return value


def as_number(value: Any, what: str | Sentence, lowest: int) -> int:
    if type(value) is not int or not lowest <= value < RANGE:
        english = "In the record, {what} is {value}; it must be a whole number from {lowest}."
        raise InvalidRecord(english, "value_number", what=what, value=brief(value), lowest=lowest, **line_of(what))
    return value


def as_hex(value: Any, length: int, what: str | Sentence) -> str:
    if not isinstance(value, str) or not re.fullmatch(f"[0-9a-f]{{{2 * length}}}", value):
        english = "In the record, {what} is {value}; it must be {digits} hexadecimal digits, small letters."
        raise InvalidRecord(english, "value_hex", what=what, value=brief(value), digits=2 * length, **line_of(what))
    return value


def line_of(what: str | Sentence) -> dict[str, int]:
    """The number of the line that a value belongs to, if it does."""
    return {"line": what.params["line"]} if isinstance(what, Sentence) else {}
