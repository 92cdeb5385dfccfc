"""Verification: an honest record passes, and whatever is changed is found and named."""

from __future__ import annotations

import copy
import dataclasses
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.core.recorded import GAME, OTHER_SECRET, SECRET, begin, document, finished, play, rewritten
from tests.core.tampering import (
    DOCUMENT,
    LENGTH,
    RECORD,
    Document,
    changed_document,
    failure,
    numbers,
    set_line,
)

from signoria.core.errors import InvalidRecord
from signoria.core.record.chance_stream import commitment
from signoria.core.record.lines import Draw, Move, Undo
from signoria.core.record.record import Record
from signoria.core.record.replay import replay
from signoria.core.record.verify import FailedCheck, check_header, verify
from signoria.core.state import CHANCE, SPECTATOR


def renumbered(lines: list[Any]) -> list[Any]:
    return [[number, *line[1:]] for number, line in enumerate(lines)]


# ---- honest records ----


@pytest.mark.parametrize("players", GAME.players)
def test_an_honest_record_passes_every_check(players: int) -> None:
    record = finished(players, seed=40 + players)
    findings = verify(GAME, Record.from_text(record.to_text()), record.shown())
    assert [finding.check for finding in findings] == [
        "header", "secret", "lines", "shown", "end", "moves", "chance", "result",
    ]  # fmt: skip
    assert all(finding.checked for finding in findings)


def test_a_running_record_says_what_cannot_be_checked_yet() -> None:
    table = begin()
    play(table, random.Random(9), 10)
    checked = {finding.check: finding.checked for finding in verify(GAME, table.record)}
    assert checked == {
        "header": True, "secret": False, "lines": False, "shown": False,
        "end": False, "moves": True, "chance": False, "result": False,
    }  # fmt: skip


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_view_says_from_where_it_is_hidden(viewer: int) -> None:
    table = begin()
    play(table, random.Random(9), 10)
    view = table.seen_by(viewer)
    hidden = next(n for n, line in enumerate(view.lines) if line.entry != table.record.lines[n].entry)
    findings = {finding.check: finding for finding in verify(GAME, view)}
    assert findings["header"].checked
    assert not findings["moves"].checked
    assert f"Line {hidden} is hidden" in findings["moves"].sentence
    assert not findings["result"].checked


def test_a_game_given_up_passes_without_a_result() -> None:
    table = begin()
    play(table, random.Random(9), 10)
    findings = verify(GAME, table.finish(early=True))
    assert [finding.check for finding in findings if not finding.checked] == ["shown"]
    assert "before it was over" in findings[-1].sentence


def test_a_record_of_other_rules_is_refused_and_not_called_changed() -> None:
    with pytest.raises(InvalidRecord, match="these are rules 99") as caught:
        verify(dataclasses.replace(GAME, rules_version="99"), RECORD)
    assert not isinstance(caught.value, FailedCheck)


# ---- one thing changed ----


def test_a_changed_move_is_named() -> None:
    for line in numbers(Move)[::7]:
        state = replay(GAME, RECORD, upto=line)
        entry = RECORD.lines[line].entry
        assert isinstance(entry, Move)
        for action in state.options(entry.seat):
            name = GAME.action_name(action)
            if name != entry.name:
                assert failure(changed_document(set_line(line, 2, name))).line == line


def test_a_changed_seat_draw_number_or_digest_is_named() -> None:
    move, draw, undo = numbers(Move)[5], numbers(Draw)[3], numbers(Undo)[1]
    entry = RECORD.lines[undo].entry
    assert isinstance(entry, Undo)
    edits = [
        (move, 1, 1 - DOCUMENT["lines"][move][1]),
        (draw, 2, DOCUMENT["lines"][numbers(Draw)[4]][2]),
        (draw, 3, 77),
        (undo, 2, entry.to - 1),
        (undo, 3, 0),
        (move, -1, "0" * 32),
    ]
    for line, place, value in edits:
        found = failure(changed_document(set_line(line, place, value)))
        assert (found.check, found.line) == ("lines", line)


def test_a_deleted_inserted_or_moved_line_is_named() -> None:
    for line in (0, 4, numbers(Undo)[0], numbers(Move)[-2]):
        lines = DOCUMENT["lines"]
        twice = [*lines[: line + 1], *lines[line:]]
        variants = [
            (lines[:line] + lines[line + 1 :], line),
            (twice, line + 1),
            ([*lines[:line], lines[line + 1], lines[line], *lines[line + 2 :]], line),
        ]
        for changed, place in variants:
            found = failure(DOCUMENT | {"lines": renumbered(changed)})
            assert (found.check, found.line) == ("lines", place)
            with pytest.raises(InvalidRecord) as caught:
                rewritten(DOCUMENT | {"lines": changed})
            assert caught.value.line == place


def test_lines_cut_off_at_the_end_are_missed() -> None:
    for length in (LENGTH - 1, LENGTH - 5, 0):
        found = failure(DOCUMENT | {"lines": DOCUMENT["lines"][:length]})
        assert (found.check, found.line) == ("end", length)


def test_a_second_ending_cannot_be_cut_off() -> None:
    """The last move taken back and made again: what is left after a cut is a whole game too."""
    table = begin()
    play(table, random.Random(3))
    length = len(table.record.lines)
    last = next(line for line in reversed(table.record.lines) if isinstance(line.entry, Move))
    assert isinstance(last.entry, Move)
    table.undo(last.number, by=0)
    table.act(last.entry.seat, last.entry.name)
    table.settle_chance()
    changed = document(table.finish())
    verify(GAME, rewritten(changed))
    found = failure(changed | {"lines": changed["lines"][:length]})
    assert (found.check, found.line) == ("end", length)


def test_a_line_added_after_the_end_is_named() -> None:
    record = rewritten(DOCUMENT)
    record.end = None
    record.add(Undo(0, 0), SECRET)
    found = failure(document(record) | {"end": DOCUMENT["end"]})
    assert (found.check, found.line) == ("end", LENGTH)


HEADER_EDITS: list[Callable[[Document], None]] = [
    lambda changed: changed.update(game="chess"),
    lambda changed: changed.update(rules="0"),
    lambda changed: changed.update(data="f" * 16),
    lambda changed: changed["options"].update(dragons=True),
    lambda changed: changed["seats"][0].update(name="Zeno"),
    lambda changed: changed["seats"][0].update(kind="bot:greedy"),
    lambda changed: changed["seats"].reverse(),
    lambda changed: changed.update(commitment=commitment(OTHER_SECRET)),
    lambda changed: changed["nonces"].reverse(),
    lambda changed: changed["nonces"].pop(),
    lambda changed: changed.update(header_digest="0" * 32),
    lambda changed: changed.update(
        commitment=commitment(OTHER_SECRET), end=changed["end"] | {"secret": OTHER_SECRET.hex()}
    ),
]


@pytest.mark.parametrize("edit", HEADER_EDITS)
def test_a_changed_header_is_named(edit: Callable[[Document], None]) -> None:
    changed = changed_document(edit)
    found = failure(changed)
    assert (found.check, found.line) == ("header", None)
    assert "header" in str(found)
    with pytest.raises(FailedCheck):
        check_header(rewritten(changed))


def test_a_changed_secret_is_named_and_not_its_lines() -> None:
    found = failure(DOCUMENT | {"end": DOCUMENT["end"] | {"secret": OTHER_SECRET.hex()}})
    assert (found.check, found.line) == ("secret", None)
    assert "secret" in str(found)


RESULT_EDITS: list[Callable[[Document], None]] = [
    lambda result: result["places"].reverse(),
    lambda result: result["places"].append(9),
    lambda result: result["scores"].reverse(),
    lambda result: result["scores"][0].pop(),
    lambda result: result["scores"][0][0].update(points=99),
    lambda result: result["scores"][0][0].update(code="luck"),
    lambda result: result["scores"][0][0].update(params={"luck": 1}),
]


@pytest.mark.parametrize("edit", RESULT_EDITS)
def test_a_changed_result_is_named(edit: Callable[[Document], None]) -> None:
    result = copy.deepcopy(DOCUMENT["end"]["result"])
    edit(result)
    assert result != DOCUMENT["end"]["result"]
    found = failure(DOCUMENT | {"end": DOCUMENT["end"] | {"result": result}})
    assert (found.check, found.line) == ("result", None)


def test_a_result_taken_out_or_put_in_is_named() -> None:
    found = failure(DOCUMENT | {"end": DOCUMENT["end"] | {"result": None}})
    assert found.check == "result"
    table = begin()
    play(table, random.Random(9), 10)
    given_up = document(table.finish(early=True))
    found = failure(given_up | {"end": given_up["end"] | {"result": DOCUMENT["end"]["result"]}})
    assert (found.check, str(found)) == ("result", "The result was added: by its lines the game is not over.")


# ---- running records and views, without the secret ----


def test_without_the_secret_illegal_moves_and_used_numbers_are_still_found() -> None:
    table = begin()
    play(table, random.Random(9), 10)
    running = document(table.record)
    draws = [line[0] for line in running["lines"] if line[1] == CHANCE]
    moves = [line[0] for line in running["lines"] if line[1] >= 0]
    used = copy.deepcopy(running)
    used["lines"][draws[2]][3] = used["lines"][draws[1]][3]
    assert (failure(used).check, failure(used).line) == ("chance", draws[2])
    illegal = copy.deepcopy(running)
    illegal["lines"][moves[3]][1] = (illegal["lines"][moves[3]][1] + 1) % 3
    assert (failure(illegal).check, failure(illegal).line) == ("moves", moves[3])
