"""The box as data: a game's components.toml, read once when the game is imported.

`SIGNORIA_COMPONENTS` may name a folder with corrected files, `<game>.toml`, that take the place of the ones we ship.
"""

from __future__ import annotations

import hashlib
import json
import os
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from signoria.core.codes import Problem
from signoria.core.errors import InvalidData

SOURCES = frozenset({"rulebook", "public", "reconstructed"})
NAMES = ("name", "names")
# Which values of a reconstructed entry are known after all.
KNOWN = "known"
# The environment variable with the folder of corrected files; worker processes inherit it.
FOLDER = "SIGNORIA_COMPONENTS"


@dataclass(frozen=True)
class Components:
    """A component file: what it says, where it lies, and the hash of what matters for play."""

    data: Mapping[str, Any]
    path: Path
    hash: str


def component_file(game: str, folder: Path) -> Path:
    """The file in force for a game: the owner's correction if there is one, else ours."""
    override = os.environ.get(FOLDER)
    corrected = Path(override) / f"{game}.toml" if override else None
    return corrected if corrected is not None and corrected.exists() else folder / "components.toml"


def read_components(path: Path) -> Components:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise InvalidData(path.name, [Problem("unreadable", str(error))]) from error
    return Components(data, path, play_hash(data))


def checked_components(
    game: str, folder: Path, needed_problems: Callable[[Mapping[str, Any]], list[Problem]]
) -> Components:
    """The components in force for a game, or InvalidData with everything that play needs and they lack."""
    components = read_components(component_file(game, folder))
    problems = needed_problems(components.data)
    if problems:
        raise InvalidData(f"{components.path.name} ({game})", problems)
    return components


def played_otherwise(place: str, entry: Mapping[str, Any], expected: Mapping[str, Any]) -> Iterator[Problem]:
    """What an entry says of a rule that is played in one way only, where it says otherwise."""
    for key, value in expected.items():
        if entry[key] != value:
            yield Problem("one_way", f"{place}.{key} is {entry[key]!r}; it can be played as {value!r} only")


def play_hash(data: Mapping[str, Any]) -> str:
    """Hash of everything but names and provenance, which change no game."""
    text = json.dumps(_playing(data), sort_keys=True, separators=(",", ":"), default=str)  # TOML knows dates
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def is_source(key: str) -> bool:
    """Provenance of an entry, or of one of its fields, which may stand before or after the field's name."""
    return key == "source" or key.startswith("source_") or key.endswith("_source")


def is_known(entry: Any, inner: str) -> bool:
    """Does a reconstructed entry say that this value of it is printed in the rules?"""
    known = entry.get(KNOWN, ()) if isinstance(entry, Mapping) else ()
    return any(f".{inner}".endswith(f".{name}") for name in known)


def _playing(node: Any) -> Any:
    if isinstance(node, Mapping):
        return {key: _playing(value) for key, value in node.items() if key not in NAMES and not is_source(key)}
    return [_playing(value) for value in node] if isinstance(node, list) else node


def provenance_problems(data: Mapping[str, Any]) -> list[Problem]:
    """Every entry says whether it is from the rulebook, public or reconstructed."""
    problems: list[Problem] = []
    _walk_sources(data, "", False, problems)
    return problems


def _walk_sources(node: Any, path: str, covered: bool, problems: list[Problem]) -> None:
    if isinstance(node, list):
        for i, value in enumerate(node):
            _walk_sources(value, f"{path}[{i}]", covered, problems)
    if not isinstance(node, Mapping):
        return
    covered = covered or "source" in node
    for key, value in node.items():
        if is_source(key) and value not in sorted(SOURCES):
            problems.append(
                Problem("provenance", f"{path}.{key} is {value!r}, not one of {', '.join(sorted(SOURCES))}")
            )
    plain = [key for key, value in node.items() if _is_plain(value) and key != "schema_version"]
    if plain and not covered:
        problems.append(Problem("provenance", f"{path or 'the file'}: {', '.join(plain)} have no source"))
    for key, value in node.items():
        if not is_source(key):
            _walk_sources(value, f"{path}.{key}" if path else key, covered, problems)


def _is_plain(value: Any) -> bool:
    """Holds no entry of its own that could say where it is from."""
    return all(_is_plain(part) for part in value) if isinstance(value, list) else not isinstance(value, Mapping)


def provenance_counts(data: Any) -> dict[str, int]:
    """How many entries come from where."""
    counts = dict.fromkeys(sorted(SOURCES), 0)
    stack = [data]
    while stack:
        node = stack.pop()
        if isinstance(node, Mapping):
            for key, value in node.items():
                if is_source(key) and value in list(counts):
                    counts[value] += 1
                stack.append(value)
        elif isinstance(node, list):
            stack.extend(node)
    return counts
