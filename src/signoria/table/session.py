"""A table that is open in this process: its game in memory, who is connected, and what they are sent.

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
from sqlalchemy.exc import SQLAlchemyError

from signoria.core.errors import SignoriaError
from signoria.core.record import Record
from signoria.core.state import SPECTATOR
from signoria.table import writing
from signoria.table.bodies import Fault, Person, TableInfo
from signoria.table.bot_runner import BotRunner
from signoria.table.chronicle import Chronicle
from signoria.table.connection import Connection, encoder
from signoria.table.consent import asked_undo
from signoria.table.errors import Conflict, TableError, fault_of
from signoria.table.loading import Loaded, header_of, load_table
from signoria.table.messages import Closed, Lines, Presence, Said, SeatView
from signoria.table.offer import known_game
from signoria.table.play import Pending, Play
from signoria.table.presence import PresenceBook
from signoria.table.seating import CLOSED, OVER, RUNNING, Seating
from signoria.table.services import Services
from signoria.table.views import lobby_view, prompts, seat_view
from signoria.table.wire import news
from signoria.table.writer import Job, Lost

log = logging.getLogger("signoria.table")


class Session:
    """One open table."""

    def __init__(self, services: Services, table_id: str) -> None:
        self.services = services
        self.id = table_id
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.presence = PresenceBook(services.settings.away_after)
        self.bots = BotRunner(self)
        self.play: Play | None = None
        self.said: list[Said] = []
        self.used = time.monotonic()
        self._seating: Seating | None = None
        self._views: dict[int, bytes] = {}
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
        except (SQLAlchemyError, OSError):
            log.exception("table %s could not be read again", self.id)
        else:
            self.publish()

    async def _read(self) -> bool:
        async with self.services.engine.connect() as connection:
            loaded = await load_table(connection, self.id)
        if loaded is None:
            return False
        self._seating = loaded.seating
        self._tell_said(loaded.said)
        self.play = None
        if loaded.seating.table.status in (RUNNING, OVER):
            try:
                self.play = _play_of(loaded)
            except SignoriaError as error:
                await self._close(fault_of(error))
        self._views.clear()
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
        job.add(writing.CLOSE_TABLE, of_table=self.id, why=table.closed_why)
        await self.services.writer.write(job)
        for connection in self.connections:
            connection.send(Closed(why))

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
            writing.add_lines(job, self.id, pending.lines, now)
            for seat, since in pending.unsealed.items():
                writing.drop_seals(job, self.id, [seat], since)
            for seat, step, action in pending.sealed:
                writing.add_seal(job, self.id, seat, step, action)
            if pending.unsealed:
                # Of two processes, one that opens the seals and one that takes a pick back, only one may.
                self._number_change(job, "unseal", min(pending.unsealed), now)
            self._keep_table(pending, now)
        # A pick under seal leaves no trace at the table: nobody may count another's picks.
        columns = ("status", "moved", "lines", "waiting", "prompts", "asked", "changes")
        writing.update_table(job, self.id, **{name: getattr(table, name) for name in columns})
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
        said = play.is_over, table.waiting, table.prompts
        return said == (False, play.actors(), prompts(play, self.seating.persons()))

    async def change(self, what: str, seat: int, job: Job | None = None) -> None:
        """Commit something that is no line: an answer, a vote, a bot in a person's seat."""
        job = job or Job()
        self._number_change(job, what, seat, time.time())
        await self.commit(job)

    def _number_change(self, job: Job, what: str, seat: int, now: float) -> None:
        writing.add_change(job, self.id, self.seating.table.changes, what, seat, now)
        self.seating.table.changes += 1

    def news(self) -> str:
        return news(self.services.settings.process, self.id, self.seating.table.lines)

    # ---- telling ----

    def publish(self) -> None:
        """Send everybody what is new for him; a view is made once per seat, however many look."""
        self._views.clear()
        if self.play is not None:
            self.play.persons = frozenset(self.seating.persons())
        for connection in self.connections:
            self.show(connection)

    def show(self, connection: Connection, again: bool = False) -> None:
        """The lines that this connection has not had, and where the game stands, unless it knows that already.

        When others see no difference, not even a message may tell them that somebody has done something.
        """
        if connection.look is not None and connection.look not in self.seating.held_by(connection.person):
            connection.look = None
        if self.play is not None and connection.cursor < self.play.lines:
            lines = self.play.chronicle.lines_for(connection.viewer, connection.cursor)
            connection.cursor = self.play.lines
            connection.send(Lines(connection.cursor, lines))
        connection.send_state(self.state_for(connection.person, connection.watching, connection.viewer), again)

    def state_for(self, person: Person | None, watching: bool, viewer: int) -> bytes:
        """A State: the part of the seat, made once, and the part of the person."""
        if viewer not in self._views:
            self._views[viewer] = encoder.encode(self._view(viewer))
        return joined(self._views[viewer], self.info(person, watching))

    def _view(self, viewer: int) -> SeatView:
        if self.play is None:
            return lobby_view()
        decides = viewer != SPECTATOR and self.seating.seats[viewer].is_persons
        return seat_view(self.play, viewer, decides, asked_undo(self.seating, self.play.lines))

    def info(self, person: Person | None, watching: bool) -> TableInfo:
        return self.seating.info(person, self.away(), watching)

    def away(self) -> list[int]:
        return self.presence.away(self.seating)

    def tell_presence(self) -> None:
        for connection in self.connections:
            connection.send(Presence(self.away()))

    def _tell_said(self, said: list[Said]) -> None:
        known = self.said[-1].number if self.said else -1
        self.said = said
        for each in said:
            if each.number > known:
                for connection in self.connections:
                    connection.send(each)

    # ---- who is there ----

    def enter(self, connection: Connection, first_look: int | None) -> None:
        held = self.seating.held_by(connection.person)
        if first_look in held:
            connection.look = first_look
        elif len(held) == 1:
            connection.look = held[0]
        self.connections.add(connection)
        self.used = time.monotonic()
        if connection.person is not None and self.presence.came(connection.person.id):
            self.tell_presence()

    async def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.used = time.monotonic()
        if connection.person is not None:
            self.presence.went(connection.person.id)
            await self.note_seen(connection.person)

    def sign_out(self, person: str) -> None:
        """Let go of a person's connections; what they still send is nobody's."""
        for connection in self.connections:
            if connection.person is not None and connection.person.id == person:
                self.presence.went(person)
                connection.person, connection.look = None, None
                connection.close()

    async def note_seen(self, person: Person) -> None:
        """For the other processes, and for after a restart."""
        job = Job()
        for seat in self.seating.held_by(person):
            self.seating.seats[seat].seen = time.time()
            job.add(writing.SEEN, of_table=self.id, of_seat=seat, now=time.time())
        if job.work:
            with suppress(TableError, Lost):
                await self.services.writer.write(job)


def joined(view: bytes, table: TableInfo) -> bytes:
    """The two parts of a State as one message."""
    return b'{"type":"state","table":' + encoder.encode(table) + b"," + view[1:]


def _play_of(loaded: Loaded) -> Play:
    """The game of a table played again; SignoriaError if its record does not fit any more."""
    table = loaded.seating.table
    assert table.header is not None
    header = header_of(table.header)
    chronicle = Chronicle(known_game(table.game), Record(header, header.digest(), loaded.lines), table.secret)
    play = Play(chronicle, loaded.seals, loaded.seating.persons())
    if table.status == OVER:
        chronicle.finish()
    return play
