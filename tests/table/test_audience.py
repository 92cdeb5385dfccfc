"""What those who look at a table are sent: each what they have not had, though it is made once for all alike."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine import make_url

from signoria.core.record.lines import Chair
from signoria.core.record.record import Record
from signoria.core.registry import load_game
from signoria.table.live.audience import Audience
from signoria.table.live.chronicle import Chronicle
from signoria.table.live.connection import LONG, SHORT, Connection
from signoria.table.live.open_table import OpenTable
from signoria.table.live.play import Play
from signoria.table.live.table_writer import TableWriter
from signoria.table.lobby.access import Visitor
from signoria.table.protocol.people_bodies import Person
from signoria.table.store.database import open_engine
from signoria.table.store.seating import RUNNING, Seating, SeatRow, TableRow
from signoria.table.store.writer import Writer

SECRET = bytes(32)
KEY = "look"


class Letterbox:
    """An outlet that keeps what is written to it."""

    def __init__(self) -> None:
        self.frames = b""

    def write(self, frames: bytes) -> None:
        self.frames += frames

    def waiting(self) -> int:
        return 0

    async def close(self, code: int) -> None:
        raise AssertionError(code)

    def take(self) -> list[dict[str, Any]]:
        """Returns the messages since this was asked last, but for who came and went."""
        messages, rest, self.frames = [], self.frames, b""
        while rest:
            size, start = rest[1], 2
            if size == SHORT:
                size, start = int.from_bytes(rest[2:4], "big"), 4
            assert start + size <= len(rest) < LONG
            messages.append(json.loads(rest[start : start + size]))
            rest = rest[start + size :]
        return [message for message in messages if message["type"] != "presence"]


def running_table() -> OpenTable:
    game = load_game("principato")
    record = Record.begin(game, 2, {}, [Chair("Anna"), Chair("Bruno")], SECRET, [])
    table = OpenTable("table")
    table.play = Play(Chronicle(game, record, SECRET), {}, [0, 1], alone=False)
    table.play.advance()
    row: dict[str, Any] = {field.name: None for field in fields(TableRow)}
    row |= {"id": "table", "game": game.id, "options": {}, "players": 2, "status": RUNNING, "secret": SECRET}
    row |= {"watch": KEY, "waiting": [], "created": 0.0, "moved": 0.0, "pause": 0, "patience": 10**12, "lines": 0}
    row |= {"hints": True, "start": True, "changes": 0}
    table.seating = Seating(
        TableRow(**row), [SeatRow(0, "person", "Anna", "anna"), SeatRow(1, "person", "Bruno", "bruno")]
    )
    return table


@pytest.fixture(name="table")
def open_table() -> OpenTable:
    return running_table()


@pytest.fixture(name="audience")
def audience_of(table: OpenTable, tmp_path: Path) -> Audience:
    engine = open_engine(make_url(f"sqlite+aiosqlite:///{tmp_path / 'signoria.db'}"), 1.0)
    return Audience(table, TableWriter(table, Writer(engine), "here"), 60.0)


def come(audience: Audience, visitor: Visitor, cursor: int) -> Letterbox:
    letterbox = Letterbox()
    audience.enter(Connection(letterbox, "key", visitor, cursor, "here"), None)
    return letterbox


def move(table: OpenTable) -> int:
    play = table.running()
    seat = play.actors()[0]
    return play.act(seat, play.line_of(seat), play.game.action_name(play.state.options(seat)[0]))


def test_everybody_is_sent_the_lines_from_where_they_have_read_to(table: OpenTable, audience: Audience) -> None:
    read = table.running().lines
    spectators = [come(audience, Visitor(None, KEY), cursor) for cursor in (0, read, read)]
    anna = come(audience, Visitor(Person("anna", "Anna", account=False)), read)
    line = move(table)
    audience.show_all()
    heard = [letterbox.take() for letterbox in (*spectators, anna)]
    assert [[message["type"] for message in messages] for messages in heard] == [["lines", "state"]] * 4
    assert [messages[0]["lines"][0]["number"] for messages in heard] == [0, line, line, line]
    assert {messages[0]["cursor"] for messages in heard} == {table.running().lines}
    assert [messages[1]["seat"] for messages in heard] == [None, None, None, 0]
    assert heard[1] == heard[2]


def test_whoever_knows_it_all_is_sent_nothing(table: OpenTable, audience: Audience) -> None:
    looking = [come(audience, visitor, 0) for visitor in (Visitor(None, KEY), Visitor(Person("anna", "Anna", False)))]
    audience.show_all()
    assert all(letterbox.take() for letterbox in looking)
    audience.show_all()
    assert [letterbox.take() for letterbox in looking] == [[], []]


def test_whoever_asks_again_is_shown_the_same_once_more(table: OpenTable, audience: Audience) -> None:
    letterbox = come(audience, Visitor(Person("anna", "Anna", account=False)), 0)
    audience.show_all()
    *_, before = letterbox.take()
    (connection,) = audience.connections
    audience.show(connection, again=True)
    assert letterbox.take() == [before]


def goals_told(messages: list[dict[str, Any]]) -> set[str]:
    """The goals that these messages name as dealt."""
    told = [
        event
        for message in messages
        if message["type"] == "lines"
        for line in message["lines"]
        for event in line["events"]
    ]
    return {event["params"]["goal"] for event in told if event["code"] == "dealt_goal"}


def test_after_the_end_everybody_reads_again_what_was_hidden(table: OpenTable, audience: Audience) -> None:
    looker = come(audience, Visitor(None, KEY), 0)
    audience.show_all()
    assert goals_told(looker.take()) == set()
    play = table.running()
    move(table)
    play.chronicle.finish(early=True)
    audience.show_all()
    heard = looker.take()
    assert [line["number"] for line in heard[0]["lines"]] == list(range(play.lines))
    assert len(goals_told(heard)) == 4
    audience.show_all()
    assert looker.take() == []


def test_lines_in_which_something_is_hidden_are_written_for_each(table: OpenTable, audience: Audience) -> None:
    people = [Person("anna", "Anna", account=False), Person("bruno", "Bruno", account=False)]
    watching, anna, bruno = (come(audience, visitor, 0) for visitor in (Visitor(None, KEY), *map(Visitor, people)))
    read = table.running().lines
    audience.show_all()
    goals = [goals_told(looker.take()) for looker in (watching, anna, bruno)]
    assert [len(told) for told in goals] == [0, 2, 2]
    assert not goals[1] & goals[2]
    move(table)
    assert [table.running().chronicle.are_open(since) for since in (0, read)] == [False, True]
    audience.show_all()
    lines = [looker.take()[0] for looker in (watching, anna, bruno)]
    assert lines[0] == lines[1] == lines[2]
