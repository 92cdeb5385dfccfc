"""Whom and what a command is about."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Row, select
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from signoria.core.errors import SignoriaError
from signoria.table.people.names import name_key
from signoria.table.people.sessions import GONE
from signoria.table.store.reads import load_seating
from signoria.table.store.schema import people
from signoria.table.store.seating import LOBBY, RUNNING
from signoria.table.store.upgrade import known_revisions, revision_of

# Guests of one name that are listed.
MOST_LISTED = 10


class CannotAdminister(SignoriaError):
    """Somebody or something that is not there, or cannot be meant."""


def check_file(url: URL) -> None:
    """Is there an SQLite file? To connect would make one."""
    file = Path(url.database or "")
    if url.get_backend_name() == "sqlite" and not file.is_file():
        english = "There is no database in the folder {folder}; name the server's with --data, or its --database."
        raise CannotAdminister(english, "no_database", folder=str(file.parent))


def check_database(connection: Connection) -> None:
    """Is it a database of ours, and of this version? Only servers bring one up to date."""
    here = revision_of(connection)
    if here is None:
        english = "There are no tables of Signoria in the database {database}; name the server's with --database."
        raise CannotAdminister(english, "empty_database", database=connection.engine.url.database or "")
    if here != known_revisions()[0]:
        english = "The database is of an older version (its schema is {here}); start the server once to upgrade it."
        raise CannotAdminister(english, "database_older", here=here)


async def find_person(connection: AsyncConnection, who: str) -> Row[Any]:
    """By the name of the account, by id, or, if only one guest has it, by a guest's name."""
    for which in (people.c.account == name_key(who), people.c.id == who):
        row = (await connection.execute(select(people).where(which))).one_or_none()
        if row is not None and row.name != GONE:
            return row
    guests = select(people).where(people.c.account.is_(None), people.c.name == who).order_by(people.c.created)
    rows = list(await connection.execute(guests.limit(MOST_LISTED + 1)))
    if len(rows) == 1:
        return rows[0]
    if rows:
        english = "Several guests are called {name}; say which by their id: {ids}."
        raise CannotAdminister(english, "several_guests", name=who, ids=", ".join(row.id for row in rows[:MOST_LISTED]))
    english = "Nobody here is called {name}, nor has that id; `signoria admin people` lists everybody."
    raise CannotAdminister(english, "nobody", name=who)


async def find_account(connection: AsyncConnection, who: str) -> Row[Any]:
    row = await find_person(connection, who)
    if row.account is None:
        english = "{name} is a guest and has no password; only accounts have one."
        raise CannotAdminister(english, "no_password", name=row.name)
    return row


async def check_open(connection: AsyncConnection, table_id: str) -> None:
    """Is there such a table, at which somebody plays or waits?"""
    seating = await load_seating(connection, table_id)
    if seating is None:
        english = "There is no table {table}; `signoria admin tables` lists them, and a table's id ends its address."
        raise CannotAdminister(english, "no_such_table", table=table_id)
    if seating.table.status not in (LOBBY, RUNNING):
        english = "Nobody plays at table {table} any more: it is {status}."
        raise CannotAdminister(english, "not_open", table=table_id, status=seating.table.status)
