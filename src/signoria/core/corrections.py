"""What an owner of the box may correct: what is reconstructed, where it stands, and how a corrected file differs."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from signoria.core.components import KNOWN, NAMES, Components, is_known, is_source, read_components
from signoria.core.game import AnyGame

Step: TypeAlias = str | int
Place: TypeAlias = tuple[Step, ...]

# What tells the entries of a list apart, where they have no id.
LABELS = ("id", "city", "faction", "type", "value")
HEADER = re.compile(r"\s*\[(\[?)\s*([^\]]+?)\s*\]")
KEY = re.compile(r"""\s*([\w."'-]+)\s*=""")
STRINGS_AND_COMMENTS = re.compile(r"""\"(?:[^"\\]|\\.)*\"|'[^']*'|#.*""")
# Brackets around an entry of a list that is written as one value: the list's own, and the entry's.
ENTRY_DEPTH = 2
# What is only drawn.
DRAWING = ("rect", "outline", "outer_outline", "point", "lat", "lon", "colour", "color_hex", "note")


@dataclass(frozen=True)
class Reconstruction:
    """An entry of a component file that is ours: its place, the line where it stands, and what it says now."""

    place: str
    line: int
    value: str


@dataclass(frozen=True)
class Difference:
    """A value that is not as we ship it; "" where one of the files has none."""

    place: str
    topic: str
    ours: str
    here: str


def topics(game: AnyGame) -> tuple[str, ...]:
    """Returns what is reconstructed in a game's file, by the places there that it declares, most important first."""
    return game.vocabulary.names.get("data", ())


def reconstructions(game: AnyGame) -> dict[str, list[Reconstruction]]:
    """Returns what is reconstructed in the file in force, topic by topic; names and drawing belong to none."""
    file = game.components
    lines = line_numbers(file.path.read_text(encoding="utf-8"))
    entries: dict[str, dict[Place, list[str]]] = {topic: {} for topic in topics(game)}
    for place, value, source in _leaves(file.data, (), ""):
        topic = topic_of(place, entries)
        entry = _entry(place)
        inner = ".".join(map(str, place[len(entry) :]))
        if source == "reconstructed" and topic and inner != "id" and not _is_known(file.data, entry, inner):
            entries[topic].setdefault(entry, []).append(f"{inner} = {_text(value)}" if inner else _text(value))
    return {
        topic: [
            Reconstruction(named(file.data, place), _line(lines, place), ", ".join(values))
            for place, values in places.items()
        ]
        for topic, places in entries.items()
    }


def differences(game: AnyGame, file: Components | None = None) -> list[Difference]:
    """Returns every value of a file, or of the one in force, that changes a game and is not as we ship it."""
    file = file or game.components
    shipped = game.folder / "components.toml"
    if file.path == shipped or not shipped.exists():
        return []
    original = read_components(shipped).data
    ours, here = ({place: value for place, value, _ in _leaves(data, (), "")} for data in (original, file.data))
    return [
        Difference(
            named(file.data if place in here else original, place),
            topic_of(place, topics(game)),
            _text(ours[place]) if place in ours else "",
            _text(here[place]) if place in here else "",
        )
        for place in dict.fromkeys([*ours, *here])
        if place not in ours or place not in here or ours[place] != here[place]
    ]


def topic_of(place: Place, topics: Iterable[str]) -> str:
    """Returns the most particular topic that a place belongs to, "" if it belongs to none."""
    path = ".".join(str(step) for step in place if isinstance(step, str))
    fitting = [topic for topic in topics if f"{path}.".startswith(f"{topic}.")]
    return max(fitting, key=len, default="")


def named(data: Any, place: Place) -> str:
    """Returns a place for people: entries of a list by what they are called, as in `city[roma].icons`."""
    said = ""
    for step in place:
        data = data[step]
        if isinstance(step, str):
            said += f".{step}" if said else step
        else:
            label = next((data[key] for key in LABELS if key in data), step) if isinstance(data, Mapping) else step
            said += f"[{label}]"
    return said


def _leaves(node: Any, place: Place, source: str) -> Iterator[tuple[Place, Any, str]]:
    """Returns every value that changes a game, with its place and where it comes from; a plain list is one value."""
    if isinstance(node, Mapping):
        covered = node.get("source", source)
        for key, value in node.items():
            if key not in (*NAMES, *DRAWING, KNOWN) and not is_source(key):
                own = node.get(f"source_{key}", node.get(f"{key}_source", covered))
                yield from _leaves(value, (*place, key), own)
    elif isinstance(node, list) and any(isinstance(part, Mapping | list) for part in node):
        for i, value in enumerate(node):
            yield from _leaves(value, (*place, i), source)
    else:
        yield place, node, source


def _entry(place: Place) -> Place:
    """Returns the place of the entry of a list that a value stands in, or else of the value."""
    inside = [i for i, step in enumerate(place) if isinstance(step, int)]
    return place[: inside[-1] + 1] if inside else place


def _is_known(data: Any, entry: Place, inner: str) -> bool:
    """Does the entry at a place say that this value of it is printed in the rules?"""
    for step in entry:
        data = data[step]
    return is_known(data, inner)


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)


# ---- lines of a TOML file, which Python's own reader does not tell ----


def line_numbers(text: str) -> dict[Place, int]:
    """Returns the lines of tables, keys and entries of lists by their places."""
    numbers: dict[Place, int] = {}
    counts: dict[Place, int] = {}
    table: Place = ()
    key: Place = ()
    depth = 0
    for number, line in enumerate(text.splitlines(), 1):
        bare = STRINGS_AND_COMMENTS.sub("", line)
        if depth == 0:
            if header := HEADER.match(line):
                table = _table(_steps(header[2]), bool(header[1]), counts)
                numbers.setdefault(table, number)
                continue
            if assigned := KEY.match(line):
                key = (*table, *_steps(assigned[1]))
                numbers.setdefault(key, number)
                bare = bare.partition("=")[2]
        for character in bare:
            if character in "[{":
                depth += 1
                if depth == ENTRY_DEPTH:
                    counts[key] = counts.get(key, -1) + 1
                    numbers[(*key, counts[key])] = number
            elif character in "]}":
                depth -= 1
    return numbers


def _table(steps: list[str], is_entry: bool, counts: dict[Place, int]) -> Place:
    place: Place = ()
    for i, step in enumerate(steps):
        place = (*place, step)
        if is_entry and i == len(steps) - 1:
            counts[place] = counts.get(place, -1) + 1
        if place in counts:
            place = (*place, counts[place])
    return place


def _steps(dotted: str) -> list[str]:
    return [step.strip().strip("\"'") for step in dotted.split(".")]


def _line(lines: Mapping[Place, int], place: Place) -> int:
    while place and place not in lines:
        place = place[:-1]
    return lines.get(place, 1)
