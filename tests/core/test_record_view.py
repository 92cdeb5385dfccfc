"""What a seat may see of a running record, and what it cannot work out from it."""

from __future__ import annotations

import dataclasses
import hashlib
import hmac
import json
import random

import pytest
from tests.core.recorded import (
    GAME,
    SECRET,
    begin,
    finished,
    play,
    running,
)

from signoria.core.errors import InvalidRecord
from signoria.core.record.lines import Draw, Line, Move
from signoria.core.record.record import Record
from signoria.core.record.view import seen_by
from signoria.core.state import CHANCE, SPECTATOR


def unlike(view: Record, whole: Record) -> set[int]:
    return {line.number for line in whole.lines if view.lines[line.number].entry != line.entry}


def test_a_seat_sees_its_own_hidden_lines_and_no_others() -> None:
    table = running()
    whole = table.record
    hidden = unlike(table.seen_by(SPECTATOR), whole)
    own = [hidden - unlike(table.seen_by(seat), whole) for seat in range(3)]
    assert all(own), "each seat holds something hidden"
    assert sum(len(lines) for lines in own) == len(hidden), "and nobody what another holds"
    assert set().union(*own) == hidden


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_a_view_differs_in_nothing_but_hidden_names(viewer: int) -> None:
    table = running()
    view = table.seen_by(viewer)
    assert view.viewer == viewer
    assert (view.header, view.end) == (table.record.header, None)
    assert view.shown() == table.record.shown()
    for line in unlike(view, table.record):
        shown, true = view.lines[line].entry, table.record.lines[line].entry
        assert isinstance(shown, Draw)
        assert isinstance(true, Draw)
        assert shown == Draw(shown.name, true.n)
        assert shown.name not in GAME.outcomes.names
    assert view.to_text() == seen_by(GAME, table.record, viewer).to_text()


def test_views_are_made_for_seats_and_from_the_whole_record() -> None:
    table = running()
    with pytest.raises(InvalidRecord, match="no seat 3"):
        table.seen_by(3)
    with pytest.raises(InvalidRecord, match="whole record"):
        seen_by(GAME, table.seen_by(0), 1)


def test_everybody_gets_the_closed_record_whole() -> None:
    table = running()
    record = table.finish(early=True)
    assert table.seen_by(0) is record
    assert seen_by(GAME, record, SPECTATOR) is record


def test_hidden_moves_stay_hidden_when_undone() -> None:
    sealed = dataclasses.replace(
        GAME, seen=lambda state, by, action, seat: GAME.name(by, action) if by in (seat, CHANCE) else "sealed:?"
    )
    table = begin(game=sealed)
    play(table, random.Random(4), 5)
    moves = [line for line in table.record.lines if isinstance(line.entry, Move)]
    table.undo(moves[0].number, by=0)
    for viewer in (0, 1, 2):
        shown = table.seen_by(viewer).lines
        for line in moves:
            assert isinstance(line.entry, Move)
            assert (shown[line.number].entry == line.entry) == (line.entry.seat == viewer)


def test_a_seat_cannot_confirm_a_hidden_outcome_by_the_digests() -> None:
    """The digests of a view fit no outcome without the secret, though each hidden line has only a few."""
    table = running()
    view = table.seen_by(0)
    hidden = [table.record.lines[number] for number in sorted(unlike(view, table.record))]
    assert hidden
    for line in hidden:
        assert isinstance(line.entry, Draw)
        before = view.shown()[line.number - 1]

        def fitting(blind: bytes, line: Line = line, before: str = before, n: int = line.entry.n) -> list[str]:
            return [name for name in GAME.outcomes.names if digest(before, blind, Draw(name, n)) == line.digest]

        assert not any(fitting(blind) for blind in blinds_a_seat_could_try(view, line.number))
        true_blind = hmac.digest(SECRET, b"line" + line.number.to_bytes(8, "big"), "sha256")
        assert fitting(true_blind) == [line.entry.name], "the same search succeeds for who knows the secret"


def blinds_a_seat_could_try(view: Record, number: int) -> list[bytes]:
    """No blind at all, and those that anything public would give in place of the secret."""
    public = [bytes.fromhex(view.header.commitment), *view.header.nonces, b"".join(view.header.nonces), b""]
    message = b"line" + number.to_bytes(8, "big")
    return [b"", bytes(32), *public, *(hmac.digest(key, message, "sha256") for key in public)]


def digest(before: str, blind: bytes, entry: Draw) -> str:
    line = json.dumps(entry.body(), separators=(",", ":")).encode()
    return hashlib.sha256(before.encode() + blind + line).hexdigest()[:32]


def test_equal_hidden_lines_have_unlike_digests_at_unlike_places() -> None:
    digests = [line.digest for line in finished().lines]
    assert len(set(digests)) == len(digests)
