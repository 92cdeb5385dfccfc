"""Where a game turned: the actions that changed their player's chance the most."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from signoria.core.story import Told

MOST: Final = 6
# A smaller change is no turning point.
LEAST_CHANGE: Final = 0.04


@dataclass(frozen=True)
class Turning:
    """An action: its first line, whose it is, the first decision in it or after it, and the change of their chance."""

    line: int
    seat: int
    decision: int
    change: float


def turnings(told: Told, lines: Sequence[int], chances: Sequence[Sequence[float]]) -> list[Turning]:
    """Returns the turning points in order; what was taken back turned nothing.

    `lines` are those of the decisions, `chances` those before each of them and at the end.
    """
    counted = [action for action in told.actions if action.headline is not None]
    ends = [action.line for action in counted[1:]] + [max(lines, default=0) + 1]
    changes: list[Turning] = []
    for action, end in zip(counted, ends, strict=True):
        before, after = bisect_left(lines, action.line), bisect_left(lines, end)
        seat = action.seat
        if seat is None or before == after:
            continue
        change = chances[after][seat] - chances[before][seat]
        changes.append(Turning(action.line, seat, before, change))
    greatest = sorted(changes, key=lambda each: -abs(each.change))[:MOST]
    return sorted((each for each in greatest if abs(each.change) >= LEAST_CHANGE), key=lambda each: each.line)
