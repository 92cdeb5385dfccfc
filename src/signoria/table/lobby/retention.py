"""What is not kept for ever: guests who do not come back, and tables at which nothing happens any more."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Select, delete, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from signoria.table.people.people import People
from signoria.table.people.sessions import GONE, person_of
from signoria.table.settings import Settings
from signoria.table.store.schema import (
    changes,
    chat,
    journal,
    leases,
    people,
    review_pieces,
    reviews,
    seals,
    seats,
    starts,
    tables,
)
from signoria.table.store.seating import CLOSED, OVER
from signoria.table.store.transactions import writing

# So many at once: whoever plays meanwhile waits for no more than that.
AT_ONCE = 50


async def forget_the_old(engine: AsyncEngine, everybody: People, settings: Settings, now: float) -> None:
    """A part of what is older than the settings allow; the rest next time."""
    async with engine.connect() as connection:
        guests = list(await connection.execute(_old_guests(now - settings.guests_last).limit(AT_ONCE)))
    for row in guests:
        await everybody.forget(person_of(row))
    if settings.finished_last is not None:
        await _delete_tables(engine, now - settings.finished_last)


def _old_guests(before: float) -> Select[tuple[str]]:
    """Guests who were seen at no table, and at whose tables nothing has happened, since then."""
    seen = exists().where(seats.c.person == people.c.id, seats.c.seen >= before)
    hosts = exists().where(tables.c.host == people.c.id, tables.c.moved >= before)
    return select(people).where(
        people.c.account.is_(None), people.c.name != GONE, people.c.created < before, ~seen, ~hosts
    )


async def _delete_tables(engine: AsyncEngine, before: float) -> None:
    """With all that belongs to them; their records are gone with them."""
    is_old: ColumnElement[bool] = or_(tables.c.status == OVER, tables.c.status == CLOSED) & (tables.c.moved < before)
    async with engine.connect() as connection:
        table_ids = list((await connection.execute(select(tables.c.id).where(is_old).limit(AT_ONCE))).scalars())
    if not table_ids:
        return
    async with writing(engine) as connection:
        for part in (journal, seals, changes, chat, leases, reviews, review_pieces, starts, seats):
            await connection.execute(delete(part).where(part.c.table_id.in_(table_ids)))
        await connection.execute(delete(tables).where(tables.c.id.in_(table_ids)))
