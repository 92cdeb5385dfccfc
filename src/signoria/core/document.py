"""States as JSON documents: a schema names each field, its axes and its values, and reads what a person edited."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias

from signoria.core.codes import Problem
from signoria.core.field_writers import (
    CountWriter,
    FieldWriter,
    LabelledWriter,
    ListWriter,
    NameListWriter,
    NameWriter,
    RowsWriter,
    Writer,
    write_fields,
)
from signoria.core.state import CHANCE, DECISION, DEPTH, FRAME, LOCALS, SEAT, TOGETHER, State

Document: TypeAlias = dict[str, Any]
# As a view shows it: the code of its decision, its seat, its locals by name.
FrameView: TypeAlias = dict[str, int | str]

SEATS: Final = "seats"
NONE: Final = -1
HIGHEST: Final = 30_000
HEADER: Final = frozenset({"game", "rules", "data", "players", "options"})

Axis: TypeAlias = str | int | tuple[str, ...]


@dataclass(frozen=True)
class Field:
    """A field of the state: axes are SEATS, labels (an object, zeros left out) or a length (a list).

    With `names` the numbers are places in that tuple, written as names; -1 is null.
    """

    name: str
    axes: tuple[Axis, ...] = ()
    names: tuple[str, ...] | None = None
    low: int = 0


@dataclass(frozen=True)
class Decision:
    """A decision or procedure of the frame stack, with the names of its locals."""

    code: str
    locals: tuple[str, ...] = ()


class NamedFrame(Protocol):
    """What a document needs to know of a decision: its code, and the names of the locals in its frame."""

    @property
    def code(self) -> str: ...
    @property
    def locals(self) -> tuple[str, ...]: ...


@dataclass(frozen=True)
class Schema:
    """How a game's state is written and read."""

    fields: tuple[Field, ...]
    decisions: Sequence[NamedFrame]
    _writers: list[FieldWriter] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for problem in _declaration_problems(self):
            raise ValueError(problem)
        object.__setattr__(self, "_writers", [_field_writer(entry) for entry in self.fields])

    # ---- writing ----

    def write(self, state: State) -> Document:
        document: Document = {"frames": [self._write_frame(state, i) for i in range(state.depth)]}
        seats: list[Document] = [{} for _ in range(state.players)]
        write_fields(state, self._writers, document, seats)
        document[SEATS] = seats
        return document

    def _write_frame(self, state: State, i: int) -> Document:
        numbers = list(state.frames[i * FRAME : (i + 1) * FRAME])
        decision = self.decisions[numbers[DECISION]]
        frame: Document = {"decision": decision.code, "seat": numbers[SEAT]}
        return frame | dict(zip(decision.locals, numbers[LOCALS:], strict=False))

    # ---- reading ----

    def read(self, state: State, document: Document) -> list[Problem]:
        """Fill a fresh state from a document; answers everything that does not fit its form."""
        problems: list[Problem] = []
        top = {entry.name for entry in self.fields if SEATS not in entry.axes[:1]}
        _check_keys(document, HEADER | top | {"frames", SEATS}, top | {"frames", SEATS}, "the position", problems)
        seats = document.get(SEATS)
        if not isinstance(seats, list) or len(seats) != state.players or not all(isinstance(s, dict) for s in seats):
            problems.append(Problem("wrong_length", f"seats must be a list of {state.players} objects"))
            return problems
        own = {entry.name for entry in self.fields} - top
        for seat, part in enumerate(seats):
            _check_keys(part, own, own, f"seats[{seat}]", problems)
        if problems:
            return problems
        for entry in self.fields:
            self._read_field(state, entry, document, problems)
        self._read_frames(state, document["frames"], problems)
        return problems

    def _read_field(self, state: State, entry: Field, document: Document, problems: list[Problem]) -> None:
        if not entry.axes:
            setattr(state, entry.name, _read_value(entry, document[entry.name], entry.name, problems))
            return
        numbers: list[int] = []
        if entry.axes[0] == SEATS:
            for seat, part in enumerate(document[SEATS]):
                path = f"seats[{seat}].{entry.name}"
                numbers += _read_axes(entry, entry.axes[1:], part[entry.name], path, problems)
        else:
            numbers = _read_axes(entry, entry.axes, document[entry.name], entry.name, problems)
        target = getattr(state, entry.name)
        for i, number in enumerate(numbers):
            target[i] = number

    def _read_frames(self, state: State, frames: Any, problems: list[Problem]) -> None:
        state.clear_frames()
        if not isinstance(frames, list) or len(frames) > DEPTH:
            problems.append(Problem("wrong_length", f"frames must be a list of at most {DEPTH}"))
            return
        codes = [decision.code for decision in self.decisions]
        for i, frame in enumerate(frames):
            path = f"frames[{i}]"
            if not isinstance(frame, dict) or frame.get("decision") not in codes:
                problems.append(Problem("unknown_name", f"{path}.decision must be one of {', '.join(codes)}"))
                return
            number = codes.index(frame["decision"])
            names = self.decisions[number].locals
            keys = {"decision", "seat", *names}
            _check_keys(frame, keys, keys, path, problems)
            values = [frame.get(name, 0) for name in ("seat", *names)]
            if any(type(value) is not int or abs(value) > HIGHEST for value in values):
                problems.append(Problem("wrong_type", f"{path} must hold whole numbers"))
                return
            if not (CHANCE <= values[0] < state.players or values[0] == TOGETHER):
                problems.append(Problem("unknown_seat", f"{path}.seat is {values[0]}"))
                return
            if values[0] == TOGETHER and not 0 < sum(values[1:2]) < 1 << int(state.players):
                problems.append(Problem("nobody_waited_for", f"{path} is for several seats and waits for none of them"))
                return
            state.push(number, values[0])
            for j, value in enumerate(values[1:]):
                state.frames[state.at + LOCALS + j] = value


def _declaration_problems(schema: Schema) -> Iterator[str]:
    """What would be lost, or confused with something else, when a state is written."""
    names = [entry.name for entry in schema.fields]
    for name in names:
        if names.count(name) > 1 or name in HEADER | {SEATS, "frames"}:
            yield f"the name of field {name} is taken"
    for entry in schema.fields:
        if SEATS in entry.axes[1:]:
            yield f"field {entry.name}: seats can only be the first axis"
    for decision in schema.decisions:
        if len(decision.locals) > FRAME - LOCALS:
            yield f"decision {decision.code}: a frame has room for {FRAME - LOCALS} locals"
        if {"decision", "seat"} & set(decision.locals) or len(set(decision.locals)) < len(decision.locals):
            yield f"decision {decision.code}: the name of a local is taken"


def _size(axes: Iterable[Axis]) -> int:
    size = 1
    for axis in axes:
        size *= axis if isinstance(axis, int) else len(axis)
    return size


def _field_writer(entry: Field) -> FieldWriter:
    """How a field is written, worked out once."""
    if entry.axes and entry.axes[0] == SEATS:
        return FieldWriter(entry.name, _size(entry.axes[1:]), _writer(entry, entry.axes[1:]))
    return FieldWriter(entry.name, 0, _writer(entry, entry.axes))


def _writer(entry: Field, axes: tuple[Axis, ...]) -> Writer:
    if not axes:
        return Writer() if entry.names is None else NameWriter(entry.names)
    axis, names = axes[0], entry.names
    if isinstance(axis, tuple):
        if len(axes) == 1 and names is None:
            return CountWriter(axis)
        return LabelledWriter(axis, _writer(entry, axes[1:]), _size(axes[1:]), keeps_empty=names is not None)
    length = int(axis)
    if len(axes) > 1:
        return RowsWriter(length, _writer(entry, axes[1:]), _size(axes[1:]))
    return ListWriter(length) if names is None else NameListWriter(names, length)


def _read_value(entry: Field, value: Any, path: str, problems: list[Problem]) -> int:
    if entry.names is not None:
        if value is None:
            return NONE
        if value in entry.names:
            return entry.names.index(value)
        problems.append(Problem("unknown_name", f"{path} is {value!r}, not one of {', '.join(entry.names)}"))
        return NONE
    if type(value) is not int:
        problems.append(Problem("wrong_type", f"{path} must be a whole number, not {value!r}"))
        return 0
    if not entry.low <= value <= HIGHEST:
        problems.append(Problem("out_of_range", f"{path} is {value}, must be {entry.low} to {HIGHEST}"))
        return 0
    return value


def _read_axes(entry: Field, axes: tuple[Axis, ...], value: Any, path: str, problems: list[Problem]) -> list[int]:
    if not axes:
        return [_read_value(entry, value, path, problems)]
    axis, rest = axes[0], axes[1:]
    empty = [NONE if entry.names is not None else 0] * _size(rest)
    if isinstance(axis, tuple):
        if not isinstance(value, dict):
            problems.append(Problem("wrong_type", f"{path} must be an object"))
            return empty * len(axis)
        _check_keys(value, set(axis), set(), path, problems)
        parts = [
            _read_axes(entry, rest, value[k], f"{path}.{k}", problems) if k in value else list(empty) for k in axis
        ]
        return [number for part in parts for number in part]
    length = int(axis)
    if not isinstance(value, list) or len(value) > length or (len(value) < length and entry.names is None):
        problems.append(Problem("wrong_length", f"{path} must be a list of {length}"))
        return empty * length
    numbers: list[int] = []
    for i, part in enumerate(value):
        numbers += _read_axes(entry, rest, part, f"{path}[{i}]", problems)
    return numbers + empty * (length - len(value))


def _check_keys(
    document: Document, known: Iterable[str], needed: Iterable[str], path: str, problems: list[Problem]
) -> None:
    for name in sorted(set(document) - set(known)):
        problems.append(Problem("unknown_field", f"{path} has {name!r}"))
    for name in sorted(set(needed) - set(document)):
        problems.append(Problem("missing_field", f"{path} lacks {name!r}"))
