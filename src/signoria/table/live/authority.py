"""Who may act for a seat."""

from __future__ import annotations

from signoria.table.live.connection import Connection
from signoria.table.live.session import Session
from signoria.table.protocol.faults import Conflict, Forbidden


def check_seat(session: Session, connection: Connection, seat: int, even_bot: bool = False) -> None:
    """Nobody acts for a seat that is not theirs, or, unless `even_bot`, in which a bot plays for them."""
    if seat not in session.seating.held_by(connection.person):
        raise Forbidden("Seat {seat} is not yours.", "not_your_seat", seat=seat)
    if not even_bot and not session.seating.seats[seat].is_persons:
        raise Conflict("A bot plays in this seat; take it back first.", "bot_plays")
