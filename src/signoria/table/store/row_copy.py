"""All rows of one database put into another, of either kind, by the columns that both have."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Column, Connection, MetaData, Table, delete, insert, inspect, select
from sqlalchemy.ext.asyncio import AsyncConnection

from signoria.table.store.schema import leases, metadata, news

AT_ONCE: Final = 1000
# Who runs a table's bots now, and what has just changed, says nothing about another time or place.
NOT_COPIED: Final = {leases.name, news.name}


def copied_tables(connection: Connection) -> list[Table]:
    """What is in a database, in the order in which rows can be put in; columns that we know bear our types."""
    inspector = inspect(connection)
    present = set(inspector.get_table_names())
    copies: list[Table] = []
    for table in metadata.sorted_tables:
        if table.name in present and table.name not in NOT_COPIED:
            columns: list[Column[Any]] = [
                Column(each["name"], table.c[each["name"]].type if each["name"] in table.c else each["type"])
                for each in inspector.get_columns(table.name)
            ]
            copies.append(Table(table.name, MetaData(), *columns))
    return copies


async def copy_out(source: AsyncConnection, target: Connection) -> None:
    """Into an SQLite file that has the same schema and no rows."""
    for table in await source.run_sync(copied_tables):
        async for rows in (await source.stream(select(table))).mappings().partitions(AT_ONCE):
            target.execute(insert(table), [dict(row) for row in rows])


def copy_in(source: Connection, target: Connection) -> None:
    """In the place of all that the other database has."""
    for table in reversed(metadata.sorted_tables):
        target.execute(delete(table))
    for table in copied_tables(source):
        for rows in source.execute(select(table)).mappings().partitions(AT_ONCE):
            target.execute(insert(table), [dict(row) for row in rows])
