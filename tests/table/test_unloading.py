"""Tables that were put away are gone from memory, without waiting for the collector of garbage."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import insert

from signoria.table.bots.leases import Leases
from signoria.table.bots.pace import Tempo
from signoria.table.bots.pool import Thinker
from signoria.table.live.connection import Connection
from signoria.table.live.dispatch import handle
from signoria.table.live.hall import Hall
from signoria.table.live.services import Services
from signoria.table.live.session import Session
from signoria.table.lobby.access import Visitor
from signoria.table.lobby.allowance import Allowance
from signoria.table.lobby.lobby import Lobby
from signoria.table.people.rate_limits import Rates
from signoria.table.protocol.messages import Chat, Move
from signoria.table.protocol.people_bodies import Person
from signoria.table.protocol.table_bodies import SeatRequest, TableRequest
from signoria.table.settings import Settings
from signoria.table.store.database import database_url, open_engine, prepare
from signoria.table.store.schema import people
from signoria.table.store.writer import Writer

ANNA = Person("anna", "Anna", False)
TABLES = 12


class Nowhere:
    """An outlet that nobody reads from."""

    def write(self, frames: bytes) -> None:
        pass

    def waiting(self) -> int:
        return 0

    async def close(self, code: int) -> None:
        pass


@asynccontextmanager
async def open_hall(folder: Path) -> AsyncIterator[tuple[Hall, Lobby]]:
    settings = Settings(folder)
    await prepare(settings)
    engine = open_engine(database_url(settings))
    leases = Leases(engine, settings.process)
    services = Services(settings, engine, Writer(engine), Thinker(1), Tempo(), leases, Rates(1000.0))
    services.writer.start()
    async with engine.begin() as connection:
        await connection.execute(insert(people).values(id=ANNA.id, name=ANNA.name, epoch=0, created=time.time()))
    try:
        hall = Hall(services)
        yield hall, Lobby(engine, Allowance(b"key", 1000.0), hall.changed)
    finally:
        await services.writer.stop()
        services.thinker.close()
        await engine.dispose()


async def play_and_leave(hall: Hall, table: str) -> list[weakref.ref[object]]:
    """Somebody comes, moves, speaks, is refused something and goes; answers what must not stay."""
    session = await hall.session(table)
    connection = Connection(Nowhere(), "key", Visitor(ANNA), 0, "here")
    async with session.held():
        session.audience.enter(connection, 0)
        session.audience.show(connection)
    assert session.play is not None
    seat = session.play.actors()[0]
    action = session.play.game.action_name(session.play.position(seat).options(seat)[0])
    await handle(session, connection, Move("1", seat, session.play.line_of(seat), action))
    await handle(session, connection, Move("2", seat, 999, action))
    await handle(session, connection, Chat("3", "ciao"))
    await session.reload()
    await session.audience.leave(connection)
    return [weakref.ref(session), weakref.ref(session.play), weakref.ref(session.audience), weakref.ref(connection)]


async def put_away(hall: Hall, session: Session) -> None:
    session.table.used = time.monotonic() - hall.services.settings.put_away_after - 1
    await hall.tick(session)


def test_a_table_that_is_put_away_is_freed_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as (hall, lobby):
            wish = TableRequest("principato", [SeatRequest("me"), SeatRequest("local")], start=True)
            tables = [(await lobby.create(ANNA, wish, "here")).id for _ in range(TABLES)]
            gc.collect()
            gc.disable()
            try:
                kept = [ref for table in tables for ref in await play_and_leave(hall, table)]
                for table in tables:
                    await put_away(hall, hall.sessions[table])
                assert hall.sessions == {}
                assert [type(ref()).__name__ for ref in kept if ref() is not None] == []
            finally:
                gc.enable()

    asyncio.run(story())
