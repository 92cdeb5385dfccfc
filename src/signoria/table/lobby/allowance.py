"""How many tables somebody may have: waiting for others, by person and by address, and running."""

from __future__ import annotations

import hashlib
import hmac

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from signoria.table import limits
from signoria.table.protocol.faults import Conflict
from signoria.table.protocol.people_bodies import Person
from signoria.table.store.schema import seats, tables
from signoria.table.store.seating import LOBBY, RUNNING


class Allowance:
    """Counts in the database, so that all processes count alike; addresses are kept as keyed hashes alone."""

    def __init__(self, key: bytes, factor: float) -> None:
        self._key = key
        self._factor = factor

    def origin(self, address: str) -> str:
        """Returns the same text for the same address, and for nobody else a way to the address."""
        return hmac.new(self._key, f"origin {address}".encode(), hashlib.sha256).hexdigest()[:16]

    async def check_lobbies(self, connection: AsyncConnection, person: Person, origin: str) -> None:
        """Conflict where one more table that waits would be too many."""
        if await _waiting(connection, tables.c.host == person.id) >= limits.LOBBIES_PER_PERSON:
            english = "You have {count} tables that wait for others; start or leave some of them first."
            raise Conflict(english, "too_many_lobbies", count=limits.LOBBIES_PER_PERSON)
        most = round(limits.LOBBIES_PER_ADDRESS * self._factor)
        if await _waiting(connection, tables.c.origin == origin) >= most:
            english = "{count} tables that were opened from your address wait for others; start or leave some first."
            raise Conflict(english, "too_many_lobbies_here", count=most)

    async def check_games(self, connection: AsyncConnection, person: Person) -> None:
        """Conflict where one more game would be too many."""
        mine = seats.join(tables, tables.c.id == seats.c.table_id)
        playing = (seats.c.person == person.id) & ~seats.c.resigned & (tables.c.status == RUNNING)
        count = select(func.count(tables.c.id.distinct())).select_from(mine).where(playing)
        if (await connection.execute(count)).scalar_one() >= limits.GAMES_PER_PERSON:
            english = "You play {count} games at once; finish some of them, or give them up, first."
            raise Conflict(english, "too_many_games", count=limits.GAMES_PER_PERSON)


async def _waiting(connection: AsyncConnection, whose: ColumnElement[bool]) -> int:
    count = select(func.count()).select_from(tables).where(whose, tables.c.status == LOBBY)
    return int((await connection.execute(count)).scalar_one())
