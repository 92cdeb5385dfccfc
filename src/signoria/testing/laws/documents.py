"""`load` takes what a person edited, or refuses it and names the problem; it never fails in another way."""

from __future__ import annotations

from typing import Any, TypeAlias

from signoria.core.document import SEATS, Document
from signoria.core.errors import InvalidDocument
from signoria.core.playout import play_out
from signoria.core.rng import Rng
from signoria.testing.moment import Moment
from signoria.testing.nonconformity import fail

Path: TypeAlias = tuple[str | int, ...]
OPTIONAL = {"rules", "data", "options"}
HEADER = OPTIONAL | {"game", "players"}
UNHEARD_OF = "unheard_of"
EDITS = 8


def missing_fields_are_refused(moment: Moment) -> None:
    document = moment.dump()
    for path in [(), *_parts(document)]:
        for name in _at(document, path):
            if path or name not in OPTIONAL:
                edited = _copied(document, path)
                del _at(edited, path)[name]
                _check_refused(moment, edited, name, f"a document without {_written((*path, name))}")


def unknown_fields_are_refused(moment: Moment) -> None:
    document = moment.dump()
    for path in [(), *_parts(document)]:
        edited = _copied(document, path)
        _at(edited, path)[UNHEARD_OF] = 0
        _check_refused(moment, edited, UNHEARD_OF, f"a document with an unknown field in {path or 'it'}")


def negative_numbers_are_refused(moment: Moment) -> None:
    counters = {entry.name for entry in moment.game.schema.fields if entry.names is None and entry.low >= 0}
    document = moment.dump()
    for path, value in _leaves(document):
        name = _field(path)
        if name in counters and type(value) is int:
            counters.remove(name)
            _check_refused(moment, _edited(document, path, -1), name, f"a document whose {name} is negative")


def unknown_names_are_refused(moment: Moment) -> None:
    document = moment.dump()
    for path, value in _leaves(document):
        if isinstance(value, str) and path[0] not in HEADER:
            name = str(next(part for part in reversed(path) if isinstance(part, str)))
            edited = _edited(document, path, UNHEARD_OF)
            _check_refused(moment, edited, name, f"a document whose {name} is no known name")


def edited_documents_are_refused_or_playable(moment: Moment) -> None:
    """Any one value changed: load() refuses it by name, or the game can be played to the end."""
    rng = moment.rng("edits")
    for _ in range(EDITS):
        document = moment.dump()
        path, value = _pick([leaf for leaf in _leaves(document) if leaf[0][0] not in HEADER], rng)
        edited = _edited(document, path, _other_value(value, rng))
        what = f"with {_written(path)} = {_at(edited, path)!r} instead of {value!r}"
        try:
            state = moment.game.load(edited)
        except InvalidDocument:
            continue
        except Exception as error:
            fail(f"{what}, load() fails with {type(error).__name__}: {error}")
        try:
            play_out(state, rng, moment.game.bounds.longest_game)
            moment.game.places(state)
        except Exception as error:
            fail(f"{what}, load() accepts a game that cannot be played: {type(error).__name__}: {error}")


def _check_refused(moment: Moment, document: Document, name: str, what: str) -> None:
    try:
        moment.game.load(document)
    except InvalidDocument as error:
        if not error.problems or name not in str(error):
            fail(f"load() refuses {what} without naming it: {error}")
        return
    fail(f"load() accepts {what}")


def _parts(document: Document) -> list[Path]:
    """The objects inside a document whose fields are fixed: one seat, and the frames."""
    return [(SEATS, 0), *(("frames", i) for i in range(len(document["frames"])))]


def _leaves(node: Any, path: Path = ()) -> list[tuple[Path, Any]]:
    if isinstance(node, dict):
        return [leaf for key, value in node.items() for leaf in _leaves(value, (*path, key))]
    if isinstance(node, list):
        return [leaf for i, value in enumerate(node) for leaf in _leaves(value, (*path, i))]
    return [(path, node)]


def _field(path: Path) -> str:
    """The schema's field to which a leaf belongs."""
    return str(path[2] if path[0] == SEATS and len(path) > 2 else path[0])


def _at(node: Any, path: Path) -> Any:
    for part in path:
        node = node[part]
    return node


def _edited(document: Document, path: Path, value: Any) -> Document:
    edited: Document = _copied(document, path[:-1])
    _at(edited, path[:-1])[path[-1]] = value
    return edited


def _copied(node: Any, path: Path) -> Any:
    """The document with its own copy of everything on the way to that place."""
    own = node.copy()
    if path:
        own[path[0]] = _copied(own[path[0]], path[1:])
    return own


def _other_value(value: Any, rng: Rng) -> Any:
    """Near misses of a number, and values of every other type."""
    near = [value - 1, value + 1, value + 7] if type(value) is int else []
    return _pick([*near, *near, 32_000, -1, 0, None, True, 2.5, 10**30, "", UNHEARD_OF, [], [[]], {}, {"a": 1}], rng)


def _pick(items: list[Any], rng: Rng) -> Any:
    return items[rng.below(len(items))]


def _written(path: Path) -> str:
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path).lstrip(".")
