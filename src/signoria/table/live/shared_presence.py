"""Processes that share a PostgreSQL tell each other who is connected where: all tables of a process at once."""

from __future__ import annotations

import time
from collections.abc import Mapping

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from signoria.table.live.session import Session
from signoria.table.store import writes
from signoria.table.store.schema import seats
from signoria.table.store.writer import Job, Writer


async def share_presence(sessions: Mapping[str, Session], engine: AsyncEngine, writer: Writer) -> None:
    """Say who is connected here, and learn who is connected there."""
    if not sessions:
        return
    job, now = Job(), time.time()
    # In the order of the keys: two processes that wrote the same rows in different orders would wait for each other.
    for table_id, session in sorted(sessions.items()):
        for seat in session.audience.seats_here():
            session.seating.seats[seat].seen = now
            job.add(writes.SEEN, of_table=table_id, of_seat=seat, now=now)
    if job.work:
        await writer.write(job)
    known = select(seats.c.table_id, seats.c.seat, seats.c.seen).where(seats.c.table_id.in_(list(sessions)))
    async with engine.connect() as connection:
        rows = (await connection.execute(known)).all()
    for table_id, seat, seen in rows:
        ours = sessions[table_id].seating.seats
        if seat < len(ours):
            ours[seat].seen = max(ours[seat].seen, seen)
