"""Commits to SQLite, each in one visit to a thread of its own.

The driver for asynchronous programs goes to its thread and back for every statement, and SQLAlchemy prepares each anew:
together that costs many times what SQLite does. Here a statement is prepared once, and a commit is one visit.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from queue import SimpleQueue
from threading import Thread
from typing import Final, NamedTuple

from sqlalchemy.ext.asyncio import AsyncEngine

from signoria.table.meters import meters
from signoria.table.store.database import connect_sqlite
from signoria.table.store.failures import unavailable
from signoria.table.store.prepared import Lost, Phrasebook, Work
from signoria.table.store.transactions import turn

OUR_FAULT: Final = (sqlite3.DataError, sqlite3.NotSupportedError, sqlite3.ProgrammingError)


class Task(NamedTuple):
    """What the thread is to do, and who waits for it."""

    work: Work
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[list[float]]


class CommitThread:
    """A connection of its own to the file of an engine, used by one thread.

    No pool: what that does to hand over a task and its result costs as much as the commit itself.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._turn = turn(engine)
        self._connection: sqlite3.Connection | None = None
        self._phrases = Phrasebook(engine.dialect)
        self._tasks: SimpleQueue[Task | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="commit", daemon=True)

    async def commit(self, work: Work) -> None:
        """Return when all of it is on the disk; Lost if a row was there already, Unavailable if the database failed."""
        if not work:
            return
        loop = asyncio.get_running_loop()
        async with self._turn:
            if not self._thread.is_alive():
                self._thread.start()
            task = Task(work, loop, loop.create_future())
            self._tasks.put(task)
            seconds = await task.done
        for each in seconds:
            meters.statements.add(each)

    def close(self) -> None:
        """Finish what is begun, then end."""
        if self._thread.is_alive():
            self._tasks.put(None)
            self._thread.join()

    # ---- in the thread ----

    def _run(self) -> None:
        while (task := self._tasks.get()) is not None:
            self._do(task)
        self._disconnect()

    def _do(self, task: Task) -> None:
        try:
            seconds = self._commit(task.work)
        except Exception as error:
            task.loop.call_soon_threadsafe(_fail, task.done, error)
        else:
            task.loop.call_soon_threadsafe(_succeed, task.done, seconds)

    def _commit(self, work: Work) -> list[float]:
        """Returns how long each statement took."""
        try:
            if self._connection is None:
                self._connection = connect_sqlite(self._engine)
            return self._transact(self._connection, work)
        except sqlite3.IntegrityError as error:
            raise Lost from error
        except OUR_FAULT:
            raise
        except sqlite3.DatabaseError as error:
            raise unavailable(error) from error

    def _transact(self, connection: sqlite3.Connection, work: Work) -> list[float]:
        clock, seconds = time.perf_counter, []
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement, rows in work:
                text, values = self._phrases.in_words(statement, rows)
                began = clock()
                connection.executemany(text, values)
                seconds.append(clock() - began)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return seconds

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _succeed(done: asyncio.Future[list[float]], seconds: list[float]) -> None:
    if not done.cancelled():
        done.set_result(seconds)


def _fail(done: asyncio.Future[list[float]], error: Exception) -> None:
    if not done.cancelled():
        done.set_exception(error)
