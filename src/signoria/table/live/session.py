"""A table that is open in this process: its game in memory, and how it is read and written.

Whatever changes a table holds its lock from the engine until the commit: authorise, engine, journal, commit, publish,
acknowledge. When a commit fails, the state in memory is thrown away and read again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec

from signoria.core.errors import SignoriaError
from signoria.core.record.record import Record
from signoria.table.bots.runner import BotRunner
from signoria.table.live.audience import Audience
from signoria.table.live.chronicle import Chronicle
from signoria.table.live.play import Pending, Play
from signoria.table.live.services import Services
from signoria.table.live.views import prompts
from signoria.table.lobby.games import known_game
from signoria.table.protocol.bodies import Fault
from signoria.table.protocol.faults import Conflict, TableError, Unavailable, fault_of
from signoria.table.protocol.messages import Closed
from signoria.table.store import writes
from signoria.table.store.notify import news
from signoria.table.store.reads import Loaded, header_of, load_table
from signoria.table.store.seating import CLOSED, OVER, RUNNING, Seating
from signoria.table.store.writer import Job, Lost

log = logging.getLogger("signoria.table")


class Session:
    """One open table."""

    def __init__(self, services: Services, table_id: str) -> None:
        self.services = services
        self.id = table_id
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.bots = BotRunner(self, services.thinker, services.tempo, services.leases)
        self.play: Play | None = None
        # When somebody last asked for it.
        self.used = time.monotonic()
        self._seating: Seating | None = None
        # Is what is in memory what is in the database? If not, it is read again before anything else is done.
        self._is_read = False

    @property
    def seating(self) -> Seating:
        assert self._seating is not None
        return self._seating

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
            if await self._read():
                await self._advance()
                self.publish()
        self.bots.wake()

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """The table for oneself, as the database has it; whatever is not committed at the end is thrown away."""
        async with self.lock:
            if not self._is_read:
                await self._read()
            try:
                yield
            finally:
                if self.play is not None and self.play.has_unwritten():
                    await self._read_again()

    async def _read_again(self) -> None:
        """Throw away what is in memory, also if the database cannot be asked just now."""
        self._is_read = False
        try:
            await self._read()
        except Unavailable:
            log.error("table %s is read again when somebody asks for it", self.id)
        else:
            self.publish()

    async def _read(self) -> bool:
        async with self.services.engine.connect() as connection:
            loaded = await load_table(connection, self.id)
        if loaded is None:
            return False
        self._seating = loaded.seating
        self.audience.tell_said(loaded.said)
        self.play = None
        if loaded.seating.table.status in (RUNNING, OVER):
            try:
                self.play = _play_of(loaded)
            except SignoriaError as error:
                await self._close(fault_of(error))
        self.audience.forget_views()
        self._is_read = True
        return True

    async def _advance(self) -> None:
        """The first chance of a game that has just begun, or what another process left undone."""
        if self.play is not None and not self.play.is_over:
            self.play.advance()
            if self.play.has_unwritten() or not self._is_kept(self.play):
                with suppress(TableError):  # then another process has done it
                    await self.commit()

    async def _close(self, why: Fault) -> None:
        """A table that cannot go on keeps its record."""
        table = self.seating.table
        table.status, table.waiting, table.closed_why = CLOSED, [], msgspec.to_builtins(why)
        job = Job(news=self.news())
        job.add(writes.CLOSE_TABLE, of_table=self.id, why=table.closed_why)
        await self.services.writer.write(job)
        self.audience.send_all(Closed(why))

    async def give_up(self, why: Fault) -> None:
        """Close a table at which nobody plays any more; holds the lock already."""
        await self._close(why)
        self.play = None

    # ---- writing; the caller holds the lock ----

    def running(self) -> Play:
        """The game, or Conflict if there is none to play at."""
        if self.play is None or self.play.is_over:
            code = self.seating.table.status
            raise Conflict("There is no game to play at this table now ({status}).", "no_game_now", status=code)
        return self.play

    async def commit(self, job: Job | None = None) -> None:
        """Make everything new durable; on failure read the table again, tell everybody, and say why."""
        job = job or Job()
        job.news = self.news()
        table, now = self.seating.table, time.time()
        if self.play is not None:
            pending = self.play.take_pending()
            writes.add_lines(job, self.id, pending.lines, now)
            for seat, since in pending.unsealed.items():
                writes.drop_seals(job, self.id, [seat], since)
            for seat, step, action in pending.sealed:
                writes.add_seal(job, self.id, seat, step, action)
            if pending.unsealed:
                # Of two processes, one that opens the seals and one that takes a pick back, only one may.
                self._number_change(job, "unseal", min(pending.unsealed), now)
            self._keep_table(pending, now)
        # A pick under seal leaves no trace at the table: nobody may count another's picks.
        columns = ("status", "moved", "lines", "waiting", "prompts", "asked", "changes")
        writes.update_table(job, self.id, **{name: getattr(table, name) for name in columns})
        try:
            await self.services.writer.write(job)
        except (Lost, TableError) as error:
            await self._read_again()
            if isinstance(error, TableError):
                raise
            raise Conflict("Somebody was quicker; look at the table again.", "quicker") from error

    def _keep_table(self, pending: Pending, now: float) -> None:
        """What the table's row says of its game."""
        play, table = self.play, self.seating.table
        assert play is not None
        if pending.lines:
            table.asked, table.moved = None, now
        table.lines, table.waiting = play.lines, play.actors()
        table.prompts = prompts(play, self.seating.persons())
        table.status = OVER if play.is_over else table.status

    def _is_kept(self, play: Play) -> bool:
        """Does the table's row say what journal and seals do? Two who seal at once may have kept an older view."""
        table = self.seating.table
        row = play.is_over, table.waiting, table.prompts
        return row == (False, play.actors(), prompts(play, self.seating.persons()))

    async def change(self, what: str, seat: int, job: Job | None = None) -> None:
        """Commit something that is no line: an answer, a vote, a bot in a person's seat."""
        job = job or Job()
        self._number_change(job, what, seat, time.time())
        await self.commit(job)

    def _number_change(self, job: Job, what: str, seat: int, now: float) -> None:
        writes.add_change(job, self.id, self.seating.table.changes, what, seat, now)
        self.seating.table.changes += 1

    def news(self) -> str:
        return news(self.services.settings.process, self.id, self.seating.table.lines)

    # ---- telling ----

    def publish(self) -> None:
        """Who decides for which seat may have changed; then everybody is sent what is new for him."""
        if self.play is not None:
            self.play.persons = frozenset(self.seating.persons())
            self.play.alone = self.seating.is_alone()
        self.audience.show_all()


def _play_of(loaded: Loaded) -> Play:
    """The game of a table played again; SignoriaError if its record does not fit any more."""
    table = loaded.seating.table
    assert table.header is not None
    header = header_of(table.header)
    chronicle = Chronicle(known_game(table.game), Record(header, header.digest(), loaded.lines), table.secret)
    play = Play(chronicle, loaded.seals, loaded.seating.persons(), loaded.seating.is_alone())
    if table.status == OVER:
        chronicle.finish()
    return play
