"""The same people and lobbies that a server has, with news to the servers in the place of open tables."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

import msgspec
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from signoria.table.admin.find import check_database, check_file
from signoria.table.bots.levels import REPLACEMENT
from signoria.table.lobby.allowance import Allowance
from signoria.table.lobby.lists import games_of
from signoria.table.lobby.lobby import Lobby
from signoria.table.people.password_guard import PasswordGuard
from signoria.table.people.people import People
from signoria.table.people.rate_limits import Rates
from signoria.table.people.sessions import Sessions
from signoria.table.protocol.bodies import Fault
from signoria.table.protocol.people_bodies import Person
from signoria.table.settings import Settings
from signoria.table.store.database import database_url, open_engine, unusable
from signoria.table.store.mailbox import tell_servers
from signoria.table.store.notify import news, person_news
from signoria.table.store.reads import load_seating
from signoria.table.store.schema import changes, seats, tables
from signoria.table.store.seating import CLOSED
from signoria.table.store.transactions import writing

# In the place of the process that has changed something.
COMMAND: Final = "command"
ALL_GONE: Final = Fault("all_gone", "Nobody is left at this table.")


@dataclass(frozen=True)
class Office:
    """What the commands work with."""

    engine: AsyncEngine
    people: People
    lobby: Lobby


@asynccontextmanager
async def office(settings: Settings) -> AsyncIterator[Office]:
    """The database of a server, whether it runs or not; CannotAdminister where there is none."""
    url = database_url(settings)
    check_file(url)
    engine = open_engine(url, settings.lock_wait)
    try:
        async with engine.connect() as connection:
            await connection.run_sync(check_database)
        yield _office(engine)
    except (OSError, DBAPIError) as error:
        raise unusable(url, error) from error
    finally:
        await engine.dispose()


def _office(engine: AsyncEngine) -> Office:
    async def changed(table_id: str) -> None:
        await tell_of_tables(engine, [table_id])

    async def moved(table_ids: Sequence[str]) -> None:
        await tell_of_tables(engine, table_ids)

    async def ended(person: str, session: str | None) -> None:
        async with writing(engine) as connection:
            await tell_servers(connection, [person_news(COMMAND, person, session)])

    async def left(person: Person) -> None:
        await lobby.leave_all(person)
        await resign_everywhere(engine, person)

    lobby = Lobby(engine, Allowance(b"", 1.0), changed)
    return Office(engine, People(engine, Sessions(engine, ended), PasswordGuard(Rates()), moved, left), lobby)


async def tell_of_tables(engine: AsyncEngine, table_ids: Sequence[str]) -> None:
    """Let the servers read tables again."""
    if table_ids:
        async with writing(engine) as connection:
            await tell_servers(connection, [news(COMMAND, table_id, -1) for table_id in table_ids])


async def resign_everywhere(engine: AsyncEngine, person: Person) -> None:
    """Bots play on for somebody who does not come back, as if they had resigned at each table."""
    async with engine.connect() as connection:
        table_ids = list((await connection.execute(games_of(person))).scalars())
    for table_id in table_ids:
        async with writing(engine) as connection:
            await _resign(connection, table_id, person)
            await tell_servers(connection, [news(COMMAND, table_id, -1)])


async def _resign(connection: AsyncConnection, table_id: str, person: Person) -> None:
    theirs = (seats.c.table_id == table_id) & (seats.c.person == person.id) & seats.c.resigned.is_(False)
    level = func.coalesce(seats.c.level, REPLACEMENT)
    gone = {"resigned": True, "replaced": False, "level": level, "votes": []}
    if not (await connection.execute(update(seats).where(theirs).values(gone))).rowcount:
        return
    # A number of its own, so that a server that has not heard yet cannot undo it unawares.
    last = select(func.max(changes.c.number)).where(changes.c.table_id == table_id)
    newest = (await connection.execute(last)).scalar_one()
    number = 0 if newest is None else newest + 1
    change = {"table_id": table_id, "number": number, "what": "resign", "seat": 0, "written": time.time()}
    await connection.execute(insert(changes).values(change))
    settled = {"asked": None, "changes": number + 1}
    await connection.execute(update(tables).where(tables.c.id == table_id).values(settled))
    seating = await load_seating(connection, table_id)
    if seating is not None and not seating.sitters():
        await close(connection, table_id, ALL_GONE)


async def close(connection: AsyncConnection, table_id: str, why: Fault) -> None:
    """A table that is closed keeps its record."""
    closed = {"status": CLOSED, "waiting": [], "closed_why": msgspec.to_builtins(why), "origin": None}
    await connection.execute(update(tables).where(tables.c.id == table_id).values(closed))
