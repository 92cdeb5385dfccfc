"""Bots in persons' seats: who resigns, who is away or silent and voted out, and who comes back."""

from __future__ import annotations

import time
from typing import Final

from signoria.table.bots.levels import REPLACEMENT
from signoria.table.live.connection import Connection
from signoria.table.live.consent import settle_without
from signoria.table.live.session import Session
from signoria.table.live.table_writer import seat_job
from signoria.table.protocol.bodies import Fault
from signoria.table.protocol.faults import Conflict, Forbidden
from signoria.table.protocol.messages import Replace, Resign, TakeBack
from signoria.table.protocol.people_bodies import Person
from signoria.table.store.seating import SeatRow
from signoria.table.store.writer import Job

NOBODY_LEFT: Final = Fault("nobody_left", "Everybody has given up this game.")


async def resign(session: Session, connection: Connection, message: Resign) -> int:
    """For good: a bot plays on, unless nobody is left to play with."""
    session.running()
    await _give_up(session, [session.seating.seats[message.seat]])
    return -1


async def resign_all(session: Session, person: Person) -> None:
    """A person is gone from the server."""
    held = session.seating.held_by(person)
    if session.play is not None and not session.play.is_over and held:
        await _give_up(session, [session.seating.seats[seat] for seat in held])


async def _give_up(session: Session, seats: list[SeatRow]) -> None:
    for seat in seats:
        seat.resigned, seat.replaced, seat.level, seat.votes = True, False, seat.level or REPLACEMENT, ()
    await session.change("resign", seats[0].seat, seat_job(session.id, *seats))
    if all(seat.resigned or seat.person is None for seat in session.seating.seats):
        await session.close(NOBODY_LEFT)
    else:
        await settle_without(session, seats[0].seat)


async def replace(session: Session, connection: Connection, message: Replace) -> int:
    """A vote; when all the other persons who are there have voted, a bot plays for who is away or silent."""
    session.running()
    seating = session.seating
    voters = seating.decides(connection.person)
    if not voters or message.seat >= len(seating.seats) or message.seat in seating.held_by(connection.person):
        raise Forbidden("Only the others at the table can let a bot play for a seat.", "not_a_voter")
    seat = seating.seats[message.seat]
    missing = {*session.audience.away(), *seating.silent(time.time())}
    if not seat.is_persons or seat.seat not in missing:
        english = "{name} is there, and has not kept the table waiting for too long."
        raise Conflict(english, "not_away", name=seat.name)
    seat.votes = tuple(sorted({*seat.votes, voters[0]}))
    voted = {seating.seats[voter].person for voter in seat.votes}
    needed = {other.person for other in seating.seats if other.is_persons and other.seat not in missing} - {seat.person}
    if needed <= voted:
        seat.replaced, seat.level, seat.votes = True, REPLACEMENT, ()
    await session.change("replace", seat.seat, seat_job(session.id, seat))
    return -1


async def forget_votes(session: Session, person: Person) -> None:
    """They are back before a bot took their seat: next time the others are asked anew. Who is silent has to move."""
    seating, silent = session.seating, session.seating.silent(time.time())
    voted = [seat for seat in seating.seats if seat.person == person.id and seat.votes and seat.seat not in silent]
    for seat in voted:
        seat.votes = ()
    if voted:
        await session.change("return", voted[0].seat, seat_job(session.id, *voted))
        session.publish()


def note_move(session: Session, seat: int) -> Job:
    """Who moves is not silent any more: votes against them are void. Written with the move."""
    row = session.seating.seats[seat]
    if not row.votes:
        return Job()
    row.votes = ()
    return seat_job(session.id, row)


async def take_back(session: Session, connection: Connection, message: TakeBack) -> int:
    seat = session.seating.seats[message.seat]
    if not seat.replaced:
        raise Conflict("No bot plays in that seat for you.", "not_replaced")
    seat.replaced, seat.level = False, None
    await session.change("take_back", seat.seat, seat_job(session.id, seat))
    return -1
