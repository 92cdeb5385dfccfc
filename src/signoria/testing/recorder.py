"""Which leaves of a component file are read: what looks configurable is read by a rule, or refused if changed.

A game's constants are made anew from recording data; what is left over must be names, sources or drawing.
"""

from __future__ import annotations

import runpy
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

from signoria.core import components
from signoria.core.codes import Problem

Leaf: TypeAlias = tuple[str | int, ...]
Check: TypeAlias = Callable[[Mapping[str, Any]], list[Problem]]


class RecordedMapping(Mapping[str, Any]):
    """A mapping that notes which leaves are read through it."""

    def __init__(self, data: Mapping[str, Any], path: Leaf, read: set[Leaf]) -> None:
        self._data, self._path, self._read = data, path, read

    def __getitem__(self, key: str) -> Any:
        return _recorded(self._data[key], (*self._path, key), self._read)

    def __iter__(self) -> Iterator[str]:
        return iter(self._data)

    def __len__(self) -> int:
        return len(self._data)


class RecordedList(Sequence[Any]):
    """A list of entries that notes which leaves are read through it."""

    def __init__(self, data: Sequence[Any], path: Leaf, read: set[Leaf]) -> None:
        self._data, self._path, self._read = data, path, read

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self._data)))]
        return _recorded(self._data[index], (*self._path, index % len(self._data)), self._read)

    def __len__(self) -> int:
        return len(self._data)


def _recorded(value: Any, path: Leaf, read: set[Leaf]) -> Any:
    if isinstance(value, Mapping):
        return RecordedMapping(value, path, read)
    if _has_entries(value):
        return RecordedList(value, path, read)
    read.add(path)
    return value


def _has_entries(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(part, Mapping | list) for part in value)


def leaves(data: Any, path: Leaf = ()) -> Iterator[Leaf]:
    """Returns the paths to all values; a list of plain values is one."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            yield from leaves(value, (*path, key))
    elif _has_entries(data):
        for i, value in enumerate(data):
            yield from leaves(value, (*path, i))
    else:
        yield path


def leaves_read(module: Path) -> set[Leaf]:
    """Returns the leaves that a game's module of constants reads when it is made anew."""
    read: set[Leaf] = set()
    checked = components.checked_components

    def recording(game: str, folder: Path, needed_problems: Check) -> components.Components:
        file = checked(game, folder, needed_problems)
        return replace(file, data=RecordedMapping(file.data, (), read))

    components.checked_components = recording
    try:
        runpy.run_path(str(module))
    finally:
        components.checked_components = checked
    return read


def unguarded(data: Mapping[str, Any], paths: set[Leaf], problems: Check) -> list[Leaf]:
    """Returns those leaves whose change no check refuses."""
    return sorted((path for path in paths if not problems(changed(data, path))), key=str)


def changed(data: Mapping[str, Any], path: Leaf) -> dict[str, Any]:
    """Returns the data with another value at a leaf."""
    copy: Any = deepcopy(dict(data))
    place = copy
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = _other(place[path[-1]])
    return dict(copy)


def _other(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return value + 1
    return [*value, "?"] if isinstance(value, list) else f"{value}?"
