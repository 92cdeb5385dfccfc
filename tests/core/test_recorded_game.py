"""A game that writes its record: moves, draws, undos, and being put down and taken up again."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.core.recorded import (
    GAME,
    OTHER_SECRET,
    SECRET,
    begin,
    document,
    play,
    rewritten,
    running,
)

from signoria.core.errors import IllegalAction, InvalidRecord, UnknownAction
from signoria.core.play.recorded_game import SNAPSHOT_EVERY, RecordedGame
from signoria.core.record.lines import Draw, Line, Move
from signoria.core.record.record import Record
from signoria.core.record.replay import replay
from signoria.core.state import CHANCE


def test_an_illegal_or_unknown_action_changes_nothing() -> None:
    table = running()
    before = table.record.to_text(), GAME.dump(table.state)
    seat = table.state.actors()[0]
    illegal = next(a for a in range(len(GAME.actions)) if a not in table.state.options(seat))
    with pytest.raises(IllegalAction, match=GAME.action_name(illegal)):
        table.act(seat, illegal)
    with pytest.raises(IllegalAction, match="not_to_decide"):
        table.act((seat + 1) % 3, table.state.options(seat)[0])
    with pytest.raises(UnknownAction):
        table.act(seat, "abdicate")
    with pytest.raises(UnknownAction):
        table.act(seat, 1_000_000)
    with pytest.raises(InvalidRecord, match="chance"):
        table.act(CHANCE, 0)
    with pytest.raises(InvalidRecord, match="not over"):
        table.finish()
    assert (table.record.to_text(), GAME.dump(table.state)) == before


def test_names_and_numbers_are_journalled_alike() -> None:
    one, other = running(), running()
    seat = one.state.actors()[0]
    action = one.state.options(seat)[0]
    assert one.act(seat, action) == other.act(seat, GAME.action_name(action))


def test_undo_then_draw_gives_a_new_number() -> None:
    table = begin()
    first = table.settle_chance()
    before = [line.entry for line in first]
    table.undo(first[0].number, by=0)
    again = table.settle_chance()
    numbers = [line.entry.n for line in (*first, *again) if isinstance(line.entry, Draw)]
    assert numbers == list(range(2 * len(first)))
    assert [line.number for line in table.record.lines] == list(range(2 * len(first) + 1))
    assert [line.entry for line in table.record.lines[: len(first)]] == before


def test_undo_restores_the_position_before_the_line_wherever_it_lies() -> None:
    choice = random.Random(8)
    table = begin()
    positions: dict[int, Any] = {}

    def note() -> None:
        positions[len(table.record.lines)] = GAME.dump(table.state)

    for _ in range(60):
        play(table, choice, 0)
        note()
        seat = table.state.actors()[0]
        table.act(seat, choice.choice(table.state.options(seat)))
        if choice.random() < 0.15:
            goals = [played.number for played in table.record.in_force() if played.number in positions]
            goal = choice.choice(goals)
            table.undo(goal, by=choice.randrange(3))
            assert GAME.dump(table.state) == positions[goal]
    assert len(table.record.lines) > 2 * SNAPSHOT_EVERY
    resumed = RecordedGame(GAME, Record.from_text(table.record.to_text()), SECRET)
    assert GAME.dump(resumed.state) == GAME.dump(table.state)
    goal = table.record.in_force()[len(table.record.in_force()) // 2].number
    table.undo(goal, 0)
    resumed.undo(goal, 0)
    assert GAME.dump(resumed.state) == GAME.dump(table.state)


def test_an_undone_line_cannot_be_gone_back_to() -> None:
    table = running()
    first, second = (played.number for played in table.record.in_force()[-2:])
    made = table.undo(first, by=0)
    play(table, random.Random(1), 2)
    lines = list(table.record.lines)
    for goal in (first, second, made.number, 10_000):
        with pytest.raises(InvalidRecord, match=f"line {goal}, which does not count"):
            table.undo(goal, by=0)
    assert table.record.lines == lines


def test_a_game_taken_up_again_goes_on_as_if_never_put_down() -> None:
    table = running()
    table.undo(table.record.in_force()[-3].number, by=2)
    resumed = RecordedGame(GAME, Record.from_text(table.record.to_text()), SECRET)
    for each in (table, resumed):
        play(each, random.Random(3))
    assert resumed.record.to_text() == table.record.to_text()
    assert resumed.seen_by(1).to_text() == table.seen_by(1).to_text()
    assert resumed.finish().to_text() == table.finish().to_text()


def test_a_game_is_not_taken_up_from_a_changed_record_or_with_another_secret() -> None:
    changed = document(running().record)
    changed["lines"][6][-1] = "0" * 32
    with pytest.raises(InvalidRecord, match="Line 6") as caught:
        RecordedGame(GAME, rewritten(changed), SECRET)
    assert caught.value.line == 6
    with pytest.raises(InvalidRecord, match="secret"):
        RecordedGame(GAME, running().record, OTHER_SECRET)


def test_a_game_given_up_is_closed_without_a_result() -> None:
    record = running().finish(early=True)
    assert record.end is not None
    assert record.end.result is None
    assert document(record)["end"] == {"lines": len(record.lines), "secret": SECRET.hex(), "result": None}


@pytest.mark.parametrize("seed", range(3))
def test_every_moment_is_what_a_replay_gives_whatever_was_undone(seed: int) -> None:
    choice = random.Random(seed)
    table = begin()
    for _ in range(14):
        play(table, choice, 12)
        counting = table.record.in_force()
        if table.state.actors():
            table.undo(counting[-choice.randint(1, min(60, len(counting)))].number, by=1)
    for line in range(len(table.record.lines) + 1):
        assert GAME.dump(table.at(line)) == GAME.dump(replay(GAME, table.record, line)), line
    again = RecordedGame(GAME, table.record, SECRET)
    line = len(table.record.lines) // 2
    assert GAME.dump(again.at(line)) == GAME.dump(table.at(line))


# ---- lines that were made elsewhere ----


@pytest.mark.parametrize("seed", [1, 2])
def test_whoever_follows_line_by_line_stands_where_the_game_does(seed: int) -> None:
    """Also over undos, and goes on with the same chance."""
    choice, table, follower = random.Random(seed), begin(), begin()
    for _ in range(3):
        play(table, choice, 9)
        table.undo(table.record.in_force()[-choice.randint(1, 6)].number, by=1)
        for line in table.record.lines[len(follower.record.lines) :]:
            follower.follow(line)
        assert follower.record.to_text() == table.record.to_text()
        assert GAME.dump(follower.state) == GAME.dump(table.state)
        assert follower.seen_by(0).to_text() == table.seen_by(0).to_text()
    play(follower, random.Random(9), 5)
    play(table, random.Random(9), 5)
    assert follower.record.to_text() == table.record.to_text()


def test_a_line_of_another_game_is_not_followed() -> None:
    follower = begin()
    follower.settle_chance()
    seat = follower.state.actors()[0]
    action = GAME.action_name(follower.state.options(seat)[0])
    with pytest.raises(InvalidRecord, match="not as it was written"):
        follower.follow(Line(len(follower.record.lines), Move(seat, action), "0" * 32))
    with pytest.raises(IllegalAction):
        follower.follow(Line(len(follower.record.lines), Move((seat + 1) % 3, action), "0" * 32))
