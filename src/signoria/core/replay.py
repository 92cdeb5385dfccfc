"""Records played again: to a position, or line by line with the position before each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from signoria.core.errors import IllegalAction, InvalidRecord, InvalidSetup, UnknownAction
from signoria.core.game import AnyGame
from signoria.core.record import Record
from signoria.core.record_lines import Draw, Line, Move, Played, Undo, undo_place
from signoria.core.state import CHANCE, State


class HiddenLine(InvalidRecord):
    """A record as one seat sees it can be followed only up to the first line that is hidden from that seat."""


@dataclass(frozen=True)
class Step:
    """A line as it was made: the position before it, who did it and what; for an undo, who asked and no action.

    The position is the one that the walk goes on with: look at it before the next step, and do not change it.
    """

    line: Line
    before: Any
    seat: int
    action: int | None


def replay(game: AnyGame, record: Record, upto: int | None = None) -> Any:
    """The position that the record leads to, or the one just before line `upto` was made."""
    state = start(game, record)
    advance(game, record, state, record.in_force(upto))
    return state


def start(game: AnyGame, record: Record) -> Any:
    """The position before line 0; refuses a record of another game, other rules or other data."""
    check_fits(game, record)
    try:
        return game.new(record.header.players, record.header.options)
    except InvalidSetup as error:
        raise InvalidRecord(f"The set-up of this record does not fit the game: {error}") from error


def advance(game: AnyGame, record: Record, state: State, lines: Iterable[Played]) -> None:
    """Make these moves and draws on a position."""
    for played in lines:
        action = _action(game, record, played.number, played.entry)
        try:
            state.apply(played.entry.seat, action)
        except IllegalAction as error:
            raise _misfit(state, played.number, played.entry, error) from error


def walk(game: AnyGame, record: Record, upto: int | None = None) -> Iterator[Step]:
    """Every line in the order in which it was made, those undone later too."""
    state = start(game, record)
    lines = record.lines if upto is None else record.lines[:upto]
    goals = {line.entry.to for line in lines if isinstance(line.entry, Undo)}
    kept: dict[int, State] = {}
    numbers: list[int] = []
    for line in lines:
        entry = line.entry
        if isinstance(entry, Undo):
            place = _undo_place(record, numbers, line.number, entry)
            yield Step(line, state, entry.by, None)
            state = kept.pop(entry.to)
            del numbers[place:]
            continue
        action = _action(game, record, line.number, entry)
        reason = state.why_not(entry.seat, action)
        if reason is not None:
            raise _misfit(state, line.number, entry, IllegalAction(reason, entry.name))
        if line.number in goals:
            kept[line.number] = state.clone()
        yield Step(line, state, entry.seat, action)
        state.step(entry.seat, action)
        numbers.append(line.number)


def check_fits(game: AnyGame, record: Record) -> None:
    """A record replays only with the game, the rules and the component data that it was made with."""
    header = record.header
    if header.game != game.id:
        raise InvalidRecord(
            f"This record is of the game {header.game!r}, not of {game.id!r}; replay it with its own game."
        )
    if header.rules != game.rules_version:
        raise InvalidRecord(
            f"This record was made with rules {header.rules} of {game.title}, but these are rules "
            f"{game.rules_version}; the version of Signoria that made it can replay it."
        )
    if header.data != game.components.hash:
        raise InvalidRecord(
            f"This record was made with other component data of {game.title} ({header.data}, here "
            f"{game.components.hash}); use the component file that it was made with."
        )


def _undo_place(record: Record, numbers: list[int], line: int, undo: Undo) -> int:
    if undo.by >= record.header.players:
        raise InvalidRecord(
            f"Line {line} is an undo by seat {undo.by}, but the seats end with {record.header.players - 1}.", line
        )
    return undo_place(numbers, undo.to, line)


def _action(game: AnyGame, record: Record, line: int, entry: Move | Draw) -> int:
    try:
        return game.id_of(entry.seat, entry.name)
    except UnknownAction as error:
        if record.viewer is not None:
            raise HiddenLine(f"Line {line} is hidden from the seat that this record was made for.", line) from error
        raise InvalidRecord(f"Line {line} does not fit the game: {error}", line) from error


def _misfit(state: State, line: int, entry: Move | Draw, error: IllegalAction) -> InvalidRecord:
    actors = state.actors()
    did = f"draws {entry.name}" if entry.seat == CHANCE else f"is {entry.name} by seat {entry.seat}"
    if entry.seat not in [*actors, *state.may()]:
        why = f"but {_expected(actors)}"
    elif entry.seat == CHANCE:
        why = "which could not come up at that point"
    else:
        why = f"which was not allowed at that point: {error.reason}"
    return InvalidRecord(f"Line {line} {did}, {why}; the record was changed, or the rules were.", line)


def _expected(actors: list[int]) -> str:
    if not actors:
        return "the game was over"
    if actors == [CHANCE]:
        return "chance was to be drawn"
    return f"seat {' and '.join(str(seat) for seat in actors)} was to decide"
