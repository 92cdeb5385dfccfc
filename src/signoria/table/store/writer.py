"""The writer: work that waits goes into one commit, so that many tables share the cost of the disk.

A conflict fails the one job that has it, not its batch: when a batch fails, its jobs are tried one by one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncEngine

from signoria.table.meters import meters
from signoria.table.protocol.faults import Unavailable
from signoria.table.store.commit_connection import CommitConnection
from signoria.table.store.commit_thread import CommitThread
from signoria.table.store.failures import unavailable
from signoria.table.store.prepared import Lost as Lost
from signoria.table.store.prepared import Row, Work

log = logging.getLogger("signoria.table")

MOST_AT_ONCE: Final = 256
# Seconds from one commit to the next: what comes meanwhile goes together. Whoever comes after a pause does not wait.
GATHERED_IN: Final = 0.005


@dataclass
class Job:
    """Rows for one table that are written together or not at all; `news` is told to other processes."""

    work: list[tuple[Executable, Row]] = field(default_factory=list)
    news: str = ""

    def add(self, statement: Executable, **row: Any) -> None:
        self.work.append((statement, row))


class Writer:
    """One task that commits; whoever writes waits until it is on the disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._waiting: asyncio.Queue[tuple[Job, asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        # SQLite is one file, which this process alone writes to; else a PostgreSQL that tells the others.
        self._thread = CommitThread(engine) if engine.dialect.name == "sqlite" else None
        self._connection = CommitConnection(engine)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Finish what waits, then end."""
        await self._waiting.join()
        if self._task is not None:
            self._task.cancel()
        if self._thread is not None:
            self._thread.close()
        await self._connection.close()

    @property
    def is_running(self) -> bool:
        return self._task is not None and not self._task.done()

    async def write(self, job: Job) -> None:
        """Return when the job is durable; Lost if it lost a race, Unavailable if the database failed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((job, done))
        await done

    async def _run(self) -> None:
        clock, due = asyncio.get_running_loop().time, 0.0
        while True:
            batch = [await self._waiting.get()]
            if (early := due - clock()) > 0:
                await asyncio.sleep(early)
            due = clock() + GATHERED_IN
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            await self._commit_all(batch)
            for _ in batch:
                self._waiting.task_done()

    async def _commit_all(self, batch: Sequence[tuple[Job, asyncio.Future[None]]]) -> None:
        problem = await self._commit([job for job, _ in batch])
        is_shared = len(batch) == 1 or not isinstance(problem, Lost)
        for job, done in batch:
            failed = problem if is_shared else await self._commit([job])
            if done.cancelled():
                continue
            if failed is None:
                done.set_result(None)
            else:
                done.set_exception(failed)

    async def _commit(self, jobs: Sequence[Job]) -> Exception | None:
        """None when it is durable, else why not."""
        try:
            with meters.commits.measured():
                if self._thread is not None:
                    await self._thread.commit(_grouped(jobs))
                else:
                    await self._connection.commit(_grouped(jobs), [job.news for job in jobs if job.news])
        except (Lost, Unavailable) as error:
            return error
        except Exception as error:
            log.exception("a commit failed")
            return unavailable(error)
        return None


def _grouped(jobs: Sequence[Job]) -> Work:
    """Returns each statement once, with the rows of all jobs."""
    grouped: dict[int, tuple[Executable, list[Row]]] = {}
    for job in jobs:
        for statement, row in job.work:
            grouped.setdefault(id(statement), (statement, []))[1].append(row)
    return list(grouped.values())
