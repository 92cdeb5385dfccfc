"""Records played again: to a position, or line by line with the position before each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from signoria.core.codes import Event, Reason, Sentence
from signoria.core.errors import IllegalAction, InvalidDocument, InvalidRecord, InvalidSetup, UnknownAction
from signoria.core.game import AnyGame, Game, S
from signoria.core.record.header import Branch, HiddenStart, Start
from signoria.core.record.lines import Draw, Line, Move, Played, Undo, undo_place
from signoria.core.record.record import Record
from signoria.core.state import CHANCE, State


class HiddenLine(InvalidRecord):
    """A record as one seat sees it can be followed only up to the first line that is hidden from that seat."""


@dataclass(frozen=True)
class Step:
    """A line as it was made: the position before it, who did it and what; for an undo, who asked and no action.

    The position is the one that the walk goes on with: look at it before the next step, and do not change it. The
    events are those that the line causes, and there once the walk has gone on.
    """

    line: Line
    before: State
    seat: int
    action: int | None
    events: list[Event]


def replay(game: Game[S], record: Record, upto: int | None = None) -> S:
    """The position that the record leads to, or the one just before line `upto` was made."""
    state = start(game, record)
    advance(game, record, state, record.in_force(upto))
    return state


def start(game: Game[S], record: Record) -> S:
    """The position before line 0; refuses a record of another game, other rules or other data."""
    check_fits(game, record)
    if record.header.start is not None:
        return _started(game, record, record.header.start)
    try:
        return game.new(record.header.players, record.header.options)
    except InvalidSetup as error:
        english = "The set-up of this record does not fit the game: {why}"
        raise InvalidRecord(english, "record_set_up", why=error.sentence) from error


def parent_of(branch: Branch) -> Record:
    """Returns the game that another one was played on from, closed at that line."""
    return Record(branch.header, branch.header_digest, branch.lines, branch.end())


def _started(game: Game[S], record: Record, where: Start) -> S:
    """The position of a game that was played on from another, or from a set position."""
    if isinstance(where, HiddenStart):
        english = "Where this game starts is hidden from the seat that this record was made for, until it is over."
        raise HiddenLine(english, "start_hidden")
    try:
        state = replay(game, parent_of(where)) if isinstance(where, Branch) else game.load(where.position)
    except InvalidDocument as error:
        english = "The position that this game starts from cannot be played: {why}"
        raise InvalidRecord(english, "start_position", why=str(error)) from error
    if state.players != record.header.players or dict(state.settings) != dict(record.header.options):
        english = "This game starts from one of other players or options than its own header says."
        raise InvalidRecord(english, "start_other_setup")
    return state


def advance(game: AnyGame, record: Record, state: State, lines: Iterable[Played]) -> None:
    """Make these moves and draws on a position."""
    for played in lines:
        action = _action(game, record, played.number, played.entry)
        try:
            state.apply(played.entry.seat, action)
        except IllegalAction as error:
            raise _misfit(game, state, played.number, played.entry, error.reason) from error


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
            yield Step(line, state, entry.by, None, [])
            state = kept.pop(entry.to)
            del numbers[place:]
            continue
        action = _action(game, record, line.number, entry)
        reason = state.why_not(entry.seat, action)
        if reason is not None:
            raise _misfit(game, state, line.number, entry, reason)
        if line.number in goals:
            kept[line.number] = state.clone()
        events: list[Event] = []
        yield Step(line, state, entry.seat, action, events)
        carry_out(state, entry.seat, action, events)
        numbers.append(line.number)


def carry_out(state: State, seat: int, action: int, events: list[Event]) -> None:
    """Do what is known to be allowed, and note what happens."""
    state.events = events
    try:
        state.step(seat, action)
    finally:
        state.events = None


def check_fits(game: AnyGame, record: Record) -> None:
    """A record replays only with the game, the rules and the component data that it was made with."""
    header = record.header
    if header.game != game.id:
        english = "This record is of the game {found!r}, not of {wanted!r}; replay it with its own game."
        raise InvalidRecord(english, "record_other_game", found=header.game, wanted=game.id)
    if header.rules != game.rules_version:
        raise InvalidRecord(
            "This record was made with rules {found} of {title}, but these are rules {here}; "
            "the version of Signoria that made it can replay it.",
            "record_other_rules",
            found=header.rules,
            title=game.title,
            here=game.rules_version,
        )
    if header.data != game.components.hash:
        raise InvalidRecord(
            "This record was made with other component data of {title} ({found}, here {here}); "
            "use the component file that it was made with.",
            "record_other_data",
            title=game.title,
            found=header.data,
            here=game.components.hash,
        )


def _undo_place(record: Record, numbers: list[int], line: int, undo: Undo) -> int:
    if undo.by >= record.header.players:
        english = "Line {line} is an undo by seat {seat}, but the seats end with {last}."
        raise InvalidRecord(english, "line_undo_by", line=line, seat=undo.by, last=record.header.players - 1)
    return undo_place(numbers, undo.to, line)


def _action(game: AnyGame, record: Record, line: int, entry: Move | Draw) -> int:
    try:
        return game.id_of(entry.seat, entry.name)
    except UnknownAction as error:
        if record.viewer is not None:
            english = "Line {line} is hidden from the seat that this record was made for."
            raise HiddenLine(english, "line_hidden", line=line) from error
        english = "Line {line} does not fit the game: {why}"
        raise InvalidRecord(english, "line_misfit", line=line, why=error.sentence) from error


def _misfit(game: AnyGame, state: State, line: int, entry: Move | Draw, reason: Reason) -> InvalidRecord:
    actors, seat, action = state.actors(), entry.seat, entry.name
    due = None if seat in [*actors, *state.may()] else _due(actors)
    if seat == CHANCE:
        if due is not None:
            english = "Line {line} draws {outcome}, but {due}; the record was changed, or the rules were."
            return InvalidRecord(english, "line_draw_not_due", line=line, outcome=action, due=due)
        english = "Line {line} draws {outcome}, which could not come up; the record was changed, or the rules were."
        return InvalidRecord(english, "line_draw_impossible", line=line, outcome=action)
    if due is not None:
        english = "Line {line} is {action} by seat {seat}, but {due}; the record was changed, or the rules were."
        return InvalidRecord(english, "line_not_due", line=line, action=action, seat=seat, due=due)
    return InvalidRecord(
        "Line {line} is {action} by seat {seat}, which was not allowed at that point: {reason}; "
        "the record was changed, or the rules were.",
        "line_not_allowed",
        line=line,
        action=action,
        seat=seat,
        reason=reason,
        game=game.id,
    )


def _due(actors: list[int]) -> Sentence:
    """What was to be done instead."""
    if not actors:
        return Sentence("the game was over", "due-nothing")
    if actors == [CHANCE]:
        return Sentence("chance was to be drawn", "due-chance")
    seats = ", ".join(str(seat) for seat in actors)
    return Sentence("seat {seats} was to decide", "due-seats", {"seats": seats})
