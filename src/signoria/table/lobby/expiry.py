"""Tables that nobody came to are closed after a while, so that lists show what can be played; the old is forgotten."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy import update

from signoria.table.lobby.lists import expired_lobbies
from signoria.table.lobby.lobby import Lobby
from signoria.table.lobby.retention import forget_the_old
from signoria.table.people.people import People
from signoria.table.protocol.bodies import Fault
from signoria.table.protocol.faults import Unavailable
from signoria.table.settings import Settings
from signoria.table.store.schema import tables
from signoria.table.store.seating import CLOSED, LOBBY
from signoria.table.store.transactions import writing

EVERY: Final = 60.0
EXPIRED: Final = Fault("expired", "This table was closed because its game did not begin for a long time.")


async def close_expired(lobby: Lobby, settings: Settings, now: float) -> None:
    """Each by itself: somebody may begin it at this moment, or another process close it."""
    expired = expired_lobbies(now, settings.open_lobby_lasts, settings.friends_lobby_lasts)
    async with lobby.engine.connect() as connection:
        table_ids = list((await connection.execute(expired)).scalars())
    for table_id in table_ids:
        closed = {"status": CLOSED, "closed_why": msgspec.to_builtins(EXPIRED), "moved": now, "origin": None}
        async with writing(lobby.engine) as connection:
            waits = (tables.c.id == table_id) & (tables.c.status == LOBBY) & tables.c.id.in_(expired)
            done = await connection.execute(update(tables).where(waits).values(closed))
        if done.rowcount:
            await lobby.changed(table_id)


async def expire_for_ever(lobby: Lobby, people: People, settings: Settings) -> None:
    while True:
        with suppress(Unavailable):  # the log says so already
            await close_expired(lobby, settings, time.time())
            await forget_the_old(lobby.engine, people, settings, time.time())
        await asyncio.sleep(EVERY)
