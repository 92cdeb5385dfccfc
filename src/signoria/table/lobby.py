"""Tables before and around the game: opened, found, joined, left, started."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec import structs
from sqlalchemy import Select, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from signoria.core.chance_stream import SECRET_BYTES
from signoria.core.record import Record
from signoria.core.record_lines import BOT as BOT_KIND
from signoria.core.record_lines import PERSON as PERSON_KIND
from signoria.core.record_lines import Chair
from signoria.table import limits
from signoria.table.bodies import Fault, JoinRequest, Person, TableInfo, TableRequest
from signoria.table.errors import Conflict, Forbidden, NotFound, NotSignedIn
from signoria.table.loading import load_seating, load_seatings
from signoria.table.offer import known_game
from signoria.table.opening import seat_values
from signoria.table.rows import seats, tables
from signoria.table.seating import BOT, CLOSED, FRIEND, LOBBY, OPEN, PERSON, RUNNING, Seating, SeatRow

HOST_LEFT: Final = Fault("host_left", "Who opened this table has left it before the game began.")


class Lobby:
    """All tables. `changed` is told which table is not what it was."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.changed: Callable[[str], Awaitable[None]] = _nobody_listens

    # ---- looking ----

    async def list_tables(self, visitor: Person | None, which: str) -> list[TableInfo]:
        """Open tables, the newest first; or mine, those waiting for me first, then the last moved."""
        if which == "open":
            found = await self._seatings(_open_tables())
            return [seating.info(visitor) for seating in found]
        if visitor is None:
            raise NotSignedIn("Say a name or sign in first; nobody has tables of his own.", "not_signed_in")
        found = await self._seatings(_tables_of(visitor))
        found.sort(key=lambda seating: (not seating.waits_for(visitor), -seating.table.moved))
        return [structs.replace(seating.info(visitor), prompt=seating.prompt_for(visitor)) for seating in found]

    async def info(self, table_id: str, visitor: Person | None, watch: str | None, invite: str | None) -> TableInfo:
        seating = await self._find(table_id)
        invited = invite is not None and any(seat.invite == invite for seat in seating.seats)
        if not (seating.may_look(visitor, watch) or invited or is_open(seating)):
            raise no_table()
        return seating.info(visitor, watching=watch == seating.table.watch)

    # ---- opening, joining, leaving ----

    async def create(self, person: Person, wanted: TableRequest) -> TableInfo:
        game = known_game(wanted.game)
        settings = game.settings(len(wanted.seats), wanted.options)
        table_id, now = secrets.token_urlsafe(9), time.time()
        rows = seat_values(table_id, person, wanted, now)
        async with self._engine.begin() as connection:
            await _check_lobbies(connection, person)
            await connection.execute(
                insert(tables).values(
                    id=table_id,
                    game=game.id,
                    options=settings,
                    players=len(rows),
                    status=LOBBY,
                    host=person.id,
                    pause=wanted.pause,
                    start=wanted.start,
                    secret=secrets.token_bytes(SECRET_BYTES),
                    watch=secrets.token_urlsafe(9),
                    created=now,
                    moved=now,
                    lines=0,
                    waiting=[],
                    changes=0,
                )
            )
            await connection.execute(insert(seats), rows)
        return await self._after_change(table_id, person)

    async def join(self, table_id: str, person: Person, wanted: JoinRequest) -> TableInfo:
        """Take a free seat; who sits there already only adds the nonce that he had not sent."""
        seating = await self._find(table_id)
        _check_lobby(seating)
        if seating.held_by(person) and wanted.token is None and wanted.seat is None:
            if wanted.nonce is None or not await self._add_nonce(table_id, person, wanted.nonce):
                raise Conflict("You sit at this table already.", "seated")
            return await self._after_change(table_id, person)
        seat = _seat_to_take(seating, wanted)
        values = {"kind": PERSON, "person": person.id, "name": person.name, "nonce": wanted.nonce, "seen": time.time()}
        async with self._engine.begin() as connection:
            free = seats.c.kind.in_((FRIEND, OPEN)) & (seats.c.table_id == table_id) & (seats.c.seat == seat.seat)
            taken = await connection.execute(update(seats).where(free).values(values))
            if taken.rowcount == 0:
                raise Conflict("Somebody else has taken that seat.", "seat_taken")
        return await self._after_change(table_id, person)

    async def leave(self, table_id: str, person: Person) -> TableInfo:
        """Give back a seat before the start; when who opened the table leaves, it is closed."""
        seating = await self._find(table_id)
        _check_lobby(seating)
        if person.id == seating.table.host:
            await self._close(table_id)
            return await self._after_change(table_id, person)
        held = seating.held_by(person)
        if not held:
            raise Conflict("You do not sit at this table.", "not_seated")
        async with self._engine.begin() as connection:
            for number in held:
                kind = FRIEND if seating.seats[number].invite else OPEN
                mine = (seats.c.table_id == table_id) & (seats.c.seat == number)
                values = {"kind": kind, "person": None, "name": "", "nonce": None}
                await connection.execute(update(seats).where(mine).values(values))
        await self.changed(table_id)
        return (await self._find(table_id)).info(person)

    async def start(self, table_id: str, person: Person, nonce: str | None) -> TableInfo:
        seating = await self._find(table_id)
        if person.id != seating.table.host:
            if not seating.may_look(person, None) and not is_open(seating):
                raise no_table()
            raise Forbidden("Who opened the table starts it.", "not_host")
        _check_lobby(seating)
        if not seating.is_full():
            raise Conflict("A seat is not taken yet; wait, or leave and open a table with bots.", "not_full")
        if nonce is not None:
            await self._add_nonce(table_id, person, nonce)
        await self._begin(await self._find(table_id))
        await self.changed(table_id)
        return (await self._find(table_id)).info(person)

    # ---- people who go ----

    async def close_lobbies_of(self, person: Person) -> None:
        """Who is gone for good opens no game any more, and waits for none."""
        for seating in await self._seatings(_tables_of(person)):
            if seating.table.status == LOBBY:
                await self.leave(seating.table.id, person)

    # ---- within ----

    async def _after_change(self, table_id: str, person: Person) -> TableInfo:
        seating = await self._find(table_id)
        if seating.table.start and seating.table.status == LOBBY and seating.is_full():
            await self._begin(seating)
            seating = await self._find(table_id)
        await self.changed(table_id)
        return seating.info(person)

    async def _add_nonce(self, table_id: str, person: Person, nonce: str) -> bool:
        """To the seat of a person who has sent none; False if there is no such seat."""
        mine = (seats.c.table_id == table_id) & (seats.c.person == person.id) & (seats.c.kind == PERSON)
        async with self._engine.begin() as connection:
            wanted = update(seats).where(mine, seats.c.nonce.is_(None)).values(nonce=nonce)
            return (await connection.execute(wanted)).rowcount > 0

    async def _begin(self, seating: Seating) -> None:
        """Fix what the record begins with; the first to open the table then draws the first chance."""
        table = seating.table
        nonces = [bytes.fromhex(seat.nonce) for seat in seating.seats if seat.nonce]
        chairs = [_chair(seat) for seat in seating.seats]
        record = Record.begin(known_game(table.game), table.players, table.options, chairs, table.secret, nonces)
        begun = {"status": RUNNING, "header": record.header.document(), "moved": time.time()}
        async with self._engine.begin() as connection:
            waiting = (tables.c.id == table.id) & (tables.c.status == LOBBY)
            if (await connection.execute(update(tables).where(waiting).values(begun))).rowcount == 0:
                raise Conflict("The game has begun already.", "begun")

    async def _close(self, table_id: str) -> None:
        why = {"code": HOST_LEFT.code, "sentence": HOST_LEFT.sentence, "params": {}}
        async with self._engine.begin() as connection:
            await connection.execute(
                update(tables).where(tables.c.id == table_id).values(status=CLOSED, closed_why=why, moved=time.time())
            )

    async def _find(self, table_id: str) -> Seating:
        async with self._engine.connect() as connection:
            seating = await load_seating(connection, table_id)
        if seating is None:
            raise no_table()
        return seating

    async def _seatings(self, wanted: Select[Any]) -> list[Seating]:
        async with self._engine.connect() as connection:
            return await load_seatings(connection, wanted)


def no_table() -> NotFound:
    english = "There is no such table, or it is not for you; ask who opened it for the link."
    return NotFound(english, "no_table")


def is_open(seating: Seating) -> bool:
    return seating.table.status == LOBBY and any(seat.kind == OPEN for seat in seating.seats)


def _check_lobby(seating: Seating) -> None:
    if seating.table.status == CLOSED:
        raise Conflict("This table is closed.", "closed")
    if seating.table.status != LOBBY:
        raise Conflict("The game has begun already.", "begun")


def _seat_to_take(seating: Seating, wanted: JoinRequest) -> SeatRow:
    if wanted.token is not None:
        invited = [seat for seat in seating.seats if seat.invite == wanted.token]
        if not invited:
            raise no_table()
        if not invited[0].is_free:
            raise Conflict("Somebody else has taken that seat.", "seat_taken")
        return invited[0]
    free = [seat for seat in seating.seats if seat.kind == OPEN and wanted.seat in (None, seat.seat)]
    if not free:
        raise Conflict("There is no such seat open to anybody at this table.", "no_open_seat")
    return free[0]


def _chair(seat: SeatRow) -> Chair:
    """Records bear no names of people, so that a name can go and the record still verify."""
    if seat.kind == BOT:
        return Chair(seat.name, f"{BOT_KIND}{seat.level}")
    return Chair(f"Player {seat.seat + 1}", PERSON_KIND)


async def _check_lobbies(connection: AsyncConnection, person: Person) -> None:
    wanted = select(func.count()).where(tables.c.host == person.id, tables.c.status == LOBBY)
    if (await connection.execute(wanted)).scalar_one() >= limits.LOBBIES_PER_PERSON:
        english = "You have {count} tables that wait for others; start or leave some of them first."
        raise Conflict(english, "too_many_lobbies", count=limits.LOBBIES_PER_PERSON)


def _open_tables() -> Select[Any]:
    open_seat = select(seats.c.table_id).where(seats.c.kind == OPEN)
    return (
        select(tables.c.id)
        .where(tables.c.status == LOBBY, tables.c.id.in_(open_seat))
        .order_by(tables.c.created.desc())
        .limit(limits.OPEN_TABLES_LISTED)
    )


def _tables_of(person: Person) -> Select[Any]:
    mine = select(seats.c.table_id).where(seats.c.person == person.id)
    return (
        select(tables.c.id)
        .where(or_(tables.c.id.in_(mine), tables.c.host == person.id))
        .order_by(tables.c.moved.desc())
        .limit(limits.MY_TABLES_LISTED)
    )


async def _nobody_listens(table_id: str) -> None:
    pass
