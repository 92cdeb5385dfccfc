"""Commits to PostgreSQL, over a connection that is kept while it is used again and again.

To fetch and test a connection for each commit, and to let SQLAlchemy compile and carry out each statement, costs many
times what the driver needs for it.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import asyncpg
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from signoria.table.meters import meters
from signoria.table.store.failures import OUT_OF_REACH, unavailable
from signoria.table.store.prepared import Lost, Phrasebook, Work

CHANNEL: Final = "signoria"
NOTIFY: Final = text(f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest(CAST(:payloads AS text[])) AS payload")
# After so many seconds without use, whoever is at the other end may be another one, or nobody.
TRUSTED_FOR: Final = 1.0
OUR_FAULT: Final = (asyncpg.DataError, asyncpg.FeatureNotSupportedError, asyncpg.SyntaxOrAccessError)


class CommitConnection:
    """For one task at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._phrases = Phrasebook(engine.dialect)
        self._connection: AsyncConnection | None = None
        self._used = 0.0

    async def commit(self, work: Work, news: Sequence[str]) -> None:
        """Return when all of it is durable and told; Lost if a row was there, Unavailable if the database failed."""
        if news:
            work = [*work, (NOTIFY, [{"payloads": list(news)}])]
        if not work:
            return
        try:
            await self._transact(await self._driver(), work)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Lost from error
        except BaseException as error:
            # Who knows what is left of it.
            await self._drop()
            if isinstance(error, OUT_OF_REACH) and not isinstance(error, OUR_FAULT):
                raise unavailable(error) from error
            raise
        self._used = time.monotonic()

    async def close(self) -> None:
        """Give the connection back, which is tested before somebody else gets it."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            await connection.close()

    # ---- within ----

    async def _driver(self) -> Any:
        if time.monotonic() - self._used > TRUSTED_FOR:
            await self.close()
        if self._connection is None:
            self._connection = await self._engine.connect()
        return (await self._connection.get_raw_connection()).driver_connection

    async def _transact(self, driver: Any, work: Work) -> None:
        clock = time.perf_counter
        async with driver.transaction():
            for statement, rows in work:
                words, values = self._phrases.in_words(statement, rows)
                began = clock()
                await driver.executemany(words, values)
                meters.statements.add(clock() - began)

    async def _drop(self) -> None:
        if self._connection is not None:
            await self._connection.invalidate()
        await self.close()
