"""Everybody, all tables, and how much of everything there is."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from signoria.table.people.sessions import GONE
from signoria.table.store.schema import chat, journal, people, seats, tables
from signoria.table.store.seating import OVER

DAY: Final = 24 * 3600.0
PERIODS: Final = (1, 7, 30)


async def list_people(connection: AsyncConnection, search: str, most: int) -> list[dict[str, Any]]:
    """Those who were seen last come first; all whose name has the text in it."""
    seen = func.coalesce(func.max(seats.c.seen), people.c.created).label("seen")
    games = func.count(func.distinct(seats.c.table_id)).label("tables")
    rows = (
        select(people, seen, games)
        .outerjoin(seats, seats.c.person == people.c.id)
        .where(people.c.name != GONE, func.lower(people.c.name).contains(search.lower(), autoescape=True))
        .group_by(people.c.id)
        .order_by(seen.desc(), people.c.id)
        .limit(most)
    )
    return [
        {"id": row.id, "name": row.name, "account": row.account is not None, "tables": row.tables}
        | {"created": row.created, "seen": max(row.seen, row.created), "banned": row.banned}
        for row in await connection.execute(rows)
    ]


async def list_tables(connection: AsyncConnection, status: str | None, most: int) -> list[dict[str, Any]]:
    """The last moved first."""
    which = select(tables).order_by(tables.c.moved.desc(), tables.c.id).limit(most)
    rows = list(await connection.execute(which if status is None else which.where(tables.c.status == status)))
    names: dict[str, list[str]] = {row.id: [] for row in rows}
    seated = select(seats.c.table_id, seats.c.name).where(seats.c.table_id.in_(names)).order_by(seats.c.seat)
    for table_id, name in await connection.execute(seated):
        names[table_id].append(name)
    return [
        {"id": row.id, "game": row.game, "status": row.status, "players": names[row.id]}
        | {"lines": row.lines, "created": row.created, "moved": row.moved}
        for row in rows
    ]


async def statistics(connection: AsyncConnection) -> dict[str, Any]:
    async def count(query: Any) -> int:
        return int((await connection.execute(query)).scalar_one())

    async def counts(query: Any) -> dict[str, int]:
        return {row[0]: row[1] for row in await connection.execute(query)}

    everybody = select(func.count()).select_from(people).where(people.c.name != GONE)
    by_status = select(tables.c.status, func.count()).group_by(tables.c.status).order_by(tables.c.status)
    by_game = select(tables.c.game, func.count()).group_by(tables.c.game).order_by(tables.c.game)
    now = time.time()
    since = {days: now - days * DAY for days in PERIODS}
    active = select(func.count(func.distinct(seats.c.person)))
    ended = select(func.count()).select_from(tables).where(tables.c.status == OVER)
    return {
        "accounts": await count(everybody.where(people.c.account.is_not(None))),
        "guests": await count(everybody.where(people.c.account.is_(None))),
        "banned": await count(everybody.where(people.c.banned.is_not(None))),
        "tables": await counts(by_status),
        "games": await counts(by_game),
        "lines": await count(select(func.count()).select_from(journal)),
        "chat": await count(select(func.count()).select_from(chat).where(chat.c.text != "")),
        "seen": {str(days): await count(active.where(seats.c.seen > then)) for days, then in since.items()},
        "finished": {str(days): await count(ended.where(tables.c.moved > then)) for days, then in since.items()},
    }
