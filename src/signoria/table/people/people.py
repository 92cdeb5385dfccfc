"""People: guests by name, accounts by password."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import Row, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from signoria.table.ids import new_id
from signoria.table.likeness import likenesses
from signoria.table.people.names import clean_name, distinct_name, name_key
from signoria.table.people.password_guard import PasswordGuard
from signoria.table.people.passwords import hash_password, is_password
from signoria.table.people.sessions import GONE, Identity, Sessions, Token, new_token, person_of
from signoria.table.protocol.faults import Conflict, Forbidden, NotSignedIn
from signoria.table.protocol.people_bodies import Person
from signoria.table.store.reads import NUL
from signoria.table.store.schema import account_likenesses, chat, lesson_progress, people, seats, tables
from signoria.table.store.seating import LOCAL
from signoria.table.store.transactions import writing


class People:
    """Everybody who has said a name.

    `moved` is told which tables have seats that changed hands, `left` who goes.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        sessions: Sessions,
        guard: PasswordGuard,
        moved: Callable[[Sequence[str]], Awaitable[None]],
        left: Callable[[Person], Awaitable[None]],
    ) -> None:
        self._engine = engine
        self._sessions = sessions
        self._guard = guard
        self._moved = moved
        self._left = left

    # ---- guests ----

    async def name_guest(self, identity: Identity | None, name: str) -> tuple[Person, Token]:
        """A new guest, or a guest's new name."""
        visitor = identity.person if identity is not None else None
        name = clean_name(name)
        async with writing(self._engine) as connection:
            await _check_free(connection, name)
            if visitor is None:
                return await self._new(connection, name)
            if visitor.account:
                english = "You are signed in as {name}; sign out to come in as a guest."
                raise Conflict(english, "signed_in", name=visitor.name)
            await connection.execute(update(people).where(people.c.id == visitor.id).values(name=name))
            await _rename_seats(connection, visitor.id, name)
            row = await _row(connection, people.c.id == visitor.id)
        await self._moved(await self._tables_of(visitor.id))
        assert row is not None
        assert identity is not None
        return person_of(row), identity.token

    async def forget_guest(self, person: Person) -> None:
        """Nobody can come back as this guest: their seats go to bots, and nobody waits for them."""
        await self._left(person)

    # ---- accounts ----

    async def make_account(self, visitor: Person | None, name: str, password: str) -> tuple[Person, Token]:
        """A new account; a guest becomes it, with all their tables."""
        name = clean_name(name)
        if visitor is not None and visitor.account:
            english = "You have an account already, {name}; sign out to make another."
            raise Conflict(english, "signed_in", name=visitor.name)
        hashed = await hash_password(password)
        try:
            async with writing(self._engine) as connection:
                await _check_free(connection, name)
                if visitor is None:
                    person, token = await self._new(connection, name, name_key(name), hashed)
                    await _claim(connection, person.id, name)
                    return person, token
                values = {"name": name, "account": name_key(name), "password": hashed, "epoch": people.c.epoch + 1}
                await connection.execute(update(people).where(people.c.id == visitor.id).values(values))
                await _claim(connection, visitor.id, name)
                await _rename_seats(connection, visitor.id, name)
                row = await _row(connection, people.c.id == visitor.id)
        except IntegrityError as error:
            raise _name_taken(name) from error
        await self._sessions.ended(visitor.id, None)
        await self._moved(await self._tables_of(visitor.id))
        assert row is not None
        return person_of(row), new_token(row.id, row.epoch)

    async def sign_in(self, visitor: Person | None, name: str, password: str, address: str) -> tuple[Person, Token]:
        """Into an account; the tables of the guest who signs in become the account's."""
        account = name_key(name.replace(NUL, " "))
        async with self._engine.connect() as connection:
            row = await _row(connection, people.c.account == account)
        if not await self._is_password(row, account, password, address) or row is None:
            raise NotSignedIn("There is no account of that name with that password.", "wrong_password")
        if row.banned is not None:
            raise Forbidden("Whoever runs this server has closed this account; ask them why.", "banned")
        if visitor is not None and not visitor.account:
            await self._take_over(visitor.id, row.id, row.name)
        return person_of(row), new_token(row.id, row.epoch)

    async def change_password(self, person: Person, old: str, new: str, address: str) -> tuple[Person, Token]:
        await self._check_password(person, old, address)
        return await self.set_password(person, new)

    async def set_password(self, person: Person, new: str) -> tuple[Person, Token]:
        """Every device is signed out."""
        hashed = await hash_password(new)
        async with writing(self._engine) as connection:
            values = {"password": hashed, "epoch": people.c.epoch + 1}
            await connection.execute(update(people).where(people.c.id == person.id).values(values))
            row = await _row(connection, people.c.id == person.id)
        await self._sessions.ended(person.id, None)
        assert row is not None
        return person_of(row), new_token(row.id, row.epoch)

    async def delete_account(self, person: Person, password: str, address: str) -> None:
        await self._check_password(person, password, address)
        await self.forget(person)

    async def forget(self, person: Person) -> None:
        """The records stay, the name goes: from the account and from every seat. Running games go on with bots."""
        await self._left(person)
        gone = {"name": GONE, "account": None, "password": None, "epoch": people.c.epoch + 1}
        async with writing(self._engine) as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(gone))
            await connection.execute(delete(account_likenesses).where(account_likenesses.c.person == person.id))
            await connection.execute(delete(lesson_progress).where(lesson_progress.c.person == person.id))
            await _rename_seats(connection, person.id, "")
            await connection.execute(update(chat).where(chat.c.person == person.id).values(text=""))
        await self._sessions.ended(person.id, None)
        await self._moved(await self._tables_of(person.id))

    # ---- kept out ----

    async def ban(self, person: Person) -> None:
        """They are signed out for as long as it lasts; running games go on with bots."""
        async with writing(self._engine) as connection:
            out = {"banned": time.time(), "epoch": people.c.epoch + 1}
            await connection.execute(update(people).where(people.c.id == person.id).values(out))
        await self._sessions.ended(person.id, None)
        await self._left(person)

    async def unban(self, person: Person) -> None:
        """They may sign in again; what they left, they have left."""
        async with writing(self._engine) as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(banned=None))

    # ---- within ----

    async def _new(
        self, connection: AsyncConnection, name: str, account: str | None = None, hashed: str | None = None
    ) -> tuple[Person, Token]:
        id = new_id(12)
        values = {"id": id, "name": name, "account": account, "password": hashed, "epoch": 0, "created": time.time()}
        await connection.execute(insert(people).values(values))
        return Person(id, name, account is not None), new_token(id, 0)

    async def _check_password(self, person: Person, password: str, address: str) -> None:
        async with self._engine.connect() as connection:
            row = await _row(connection, people.c.id == person.id)
        if row is None or row.account is None:
            raise Conflict("A guest has no password; make an account first.", "no_account")
        if not await self._is_password(row, row.account, password, address):
            raise Forbidden("This is not the password.", "wrong_password")

    async def _is_password(self, row: Row[Any] | None, account: str, password: str, address: str) -> bool:
        """Is it the account's? TooMany where too many wrong ones were tried."""
        asker = self._guard.begin(account, address)
        is_right = await is_password(row.password if row is not None else None, password)
        if is_right and row is not None:
            self._guard.was_right(asker, account, address)
        return is_right

    async def _take_over(self, guest: str, account: str, name: str) -> None:
        concerned = await self._tables_of(guest)
        async with writing(self._engine) as connection:
            await _rename_seats(connection, guest, name)
            await connection.execute(update(seats).where(seats.c.person == guest).values(person=account))
            await connection.execute(update(tables).where(tables.c.host == guest).values(host=account))
            await connection.execute(update(chat).where(chat.c.person == guest).values(person=account))
            await connection.execute(delete(people).where(people.c.id == guest))
        await self._sessions.ended(guest, None)
        await self._moved(concerned)

    async def _tables_of(self, person: str) -> list[str]:
        concerned = (
            select(tables.c.id)
            .distinct()
            .join(seats, seats.c.table_id == tables.c.id)
            .where(or_(seats.c.person == person, tables.c.host == person))
        )
        async with self._engine.connect() as connection:
            return list((await connection.execute(concerned)).scalars())


async def _row(connection: AsyncConnection, which: Any) -> Row[Any] | None:
    return (await connection.execute(select(people).where(which))).one_or_none()


async def _check_free(connection: AsyncConnection, name: str) -> None:
    """NameTaken where the name could be mistaken for an account's."""
    alike = account_likenesses.c.likeness.in_(likenesses(name))
    if (await connection.execute(select(account_likenesses.c.person).where(alike).limit(1))).first() is not None:
        raise _name_taken(name)


async def _claim(connection: AsyncConnection, person: str, name: str) -> None:
    """From now on nobody else may be called anything like it; of two who claim at once, one is first."""
    rows = [{"likeness": likeness, "person": person} for likeness in likenesses(name)]
    await connection.execute(insert(account_likenesses), rows)


async def _rename_seats(connection: AsyncConnection, person: str, name: str) -> None:
    """A person's own seats bear their name, told apart from others at the table; with no name, all their seats."""
    if not name:
        await connection.execute(update(seats).where(seats.c.person == person).values(name=name))
        return
    own = (seats.c.person == person) & (seats.c.kind != LOCAL)
    held = select(seats.c.table_id).where(own)
    names: dict[str, list[str]] = {}
    mine: list[tuple[str, int]] = []
    for row in await connection.execute(select(seats).where(seats.c.table_id.in_(held)).order_by(seats.c.seat)):
        if row.person == person and row.kind != LOCAL:
            mine.append((row.table_id, row.seat))
        else:
            names.setdefault(row.table_id, []).append(row.name)
    for table_id, seat in mine:
        others = names.setdefault(table_id, [])
        others.append(distinct_name(name, others))
        which = (seats.c.table_id == table_id) & (seats.c.seat == seat)
        await connection.execute(update(seats).where(which).values(name=others[-1]))


def _name_taken(name: str) -> Conflict:
    return Conflict("There is an account called {name} already; choose another name.", "name_taken", name=name)
