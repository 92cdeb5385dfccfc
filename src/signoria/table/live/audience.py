"""Who is connected to a table in this process, and what they are sent."""

from __future__ import annotations

import time
from collections.abc import Hashable, Iterable
from contextlib import suppress

from signoria.core.state import SPECTATOR
from signoria.table.limits import CHAT_KEPT
from signoria.table.live.connection import Connection, StateParts, encoder, frame
from signoria.table.live.documents import Documents
from signoria.table.live.open_table import OpenTable
from signoria.table.live.play import Play
from signoria.table.live.presence import PresenceBook
from signoria.table.live.table_writer import TableWriter
from signoria.table.live.undo_question import open_question
from signoria.table.live.views import lobby_view, seat_view
from signoria.table.lobby.access import Visitor, check_sees
from signoria.table.protocol.faults import TableError
from signoria.table.protocol.messages import ChatLine, Lines, Presence, SeatView, ServerMessage
from signoria.table.protocol.people_bodies import Person
from signoria.table.protocol.table_bodies import TableInfo
from signoria.table.store.writer import Lost


class Audience:
    """The connections to one table. Whoever changes the table holds its lock, and tells them afterwards."""

    def __init__(self, table: OpenTable, writer: TableWriter, away_after: float) -> None:
        self._table = table
        self._writer = writer
        self.connections: set[Connection] = set()
        self.presence = PresenceBook(away_after)
        self.chat: list[ChatLine] = []
        self._views: dict[int, bytes] = {}
        # Of where the game stands, for as long as everybody is being told.
        self._told: Documents | None = None
        # By who looks and what changes by itself; all spectators share one.
        self._infos: dict[tuple[Hashable, ...], bytes] = {}
        # By who looks and how far they had read, for as long as everybody is being told.
        self._lines: dict[tuple[int, int], bytes] = {}
        self._silent: list[int] = []

    # ---- who is there ----

    def enter(self, connection: Connection, first_look: int | None) -> None:
        held = self._table.seating.held_by(connection.person)
        if first_look in held:
            connection.look = first_look
        elif len(held) == 1:
            connection.look = held[0]
        self.connections.add(connection)
        if connection.person is not None and self.presence.came(connection.person.id):
            self.tell_presence()

    async def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        connection.end()
        self._table.used = time.monotonic()
        if connection.person is not None:
            self.presence.went(connection.person.id)
            await self.note_seen(connection.person)

    def sign_out(self, person: str, signed_out: str | None) -> None:
        """Let go of a person's connections, all or those of one session; what they still send is nobody's."""
        for connection in self.connections:
            is_theirs = connection.person is not None and connection.person.id == person
            if is_theirs and signed_out in (None, connection.signed_in):
                self.presence.went(person)
                connection.sign_out()

    async def note_seen(self, person: Person) -> None:
        """For the other processes, and for after a restart."""
        with suppress(TableError, Lost):
            await self._writer.note_seen(self._table.seating.held_by(person))

    def seats_here(self) -> list[int]:
        """The seats whose persons are connected to this process."""
        here = set(self.presence.here())
        return [seat.seat for seat in self._table.seating.seats if seat.person in here and not seat.resigned]

    def away(self) -> list[int]:
        return self.presence.away(self._table.seating)

    def has_fallen_silent(self) -> bool:
        """Is somebody newly waited for longer than the table agreed on?"""
        before, self._silent = self._silent, self._table.seating.silent(time.time())
        return bool(set(self._silent) - set(before))

    # ---- what they are sent ----

    def forget_views(self) -> None:
        """The table is not what it was."""
        self._told = None
        self._views.clear()
        self._infos.clear()

    def show_all(self) -> None:
        """Send everybody what is new for them: a view, and the lines to it, made once per seat, however many look."""
        self.forget_views()
        for connection in self.connections:
            try:
                check_sees(self._table.seating, connection.visitor)
            except TableError as error:
                connection.turn_away(error)
            else:
                self._show(connection)
        self._keep_for_spectators()

    def _keep_for_spectators(self) -> None:
        """Spectators come in crowds; through a seat one or two people look, who have been shown it by now."""
        self._lines.clear()
        self._told = None
        self._views = {viewer: view for viewer, view in self._views.items() if viewer == SPECTATOR}
        self._infos = {key: info for key, info in self._infos.items() if key[0] is None}

    def show(self, connection: Connection, again: bool = False) -> None:
        """The lines that this connection has not had, and where the game stands, unless it knows that already.

        When others see no difference, not even a message may tell them that somebody has done something.
        """
        self._show(connection, again)
        self._keep_for_spectators()

    def _show(self, connection: Connection, again: bool = False) -> None:
        self._tell_chat_to(connection)
        play, seating, lines = self._table.play, self._table.seating, None
        if connection.look is not None and connection.look not in seating.held_by(connection.person):
            connection.look = None
        if play is not None and connection.cursor > play.lines:
            # They have read on in a game that was set back to an older copy, or say so.
            connection.cursor = play.lines
        if play is not None and play.is_over and not connection.read_whole:
            # Nothing is hidden any more: they read again what they had read.
            connection.cursor, connection.read_whole = 0, True
        if play is not None and connection.cursor < play.lines:
            lines = self._lines_since(play, connection.viewer, connection.cursor)
            connection.cursor = play.lines
        connection.send_news(lines, self.state_for(connection.visitor, connection.viewer), again)

    def _lines_since(self, play: Play, viewer: int, cursor: int) -> bytes:
        """Returns the lines from the cursor on, in the form of the wire."""
        key = viewer, cursor
        if key not in self._lines:
            # What all see alike is written once.
            reader = SPECTATOR if play.chronicle.are_open(cursor) else viewer
            if (reader, cursor) not in self._lines:
                lines = Lines(play.lines, play.chronicle.lines_for(reader, cursor))
                self._lines[reader, cursor] = frame(encoder.encode(lines))
            self._lines[key] = self._lines[reader, cursor]
        return self._lines[key]

    def state_for(self, visitor: Visitor, viewer: int) -> StateParts:
        """A State: the part of the seat, made once, and the part of the person."""
        if viewer not in self._views:
            self._views[viewer] = encoder.encode(self._view(viewer))
        return StateParts(self._info_for(visitor), self._views[viewer])

    def _info_for(self, visitor: Visitor) -> bytes:
        seating, person = self._table.seating, visitor.person
        away = self.away()
        watches = visitor.watches(seating)
        key = None if person is None else person.id, watches, tuple(away), *seating.silent(time.time())
        if key not in self._infos:
            self._infos[key] = encoder.encode(seating.info(person, away, watches))
        return self._infos[key]

    def _view(self, viewer: int) -> SeatView:
        play, seating = self._table.play, self._table.seating
        if play is None:
            return lobby_view()
        if self._told is None:
            self._told = Documents(play.game, play.state)
        decides = viewer != SPECTATOR and seating.seats[viewer].is_persons
        return seat_view(play, viewer, decides, open_question(seating, play.lines), self._told)

    def info(self, visitor: Visitor) -> TableInfo:
        seating = self._table.seating
        return seating.info(visitor.person, self.away(), visitor.watches(seating))

    def send_all(self, message: ServerMessage) -> None:
        for connection in self.connections:
            connection.send(message)

    def tell_presence(self) -> None:
        self.send_all(Presence(self.away()))

    def tell_chat(self, lines: Iterable[ChatLine]) -> None:
        """What is said at the table by now: what is new goes to all who may hear it."""
        self.chat = list(lines)[-CHAT_KEPT:]
        for connection in self.connections:
            self._tell_chat_to(connection)

    def _tell_chat_to(self, connection: Connection) -> None:
        """Whoever may still join does not belong to the table yet, and hears what was said once they do."""
        unheard = [each for each in self.chat if each.number > connection.chat_cursor]
        if unheard and connection.visitor.belongs_to(self._table.seating):
            connection.chat_cursor = unheard[-1].number
            for each in unheard:
                connection.send(each)
