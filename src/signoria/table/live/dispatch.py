"""What a client's message does. Each answers the line that it made, or -1; refusals are errors."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from signoria.core.errors import SignoriaError
from signoria.table.bots.levels import ADVISER
from signoria.table.limits import HINTS_AT_ONCE
from signoria.table.live.connection import Connection
from signoria.table.live.consent import answer_undo, ask_undo
from signoria.table.live.session import Session
from signoria.table.live.stand_ins import note_move, replace, resign, take_back
from signoria.table.live.undo_info import take_back as take_back_choice
from signoria.table.people.names import clean_chat
from signoria.table.protocol import messages
from signoria.table.protocol.faults import Conflict, Forbidden, TooMany, Unavailable, fault_of, reason_of
from signoria.table.protocol.messages import Ack, ClientMessage, Hint, Pong, Refused, Said
from signoria.table.store import writes
from signoria.table.store.seating import CLOSED
from signoria.table.store.writer import Job, Lost

log = logging.getLogger("signoria.table")

Handler = Callable[[Session, Connection, Any], Awaitable[int]]
# What a person may do for a seat in which a bot plays for them.
EVEN_WHERE_A_BOT_PLAYS: Final = (messages.TakeBack, messages.Resign, messages.AnswerUndo)


async def handle(session: Session, connection: Connection, message: ClientMessage) -> None:
    """Do it, publish it and acknowledge it; or refuse it, and show again what is there."""
    if isinstance(message, messages.Ping):
        connection.send(Pong())
        return
    if isinstance(message, messages.Look):
        await _look(session, connection, message)
        return
    try:
        line = await _do(session, connection, message)
    except SignoriaError as error:
        connection.send(Refused(message.id, fault_of(error), reason_of(error)))
        if error.code in ("stale", "quicker"):
            async with session.held():
                session.audience.show(connection, again=True)
        return
    if line is not None:
        connection.send(Ack(message.id, line))


async def _do(session: Session, connection: Connection, message: Any) -> int | None:
    if isinstance(message, messages.Chat):
        return await _chat(session, connection, message)
    if isinstance(message, messages.HintRequest):
        await _hint(session, connection, message)
        return None
    async with session.held():
        if not isinstance(message, messages.Replace):
            _check_seat(session, connection, message.seat, isinstance(message, EVEN_WHERE_A_BOT_PLAYS))
        line = await HANDLERS[type(message)](session, connection, message)
        session.publish()
    session.bots.wake()
    return line


def _check_seat(session: Session, connection: Connection, seat: int, even_bot: bool) -> None:
    """Nobody acts for a seat that is not his, or in which a bot plays."""
    if seat not in session.seating.held_by(connection.person):
        raise Forbidden("Seat {seat} is not yours.", "not_your_seat", seat=seat)
    if not even_bot and not session.seating.seats[seat].is_persons:
        raise Conflict("A bot plays in this seat; take it back first.", "bot_plays")


async def _look(session: Session, connection: Connection, message: messages.Look) -> None:
    async with session.held():
        held = session.seating.held_by(connection.person)
        connection.look = message.seat if message.seat in held else None
        session.audience.show(connection, again=True)


async def _move(session: Session, connection: Connection, message: messages.Move) -> int:
    line = session.running().act(message.seat, message.at, message.action, *message.then)
    await session.commit(note_move(session, message.seat))
    return line


async def _undo(session: Session, connection: Connection, message: messages.UndoRequest) -> int:
    line = take_back_choice(session.running(), message.seat)
    await session.commit()
    return line


async def _chat(session: Session, connection: Connection, message: messages.Chat) -> int:
    """Only who sits here speaks here."""
    who = connection.person.id if connection.person is not None else connection.key
    session.services.rates.spend("chat", who)
    text = clean_chat(message.text)
    async with session.held():
        held = session.seating.held_by(connection.person)
        if not held or connection.person is None or session.seating.table.status == CLOSED:
            raise Forbidden("Only who sits at the table may speak here.", "not_at_table")
        before = session.audience.said
        number = before[-1].number + 1 if before else 0
        said = Said(number, held[0], session.seating.seats[held[0]].name, text, time.time())
        job = Job(news=session.news())
        row = {"table_id": session.id, "number": number, "person": connection.person.id}
        job.add(writes.INSERT_CHAT, **row, seat=said.seat, text=text, written=said.when)
        try:
            await session.services.writer.write(job)
        except Lost as error:
            raise Conflict("Somebody spoke at the same moment; say it again.", "spoke_together") from error
        session.audience.tell_said([*before, said])
    return -1


async def _hint(session: Session, connection: Connection, message: messages.HintRequest) -> None:
    """Thought about elsewhere, from what the seat may know; meanwhile the game goes on, also for who asked."""
    person = connection.person
    if person is None:
        raise Forbidden("Only who sits at the table is given hints.", "hint_for_nobody")
    session.services.rates.spend("hint", person.id)
    session.services.rates.spend("hints of an address", connection.address)
    async with session.held():
        _check_seat(session, connection, message.seat, even_bot=False)
        play = session.running()
        position, line = play.position(message.seat).clone(), play.line_of(message.seat)
    if message.seat not in position.actors():
        raise Conflict("Seat {seat} has nothing to decide now.", "nothing_to_decide", seat=message.seat)
    if session.services.thinker.hints_of(person.id) >= HINTS_AT_ONCE:
        raise TooMany("You wait for a hint already.", "hint_waits")
    advice = session.services.thinker.advise(person.id, session.id, play.game, position, message.seat)
    connection.do(_advise(connection, message, advice, line))


async def _advise(
    connection: Connection, message: messages.HintRequest, advice: asyncio.Future[list[messages.Advice]], line: int
) -> None:
    try:
        connection.send(Hint(message.id, message.seat, line, ADVISER, await advice))
    except Exception:
        log.exception("no hint was found")
        failed = Unavailable("No hint could be found just now; try again.", "no_hint")
        connection.send(Refused(message.id, fault_of(failed)))


HANDLERS: Final[dict[type, Handler]] = {
    messages.Move: _move,
    messages.UndoRequest: _undo,
    messages.AskUndo: ask_undo,
    messages.AnswerUndo: answer_undo,
    messages.Resign: resign,
    messages.Replace: replace,
    messages.TakeBack: take_back,
}
