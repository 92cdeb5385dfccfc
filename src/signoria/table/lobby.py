"""Tables before and around the game: opened, found, joined, left, started."""

from __future__ import annotations

from signoria.table.bodies import JoinRequest, Person, TableInfo, TableRequest


class Lobby:
    """All tables."""

    async def list_tables(self, visitor: Person | None, which: str) -> list[TableInfo]:
        raise NotImplementedError

    async def create(self, person: Person, wanted: TableRequest) -> TableInfo:
        raise NotImplementedError

    async def info(self, table_id: str, visitor: Person | None, watch: str | None, invite: str | None) -> TableInfo:
        raise NotImplementedError

    async def join(self, table_id: str, person: Person, wanted: JoinRequest) -> TableInfo:
        raise NotImplementedError

    async def leave(self, table_id: str, person: Person) -> TableInfo:
        raise NotImplementedError

    async def start(self, table_id: str, person: Person, nonce: str | None) -> TableInfo:
        raise NotImplementedError
