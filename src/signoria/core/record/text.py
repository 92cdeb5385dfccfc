"""Records as JSON text that a person can read: one row per line of the journal, and a strict reader."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from reprlib import repr as brief
from typing import Any, Final, NamedTuple

from signoria.core.codes import Params, Sentence
from signoria.core.document import Document
from signoria.core.errors import InvalidRecord
from signoria.core.record.chance_stream import NONCE_BYTES, SECRET_BYTES
from signoria.core.record.header import (
    DEEPEST,
    FORMAT,
    HIDDEN,
    POSITION,
    RECORD,
    Branch,
    Header,
    HiddenStart,
    SetPosition,
    Start,
)
from signoria.core.record.lines import (
    ALONE,
    DIGEST_DIGITS,
    UNDO,
    Chair,
    Draw,
    End,
    Entry,
    Line,
    Move,
    Undo,
)
from signoria.core.record.values import as_hex, as_list, as_number, as_object, as_text, check_keys
from signoria.core.state import CHANCE, SPECTATOR

HASH_BYTES: Final = 32
LONGEST_UNDO: Final = 4
FORMS: Final = '[seat, action], [-1, outcome, n], ["undo", to, by], ["undo", to, by, "alone"]'


class Parts(NamedTuple):
    """A record taken apart."""

    header: Header
    header_digest: str
    viewer: int | None
    lines: list[Line]
    end: End | None


# ---- writing ----


def write(parts: Parts) -> str:
    rows = [f'"{name}": {_row(value)}' for name, value in replace(parts.header, start=None).document().items()]
    if parts.header.start is not None:
        rows.append(f'"start": {_start(parts.header.start)}')
    rows.append(f'"header_digest": {_row(parts.header_digest)}')
    if parts.viewer is not None:
        rows.append(f'"seen_by": {parts.viewer}')
    rows.append('"lines": ' + _list(_row([line.number, *line.entry.body(), line.digest]) for line in parts.lines))
    if parts.end is not None:
        rows.append(f'"end": {_end(parts.end)}')
    return "{\n" + ",\n".join(rows) + "\n}\n"


def _start(start: Start) -> str:
    """The other game as readable as this one; a position in one row."""
    if not isinstance(start, Branch):
        return _row(start.document())
    parent = write(Parts(start.header, start.header_digest, None, list(start.lines), start.end()))
    return f'{{"{RECORD}": {parent.rstrip()}}}'


def _end(end: End) -> str:
    document = end.document()
    if end.result is not None:
        places, scores = _row(end.result["places"]), _list(_row(lines) for lines in end.result["scores"])
        document["result"] = None
        return _row(document).removesuffix("null}") + f'{{"places": {places}, "scores": {scores}}}}}'
    return _row(document)


def _list(rows: Iterable[str]) -> str:
    return "[\n" + ",\n".join(rows) + "\n]"


def _row(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


# ---- reading: only the form of each value by itself; whether the values fit together is for `verify` to say ----


def read(text: str) -> Parts:
    return _read_parts(_parse(text))


def _read_parts(document: Document, depth: int = 0) -> Parts:
    _format(document)
    names = ("format", "game", "rules", "data", "players", "options", "seats", "commitment", "nonces")
    check_keys(document, (*names, "header_digest", "lines"), ("corrected", "start", "seen_by", "end"))
    header = _read_header(document, depth)
    lines = [_read_line(number, row) for number, row in enumerate(as_list(document["lines"], "lines"))]
    viewer = _read_viewer(document, header.players)
    if viewer is not None and "end" in document:
        english = "The record is both seen_by one seat and ended; a record that has ended is shown whole."
        raise InvalidRecord(english, "record_seen_and_ended")
    if isinstance(header.start, HiddenStart) and viewer is None:
        english = "The record hides where it starts, though it is not made for one seat."
        raise InvalidRecord(english, "record_start_hidden")
    end = _read_end(document["end"]) if "end" in document else None
    return Parts(header, as_hex(document["header_digest"], DIGEST_DIGITS // 2, "header_digest"), viewer, lines, end)


def _parse(text: str) -> Document:
    try:
        document = json.loads(text, object_pairs_hook=_unique)
    except (ValueError, RecursionError) as error:
        english = "This is not a record: it cannot be read as JSON ({error})."
        raise InvalidRecord(english, "record_no_json", error=str(error)) from error
    if not isinstance(document, dict):
        raise InvalidRecord("This is not a record: a record is a JSON object.", "record_no_object")
    return document


def _unique(pairs: list[tuple[str, Any]]) -> Document:
    document: Document = {}
    for name, value in pairs:
        if name in document:
            english = "The record gives {name} twice; each name may stand once."
            raise InvalidRecord(english, "record_twice", name=brief(name))
        document[name] = value
    return document


def _format(document: Document) -> None:
    if "format" not in document:
        raise InvalidRecord("This is not a record: it does not say its format.", "record_no_format")
    version = document["format"]
    if type(version) is not int or version != FORMAT:
        english = "The record has format {found}, but this version of Signoria reads format {format}."
        raise InvalidRecord(english, "record_format", found=brief(version), format=FORMAT)


def _read_header(document: Document, depth: int) -> Header:
    players = as_number(document["players"], "players", 1)
    seats = tuple(_read_chair(row, f"seats[{i}]") for i, row in enumerate(as_list(document["seats"], "seats")))
    if len(seats) != players:
        english = "The record is of {players} players but has {seats} seats; there must be one seat per player."
        raise InvalidRecord(english, "record_seats", players=players, seats=len(seats))
    options = as_object(document["options"], "options")
    for name, value in options.items():
        if type(value) not in (bool, int, str):
            english = "In the record, option {name} is {value}; it must be true, false, a whole number or a text."
            raise InvalidRecord(english, "record_option", name=brief(name), value=brief(value))
    return Header(
        game=as_text(document["game"], "game"),
        rules=as_text(document["rules"], "rules"),
        data=as_text(document["data"], "data"),
        players=players,
        options=options,
        seats=seats,
        commitment=as_hex(document["commitment"], HASH_BYTES, "commitment"),
        nonces=tuple(
            bytes.fromhex(as_hex(nonce, NONCE_BYTES, f"nonces[{i}]"))
            for i, nonce in enumerate(as_list(document["nonces"], "nonces"))
        ),
        corrected={
            place: as_text(value, f"corrected.{place}")
            for place, value in as_object(document.get("corrected", {}), "corrected").items()
        },
        start=read_start(document["start"], depth) if "start" in document else None,
    )


def read_start(row: Any, depth: int = 0) -> Start:
    """Returns where a game starts that does not start from its set-up."""
    start = as_object(row, "start")
    if list(start) == [POSITION]:
        return SetPosition(as_object(start[POSITION], "start.position"))
    if list(start) == [HIDDEN] and start[HIDDEN] is True:
        return HiddenStart()
    if list(start) != [RECORD]:
        english = "In the record, start has {names}; it must hold a record, a position, or that it is hidden."
        raise InvalidRecord(english, "record_start", names=brief(", ".join(map(str, start))))
    if depth >= DEEPEST:
        english = "More than {most} games lie one within the other in this record; no table writes so many."
        raise InvalidRecord(english, "record_deep", most=DEEPEST)
    parent = _read_parts(as_object(start[RECORD], "start.record"), depth + 1)
    if parent.end is None or parent.end.result is not None or parent.end.lines != len(parent.lines):
        english = "The game that this one was played on from must be closed at that line, without a result."
        raise InvalidRecord(english, "record_start_end")
    return Branch(parent.header, parent.header_digest, tuple(parent.lines), parent.end.secret)


def _read_chair(row: Any, what: str) -> Chair:
    chair = as_object(row, what)
    check_keys(chair, ("name", "kind"), (), what)
    return Chair(as_text(chair["name"], f"{what}.name"), as_text(chair["kind"], f"{what}.kind"))


def _read_viewer(document: Document, players: int) -> int | None:
    if "seen_by" not in document:
        return None
    viewer = document["seen_by"]
    if type(viewer) is not int or (viewer != SPECTATOR and not 0 <= viewer < players):
        english = "In the record, seen_by is {value}; it must be a seat, or {spectator} for a spectator."
        raise InvalidRecord(english, "record_seen_by", value=brief(viewer), spectator=SPECTATOR)
    return viewer


def _read_line(number: int, row: Any) -> Line:
    if not isinstance(row, list) or len(row) < 3:
        english = "Line {line} of the record is {value}; a line is a list of its number, what was done and a digest."
        raise InvalidRecord(english, "line_no_list", line=number, value=brief(row))
    if type(row[0]) is not int or row[0] != number:
        english = "Where line {line} should be, the record has line {found}: lines were removed, added or moved."
        raise InvalidRecord(english, "line_number", line=number, found=brief(row[0]))
    digest = Sentence("the digest of line {line}", "part-digest", {"line": number})
    return Line(number, _read_entry(row[1:-1], number), as_hex(row[-1], DIGEST_DIGITS // 2, digest))


def _read_entry(body: Sequence[Any], number: int) -> Entry:
    for kind, length, read_kind in ENTRIES:
        if len(body) == length and kind(body):
            return read_kind(body, {"line": number})
    english = "Line {line} of the record says {value}; it must be one of {forms}."
    raise InvalidRecord(english, "line_form", line=number, value=brief(list(body)), forms=FORMS)


def _read_move(body: Sequence[Any], line: Params) -> Entry:
    seat = as_number(body[0], Sentence("the seat of line {line}", "part-seat", line), 0)
    return Move(seat, as_text(body[1], Sentence("the action of line {line}", "part-action", line)))


def _read_draw(body: Sequence[Any], line: Params) -> Entry:
    outcome = as_text(body[1], Sentence("the outcome of line {line}", "part-outcome", line))
    return Draw(outcome, as_number(body[2], Sentence("the n of line {line}", "part-n", line), 0))


def _read_undo(body: Sequence[Any], line: Params) -> Entry:
    to = as_number(body[1], Sentence("the goal of line {line}", "part-goal", line), 0)
    by = as_number(body[2], Sentence("the seat of line {line}", "part-seat", line), 0)
    return Undo(to, by, alone=len(body) == LONGEST_UNDO)


ENTRIES: Final[tuple[tuple[Callable[[Sequence[Any]], bool], int, Callable[[Sequence[Any], Params], Entry]], ...]] = (
    (lambda body: type(body[0]) is int and body[0] >= 0, 2, _read_move),
    (lambda body: type(body[0]) is int and body[0] == CHANCE, 3, _read_draw),
    (lambda body: body[0] == UNDO, 3, _read_undo),
    (lambda body: body[0] == UNDO and body[-1] == ALONE, LONGEST_UNDO, _read_undo),
)


def _read_end(row: Any) -> End:
    end = as_object(row, "end")
    check_keys(end, ("lines", "secret", "result"), (), "end")
    result = end["result"]
    if result is not None:
        check_keys(as_object(result, "end.result"), ("places", "scores"), (), "end.result")
        as_list(result["places"], "end.result.places")
        as_list(result["scores"], "end.result.scores")
    secret = bytes.fromhex(as_hex(end["secret"], SECRET_BYTES, "end.secret"))
    return End(as_number(end["lines"], "end.lines", 0), secret, result)
