"""Statements in the database's own words, prepared once: SQLAlchemy goes through all of it anew at each execution."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Dialect, Executable

Row: TypeAlias = Mapping[str, Any]
# A statement, and the rows for which it is executed.
Work: TypeAlias = Sequence[tuple[Executable, Sequence[Row]]]


class Lost(Exception):
    """The job lost a race: another process has written that line, or made that change."""


class Prepared(NamedTuple):
    """A statement: of each parameter its name, its value unless a row has one, and its writer."""

    text: str
    parameters: tuple[tuple[str, Any, Callable[[Any], Any] | None], ...]

    def values(self, row: Row) -> list[Any]:
        pairs = ((row.get(name, otherwise), write) for name, otherwise, write in self.parameters)
        return [value if write is None else write(value) for value, write in pairs]


class Phrasebook:
    """What is written by it lasts as long as the program, each statement always with the same columns."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._known: dict[Executable, Prepared] = {}

    def in_words(self, statement: Executable, rows: Sequence[Row]) -> tuple[str, list[list[Any]]]:
        """Returns the statement's text, and the values for each row."""
        if statement not in self._known:
            self._known[statement] = prepared(statement, rows[0], self._dialect)
        known = self._known[statement]
        return known.text, [known.values(row) for row in rows]


def prepared(statement: Executable, row: Row, dialect: Dialect) -> Prepared:
    """Returns the statement for rows with the same columns as this one."""
    compiled: Any = statement.compile(dialect=dialect, column_keys=list(row))  # type: ignore[attr-defined]
    parameters = []
    for name in compiled.positiontup:
        write = compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect)
        parameters.append((name, compiled.params[name], write))
    return Prepared(str(compiled), tuple(parameters))
