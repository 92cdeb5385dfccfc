"""Who is signed in, on which devices; ended at the server, so that a copied cookie ends with the original."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from sqlalchemy import Row, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from signoria.table.limits import SESSION_SECONDS
from signoria.table.protocol.people_bodies import Person
from signoria.table.store.schema import ended_sessions, people
from signoria.table.store.transactions import writing

# The name of whoever has deleted the account.
GONE: Final = "-"


class Token(NamedTuple):
    """What a cookie says: who, of which epoch, and which session; a new password begins a new epoch."""

    person: str
    epoch: int
    session: str


class Identity(NamedTuple):
    """Who asks, and by which token."""

    person: Person
    token: Token


def new_token(person: str, epoch: int) -> Token:
    return Token(person, epoch, secrets.token_urlsafe(12))


def person_of(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.account is not None)


class Sessions:
    """`ended` is told whose sockets must close: those of one session, or, without one, all of the person's."""

    def __init__(self, engine: AsyncEngine, ended: Callable[[str, str | None], Awaitable[None]]) -> None:
        self._engine = engine
        self.ended = ended

    async def find(self, token: Token) -> Identity | None:
        """Returns the person of a cookie; None if they are gone, or the session has ended."""
        has_ended = exists().where(ended_sessions.c.session == token.session)
        same = (people.c.id == token.person) & (people.c.epoch == token.epoch) & (people.c.name != GONE)
        is_welcome = people.c.banned.is_(None)
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(people).where(same, is_welcome, ~has_ended))).one_or_none()
        return None if row is None else Identity(person_of(row), token)

    async def end(self, token: Token) -> None:
        """Sign out on one device."""
        now = time.time()
        try:
            async with writing(self._engine) as connection:
                await connection.execute(delete(ended_sessions).where(ended_sessions.c.until < now))
                row = {"session": token.session, "until": now + SESSION_SECONDS}
                await connection.execute(insert(ended_sessions).values(row))
        except IntegrityError:
            pass  # it has ended already
        await self.ended(token.person, token.session)

    async def end_all(self, person: Person) -> None:
        """Sign out everywhere."""
        async with writing(self._engine) as connection:
            later = {"epoch": people.c.epoch + 1}
            await connection.execute(update(people).where(people.c.id == person.id).values(later))
        await self.ended(person.id, None)
