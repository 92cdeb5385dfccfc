"""Transactions that write, one after the other where the database has only one writer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import WeakKeyDictionary

from sqlalchemy import Engine
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

_turns: WeakKeyDictionary[Engine, asyncio.Lock] = WeakKeyDictionary()


def turn(engine: AsyncEngine) -> asyncio.Lock:
    """Returns what the tasks that write to an SQLite hold, one after the other."""
    return _turns.setdefault(engine.sync_engine, asyncio.Lock())


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction, committed at the end.

    Whoever finds SQLite locked looks again now and then, and may lose to those who came later until their patience is
    at an end: under many moves nobody could open a table. So the tasks of this process wait here, in turn.
    """
    async with AsyncExitStack() as stack:
        if engine.dialect.name == "sqlite":
            await stack.enter_async_context(turn(engine))
        yield await stack.enter_async_context(engine.begin())
