"""News from a command to the servers: with NOTIFY where there is one; on SQLite as rows that the one server reads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from signoria.table.protocol.faults import Unavailable
from signoria.table.store.commit_connection import NOTIFY
from signoria.table.store.schema import news
from signoria.table.store.transactions import writing

LOOK_EVERY: Final = 1.0


async def tell_servers(connection: AsyncConnection, payloads: Sequence[str]) -> None:
    """Heard when the transaction is committed, or within a second after it."""
    if connection.dialect.name == "postgresql":
        await connection.execute(NOTIFY, {"payloads": list(payloads)})
    else:
        await connection.execute(insert(news), [{"payload": payload} for payload in payloads])


async def read_for_ever(engine: AsyncEngine, take: Callable[[str], None]) -> None:
    """What a server on SQLite does to hear of commands."""
    while True:
        with suppress(Unavailable):  # the log says so already
            for payload in await read_news(engine):
                take(payload)
        await asyncio.sleep(LOOK_EVERY)


async def read_news(engine: AsyncEngine) -> list[str]:
    """Returns what has come, which is then gone."""
    async with engine.connect() as connection:
        rows = list(await connection.execute(select(news).order_by(news.c.number)))
    if rows:
        async with writing(engine) as connection:
            await connection.execute(delete(news).where(news.c.number <= rows[-1].number))
    return [row.payload for row in rows]
