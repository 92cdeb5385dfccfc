"""The question to every person whether the game may go back, as the table's row keeps it."""

from __future__ import annotations

import time
from typing import Any

from signoria.table.protocol.messages import UndoQuestion
from signoria.table.store.seating import Seating, TableRow


def open_question(seating: Seating, lines: int) -> UndoQuestion | None:
    """Returns the question if it is open: no line was made since it was asked, and its time is not over."""
    row = seating.table
    question = row.asked
    if question is None or question["line"] != lines or is_late(row):
        return None
    agreed = {*question["yes"], question["by"]}
    unanswered = [seat.seat for seat in seating.sitters() if seat.seat not in agreed]
    return UndoQuestion(question["by"], question["to"], question["yes"], unanswered, _until(row, question))


def is_late(row: TableRow) -> bool:
    """Has nobody answered for as long as the table agreed on?"""
    return row.asked is not None and time.time() > _until(row, row.asked)


def _until(row: TableRow, question: dict[str, Any]) -> float:
    return float(question.get("when", 0.0)) + row.patience
