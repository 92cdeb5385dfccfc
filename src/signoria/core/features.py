"""Numbers for learning, written into a buffer: what the features of every game are put together from.

Each of these writes a few numbers from place `at` on and returns the place after them; nothing is allocated.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from signoria.core.state import NOBODY, SEAT, TOGETHER, WAITING, State

# Counts beyond it are written as if they were this many, so that every number has a bound.
HIGHEST_COUNT: Final[i64] = 255
_COUNTS: Final[i64] = 256
_WHOLES: Final = 128

# All quotients, since compiled code divides whole numbers by way of objects: a fifth of the time.
_RATIOS: Final = vec[float](
    [count / whole if whole else 0.0 for whole in range(_WHOLES) for count in range(int(_COUNTS))]
)


def ratio(count: i64, whole: i64) -> float:
    """Returns count / whole; the whole is 1 to 127."""
    if count < 0:
        return -ratio(-count, whole)
    if count > HIGHEST_COUNT:
        count = HIGHEST_COUNT
    return _RATIOS[whole * _COUNTS + count]


def ratios(out: vec[float], at: i64, counts: vec[i64], first: i64, size: i64, whole: i64) -> i64:
    """The counts from `first` on as parts of one whole."""
    for i in range(size):
        out[at + i] = ratio(counts[first + i], whole)
    return at + size


def ratios_apart(out: vec[float], at: i64, apart: i64, counts: vec[i64], first: i64, size: i64, whole: i64) -> None:
    """The counts from `first` on as parts of one whole, each written so many places after the one before."""
    place: i64 = at
    for i in range(first, first + size):
        out[place] = ratio(counts[i], whole)
        place += apart


def ratios_of_each(out: vec[float], at: i64, counts: vec[i64], first: i64, wholes: vec[i64]) -> i64:
    """The counts from `first` on, each as a part of its own whole."""
    size: i64 = len(wholes)
    for i in range(size):
        out[at + i] = ratio(counts[first + i], wholes[i])
    return at + size


def one_hot(out: vec[float], at: i64, value: i64, size: i64) -> i64:
    """1 in the place of the value, 0 in the others; all 0 for a value without a place."""
    for i in range(at, at + size):
        out[i] = 0.0
    if value >= 0 and value < size:
        out[at + value] = 1.0
    return at + size


def blank(out: vec[float], at: i64, size: i64) -> i64:
    """Zeros."""
    for i in range(at, at + size):
        out[i] = 0.0
    return at + size


def equals(out: vec[float], at: i64, values: vec[i64], first: i64, size: i64, value: i64) -> i64:
    """1 where the values from `first` on are that one."""
    for i in range(size):
        out[at + i] = 1.0 if values[first + i] == value else 0.0
    return at + size


def differs(out: vec[float], at: i64, values: vec[i64], value: i64, other: i64) -> i64:
    """1 where the values are neither of these two."""
    size: i64 = len(values)
    for i in range(size):
        out[at + i] = 1.0 if values[i] != value and values[i] != other else 0.0
    return at + size


def mask_into(s: State, seat: i64, out: vec[u8], at: i64, size: i64, room: vec[i64]) -> i64:
    """Write 1 for each legal action of a seat, 0 for the others; returns how many are legal, 0 if it is not to decide.

    `room` is for the options in between: `core.state.buffer()`.
    """
    for i in range(at, at + size):
        out[i] = 0
    if not is_to_decide(s, seat):
        return 0
    count: i64 = s.options_into(seat, room)
    for i in range(count):
        out[at + room[i]] = 1
    return count


def is_to_decide(s: State, seat: i64) -> bool:
    """Is this seat waited for now?"""
    if s.mover() == NOBODY or seat < 0:
        return False
    if s.frames[s.at + SEAT] == TOGETHER:
        return s.frames[s.at + WAITING] & (1 << seat) != 0
    return s.mover() == seat
