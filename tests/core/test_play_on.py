"""Games that go on from a moment of another, from what a seat sees of one, or from a set position."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.core.recorded import CHAIRS, GAME, NONCES, OTHER_SECRET, SECRET, finished, play

from signoria.core.errors import InvalidDocument, InvalidRecord
from signoria.core.game import AnyGame
from signoria.core.play.play_on import Beginning, as_seen, from_position, from_record
from signoria.core.play.recorded_game import RecordedGame
from signoria.core.record.header import DEEPEST, Branch, HiddenStart, SetPosition
from signoria.core.record.lines import Chair
from signoria.core.record.record import Record
from signoria.core.record.replay import HiddenLine, replay
from signoria.core.record.told import told_record
from signoria.core.record.verify import START, FailedCheck, verify
from signoria.core.registry import game_ids, load_game
from signoria.core.rng import Rng
from signoria.core.state import SPECTATOR

WORLDS = 6


def go_on(beginning: Beginning, game: AnyGame = GAME, secret: bytes = OTHER_SECRET) -> RecordedGame:
    seats = [Chair(f"Seat {seat}") for seat in range(beginning.players)]
    return RecordedGame.begin(game, beginning.players, beginning.options, seats, secret, NONCES, beginning.start)


def played_on(record: Record, line: int, seed: int = 3) -> Record:
    table = go_on(from_record(GAME, record, line))
    play(table, random.Random(seed))
    return table.finish()


def test_it_starts_where_the_other_game_stood() -> None:
    record = finished()
    for line in (0, 1, len(record.lines) // 2, record.in_force()[-1].number):
        table = go_on(from_record(GAME, record, line))
        assert GAME.dump(table.state) == GAME.dump(replay(GAME, record, line))
        assert table.record.lines == []


def test_it_verifies_and_reads_back() -> None:
    record = finished()
    whole = played_on(record, len(record.lines) // 2)
    again = Record.from_text(whole.to_text())
    assert again.to_text() == whole.to_text()
    assert vars(again) == vars(whole)
    findings = {finding.check: finding for finding in verify(GAME, again)}
    assert all(findings[check].checked for check in (START, "header", "lines", "moves", "chance", "result"))
    assert f"line {len(record.lines) // 2}" in findings[START].sentence
    assert not again.may_be_rated()


def test_one_may_play_on_from_a_game_that_was_played_on() -> None:
    record = finished()
    for _ in range(3):
        record = played_on(record, 10)
    assert record.header.depth() == 3
    verify(GAME, Record.from_text(record.to_text()))


def test_where_many_games_lie_one_in_the_other_the_next_holds_the_position() -> None:
    record = finished()
    for _ in range(DEEPEST + 2):
        record = played_on(record, 4)
    assert isinstance(from_record(GAME, record, 4).start, (Branch, SetPosition))
    assert record.header.depth() <= DEEPEST
    verify(GAME, Record.from_text(record.to_text()))


def test_more_games_one_in_the_other_than_we_write_are_refused() -> None:
    read = json.loads(finished().to_text())
    read["end"]["result"] = None
    for _ in range(DEEPEST + 1):
        read = {**read, "start": {"record": read}}
    with pytest.raises(InvalidRecord, match="one within the other"):
        Record.from_text(json.dumps(read))


def test_a_change_in_the_other_game_is_found() -> None:
    record = finished()
    read = json.loads(played_on(record, len(record.lines) // 2).to_text())
    parent = read["start"]["record"]
    moves = [line for line in parent["lines"] if len(line) == 4 and type(line[1]) is int and line[1] >= 0]
    moves[3][2] = next(move[2] for move in moves if move[2] != moves[3][2])
    with pytest.raises(FailedCheck, match="header"):
        verify(GAME, Record.from_text(json.dumps(read)))
    changed = Record.from_text(json.dumps(read))
    changed.header_digest = changed.header.digest()
    with pytest.raises(FailedCheck) as caught:
        verify(GAME, changed)
    assert caught.value.check == START


@pytest.mark.parametrize("start", [{}, {"position": 3}, {"record": {}, "position": {}}, {"hidden": True}, {"x": 1}, 4])
def test_a_start_that_is_none_is_refused(start: Any) -> None:
    read = json.loads(finished().to_text())
    with pytest.raises(InvalidRecord):
        Record.from_text(json.dumps({**read, "start": start}))


def test_a_start_of_other_players_or_options_is_refused() -> None:
    beginning = from_record(GAME, finished(3), 5)
    with pytest.raises(InvalidRecord, match="other players or options"):
        RecordedGame.begin(GAME, 2, {}, CHAIRS[:2], SECRET, NONCES, beginning.start)


def test_a_running_game_a_moment_that_is_not_there_and_the_end_are_refused() -> None:
    record = finished()
    with pytest.raises(InvalidRecord, match="is over there"):
        from_record(GAME, record)
    for line in (-1, len(record.lines) + 1):
        with pytest.raises(InvalidRecord, match="no moment"):
            from_record(GAME, record, line)
    running = go_on(from_record(GAME, record, 5))
    with pytest.raises(InvalidRecord, match="that is over"):
        from_record(GAME, running.record, 0)


def test_undo_never_goes_before_the_start() -> None:
    record = finished()
    table = go_on(from_record(GAME, record, 20))
    start = GAME.dump(table.state)
    with pytest.raises(InvalidRecord):
        table.undo(0, 0)
    play(table, random.Random(1), 3)
    table.undo(table.record.in_force()[0].number, 0)
    assert GAME.dump(table.state) == start


def test_the_story_begins_at_the_start() -> None:
    record = finished()
    whole = played_on(record, len(record.lines) - 12)
    told = told_record(GAME, whole)
    assert told.actions
    assert {step.line for action in told.actions for step in action.steps} <= set(range(len(whole.lines)))


def test_while_it_runs_nobody_is_shown_where_it_started() -> None:
    table = go_on(from_record(GAME, finished(), 30))
    play(table, random.Random(1), 4)
    for viewer in (0, 1, SPECTATOR):
        seen = table.seen_by(viewer)
        assert isinstance(seen.header.start, HiddenStart)
        assert '"record"' not in seen.to_text()
        assert SECRET.hex() not in seen.to_text()
        again = Record.from_text(seen.to_text())
        assert not verify(GAME, again)[0].checked
        with pytest.raises(HiddenLine):
            replay(GAME, again)


# ---- set positions ----


def test_a_set_position_is_played_and_verified() -> None:
    document = GAME.dump(replay(GAME, finished(), 25))
    table = go_on(from_position(GAME, json.loads(json.dumps(document))))
    play(table, random.Random(2))
    findings = {finding.check: finding for finding in verify(GAME, Record.from_text(table.finish().to_text()))}
    assert findings[START].checked


def test_a_position_that_cannot_be_is_refused() -> None:
    document = GAME.dump(replay(GAME, finished(), 25))
    with pytest.raises(InvalidDocument):
        from_position(GAME, {**document, "players": 4})
    whole = played_on(finished(), 5)
    changed = json.loads(whole.to_text())
    changed["start"] = {"position": {**document, "frames": []}}
    with pytest.raises(InvalidRecord):
        replay(GAME, Record.from_text(json.dumps(changed)))


# ---- what a seat sees of a running game ----


@pytest.mark.parametrize("game_id", game_ids())
def test_a_sandbox_depends_on_nothing_that_the_seat_does_not_see(game_id: str) -> None:
    game = load_game(game_id)
    players = game.players[-1]
    chairs = [Chair(f"Seat {seat}") for seat in range(players)]
    differing = 0
    for seed in range(3):
        lot = random.Random(f"{game_id}/{seed}")
        settings = game.unattended_settings(players, {})
        table = RecordedGame.begin(game, players, settings, chairs, SECRET, NONCES)
        play(table, lot, lot.randint(10, 90))
        if not table.state.actors():
            continue
        for seat in range(players):
            before = game.dump(table.state)
            sandbox = as_seen(game, table.state, seat, Rng(seed, "sandbox"))
            assert game.dump(table.state) == before, "the running game was touched"
            assert isinstance(sandbox.start, SetPosition)
            began = go_on(sandbox, game)
            assert game.observe(began.state, seat) == game.observe(table.state, seat)
            for world in range(WORLDS):
                other = game.redeal(table.state, seat, Rng(seed, world))
                differing += game.dump(other) != before
                assert as_seen(game, other, seat, Rng(seed, "sandbox")).start == sandbox.start
    assert differing or game_id == "virtu", "no world differed, so that nothing was tried"
