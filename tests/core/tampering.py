"""A finished record and the ways to change it, for the tests of verification."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
from tests.core.recorded import GAME, SECRET, document, finished, rewritten

from signoria.core.record.lines import Draw, Move, Undo, line_digest
from signoria.core.record.record import Record
from signoria.core.record.verify import FailedCheck, verify

Document = dict[str, Any]
RECORD = finished(players=GAME.players[0])
DOCUMENT = document(RECORD)
LENGTH = len(RECORD.lines)


def numbers(kind: type[Move] | type[Draw] | type[Undo]) -> list[int]:
    return [line.number for line in RECORD.lines if isinstance(line.entry, kind)]


def failure(changed: Document) -> FailedCheck:
    with pytest.raises(FailedCheck) as caught:
        verify(GAME, rewritten(changed))
    assert str(caught.value).endswith(".")
    return caught.value


def changed_document(edit: Callable[[Document], None]) -> Document:
    changed = copy.deepcopy(DOCUMENT)
    edit(changed)
    return changed


def resealed(changed: Document, secret: bytes = SECRET) -> Document:
    """What a host can do who changes a record and knows the secret: make all the digests fit again."""
    record = rewritten(changed)
    fixed = Record(record.header, record.header.digest(), (), None, None)
    for line in record.lines:
        digest = line_digest(secret, fixed.last_digest(), line.number, line.entry)
        fixed.lines.append(type(line)(line.number, line.entry, digest))
    fixed.end = record.end
    return document(fixed)


def set_line(line: int, place: int, value: Any) -> Callable[[Document], None]:
    def edit(changed: Document) -> None:
        changed["lines"][line][place] = value

    return edit
