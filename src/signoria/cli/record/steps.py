"""Which lines of a record belong to which action of its story."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.core.record.lines import Line, Undo
from signoria.core.story import Told

# Names of choices with something chosen in them: `buy:cardinal`, unlike `done`.
CHOSEN: Final = ":"


def lines_of(told: Told, lines: Sequence[Line]) -> list[list[Line]]:
    """Returns the lines of each action, up to the last line that is told.

    A line belongs where the first thing that came of it is told, though it may open the next action too. Of one that
    nothing came of, a choice that its seat goes on with belongs to what follows, anything else to what was before.
    """
    places = _places(told)
    owned: list[list[Line]] = [[] for _ in told.actions]
    last = max(places, default=-1)
    at = 0
    for number, line in enumerate(lines[: last + 1]):
        follows = number not in places and _leads_on(lines, number, places)
        own = places[_next(number, places)] if follows else places.get(number, at)
        at = max(at, own)
        owned[at].append(line)
    return owned


def _places(told: Told) -> dict[int, int]:
    """Returns by the number of a line the place of the action that its first event is told in."""
    places: dict[int, int] = {}
    for place, action in enumerate(told.actions):
        numbers = [action.line] if action.headline is None else [step.line for step in action.steps]
        for number in numbers:
            places.setdefault(number, place)
    return places


def _next(number: int, places: dict[int, int]) -> int:
    return min(each for each in places if each > number)


def _leads_on(lines: Sequence[Line], number: int, places: dict[int, int]) -> bool:
    """Is it the beginning of what its seat does next?"""
    seat, then = _seat(lines[number]), _next(number, places)
    if seat is None or any(_seat(line) != seat for line in lines[number + 1 : then + 1]):
        return False
    entry = lines[number].entry
    chosen = not isinstance(entry, Undo) and CHOSEN in entry.name
    return chosen or number == 0 or _seat(lines[number - 1]) != seat


def _seat(line: Line) -> int | None:
    return None if isinstance(line.entry, Undo) else line.entry.seat
