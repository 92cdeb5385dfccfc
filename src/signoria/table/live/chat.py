"""What is said at a table."""

from __future__ import annotations

import time

from signoria.table.live.connection import Connection
from signoria.table.live.session import Session
from signoria.table.people.names import clean_chat
from signoria.table.protocol.faults import Conflict, Forbidden
from signoria.table.protocol.messages import Chat, ChatLine
from signoria.table.store.seating import CLOSED
from signoria.table.store.writer import Lost


async def say(session: Session, connection: Connection, message: Chat) -> int:
    """Only who sits here speaks here."""
    who = connection.person.id if connection.person is not None else connection.key
    session.services.rates.spend("chat", who)
    text = clean_chat(message.text)
    async with session.held():
        seats = session.seating.held_by(connection.person)
        if not seats or connection.person is None or session.seating.table.status == CLOSED:
            raise Forbidden("Only who sits at the table may speak here.", "not_at_table")
        before = session.audience.chat
        number = before[-1].number + 1 if before else 0
        line = ChatLine(number, seats[0], session.seating.seats[seats[0]].name, text, time.time())
        try:
            await session.writer.say(line, connection.person.id)
        except Lost as error:
            raise Conflict("Somebody spoke at the same moment; say it again.", "spoke_together") from error
        session.audience.tell_chat([*before, line])
    return -1
