"""A table that is open in this process: how it is read, changed and told.

Whatever changes a table holds its lock from the engine until the commit: authorise, engine, journal, commit, publish,
acknowledge. When a commit fails, the state in memory is thrown away and read again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress

from signoria.core.errors import SignoriaError
from signoria.core.record.record import Record
from signoria.table.bots.runner import BotRunner
from signoria.table.live.audience import Audience
from signoria.table.live.chronicle import Chronicle
from signoria.table.live.open_table import OpenTable
from signoria.table.live.play import Play
from signoria.table.live.services import Services
from signoria.table.live.table_writer import TableWriter
from signoria.table.lobby.games import known_game
from signoria.table.protocol.bodies import Fault
from signoria.table.protocol.faults import Conflict, TableError, Unavailable, fault_of
from signoria.table.protocol.messages import Closed
from signoria.table.store.reads import Loaded, header_of, load_table
from signoria.table.store.seating import OVER, RUNNING, Seating
from signoria.table.store.writer import Job, Lost

log = logging.getLogger("signoria.table")


class Session:
    """One open table."""

    def __init__(self, services: Services, table_id: str) -> None:
        self.services = services
        self.id = table_id
        self.lock = asyncio.Lock()
        self.table = OpenTable(table_id)
        self.writer = TableWriter(self.table, services.writer, services.settings.process)
        self.audience = Audience(self.table, self.writer, services.settings.away_after)
        self.bots = BotRunner(self, services.thinker, services.tempo, services.leases)
        # Is what is in memory what is in the database? If not, it is read again before anything else is done.
        self._is_read = False

    @property
    def seating(self) -> Seating:
        return self.table.seating

    @property
    def play(self) -> Play | None:
        return self.table.play

    def running(self) -> Play:
        """Returns the game; Conflict if there is none to play at."""
        return self.table.running()

    # ---- reading ----

    async def open(self) -> bool:
        """Read the table, and do what needs nobody; False if there is none."""
        async with self.lock:
            if not await self._read():
                return False
            await self._advance()
        self.bots.wake()
        return True

    async def reload(self) -> None:
        """Somebody else has changed the table: read it again and tell who is connected."""
        async with self.lock:
            if await self._read_on() or await self._read():
                await self._advance()
                self.publish()
        self.bots.wake()

    def held(self) -> Held:
        """The table for oneself, as the database has it; whatever is not committed at the end is thrown away."""
        return Held(self)

    async def take(self) -> None:
        """Wait for the table, and read it if it has to be."""
        await self.lock.acquire()
        try:
            if not self._is_read:
                await self._read()
        except BaseException:
            self.lock.release()
            raise

    async def give_back(self) -> None:
        try:
            if self.play is not None and self.play.has_unwritten():
                await self._read_again()
        finally:
            self.lock.release()

    async def _read_again(self) -> None:
        """Throw away what is in memory, also if the database cannot be asked just now."""
        self._is_read = False
        try:
            await self._read()
        except Unavailable:
            log.error("table %s is read again when somebody asks for it", self.id)
        else:
            self.publish()

    async def _read_on(self) -> bool:
        """Read what others have added to a game that goes on; False if that is not all that has changed."""
        play = self.play
        if not self._is_read or play is None or play.is_over or play.has_unwritten():
            return False
        async with self.services.engine.connect() as connection:
            loaded = await load_table(connection, self.id, play.lines)
        if loaded is None or loaded.seating.table.status != RUNNING or loaded.seating.table.lines < play.lines:
            return False
        try:
            play.follow(loaded.lines, loaded.seals)
        except SignoriaError:
            return False
        play.persons, play.alone = frozenset(loaded.seating.persons()), loaded.seating.is_alone()
        self._take(loaded)
        return True

    async def _read(self) -> bool:
        async with self.services.engine.connect() as connection:
            loaded = await load_table(connection, self.id)
        if loaded is None:
            return False
        self._take(loaded)
        self.table.play = None
        if loaded.seating.table.status in (RUNNING, OVER):
            try:
                self.table.play = _play_of(loaded)
            except SignoriaError as error:
                await self.close(fault_of(error))
        self._is_read = True
        return True

    def _take(self, loaded: Loaded) -> None:
        """The seats, and what was said; the views of before are no longer true."""
        self.table.seating = loaded.seating
        self.audience.tell_chat(loaded.chat)
        self.audience.forget_views()

    async def _advance(self) -> None:
        """The first chance of a game that has just begun, or what another process left undone."""
        play = self.play
        if play is not None and not play.is_over:
            play.advance()
            if play.has_unwritten() or not self.writer.is_kept(play):
                with suppress(TableError):  # then another process has done it
                    await self.commit()

    # ---- writing; the caller holds the lock ----

    async def commit(self, job: Job | None = None) -> None:
        """Make everything new durable; on failure read the table again, tell everybody, and say why."""
        await self._written(self.writer.commit(job))

    async def change(self, what: str, seat: int, job: Job | None = None) -> None:
        """Commit something that is no line: an answer, a vote, a bot in a person's seat."""
        await self._written(self.writer.change(what, seat, job))

    async def close(self, why: Fault) -> None:
        """Close a table at which nobody can play any more."""
        await self.writer.close(why)
        self.table.play = None
        self.audience.send_all(Closed(why))

    async def _written(self, writing: Awaitable[None]) -> None:
        try:
            await writing
        except (Lost, TableError) as error:
            await self._read_again()
            if isinstance(error, TableError):
                raise
            raise Conflict("Somebody was quicker; look at the table again.", "quicker") from error

    # ---- telling ----

    def publish(self) -> None:
        """Who decides for which seat may have changed; then everybody is sent what is new for them."""
        if self.play is not None:
            self.play.persons = frozenset(self.seating.persons())
            self.play.alone = self.seating.is_alone()
        self.audience.show_all()


class Held:
    """A table held for as long as a block lasts: at every message, so without the cost of a generator."""

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session = session

    async def __aenter__(self) -> None:
        await self._session.take()

    async def __aexit__(self, *error: object) -> None:
        await self._session.give_back()


def _play_of(loaded: Loaded) -> Play:
    """The game of a table played again; SignoriaError if its record does not fit any more."""
    table = loaded.seating.table
    assert table.header is not None
    header = header_of(table.header, loaded.start)
    chronicle = Chronicle(known_game(table.game), Record(header, header.digest(), loaded.lines), table.secret)
    play = Play(chronicle, loaded.seals, loaded.seating.persons(), loaded.seating.is_alone())
    if table.status == OVER:
        chronicle.finish()
    return play
