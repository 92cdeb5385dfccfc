"""The tables that are open in this process."""

from __future__ import annotations

from signoria.table.bodies import Person


class Hall:
    """Finds, opens and closes the tables that somebody plays at or looks at."""

    async def view(
        self, table_id: str, visitor: Person | None, seat: int | None, at: int | None, watch: str | None
    ) -> bytes:
        raise NotImplementedError

    async def record(self, table_id: str, visitor: Person | None, seat: int | None, watch: str | None) -> str:
        raise NotImplementedError
