"""A state as a value: what makes two of them equal, and how one travels in a pickle.

Fields are found by name, so that a game need not say anything. A pickle is for the processes of one run; what is kept
or sent elsewhere is a document (`Game.dump`), which is read with every check and says which rules it was made with.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

# Given to the constructor, or no part of the position: who listens, and the rules themselves.
APART: Final = frozenset({"players", "settings", "events", "decisions"})
VECS: Final[dict[str, Any]] = {
    "q": vec[i64],
    "l": vec[i64],
    "i": vec[i32],
    "h": vec[i16],
    "B": vec[u8],
    "d": vec[float],
}


def fields(state: Any) -> Iterator[tuple[str, Any]]:
    """Returns the names and values of everything that a state holds beyond its players and settings."""
    names = {*getattr(type(state), "__mypyc_attrs__", ()), *getattr(state, "__dict__", ())}
    for name in sorted(names - APART):
        if hasattr(state, name):
            yield name, getattr(state, name)


def identity(state: Any) -> tuple[Any, ...]:
    """Returns what is equal for equal states of a class, and can be hashed."""
    numbers = tuple(_hashable(value) for _, value in fields(state))
    return (int(state.players), tuple(sorted(state.settings.items())), numbers)


def _hashable(value: Any) -> Any:
    if type(value).__name__.startswith("vec"):
        return memoryview(value).tobytes()
    if isinstance(value, list):
        return tuple(value)
    # What is no number stands for a part of the rules, as Virtù's variant does.
    return value if isinstance(value, int | str | tuple) else type(value)


def pickled(state: Any) -> tuple[Any, ...]:
    """Returns what `__reduce__` returns: how to make this state anew."""
    packed = {name: _packed(value) for name, value in fields(state)}
    return unpickled, (type(state), int(state.players), dict(state.settings), packed)


def unpickled(kind: Any, players: int, settings: dict[str, Any], packed: dict[str, Any]) -> Any:
    """Returns the state that was pickled."""
    state = kind(players, settings)
    for name, value in packed.items():
        setattr(state, name, VECS[value.typecode](value) if isinstance(value, array) else value)
    return state


def _packed(value: Any) -> Any:
    if not type(value).__name__.startswith("vec"):
        return value
    view = memoryview(value)
    return array(view.format, view.tobytes())
