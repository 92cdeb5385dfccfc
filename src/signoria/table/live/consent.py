"""Going back further than one may alone: a question that lasts until a line is made or somebody says no."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.table.live.connection import Connection
from signoria.table.protocol.faults import Conflict
from signoria.table.protocol.messages import AnswerUndo, AskedUndo, AskUndo
from signoria.table.store.seating import Seating

if TYPE_CHECKING:
    from signoria.table.live.session import Session


def asked_undo(seating: Seating, lines: int) -> AskedUndo | None:
    """The question that stands, if no line was made since it was asked."""
    asked = seating.table.asked
    if asked is None or asked["line"] != lines:
        return None
    agreed = {*asked["yes"], asked["by"]}
    return AskedUndo(asked["by"], asked["to"], asked["yes"], [s for s in seating.persons() if s not in agreed])


async def ask_undo(session: Session, connection: Connection, message: AskUndo) -> int:
    play = session.running()
    play.check_goal(message.to)
    same = session.seating.decides(connection.person)
    yes = [seat for seat in same if seat != message.seat]
    asked = {"by": message.seat, "to": message.to, "yes": yes, "line": play.lines}
    session.seating.table.asked = asked
    return await _settle(session, message.seat, "ask_undo")


async def answer_undo(session: Session, connection: Connection, message: AnswerUndo) -> int:
    play, table = session.running(), session.seating.table
    if asked_undo(session.seating, play.lines) is None or table.asked is None:
        raise Conflict("Nobody asks to go back now.", "not_asked")
    if not message.yes:
        table.asked = None
        await session.change("refuse_undo", message.seat)
        return -1
    same = set(session.seating.decides(connection.person)) - {table.asked["by"]}
    table.asked = table.asked | {"yes": sorted(same | set(table.asked["yes"]))}
    return await _settle(session, message.seat, "agree_undo")


async def settle_without(session: Session, seat: int) -> None:
    """A bot decides for this seat now, and bots consent: perhaps nobody is left to agree."""
    if session.play is not None and not session.play.is_over:
        standing = asked_undo(session.seating, session.play.lines)
        if standing is not None and not standing.open:
            await _settle(session, seat, "agree_undo")


async def _settle(session: Session, seat: int, what: str) -> int:
    """Go back when nobody is left to agree, else let the question stand."""
    play, table = session.running(), session.seating.table
    standing = asked_undo(session.seating, play.lines)
    assert standing is not None
    if standing.open:
        await session.change(what, seat)
        return -1
    table.asked = None
    line = play.go_back(standing.to, standing.by)
    await session.commit()
    return line
