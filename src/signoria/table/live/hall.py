"""The tables that are open in this process."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import select

from signoria.core.errors import SignoriaError
from signoria.table.live.connection import RESTARTING
from signoria.table.live.consent import lapse
from signoria.table.live.services import Services
from signoria.table.live.session import Session
from signoria.table.live.shared_presence import share_presence
from signoria.table.live.stand_ins import resign_all
from signoria.table.lobby.access import no_table
from signoria.table.lobby.lists import games_of
from signoria.table.protocol.faults import Unavailable
from signoria.table.protocol.people_bodies import Person
from signoria.table.store.notify import news, person_news
from signoria.table.store.reads import load_seatings
from signoria.table.store.schema import tables
from signoria.table.store.seating import RUNNING
from signoria.table.store.writer import Job

log = logging.getLogger("signoria.table")

TICK: Final = 2.0
RENEW: Final = 6.0
LOOK_AGAIN: Final = 0.02


class Hall:
    """Finds, opens and closes the tables that somebody plays at or looks at."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.sessions: dict[str, Session] = {}
        self._opening: dict[str, asyncio.Task[Session | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._clock: asyncio.Task[None] | None = None

    # ---- opening and closing ----

    async def session(self, table_id: str) -> Session:
        """The open table; it is opened if it is not."""
        session = self.sessions.get(table_id)
        if session is None:
            if table_id not in self._opening:
                self._opening[table_id] = asyncio.create_task(self._open(table_id))
            session = await asyncio.shield(self._opening[table_id])
        if session is None:
            raise no_table()
        session.table.used = time.monotonic()
        return session

    async def _open(self, table_id: str) -> Session | None:
        try:
            session = Session(self.services, table_id)
            if not await session.open():
                return None
            self.sessions[table_id] = session
            return session
        finally:
            del self._opening[table_id]

    async def start(self) -> None:
        """Go on with what the bots had to decide when the server stopped, and begin to look at the clock."""
        self._clock = asyncio.create_task(self._tick_for_ever(), name="clock")
        async with self.services.engine.connect() as connection:
            running = await load_seatings(connection, select(tables.c.id).where(tables.c.status == RUNNING))
        for seating in running:
            fresh = seating.table.lines == 0
            if fresh or set(seating.bots()) & set(seating.table.waiting):
                self.do(self._open_quietly(seating.table.id))

    async def _open_quietly(self, table_id: str) -> None:
        with suppress(SignoriaError):
            await self.session(table_id)

    async def stop(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
        for session in self.sessions.values():
            session.bots.stop()
            for connection in session.audience.connections:
                connection.close(RESTARTING)

    async def drain(self) -> None:
        """Finish what people have sent, then let them go: they come again, to this server or another."""
        await self.services.drain.finish()
        await self.stop()
        while any(session.audience.connections for session in self.sessions.values()):
            await asyncio.sleep(LOOK_AGAIN)

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something without waiting for it; what goes wrong goes to the log."""
        task = asyncio.create_task(self._done(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _done(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Unavailable:
            pass  # the log says so already
        except Exception:
            log.exception("a table could not be read")

    # ---- what changes from outside ----

    def heard(self, table_id: str) -> None:
        """Another process has changed a table."""
        if table_id in self.sessions:
            self.do(self.sessions[table_id].reload())

    def heard_of_person(self, person: str, signed_out: str | None) -> None:
        """Somebody has signed out, on one device or on all: the sockets that were opened there are let go."""
        for session in self.sessions.values():
            session.audience.sign_out(person, signed_out)

    def heard_nothing(self) -> None:
        """The connection to the other processes was lost for a while: read everything again."""
        for table_id in list(self.sessions):
            self.heard(table_id)

    async def changed(self, table_id: str) -> None:
        """The lobby has changed a table: tell who is connected, here and elsewhere."""
        await self._tell(table_id)
        if table_id in self.sessions:
            await self.sessions[table_id].reload()
        else:
            await self._open_quietly(table_id)

    async def moved(self, table_ids: Sequence[str]) -> None:
        """Seats have changed hands."""
        for table_id in table_ids:
            if table_id in self.sessions:
                await self.sessions[table_id].reload()
            await self._tell(table_id)

    async def _tell(self, table_id: str) -> None:
        """Let the other processes read a table again."""
        await self.services.writer.write(Job(news=news(self.services.settings.process, table_id, -1)))

    async def sign_out(self, person: str, signed_out: str | None) -> None:
        """End the connections of a person, here and elsewhere; whoever has a new cookie comes again with it."""
        self.heard_of_person(person, signed_out)
        await self.services.writer.write(Job(news=person_news(self.services.settings.process, person, signed_out)))

    async def resign_everywhere(self, person: Person) -> None:
        async with self.services.engine.connect() as connection:
            table_ids = list((await connection.execute(games_of(person))).scalars())
        for table_id in table_ids:
            with suppress(SignoriaError):
                session = await self.session(table_id)
                async with session.held():
                    await resign_all(session, person)
                    session.publish()
                session.bots.wake()

    # ---- the clock ----

    async def _tick_for_ever(self) -> None:
        renewed = time.monotonic()
        while True:
            await asyncio.sleep(TICK)
            renew = time.monotonic() - renewed > RENEW
            renewed = time.monotonic() if renew else renewed
            for session in list(self.sessions.values()):
                await self._on_time(self.tick(session), f"table {session.id}")
            if renew and self.services.engine.dialect.name == "postgresql":
                sharing = share_presence(dict(self.sessions), self.services.engine, self.services.writer)
                await self._on_time(sharing, "sharing who is here")

    async def _on_time(self, work: Awaitable[None], where: str) -> None:
        """Do what the clock asks for; it goes on whatever happens."""
        try:
            await work
        except Unavailable:
            pass  # the log says so already; the clock comes again
        except Exception:
            log.exception("the clock failed at %s", where)

    async def tick(self, session: Session) -> None:
        if session.audience.presence.has_changed(session.seating):
            session.audience.tell_presence()
        await lapse(session)
        if session.audience.has_fallen_silent():
            async with session.held():
                session.publish()
        if session.bots.holds_lease:
            await self.services.leases.hold(session.id)
        session.bots.wake()
        idle = time.monotonic() - session.table.used > self.services.settings.put_away_after
        if idle and not session.audience.connections and not session.bots.is_busy and not session.lock.locked():
            del self.sessions[session.id]
            await self.services.leases.release(session.id)
