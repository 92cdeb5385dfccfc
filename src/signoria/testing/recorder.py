"""Which leaves of a component file are read: what looks configurable is read by a rule, or refused if changed.

A game's constants are made anew from recording data, or the whole game is imported and set up with it in a process of
its own; what is left over must be names, sources or drawing.
"""

from __future__ import annotations

import json
import os
import runpy
import subprocess
import sys
from collections import ChainMap
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Any, Final, TypeAlias

from signoria.core import components
from signoria.core.codes import Problem
from signoria.core.registry import load_game

Leaf: TypeAlias = tuple[str | int, ...]
Check: TypeAlias = Callable[[Mapping[str, Any]], list[Problem]]
Note: TypeAlias = Callable[[Leaf], None]
# Files of a game that tell, draw or check the box; what only these read is no rule.
TELLING: Final = ("words", "story", "lists", "board", "map_words", "figures", "check", "reconstruction", "facts")


class RecordedMapping(Mapping[str, Any]):
    """A mapping that notes which leaves are read through it."""

    def __init__(self, data: Mapping[str, Any], path: Leaf, note: Note) -> None:
        self._data, self._path, self._note = data, path, note

    def __getitem__(self, key: str) -> Any:
        return _recorded(self._data[key], (*self._path, key), self._note)

    def __or__(self, more: dict[str, Any]) -> Mapping[str, Any]:
        return ChainMap(more, self)  # type: ignore[arg-type]

    def __iter__(self) -> Iterator[str]:
        return iter(self._data)

    def __len__(self) -> int:
        return len(self._data)


class RecordedList(Sequence[Any]):
    """A list of entries that notes which leaves are read through it."""

    def __init__(self, data: Sequence[Any], path: Leaf, note: Note) -> None:
        self._data, self._path, self._note = data, path, note

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self._data)))]
        return _recorded(self._data[index], (*self._path, index % len(self._data)), self._note)

    def __len__(self) -> int:
        return len(self._data)


def _recorded(value: Any, path: Leaf, note: Note) -> Any:
    if isinstance(value, Mapping):
        return RecordedMapping(value, path, note)
    if _has_entries(value):
        return RecordedList(value, path, note)
    note(path)
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
    with _recording(read.add):
        runpy.run_path(str(module))
    return read


def leaves_read_by_rules(game_id: str) -> set[Leaf]:
    """Returns the leaves that a game's rules read when it is imported and set up for each number of players."""
    run = subprocess.run(
        [sys.executable, "-m", __name__, game_id],
        env={**os.environ, "SIGNORIA_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return {tuple(path) for path in json.loads(run.stdout)}


@contextmanager
def _recording(note: Note) -> Iterator[None]:
    """Meanwhile whoever asks for a component file gets one that records."""
    checked = components.checked_components

    def recording(game: str, folder: Path, needed_problems: Check) -> components.Components:
        file = checked(game, folder, needed_problems)
        return replace(file, data=RecordedMapping(file.data, (), note))

    components.checked_components = recording
    try:
        yield
    finally:
        components.checked_components = checked


def _is_read_by_a_rule(game_id: str) -> bool:
    """Is the nearest file of the game on the stack one of its rules?"""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        path = Path(frame.f_code.co_filename)
        if f"/games/{game_id}/" in path.as_posix():
            return not path.stem.startswith(TELLING)
        frame = frame.f_back
    return False


def _say_what_rules_read(game_id: str) -> None:
    """Prints the leaves as JSON; nothing of the game may have been imported before."""
    read: set[Leaf] = set()
    with _recording(lambda path: read.add(path) if _is_read_by_a_rule(game_id) else None):
        game = load_game(game_id)
        for players in game.players:
            game.new(players)
    print(json.dumps(sorted(read, key=str)))


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


if __name__ == "__main__":
    _say_what_rules_read(sys.argv[1])
