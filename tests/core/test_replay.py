"""Records played again: to every position, and up to the line that does not fit."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.core.recorded import GAME, begin, document, finished, play, rewritten

from signoria.core.errors import InvalidRecord
from signoria.core.record.lines import Draw, Move, Undo, result_document
from signoria.core.record.record import Record
from signoria.core.record.replay import HiddenLine, replay, walk
from signoria.core.state import CHANCE

RECORD = finished()


@pytest.mark.parametrize("players", GAME.players)
def test_a_finished_game_replays_to_its_result(players: int) -> None:
    record = Record.from_text(finished(players, seed=players).to_text())
    state = replay(GAME, record)
    assert state.actors() == []
    assert record.end is not None
    assert record.end.result == result_document(GAME.places(state), GAME.score(state))


def test_every_position_of_the_game_comes_back() -> None:
    choice = random.Random(6)
    table = begin()
    positions: list[Any] = []

    def play_noting(moves: int) -> None:
        for _ in range(moves):
            note()
            play(table, choice, 0)
            note()
            seat = table.state.actors()[0]
            table.act(seat, choice.choice(table.state.options(seat)))

    def note() -> None:
        positions.append((len(table.record.lines), GAME.dump(table.state)))

    play_noting(8)
    table.undo(table.record.in_force()[-4].number, by=0)
    play_noting(8)
    note()
    for upto, position in positions:
        assert GAME.dump(replay(GAME, table.record, upto)) == position
    assert GAME.dump(replay(GAME, table.record)) == GAME.dump(table.state)


def test_walk_shows_each_line_with_the_position_before_it() -> None:
    numbers = []
    for step in walk(GAME, RECORD):
        number, entry = step.line.number, step.line.entry
        numbers.append(number)
        assert GAME.dump(step.before) == GAME.dump(replay(GAME, RECORD, upto=number))
        if isinstance(entry, Undo):
            assert (step.seat, step.action) == (entry.by, None)
        else:
            assert step.action is not None
            assert (step.seat, GAME.name(step.seat, step.action)) == (entry.seat, entry.name)
    assert numbers == list(range(len(RECORD.lines)))
    assert [step.line.number for step in walk(GAME, RECORD, upto=9)] == list(range(9))


def test_replay_through_nothing_is_the_beginning() -> None:
    assert GAME.dump(replay(GAME, RECORD, upto=0)) == GAME.dump(GAME.new(3))


# ---- lines that do not fit ----


def first(kind: type[Move] | type[Draw]) -> int:
    return next(played.number for played in RECORD.in_force() if isinstance(played.entry, kind))


def illegal_action() -> str:
    """An action of the game that the seat of the first move may not choose there."""
    state = replay(GAME, RECORD, upto=first(Move))
    legal = state.options(state.actors()[0])
    return next(GAME.action_name(action) for action in range(len(GAME.actions)) if action not in legal)


def impossible_outcome() -> str:
    possible = [outcome for outcome, _ in replay(GAME, RECORD, upto=0).weights()]
    return next(GAME.name(CHANCE, outcome) for outcome in range(len(GAME.outcomes)) if outcome not in possible)


Edit = Callable[[list[Any]], int]


def unknown_action(lines: list[Any]) -> int:
    lines[first(Move)][2] = "abdicate"
    return first(Move)


def forbidden_action(lines: list[Any]) -> int:
    lines[first(Move)][2] = illegal_action()
    return first(Move)


def unknown_outcome(lines: list[Any]) -> int:
    lines[0][2] = "flood"
    return 0


def outcome_that_cannot_come(lines: list[Any]) -> int:
    lines[0][2] = impossible_outcome()
    return 0


def another_seat(lines: list[Any]) -> int:
    line = lines[first(Move)]
    line[1] = (line[1] + 1) % 3
    return first(Move)


def no_such_seat(lines: list[Any]) -> int:
    lines[first(Move)][1] = 99
    return first(Move)


def move_instead_of_chance(lines: list[Any]) -> int:
    lines[0][1:-1] = [0, GAME.action_name(0)]
    return 0


def chance_instead_of_move(lines: list[Any]) -> int:
    lines[first(Move)][1:-1] = [CHANCE, GAME.name(CHANCE, 0), 0]
    return first(Move)


def move_after_the_end(lines: list[Any]) -> int:
    lines.append([len(lines), 0, GAME.action_name(0), "0" * 32])
    return len(lines) - 1


def undo_of_what_is_not_there(lines: list[Any]) -> int:
    place = next(i for i, line in enumerate(lines) if line[1] == "undo")
    lines[place][2] = place
    return place


def undo_of_what_is_undone(lines: list[Any]) -> int:
    earlier, later = [i for i, line in enumerate(lines) if line[1] == "undo"][:2]
    lines[later][2] = lines[earlier][2]
    return later


MISFITS: list[tuple[Edit, str]] = [
    (unknown_action, "'abdicate' is no action"),
    (forbidden_action, "not allowed at that point"),
    (unknown_outcome, "'flood' is no"),
    (outcome_that_cannot_come, "could not come up"),
    (another_seat, "was to decide"),
    (no_such_seat, "was to decide"),
    (move_instead_of_chance, "chance was to be drawn"),
    (chance_instead_of_move, "was to decide"),
    (move_after_the_end, "the game was over"),
    (undo_of_what_is_not_there, "does not count"),
    (undo_of_what_is_undone, "does not count"),
]


@pytest.mark.parametrize(("edit", "message"), MISFITS)
def test_the_first_line_that_does_not_fit_is_named(edit: Edit, message: str) -> None:
    changed = document(RECORD)
    line = edit(changed["lines"])
    record = rewritten(changed)
    for attempt in (lambda: replay(GAME, record), lambda: list(walk(GAME, record))):
        with pytest.raises(InvalidRecord, match=message) as caught:
            attempt()
        assert caught.value.line == line
        assert str(caught.value).startswith(f"Line {line} ")
    assert len(list(walk(GAME, record, upto=line))) == line


def test_an_undo_by_nobody_is_named() -> None:
    changed = document(RECORD)
    line = next(line for line in changed["lines"] if line[1] == "undo")
    line[3] = 3
    with pytest.raises(InvalidRecord, match="undo by seat 3") as caught:
        list(walk(GAME, rewritten(changed)))
    assert caught.value.line == line[0]


# ---- records of something else ----


def test_other_game_rules_or_data_are_refused() -> None:
    data = dataclasses.replace(GAME.components, hash="another hash")
    others = [
        (dataclasses.replace(GAME, id="chess"), f"is of the game '{GAME.id}', not of 'chess'"),
        (dataclasses.replace(GAME, rules_version="99"), "these are rules 99"),
        (dataclasses.replace(GAME, components=data), "other component data"),
    ]
    for game, message in others:
        for attempt in (lambda game=game: replay(game, RECORD), lambda game=game: list(walk(game, RECORD))):
            with pytest.raises(InvalidRecord, match=message):
                attempt()


def test_a_set_up_that_the_game_does_not_know_is_refused() -> None:
    changed = document(RECORD)
    changed["options"] = {"dragons": True}
    with pytest.raises(InvalidRecord, match="dragons"):
        replay(GAME, rewritten(changed))


def test_a_view_can_be_followed_to_its_first_hidden_line() -> None:
    table = begin()
    play(table, random.Random(1), 4)
    view = table.seen_by(1)
    hidden = next(n for n, line in enumerate(view.lines) if line.entry != table.record.lines[n].entry)
    with pytest.raises(HiddenLine) as caught:
        replay(GAME, view)
    assert caught.value.line == hidden
    assert GAME.dump(replay(GAME, view, upto=hidden)) == GAME.dump(replay(GAME, table.record, upto=hidden))
