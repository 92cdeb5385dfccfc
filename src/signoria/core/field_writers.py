"""How the fields of a state become parts of a document: views of people are written at every move.

A field is an `i64` or a `vec[i64]`; in a game that is not compiled it may be a list. A writer takes its numbers from
place `at` on and returns what a document says of them.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import State


class Writer:
    """One number as it is; others write more of them, or names."""

    def write(self, numbers: vec[i64], at: i64) -> Any:
        return int(numbers[at])


class NameWriter(Writer):
    """The name of one number; -1 is null."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def write(self, numbers: vec[i64], at: i64) -> Any:
        number = numbers[at]
        return self.names[number] if number >= 0 else None


class ListWriter(Writer):
    """So many numbers."""

    def __init__(self, length: int) -> None:
        self.length: i64 = length

    def write(self, numbers: vec[i64], at: i64) -> Any:
        return [int(numbers[at + i]) for i in range(self.length)]


class CountWriter(Writer):
    """A number per label; zeros are left out."""

    def __init__(self, labels: tuple[str, ...]) -> None:
        self.labels = labels
        self.length: i64 = len(labels)

    def write(self, numbers: vec[i64], at: i64) -> Any:
        counts: dict[str, int] = {}
        for i in range(self.length):
            number = numbers[at + i]
            if number != 0:
                counts[self.labels[i]] = int(number)
        return counts


class NameListWriter(Writer):
    """The names of so many numbers, without the nulls at the end."""

    def __init__(self, names: tuple[str, ...], length: int) -> None:
        self.names = names
        self.length: i64 = length

    def write(self, numbers: vec[i64], at: i64) -> Any:
        length = self.length
        while length > 0 and numbers[at + length - 1] < 0:
            length -= 1
        row: list[str | None] = []
        for i in range(length):
            number = numbers[at + i]
            row.append(self.names[number] if number >= 0 else None)
        return row


class LabelledWriter(Writer):
    """What another writes, per label; parts in which all is zero are left out unless they are to be kept."""

    def __init__(self, labels: tuple[str, ...], inner: Writer, step: int, keeps_empty: bool) -> None:
        self.labels = labels
        self.inner = inner
        self.step: i64 = step
        self.keeps_empty = keeps_empty

    def write(self, numbers: vec[i64], at: i64) -> Any:
        parts: dict[str, Any] = {}
        place = at
        for label in self.labels:
            if self.keeps_empty or not _is_empty(numbers, place, self.step):
                parts[label] = self.inner.write(numbers, place)
            place += self.step
        return parts


class RowsWriter(Writer):
    """What another writes, so many times."""

    def __init__(self, length: int, inner: Writer, step: int) -> None:
        self.length: i64 = length
        self.inner = inner
        self.step: i64 = step

    def write(self, numbers: vec[i64], at: i64) -> Any:
        rows: list[Any] = []
        for i in range(self.length):
            rows.append(self.inner.write(numbers, at + i * self.step))
        return rows


class FieldWriter:
    """A field by its name: how many numbers a seat has of it (0: it is the table's), and how they are written."""

    def __init__(self, name: str, per_seat: int, writer: Writer) -> None:
        self.name = name
        self.per_seat: i64 = per_seat
        self.writer = writer


def write_fields(state: State, fields: list[FieldWriter], table: dict[str, Any], seats: list[dict[str, Any]]) -> None:
    """Write each field into the document of the table, or of each seat."""
    for field in fields:
        value: Any = getattr(state, field.name)
        if isinstance(value, int):
            value = vec[i64]([value])
        elif isinstance(value, list):
            value = vec[i64](value)
        numbers: vec[i64] = value
        if field.per_seat == 0:
            table[field.name] = field.writer.write(numbers, 0)
        else:
            at: i64 = 0
            for seat in seats:
                seat[field.name] = field.writer.write(numbers, at)
                at += field.per_seat


def _is_empty(numbers: vec[i64], at: i64, length: i64) -> bool:
    for i in range(at, at + length):
        if numbers[i] != 0:
            return False
    return True
