"""Which process runs a table's bots, where several share a database: a lease that runs out unless it is renewed."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Float, cast, delete, func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from signoria.table.protocol.faults import Unavailable
from signoria.table.store.schema import leases

LASTS: Final = 10.0
# The database's clock, since those of several machines differ.
NOW: Final = cast(func.extract("epoch", func.clock_timestamp()), Float)


class Leases:
    """With SQLite there is one process, and it holds every lease."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self._engine = engine
        self._process = process
        self._shared = engine.dialect.name == "postgresql"

    async def hold(self, table_id: str) -> bool:
        """Take or renew the lease; False if another process has it."""
        if not self._shared:
            return True
        claim = insert(leases).values(table_id=table_id, holder=self._process, until=NOW + LASTS)
        claim = claim.on_conflict_do_update(
            index_elements=[leases.c.table_id],
            set_={"holder": self._process, "until": NOW + LASTS},
            where=(leases.c.holder == self._process) | (leases.c.until < NOW),
        )
        try:
            async with self._engine.begin() as connection:
                await connection.execute(claim)
                holder = select(leases.c.holder).where(leases.c.table_id == table_id)
                return bool((await connection.execute(holder)).scalar_one() == self._process)
        except Unavailable:
            return False

    async def is_free(self, table_id: str) -> bool:
        """Does nobody, this process included, hold a lease that has not run out? With SQLite nobody else could."""
        if not self._shared:
            return True
        held = select(leases.c.holder).where(leases.c.table_id == table_id, leases.c.until >= NOW)
        async with self._engine.connect() as connection:
            return (await connection.execute(held)).first() is None

    async def release(self, table_id: str) -> None:
        if self._shared:
            mine = (leases.c.table_id == table_id) & (leases.c.holder == self._process)
            async with self._engine.begin() as connection:
                await connection.execute(delete(leases).where(mine))
