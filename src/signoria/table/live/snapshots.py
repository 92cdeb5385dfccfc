"""What can be asked of a table without a connection to it: where it stands, any earlier moment, its record."""

from __future__ import annotations

from dataclasses import dataclass

from signoria.core.record.record import Record
from signoria.core.state import SPECTATOR
from signoria.table.live.connection import StateParts, encoder
from signoria.table.live.play import Play
from signoria.table.live.session import Session
from signoria.table.live.text_board import text_board
from signoria.table.live.views import seen_at, view_at
from signoria.table.lobby.access import Visitor, check_belongs
from signoria.table.protocol.board_bodies import BoardBody
from signoria.table.protocol.faults import Conflict, Forbidden
from signoria.table.store.reads import header_of, load_lines, load_start
from signoria.table.store.seating import CLOSED


@dataclass(frozen=True)
class Looker:
    """Who looks at a game: a visitor, through one of their seats or as a spectator."""

    visitor: Visitor
    seat: int | None

    def viewer(self, session: Session) -> int:
        """Through whose eyes: a seat of the asker's own, any seat when all is over, or a spectator's."""
        check_belongs(session.seating, self.visitor)
        if self.seat is None:
            return SPECTATOR
        over = session.play is not None and session.play.is_over and self.seat < len(session.seating.seats)
        if not over and self.seat not in session.seating.held_by(self.visitor.person):
            raise Forbidden("Seat {seat} is not yours.", "not_your_seat", seat=self.seat)
        return self.seat


async def look(session: Session, looker: Looker, at: int | None) -> bytes:
    """A State, of now or of just before line `at`."""
    async with session.held():
        viewer = looker.viewer(session)
        if at is None or session.play is None:
            return session.audience.state_for(looker.visitor, viewer).message()
        check_moment(session.play, at)
        info = session.audience.info(looker.visitor)
        return StateParts(encoder.encode(info), encoder.encode(view_at(session.play, viewer, at))).message()


async def board_in_text(session: Session, looker: Looker, lang: str, at: int | None) -> BoardBody:
    async with session.held():
        viewer = looker.viewer(session)
        if session.play is None:
            raise Conflict("No game has begun at this table, so there is no board.", "no_board_yet")
        check_moment(session.play, at)
        names = [row.name for row in session.seating.seats]
        return text_board(session.play.game, seen_at(session.play, viewer, at), viewer, lang, names)


async def record_text(session: Session, looker: Looker) -> str:
    """As the viewer may see it while the game runs, whole when it is over."""
    async with session.held():
        viewer = looker.viewer(session)
        if session.play is not None:
            return session.play.chronicle.seen_by(viewer).to_text()
        if session.seating.table.status == CLOSED and session.seating.table.header is not None:
            return await _closed_record(session)
    raise Conflict("No game has begun at this table, so there is no record.", "no_record")


async def _closed_record(session: Session) -> str:
    """Of a table that cannot go on: whole, with its secret, since nothing will be drawn from it any more."""
    table = session.seating.table
    assert table.header is not None
    async with session.services.engine.connect() as connection:
        lines, start = await load_lines(connection, table.id, 0), await load_start(connection, table)
    header = header_of(table.header, start)
    record = Record(header, header.digest(), lines)
    record.publish(table.secret, None)
    return record.to_text()


def check_moment(play: Play, at: int | None) -> None:
    if at is not None and at > play.lines:
        english = "The game has {lines} lines so far; there is no moment {at}."
        raise Conflict(english, "no_moment", lines=play.lines, at=at)
