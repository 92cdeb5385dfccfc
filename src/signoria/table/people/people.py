"""People: guests by name, accounts by password."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Row, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from signoria.table.people.names import clean_name, name_key
from signoria.table.people.passwords import hash_password, is_password
from signoria.table.protocol.bodies import Person
from signoria.table.protocol.faults import Conflict, Forbidden, NotSignedIn
from signoria.table.store.reads import NUL
from signoria.table.store.schema import chat, people, seats, tables

GONE = "-"


class Token(NamedTuple):
    """What a cookie says: who, and of which epoch; a new password begins a new epoch."""

    person: str
    epoch: int


class People:
    """Everybody who has said a name.

    `moved` is told which tables have seats that changed hands, `ended` whose cookies hold no longer, `left` who goes.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.moved: Callable[[Sequence[str]], Awaitable[None]] = _nobody_listens
        self.ended: Callable[[str], Awaitable[None]] = _nobody_is_connected
        self.left: Callable[[Person], Awaitable[None]] = _nobody_minds

    # ---- asking ----

    async def find(self, token: Token) -> Person | None:
        """The person of a cookie; None if he is gone, or signed out by a new password."""
        async with self._engine.connect() as connection:
            row = await _row(connection, people.c.id == token.person)
        return None if row is None or row.epoch != token.epoch or row.name == GONE else _person(row)

    # ---- guests ----

    async def name_guest(self, visitor: Person | None, name: str) -> tuple[Person, Token]:
        """A new guest, or a guest's new name."""
        name = clean_name(name)
        async with self._engine.begin() as connection:
            if await _row(connection, people.c.account == name_key(name)) is not None:
                raise _name_taken(name)
            if visitor is None:
                return await self._new(connection, name)
            if visitor.account:
                english = "You are signed in as {name}; sign out to come in as a guest."
                raise Conflict(english, "signed_in", name=visitor.name)
            await connection.execute(update(people).where(people.c.id == visitor.id).values(name=name))
            await _rename_seats(connection, visitor.id, name)
            row = await _row(connection, people.c.id == visitor.id)
        await self.moved(await self._tables_of(visitor.id))
        assert row is not None
        return _person(row), _token(row)

    # ---- accounts ----

    async def make_account(self, visitor: Person | None, name: str, password: str) -> tuple[Person, Token]:
        """A new account; a guest becomes it, with all his tables."""
        name = clean_name(name)
        if visitor is not None and visitor.account:
            english = "You have an account already, {name}; sign out to make another."
            raise Conflict(english, "signed_in", name=visitor.name)
        hashed = await hash_password(password)
        try:
            async with self._engine.begin() as connection:
                if visitor is None:
                    return await self._new(connection, name, name_key(name), hashed)
                values = {"name": name, "account": name_key(name), "password": hashed, "epoch": people.c.epoch + 1}
                await connection.execute(update(people).where(people.c.id == visitor.id).values(values))
                await _rename_seats(connection, visitor.id, name)
                row = await _row(connection, people.c.id == visitor.id)
        except IntegrityError as error:
            raise _name_taken(name) from error
        await self.ended(visitor.id)
        await self.moved(await self._tables_of(visitor.id))
        assert row is not None
        return _person(row), _token(row)

    async def sign_in(self, visitor: Person | None, name: str, password: str) -> tuple[Person, Token]:
        """Into an account; the tables of the guest who signs in become the account's."""
        wanted = name_key(" ".join(name.replace(NUL, " ").split()))
        async with self._engine.connect() as connection:
            row = await _row(connection, people.c.account == wanted)
        if not await is_password(row.password if row is not None else None, password) or row is None:
            raise NotSignedIn("There is no account of that name with that password.", "wrong_password")
        if visitor is not None and not visitor.account:
            await self._take_over(visitor.id, row.id, row.name)
        return _person(row), _token(row)

    async def change_password(self, person: Person, old: str, new: str) -> tuple[Person, Token]:
        await self._check_password(person, old)
        hashed = await hash_password(new)
        async with self._engine.begin() as connection:
            values = {"password": hashed, "epoch": people.c.epoch + 1}
            await connection.execute(update(people).where(people.c.id == person.id).values(values))
            row = await _row(connection, people.c.id == person.id)
        await self.ended(person.id)
        assert row is not None
        return _person(row), _token(row)

    async def delete_account(self, person: Person, password: str) -> None:
        """The records stay, the name goes: from the account and from every seat. Running games go on with bots."""
        await self._check_password(person, password)
        await self.left(person)
        gone = {"name": GONE, "account": None, "password": None, "epoch": people.c.epoch + 1}
        async with self._engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(gone))
            await _rename_seats(connection, person.id, "")
            await connection.execute(update(chat).where(chat.c.person == person.id).values(text=""))
        await self.ended(person.id)
        await self.moved(await self._tables_of(person.id))

    # ---- within ----

    async def _new(
        self, connection: AsyncConnection, name: str, account: str | None = None, hashed: str | None = None
    ) -> tuple[Person, Token]:
        id = secrets.token_urlsafe(12)
        values = {"id": id, "name": name, "account": account, "password": hashed, "epoch": 0, "created": time.time()}
        await connection.execute(insert(people).values(values))
        return Person(id, name, account is not None), Token(id, 0)

    async def _check_password(self, person: Person, password: str) -> None:
        async with self._engine.connect() as connection:
            row = await _row(connection, people.c.id == person.id)
        if row is None or row.account is None:
            raise Conflict("A guest has no password; make an account first.", "no_account")
        if not await is_password(row.password, password):
            raise Forbidden("This is not the password.", "wrong_password")

    async def _take_over(self, guest: str, account: str, name: str) -> None:
        concerned = await self._tables_of(guest)
        async with self._engine.begin() as connection:
            await _rename_seats(connection, guest, name)
            await connection.execute(update(seats).where(seats.c.person == guest).values(person=account))
            await connection.execute(update(tables).where(tables.c.host == guest).values(host=account))
            await connection.execute(update(chat).where(chat.c.person == guest).values(person=account))
            await connection.execute(delete(people).where(people.c.id == guest))
        await self.ended(guest)
        await self.moved(concerned)

    async def _tables_of(self, person: str) -> list[str]:
        wanted = (
            select(tables.c.id)
            .distinct()
            .join(seats, seats.c.table_id == tables.c.id)
            .where(or_(seats.c.person == person, tables.c.host == person))
        )
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())


async def _row(connection: AsyncConnection, which: Any) -> Row[Any] | None:
    return (await connection.execute(select(people).where(which))).one_or_none()


async def _rename_seats(connection: AsyncConnection, person: str, name: str) -> None:
    """A person's own seats bear his name; those of others at his screen keep theirs, unless he is gone."""
    own = seats.c.person == person if not name else (seats.c.person == person) & (seats.c.kind != "local")
    await connection.execute(update(seats).where(own).values(name=name))


def _person(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.account is not None)


def _token(row: Row[Any]) -> Token:
    return Token(row.id, row.epoch)


def _name_taken(name: str) -> Conflict:
    return Conflict("There is an account called {name} already; choose another name.", "name_taken", name=name)


async def _nobody_listens(concerned: Sequence[str]) -> None:
    pass


async def _nobody_is_connected(person: str) -> None:
    pass


async def _nobody_minds(person: Person) -> None:
    pass
