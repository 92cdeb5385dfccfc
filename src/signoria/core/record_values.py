"""Single values of a record as they come from JSON: each is what it must be, or refused in one sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from reprlib import repr as brief
from typing import Any, NoReturn

from signoria.core.chance_stream import RANGE
from signoria.core.document import Document
from signoria.core.errors import InvalidRecord
from signoria.core.record_lines import FORMAT


def refuse(message: str, line: int | None = None) -> NoReturn:
    raise InvalidRecord(message, line)


def check_keys(document: Document, needed: Sequence[str], allowed: Sequence[str], what: str) -> None:
    missing = [name for name in needed if name not in document]
    unknown = sorted(set(document) - {*needed, *allowed})
    if missing:
        refuse(f"{what} lacks {', '.join(missing)}; perhaps it was cut off or edited.")
    if unknown:
        refuse(f"{what} has {', '.join(brief(name) for name in unknown)}, which no record of format {FORMAT} has.")


def as_object(value: Any, what: str) -> Document:
    if not isinstance(value, dict):
        refuse(f"In the record, {what} is {brief(value)}; it must be an object.")
    return value


def as_list(value: Any, what: str) -> list[Any]:
    if not isinstance(value, list):
        refuse(f"In the record, {what} is {brief(value)}; it must be a list.")
    return value


def as_text(value: Any, what: str, line: int | None = None) -> str:
    # Half a surrogate pair can stand in JSON but in no file.
    if not isinstance(value, str) or any("\ud800" <= character <= "\udfff" for character in value):
        refuse(f"In the record, {what} is {brief(value)}; it must be a text.", line)
    return value


def as_number(value: Any, what: str, lowest: int, line: int | None = None) -> int:
    if type(value) is not int or not lowest <= value < RANGE:
        refuse(f"In the record, {what} is {brief(value)}; it must be a whole number from {lowest}.", line)
    return value


def as_hex(value: Any, length: int, what: str, line: int | None = None) -> str:
    if not isinstance(value, str) or not re.fullmatch(f"[0-9a-f]{{{2 * length}}}", value):
        refuse(
            f"In the record, {what} is {brief(value)}; it must be {2 * length} hexadecimal digits, small letters.", line
        )
    return value
