"""Going back further than one may alone: a question to every person, which lapses as a No.

It lasts until a line is made, somebody says no, or the table's patience is at its end.
"""

from __future__ import annotations

import time
from contextlib import suppress

from signoria.table.live.connection import Connection
from signoria.table.live.session import Session
from signoria.table.live.undo_question import is_late, open_question
from signoria.table.protocol.faults import Conflict, TableError
from signoria.table.protocol.messages import AnswerUndo, AskUndo


async def ask_undo(session: Session, connection: Connection, message: AskUndo) -> int:
    """All other persons are asked; whoever shares the screen with the asker agrees with them."""
    play = session.running()
    play.check_goal(message.to)
    own = session.seating.held_by(connection.person)
    yes = [seat for seat in own if seat != message.seat]
    question = {"by": message.seat, "to": message.to, "yes": yes, "line": play.lines, "when": time.time()}
    session.seating.table.asked = question
    return await _settle(session, message.seat, "ask_undo")


async def answer_undo(session: Session, connection: Connection, message: AnswerUndo) -> int:
    play, row = session.running(), session.seating.table
    if open_question(session.seating, play.lines) is None or row.asked is None:
        raise Conflict("Nobody asks to go back now.", "not_asked")
    if not message.yes:
        row.asked = None
        await session.change("refuse_undo", message.seat)
        return -1
    own = set(session.seating.held_by(connection.person)) - {row.asked["by"]}
    row.asked = row.asked | {"yes": sorted(own | set(row.asked["yes"]))}
    return await _settle(session, message.seat, "agree_undo")


async def settle_without(session: Session, seat: int) -> None:
    """The person of this seat has given up for good: perhaps nobody is left to agree."""
    if session.play is not None and not session.play.is_over:
        question = open_question(session.seating, session.play.lines)
        if question is not None and not question.open:
            await _settle(session, seat, "agree_undo")


async def lapse(session: Session) -> None:
    """Drop a question that nobody has answered in time."""
    question = session.seating.table.asked
    if question is None or not is_late(session.seating.table):
        return
    with suppress(TableError):  # then another process has done it
        async with session.held():
            session.seating.table.asked = None
            await session.change("lapse_undo", question["by"])
            session.publish()


async def _settle(session: Session, seat: int, what: str) -> int:
    """Go back when nobody is left to agree, else let the question stand."""
    play, seating = session.running(), session.seating
    question = open_question(seating, play.lines)
    assert question is not None
    if question.open:
        await session.change(what, seat)
        return -1
    seating.table.asked = None
    one_person = len({sitter.person for sitter in seating.sitters()}) == 1
    alone = one_person and play.crosses_barrier(question.to, question.by)
    line = play.go_back(question.to, question.by, alone)
    await session.commit()
    return line
