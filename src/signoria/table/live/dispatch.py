"""What a client's message does: every kind of message with its handler, and what holds for all of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from signoria.core.errors import SignoriaError
from signoria.table.live.authority import check_seat
from signoria.table.live.chat import say
from signoria.table.live.connection import Connection
from signoria.table.live.consent import answer_undo, ask_undo
from signoria.table.live.hints import ask_hint
from signoria.table.live.session import Session
from signoria.table.live.stand_ins import note_move, replace, resign, take_back
from signoria.table.live.undo_info import take_back as take_back_choice
from signoria.table.meters import meters
from signoria.table.protocol import messages
from signoria.table.protocol.faults import fault_of, reason_of
from signoria.table.protocol.messages import Ack, ClientMessage, Pong, Refused

# Returns the line that was made, -1 where none was; None where the answer comes by itself, without an Ack.
Handler = Callable[[Session, Connection, Any], Awaitable[int | None]]


@dataclass(frozen=True)
class Change:
    """A message that changes the table: done under its lock, published, and the bots are woken."""

    handler: Callable[[Session, Connection, Any], Awaitable[int]]
    # Whose seat the message must name: only one's own; one's own even where a bot plays for one; anybody's.
    own_seat: bool = True
    even_bot: bool = False

    async def __call__(self, session: Session, connection: Connection, message: Any) -> int:
        async with session.held():
            if self.own_seat:
                check_seat(session, connection, message.seat, self.even_bot)
            line = await self.handler(session, connection, message)
            connection.keep_for_answer()
            session.publish()
        session.bots.wake()
        return line


async def handle(session: Session, connection: Connection, message: ClientMessage) -> None:
    """Do it and acknowledge it; or refuse it, and show again what is there where that has changed."""
    try:
        with session.services.drain.work():
            line = await HANDLERS[type(message)](session, connection, message)
            if line is not None:
                connection.answer(Ack(getattr(message, "id", ""), line))
    except SignoriaError as error:
        connection.answer(Refused(getattr(message, "id", ""), fault_of(error), reason_of(error)))
        if error.code in ("stale", "quicker"):
            async with session.held():
                session.audience.show(connection, again=True)


async def _ping(session: Session, connection: Connection, message: messages.Ping) -> None:
    connection.send(Pong())


async def _look(session: Session, connection: Connection, message: messages.Look) -> None:
    async with session.held():
        seats = session.seating.held_by(connection.person)
        connection.look = message.seat if message.seat in seats else None
        session.audience.show(connection, again=True)


async def _move(session: Session, connection: Connection, message: messages.Move) -> int:
    line = session.running().act(message.seat, message.at, message.action, *message.then)
    await session.commit(note_move(session, message.seat))
    meters.moves["person"] += 1
    return line


async def _timed_move(session: Session, connection: Connection, message: messages.Move) -> int:
    with meters.move_seconds.measured():
        return await MOVE(session, connection, message)


async def _undo(session: Session, connection: Connection, message: messages.UndoRequest) -> int:
    line = take_back_choice(session.running(), message.seat)
    await session.commit()
    return line


MOVE: Final = Change(_move)
HANDLERS: Final[dict[type, Handler]] = {
    messages.Ping: _ping,
    messages.Look: _look,
    messages.Chat: say,
    messages.HintRequest: ask_hint,
    messages.Move: _timed_move,
    messages.UndoRequest: Change(_undo),
    messages.AskUndo: Change(ask_undo),
    messages.AnswerUndo: Change(answer_undo, even_bot=True),
    messages.Resign: Change(resign, even_bot=True),
    messages.Replace: Change(replace, own_seat=False),
    messages.TakeBack: Change(take_back, even_bot=True),
}
