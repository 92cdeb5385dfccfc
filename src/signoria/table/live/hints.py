"""Hints: thought about elsewhere, from what the seat may know; meanwhile the game goes on, also for who asked."""

from __future__ import annotations

import asyncio
import logging

from signoria.table.bots.levels import ADVISER
from signoria.table.bots.pool import Counsel
from signoria.table.limits import HINTS_AT_ONCE
from signoria.table.live.authority import check_seat
from signoria.table.live.connection import Connection
from signoria.table.live.session import Session
from signoria.table.protocol.faults import Conflict, Forbidden, TooMany, Unavailable, fault_of
from signoria.table.protocol.messages import Hint, HintRequest, Refused

log = logging.getLogger("signoria.table")


async def ask_hint(session: Session, connection: Connection, message: HintRequest) -> None:
    person = connection.person
    if person is None:
        raise Forbidden("Only who sits at the table is given hints.", "hint_for_nobody")
    if not session.seating.table.hints:
        raise Forbidden("This table is played without hints.", "no_hints_here")
    session.services.rates.spend("hint", person.id)
    session.services.rates.spend("hints of an address", connection.address)
    async with session.held():
        check_seat(session, connection, message.seat)
        play = session.running()
        position, line = play.position(message.seat).clone(), play.line_of(message.seat)
    if message.seat not in position.actors():
        raise Conflict("Seat {seat} has nothing to decide now.", "nothing_to_decide", seat=message.seat)
    if session.services.thinker.hints_of(person.id) >= HINTS_AT_ONCE:
        raise TooMany("You wait for a hint already.", "hint_waits")
    advice = session.services.thinker.advise(person.id, session.id, play.game, position, message.seat)
    connection.do(_advise(connection, message, advice, line))


async def _advise(connection: Connection, message: HintRequest, advice: asyncio.Future[Counsel], line: int) -> None:
    try:
        given, why = await advice
        connection.send(Hint(message.id, message.seat, line, ADVISER, given, why))
    except Exception:
        log.exception("there was no hint")
        failed = Unavailable("No hint could be found just now; try again.", "no_hint")
        connection.send(Refused(message.id, fault_of(failed)))
