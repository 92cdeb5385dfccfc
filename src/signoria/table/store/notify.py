"""News between processes that share a PostgreSQL: NOTIFY carries (process, table, number); who hears re-reads.

Litestar's channels publish by a connection of their own; here the news goes out with the commit that it is about.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import asyncpg
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL

from signoria.table.store.commit_connection import CHANNEL

log = logging.getLogger("signoria.table")

CHECK_EVERY: Final = 5.0
TRY_AGAIN: Final = 1.0
# Held by each server for as long as it listens, so that nobody restores a backup under it.
SERVERS_LOCK: Final = 5_190_1470
# Before the id of a person, where else the id of a table is; no id has it.
PERSON: Final = "@"
ALL_SESSIONS: Final = "*"


def news(process: str, table_id: str, number: int) -> str:
    return f"{process} {table_id} {number}"


def person_news(process: str, person: str, session: str | None) -> str:
    """Of somebody who has signed out, in one session or in all."""
    return f"{process} {PERSON}{person} {session or ALL_SESSIONS}"


def deliver(
    payload: str, process: str, heard: Callable[[str], None], heard_of_person: Callable[[str, str | None], None]
) -> None:
    """Say what others have changed; what this process has changed it knows."""
    changed_by, table_id, detail = payload.split(" ")
    if changed_by == process:
        return
    if table_id.startswith(PERSON):
        heard_of_person(table_id.removeprefix(PERSON), None if detail == ALL_SESSIONS else detail)
    else:
        heard(table_id)


def are_servers_here(connection: Connection) -> bool:
    """Does a server use this database? If none does, none begins to before the transaction ends."""
    return not connection.scalar(text(f"SELECT pg_try_advisory_xact_lock({SERVERS_LOCK})"))


class Wire:
    """Listens for as long as the server runs, and connects again when the connection is lost."""

    def __init__(
        self,
        url: URL,
        process: str,
        heard: Callable[[str], None],
        heard_of_person: Callable[[str, str | None], None],
        lost: Callable[[], None],
    ) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self._heard = heard
        self._heard_of_person = heard_of_person
        self._lost = lost
        self._task: asyncio.Task[None] | None = None
        self.is_listening = False

    async def start(self) -> None:
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._run(ready), name="wire")
        await ready.wait()

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self, ready: asyncio.Event) -> None:
        while True:
            try:
                await self._listen(ready)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("the connection that listens for other processes was lost: %s", error)
            await asyncio.sleep(TRY_AGAIN)

    async def _listen(self, ready: asyncio.Event) -> None:
        connection = await asyncpg.connect(self._address)
        try:
            await connection.execute(f"SELECT pg_advisory_lock_shared({SERVERS_LOCK})")
            await connection.add_listener(CHANNEL, self._take)
            if ready.is_set():
                self._lost()
            ready.set()
            self.is_listening = True
            while not connection.is_closed():
                await asyncio.sleep(CHECK_EVERY)
                await connection.execute("SELECT 1")
        finally:
            self.is_listening = False
            await connection.close(timeout=1)

    def _take(self, connection: Any, pid: int, channel: str, payload: Any) -> None:
        deliver(str(payload), self._process, self._heard, self._heard_of_person)
