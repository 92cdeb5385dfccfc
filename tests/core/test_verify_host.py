"""A host who knows the secret, changes the record and makes the digests fit again: what is found, and by what."""

from __future__ import annotations

import random

import pytest
from tests.core.recorded import GAME, SECRET, begin, document, play, rewritten
from tests.core.tampering import (
    DOCUMENT,
    LENGTH,
    RECORD,
    changed_document,
    failure,
    numbers,
    resealed,
    set_line,
)

from signoria.core.play.recorded_game import RecordedGame
from signoria.core.record.lines import Draw, Move, Undo
from signoria.core.record.record import Record
from signoria.core.record.replay import replay
from signoria.core.record.verify import FailedCheck, verify
from signoria.core.state import CHANCE


def other_outcome(line: int) -> str:
    entry = RECORD.lines[line].entry
    assert isinstance(entry, Draw)
    possible = [GAME.name(CHANCE, outcome) for outcome, _ in replay(GAME, RECORD, upto=line).weights()]
    return next(name for name in possible if name != entry.name)


def choosable_draws() -> list[int]:
    return [line for line in numbers(Draw) if len(replay(GAME, RECORD, upto=line).weights()) > 1]


def test_a_chosen_outcome_is_found_by_the_stream() -> None:
    for line in choosable_draws()[::3]:
        found = failure(resealed(changed_document(set_line(line, 2, other_outcome(line)))))
        assert (found.check, found.line) == ("chance", line)


def test_a_number_left_out_to_get_another_outcome_is_found() -> None:
    """An honest outcome of the stream, but not of the next n."""
    table = begin()
    table._stream.n = 5
    table.settle_chance()
    found = failure(document(table.finish(early=True)))
    assert (found.check, found.line) == ("chance", 0)
    assert "n = 5" in str(found)
    assert "n = 0" in str(found)


def test_an_undone_draw_is_checked_too() -> None:
    table = begin()
    table.settle_chance()
    undone = table.record.in_force()[0].number
    table.undo(undone, 0)
    table.settle_chance()
    changed = document(table.finish(early=True))
    verify(GAME, rewritten(changed))
    possible = [GAME.name(CHANCE, outcome) for outcome, _ in replay(GAME, table.record, upto=0).weights()]
    changed["lines"][undone][2] = next(name for name in possible if name != changed["lines"][undone][2])
    found = failure(resealed(changed))
    assert found.line == undone


def test_an_illegal_move_is_found_by_the_rules() -> None:
    line = numbers(Move)[4]
    found = failure(resealed(changed_document(set_line(line, 1, 1 - DOCUMENT["lines"][line][1]))))
    assert (found.check, found.line) == ("moves", line)


def test_an_undo_that_cannot_be_is_found() -> None:
    line = numbers(Undo)[0]
    for place, value in ((2, line), (2, LENGTH), (3, 7)):
        found = failure(resealed(changed_document(set_line(line, place, value))))
        assert (found.check, found.line) == ("moves", line)


def rewritten_game() -> tuple[Record, Record, int]:
    """A game, and the same up to a move in its middle, told as if it had gone on in another way."""
    table = begin()
    play(table, random.Random(11), 15)
    fork = next(played.number for played in reversed(table.record.in_force()) if isinstance(played.entry, Move))
    other = Record.from_text(table.record.to_text())
    del other.lines[fork:]
    told = RecordedGame(GAME, other, SECRET)
    seat = told.state.actors()[0]
    played = table.record.lines[fork].entry
    assert isinstance(played, Move)
    told.act(seat, next(a for a in told.state.options(seat) if GAME.action_name(a) != played.name))
    play(told, random.Random(11))
    return table.record, told.finish(), fork


def test_another_game_with_the_same_secret_is_found_only_by_digests_that_were_noted() -> None:
    played, told, fork = rewritten_game()
    assert "shown" in [finding.check for finding in verify(GAME, told) if not finding.checked]
    with pytest.raises(FailedCheck) as caught:
        verify(GAME, told, played.shown())
    assert (caught.value.check, caught.value.line) == ("shown", fork)
    with pytest.raises(FailedCheck) as caught:
        verify(GAME, told, {len(played.lines) - 1: played.last_digest()})
    assert caught.value.check == "shown"


def test_another_header_is_found_by_the_digest_that_was_noted() -> None:
    changed = resealed(changed_document(lambda changed: changed["seats"][0].update(name="Zeno")))
    verify(GAME, rewritten(changed))
    with pytest.raises(FailedCheck) as caught:
        verify(GAME, rewritten(changed), RECORD.shown())
    assert (caught.value.check, caught.value.line) == ("shown", None)
