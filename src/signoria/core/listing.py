"""What a box prints, as lists for a reader: made by a game from its data, marked where it is reconstructed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from signoria.core.components import is_known

RECONSTRUCTED: Final = "reconstructed"
NOTHING: Final = "–"


@dataclass(frozen=True)
class Printed:
    """What stands in one place of a list, and whether it is ours and not the box's."""

    text: str
    ours: bool = False


@dataclass(frozen=True)
class Listing:
    """A list with a head; every row has a place for each of its columns."""

    head: tuple[str, ...]
    rows: tuple[tuple[Printed, ...], ...]

    @property
    def has_ours(self) -> bool:
        return any(place.ours for row in self.rows for place in row)


def printed(value: int | str, ours: bool = False) -> Printed:
    """Returns a place of a list; nothing is a dash."""
    return Printed(str(value) or NOTHING, ours)


def is_ours(entry: Mapping[str, Any], *fields: str, covered: str = "") -> bool:
    """Returns whether one of these values of an entry is reconstructed; `covered` is what lies around the entry."""
    return any(_source(entry, field, covered) == RECONSTRUCTED and not _all_known(entry, field) for field in fields)


def _source(entry: Mapping[str, Any], field: str, covered: str) -> str:
    usual = entry.get("source", covered)
    return str(entry.get(f"source_{field}", entry.get(f"{field}_source", usual)))


def _all_known(entry: Mapping[str, Any], field: str) -> bool:
    value = entry.get(field)
    inner: Iterable[str] = [f"{field}.{key}" for key in value] if isinstance(value, Mapping) else [field]
    return all(is_known(entry, place) for place in inner)
