"""The journal: what it writes, what it reads and what it refuses."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.core.recorded import (
    CHAIRS,
    GAME,
    NONCES,
    OTHER_SECRET,
    SECRET,
    begin,
    document,
    finished,
    play,
    rewritten,
    running,
)

from signoria.core.errors import InvalidRecord, InvalidSetup
from signoria.core.record.lines import Chair, Draw, Move, Undo
from signoria.core.record.record import Record
from signoria.core.state import SPECTATOR

Document = dict[str, Any]


# ---- the text ----


@pytest.mark.parametrize(
    "record",
    [begin().record, running().record, running().seen_by(0), finished()],
    ids=["new", "running", "seen", "finished"],
)
def test_text_round_trip(record: Record) -> None:
    again = Record.from_text(record.to_text())
    assert again.to_text() == record.to_text()
    assert vars(again) == vars(record)


def test_a_person_can_read_it() -> None:
    record = finished()
    rows = [row.rstrip(",") for row in record.to_text().splitlines()]
    first = rows.index('"lines": [') + 1
    shown = [json.loads(row) for row in rows[first : first + len(record.lines)]]
    assert shown == [[line.number, *line.entry.body(), line.digest] for line in record.lines]
    assert any("Césare" in row for row in rows)


def test_the_digests_are_what_the_documentation_says() -> None:
    record = finished()
    read = json.loads(record.to_text())
    header = {name: read[name] for name in list(read)[: list(read).index("header_digest")]}
    digest = hashlib.sha256(json.dumps(header, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:32]
    assert read["header_digest"] == digest
    for number, *body, shown in read["lines"]:
        blind = hmac.new(SECRET, b"line" + number.to_bytes(8, "big"), hashlib.sha256).digest()
        line = json.dumps(body, separators=(",", ":")).encode()
        digest = hashlib.sha256(digest.encode() + blind + line).hexdigest()[:32]
        assert shown == digest


def test_the_secret_is_in_the_text_only_after_the_end() -> None:
    table = begin()
    play(table, random.Random(2))
    for shown in (table.record, table.seen_by(0), table.seen_by(SPECTATOR)):
        assert SECRET.hex() not in shown.to_text()
    assert SECRET.hex() in table.finish().to_text()


def change(path: list[str | int], value: Any) -> Callable[[Document], None]:
    def edit(read: Document) -> None:
        target: Any = read
        for key in path[:-1]:
            target = target[key]
        target[path[-1]] = value

    return edit


def drop(path: list[str | int]) -> Callable[[Document], None]:
    def edit(read: Document) -> None:
        target: Any = read
        for key in path[:-1]:
            target = target[key]
        del target[path[-1]]

    return edit


BROKEN: list[tuple[Callable[[Document], None], str, int | None]] = [
    (change(["format"], 2), "has format 2", None),
    (change(["format"], True), "has format True", None),
    (drop(["format"]), "does not say its format", None),
    (drop(["nonces"]), "lacks nonces", None),
    (change(["extra"], 1), "has 'extra'", None),
    (change(["game"], 7), "game is 7", None),
    (change(["players"], "3"), "players is '3'", None),
    (change(["players"], True), "players is True", None),
    (change(["players"], 2), "2 players but has 3 seats", None),
    (change(["options"], []), "options is", None),
    (change(["options", "speed"], 1.5), "option 'speed' is 1.5", None),
    (change(["seats", 0, "kind"], "dog"), "not 'dog'", None),
    (change(["seats", 0, "name"], "\ud800"), r"seats\[0\].name", None),
    (drop(["seats", 1, "kind"]), r"seats\[1\] lacks kind", None),
    (change(["commitment"], "AB" * 32), "commitment is", None),
    (change(["nonces", 1], "00"), r"nonces\[1\] is", None),
    (change(["lines"], {}), "lines is", None),
    (change(["lines", 4], "x"), "Line 4", 4),
    (change(["lines", 4], []), "Line 4", 4),
    (change(["lines", 4, 0], 5), "Where line 4 should be, the record has line 5", 4),
    (drop(["lines", 4]), "Where line 4 should be, the record has line 5", 4),
    (change(["lines", 4, -1], "zz"), "the digest of line 4", 4),
    (change(["lines", 4, 1], -2), "Line 4", 4),
    (change(["lines", 4, 1], 2**70), "the seat of line 4|Line 4", 4),
    (change(["lines", 4, 1], "redo"), "Line 4", 4),
    (change(["lines", 0, 3], -1), "the n of line 0", 0),
    (change(["lines", 0, 3], False), "the n of line 0", 0),
    (change(["lines", 0, 3], 0.5), "the n of line 0", 0),
    (change(["lines", 0, 2], None), "the outcome of line 0", 0),
    (change(["end"], {}), "end lacks lines, secret, result", None),
    (change(["end", "secret"], None), "end.secret is None", None),
    (change(["end", "lines"], "9"), "end.lines is '9'", None),
    (change(["end", "result"], 4), "end.result is 4", None),
    (change(["seen_by"], 0), "both seen_by one seat and ended", None),
]


@pytest.mark.parametrize(("edit", "message", "line"), BROKEN)
def test_what_is_no_record_is_refused_in_a_sentence(
    edit: Callable[[Document], None], message: str, line: int | None
) -> None:
    changed = document(finished())
    edit(changed)
    with pytest.raises(InvalidRecord, match=message) as caught:
        rewritten(changed)
    assert caught.value.line == line
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "3",
        "{}",
        "\ufeff{}",
        "[" * 100_000,
        '{"format": ' + "9" * 5000 + "}",
    ],
)
def test_what_is_no_json_object_is_refused(text: str) -> None:
    with pytest.raises(InvalidRecord, match="record"):
        Record.from_text(text)


def test_a_name_given_twice_is_refused() -> None:
    text = finished().to_text().replace('"players": 3,', '"players": 3,\n"players": 3,')
    with pytest.raises(InvalidRecord, match="'players' twice"):
        Record.from_text(text)


def test_seen_by_must_be_a_seat() -> None:
    changed = document(running().seen_by(1))
    for viewer in (3, -1, -2, True, "1"):
        with pytest.raises(InvalidRecord, match="seen_by"):
            rewritten(changed | {"seen_by": viewer})


# ---- beginning and adding ----


def test_options_are_written_out_whole() -> None:
    assert begin().record.header.options == GAME.settings(3, {})


def test_a_beginning_that_does_not_fit_is_refused() -> None:
    with pytest.raises(InvalidSetup):
        Record.begin(GAME, 17, {}, CHAIRS, SECRET, NONCES)
    with pytest.raises(InvalidRecord, match="needs 3 seats, not 2"):
        Record.begin(GAME, 3, {}, CHAIRS[:2], SECRET, NONCES)
    with pytest.raises(InvalidRecord, match="32 bytes"):
        Record.begin(GAME, 3, {}, CHAIRS[:3], b"short", NONCES)
    with pytest.raises(InvalidRecord, match="nonce 16"):
        Record.begin(GAME, 3, {}, CHAIRS[:3], SECRET, [b"short"])
    with pytest.raises(InvalidRecord, match="'cat'"):
        Chair("Anna", "cat")


def test_a_line_that_cannot_follow_is_refused() -> None:
    record = running().record
    lines = list(record.lines)
    with pytest.raises(InvalidRecord, match="n only grows"):
        record.add(Draw("any", 0), SECRET)
    with pytest.raises(InvalidRecord, match="does not count"):
        record.add(Undo(len(lines), 0), SECRET)
    with pytest.raises(InvalidRecord, match="seat 3"):
        record.add(Undo(0, 3), SECRET)
    with pytest.raises(InvalidRecord, match="secret"):
        record.add(Move(0, "any"), OTHER_SECRET)
    with pytest.raises(InvalidRecord, match="one seat"):
        running().seen_by(0).add(Move(0, "any"), SECRET)
    assert record.lines == lines


def test_nothing_is_added_once_the_secret_is_public() -> None:
    table = begin()
    play(table, random.Random(2))
    last = table.record.in_force()[-1].number
    table.finish()
    for attempt in (
        lambda: table.act(0, 0),
        table.settle_chance,
        lambda: table.undo(last, 0),
        table.finish,
    ):
        with pytest.raises(InvalidRecord, match="closed"):
            attempt()
