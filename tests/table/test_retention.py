"""What is not kept for ever, on both databases: guests, tables that wait, games that are over."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select
from tests.table.conftest import DATABASES, where

from signoria.table.admin.office import Office, office
from signoria.table.lobby.retention import forget_the_old
from signoria.table.settings import DAY, HOUR, Settings, settings
from signoria.table.store.database import prepare
from signoria.table.store.schema import chat, journal, metadata, people, seats, tables

NOW = time.time()
OLD = NOW - 40 * DAY
KEPT = Settings(Path(), guests_last=30 * DAY, finished_last=30 * DAY)


@pytest.fixture(params=DATABASES)
def told(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Callable[[Office], Awaitable[None]]], None]:
    arguments = where(request, request.param, tmp_path)
    here = Settings(tmp_path, arguments[-1] if request.param == "postgresql" else None)

    async def story_at(story: Callable[[Office], Awaitable[None]]) -> None:
        await prepare(here)
        async with office(here) as open_office:
            await story(open_office)

    return lambda story: asyncio.run(story_at(story))


async def person(here: Office, name: str, created: float, account: str | None = None) -> None:
    row = {"id": name, "name": name, "account": account, "epoch": 0, "created": created}
    async with here.engine.begin() as connection:
        await connection.execute(insert(people).values(row))


async def game(here: Office, id: str, status: str, moved: float, sitter: str, seen: float) -> None:
    """A table with one person, one line and one thing said."""
    row: dict[str, Any] = {"id": id, "game": "principato", "options": {}, "players": 1, "status": status, "pause": 0}
    row |= {"host": sitter, "start": True, "secret": b"", "watch": "", "created": moved, "moved": moved, "lines": 1}
    seat: dict[str, Any] = {"table_id": id, "seat": 0, "kind": "person", "name": sitter, "person": sitter}
    seat |= {"replaced": False, "resigned": False, "votes": [], "seen": seen}
    line = {"table_id": id, "number": 0, "body": "[]", "digest": "", "written": moved}
    word = {"table_id": id, "number": 0, "person": sitter, "seat": 0, "text": "a word", "written": moved}
    async with here.engine.begin() as connection:
        await connection.execute(insert(tables).values(row | {"waiting": [], "changes": 0}))
        await connection.execute(insert(seats).values(seat))
        await connection.execute(insert(journal).values(line))
        await connection.execute(insert(chat).values(word))


async def names(here: Office, column: Any) -> set[str]:
    async with here.engine.connect() as connection:
        return set((await connection.execute(select(column))).scalars())


def test_guests_who_do_not_come_back_are_forgotten(told: Callable[..., None]) -> None:
    async def story(here: Office) -> None:
        await person(here, "away", OLD)
        await person(here, "fresh", NOW)
        await person(here, "seen", OLD)
        await person(here, "account", OLD, account="account")
        await game(here, "t1", "over", OLD, "away", OLD)
        await game(here, "t2", "over", OLD, "seen", NOW - DAY)
        await forget_the_old(here.engine, here.people, replace(KEPT, finished_last=None), NOW)
        assert await names(here, people.c.name) == {"-", "fresh", "seen", "account"}
        assert await names(here, seats.c.name) == {"", "seen"}
        async with here.engine.connect() as connection:
            spoken = select(chat.c.text).where(chat.c.table_id == "t1")
            assert (await connection.execute(spoken)).scalar_one() == ""
        # Their game stays: its record bears no name.
        assert await names(here, journal.c.table_id) == {"t1", "t2"}

    told(story)


def test_games_that_are_over_are_kept_as_long_as_the_host_says(told: Callable[..., None]) -> None:
    async def story(here: Office) -> None:
        await person(here, "anna", NOW, account="anna")
        await game(here, "old", "over", OLD, "anna", OLD)
        await game(here, "closed", "closed", OLD, "anna", OLD)
        await game(here, "recent", "over", NOW - DAY, "anna", NOW)
        await game(here, "running", "running", OLD, "anna", OLD)
        await forget_the_old(here.engine, here.people, replace(KEPT, finished_last=None), NOW)
        assert len(await names(here, tables.c.id)) == 4
        await forget_the_old(here.engine, here.people, KEPT, NOW)
        assert await names(here, tables.c.id) == {"recent", "running"}
        async with here.engine.connect() as connection:
            for part in metadata.sorted_tables:
                if "table_id" in part.c:
                    gone = select(func.count()).where(part.c.table_id.in_(("old", "closed")))
                    assert (await connection.execute(gone)).scalar_one() == 0, part.name

    told(story)


def test_how_long_is_a_setting() -> None:
    hours = {"SIGNORIA_OPEN_LOBBY_HOURS": "2", "SIGNORIA_FRIENDS_LOBBY_HOURS": "48"}
    days = {"SIGNORIA_GUEST_DAYS": "10", "SIGNORIA_FINISHED_DAYS": "365"}
    chosen = settings(Path(), None, hours | days)
    kept = (chosen.open_lobby_lasts, chosen.friends_lobby_lasts, chosen.guests_last, chosen.finished_last)
    assert kept == (2 * HOUR, 48 * HOUR, 10 * DAY, 365 * DAY)
    assert settings(Path(), None, {}).finished_last is None
