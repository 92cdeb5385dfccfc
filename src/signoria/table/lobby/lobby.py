"""Tables before and around the game: opened, found, joined, left, started."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec
from msgspec import structs
from sqlalchemy import Select, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from signoria.core.record.chance_stream import SECRET_BYTES
from signoria.core.record.header import Start
from signoria.table import limits
from signoria.table.ids import new_id
from signoria.table.lobby.access import Visitor, check_sees, no_table
from signoria.table.lobby.allowance import Allowance
from signoria.table.lobby.begin import begin, begin_if_full, copy_start
from signoria.table.lobby.games import known_game
from signoria.table.lobby.lists import lobbies_of, open_tables, tables_of
from signoria.table.lobby.new_seats import seat_values
from signoria.table.lobby.play_on import Moment, check_seats_fit, from_upload
from signoria.table.lobby.rematch import check_may_play_again, same_agreement, seats_moved_by_one, seats_to_take
from signoria.table.people.names import distinct_name
from signoria.table.protocol.bodies import Fault
from signoria.table.protocol.faults import Conflict, Forbidden, NotSignedIn
from signoria.table.protocol.people_bodies import Person
from signoria.table.protocol.table_bodies import JoinRequest, PlayOnRequest, TableInfo, TableRequest
from signoria.table.store.reads import load_seating, load_seatings
from signoria.table.store.schema import seats, starts, tables
from signoria.table.store.seating import CLOSED, FRIEND, LOBBY, OPEN, PERSON, Seating, SeatRow
from signoria.table.store.transactions import writing

# With so many people at a table, hints are something to be agreed.
SEVERAL: Final = 2
HOST_LEFT: Final = Fault("host_left", "Who opened this table has left it before the game began.")


class Lobby:
    """All tables. `changed` is told which table is not what it was."""

    def __init__(
        self,
        engine: AsyncEngine,
        allowance: Allowance,
        changed: Callable[[str], Awaitable[None]],
        open_lobby_lasts: float = limits.OPEN_LOBBY_LASTS,
    ) -> None:
        self.engine = engine
        self._open_lobby_lasts = open_lobby_lasts
        self.changed = changed
        self._allowance = allowance

    # ---- looking ----

    async def list_tables(self, visitor: Person | None, which: str) -> list[TableInfo]:
        """Open tables, the newest first; or mine, those waiting for me first, then the last moved."""
        if which == "open":
            seatings = await self._seatings(open_tables(time.time(), self._open_lobby_lasts))
            seatings.sort(key=lambda seating: -seating.table.created)
            return [seating.info(visitor) for seating in seatings]
        if visitor is None:
            raise NotSignedIn("Say a name or sign in first; nobody has tables of their own.", "not_signed_in")
        seatings = await self._seatings(tables_of(visitor))
        seatings.sort(key=lambda seating: (not seating.waits_for(visitor), -seating.table.moved))
        return [structs.replace(seating.info(visitor), prompt=seating.prompt_for(visitor)) for seating in seatings]

    async def info(self, table_id: str, visitor: Visitor) -> TableInfo:
        seating = check_sees(await self._find(table_id), visitor)
        return seating.info(visitor.person, watching=visitor.watches(seating))

    # ---- opening, joining, leaving ----

    async def create(self, person: Person, request: TableRequest, address: str) -> TableInfo:
        game = known_game(request.game)
        if request.position is not None:
            return await self.create_from(person, from_upload(game, request), request, address)
        people = sum(seat.kind != "bot" for seat in request.seats)
        settings = game.settings(len(request.seats), request.options, people)
        return await self._create(person, request, address, {"game": game.id, "options": settings}, None)

    async def create_from(
        self, person: Person, moment: Moment, request: TableRequest | PlayOnRequest, address: str
    ) -> TableInfo:
        """Open a table whose game starts from a moment of another, or from a set position."""
        check_seats_fit(moment, request.seats)
        values = {"game": moment.game, "options": moment.beginning.options, "started": moment.started}
        return await self._create(person, request, address, values, moment.beginning.start)

    async def _create(
        self,
        person: Person,
        request: TableRequest | PlayOnRequest,
        address: str,
        values: dict[str, Any],
        start: Start | None,
    ) -> TableInfo:
        people = sum(seat.kind != "bot" for seat in request.seats)
        table_id, now = new_id(9), time.time()
        rows = seat_values(table_id, person, request.seats, now)
        hints = request.hints or people < SEVERAL
        agreed = {"pause": request.pause, "patience": request.patience, "hints": hints, "start": request.start}
        async with writing(self.engine) as connection:
            await self._open(connection, person, address, {"id": table_id, "created": now, **values, **agreed}, rows)
            if start is not None:
                document = json.dumps(start.document())
                await connection.execute(insert(starts).values(table_id=table_id, document=document))
            await begin_if_full(connection, table_id)
        return await self._after_change(table_id, person)

    async def rematch(self, table_id: str, person: Person, address: str) -> TableInfo:
        """Sit down where a game that is over is played again; who comes first opens that table."""
        now = time.time()
        async with writing(self.engine) as connection:
            # Of those who ask at once, one is first.
            await connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
            old = check_sees(await load_seating(connection, table_id), Visitor(person))
            check_may_play_again(old, person)
            new = await load_seating(connection, old.table.rematch["table"]) if old.table.rematch else None
            if new is None or new.table.status == CLOSED:
                next_id, rows = new_id(9), seats_moved_by_one(old, person, now)
                values = {"id": next_id, "created": now, "start": False, **same_agreement(old)}
                await self._open(connection, person, address, values, [{"table_id": next_id, **row} for row in rows])
                await copy_start(connection, table_id, next_id)
                gone: list[int] = []
            else:
                next_id, gone = new.table.id, list((old.table.rematch or {})["seats"])
                for number, values in seats_to_take(old, new, person).items():
                    await _change_seat(connection, next_id, number, seen=now, **values)
            mine = [seat.seat for seat in old.seats if seat.person == person.id]
            rematch = {"table": next_id, "seats": sorted({*gone, *mine})}
            await connection.execute(update(tables).where(tables.c.id == table_id).values(rematch=rematch))
        await self.changed(table_id)
        return await self._after_change(next_id, person)

    async def join(self, table_id: str, person: Person, request: JoinRequest) -> TableInfo:
        """Take a free seat; who sits there already only adds the nonce that they had not sent."""
        async with self._waiting(table_id) as (connection, seating):
            if not seating.held_by(person):
                await self._allowance.check_games(connection, person)
                seat = _seat_to_take(seating, request)
                name = distinct_name(person.name, (other.name for other in seating.seats))
                values = {"kind": PERSON, "person": person.id, "name": name, "nonce": request.nonce}
                await _change_seat(connection, table_id, seat.seat, seen=time.time(), **values)
            elif request.nonce is None or not await _add_nonce(connection, table_id, person, request.nonce):
                raise Conflict("You sit at this table already.", "seated")
            await begin_if_full(connection, table_id)
        return await self._after_change(table_id, person)

    async def leave(self, table_id: str, person: Person) -> TableInfo:
        """Give back a seat before the start; when who opened the table leaves, it is closed."""
        async with self._waiting(table_id) as (connection, seating):
            held = seating.held_by(person)
            if person.id == seating.table.host:
                closed = {"status": CLOSED, "closed_why": msgspec.to_builtins(HOST_LEFT), "origin": None}
                await connection.execute(update(tables).where(tables.c.id == table_id).values(closed))
            elif not held:
                raise Conflict("You do not sit at this table.", "not_seated")
            else:
                for number in held:
                    kind = FRIEND if seating.seats[number].invite else OPEN
                    await _change_seat(connection, table_id, number, kind=kind, person=None, name="", nonce=None)
        return await self._after_change(table_id, person)

    async def start(self, table_id: str, person: Person, nonce: str | None) -> TableInfo:
        async with self._waiting(table_id, person) as (connection, seating):
            if person.id != seating.table.host:
                raise Forbidden("Who opened the table starts it.", "not_host")
            if not seating.is_full():
                raise Conflict("A seat is not taken yet; wait, or leave and open a table with bots.", "not_full")
            await self._allowance.check_games(connection, person)
            if nonce is not None and await _add_nonce(connection, table_id, person, nonce):
                seating = await load_seating(connection, table_id) or seating
            await begin(connection, seating)
        return await self._after_change(table_id, person)

    # ---- people who go ----

    async def leave_all(self, person: Person) -> None:
        """Who is gone for good opens no game any more, and waits for none."""
        for seating in await self._seatings(lobbies_of(person)):
            with suppress(Conflict):  # the game has begun meanwhile
                await self.leave(seating.table.id, person)

    # ---- within ----

    async def _open(
        self,
        connection: AsyncConnection,
        host: Person,
        address: str,
        values: dict[str, Any],
        rows: list[dict[str, Any]],
    ) -> None:
        """Write a table that waits for its game, unless its host has too many."""
        origin = self._allowance.origin(address)
        await self._allowance.check_lobbies(connection, host, origin)
        await self._allowance.check_games(connection, host)
        drawn = {"secret": secrets.token_bytes(SECRET_BYTES), "watch": secrets.token_urlsafe(9)}
        empty = {"status": LOBBY, "lines": 0, "waiting": [], "changes": 0, "moved": values["created"]}
        opened = {"host": host.id, "players": len(rows), "origin": origin, **drawn, **empty, **values}
        await connection.execute(insert(tables).values(opened))
        await connection.execute(insert(seats), rows)

    @asynccontextmanager
    async def _waiting(
        self, table_id: str, asker: Person | None = None
    ) -> AsyncIterator[tuple[AsyncConnection, Seating]]:
        """A table that waits for its game, for oneself until the end: of those who change it at once, one is first."""
        before = await self._find(table_id)
        if asker is not None:
            check_sees(before, Visitor(asker))
        async with writing(self.engine) as connection:
            waits = (tables.c.id == table_id) & (tables.c.status == LOBBY)
            # Whoever else wants to change the table waits for the end of this transaction.
            held = await connection.execute(update(tables).where(waits).values(moved=time.time()))
            if held.rowcount == 0:
                closed = before.table.status == CLOSED
                raise Conflict("This table is closed.", "closed") if closed else _begun()
            seating = await load_seating(connection, table_id)
            assert seating is not None
            yield connection, seating

    async def _after_change(self, table_id: str, person: Person) -> TableInfo:
        await self.changed(table_id)
        return (await self._find(table_id)).info(person)

    async def _find(self, table_id: str) -> Seating:
        async with self.engine.connect() as connection:
            seating = await load_seating(connection, table_id)
        if seating is None:
            raise no_table()
        return seating

    async def _seatings(self, table_ids: Select[Any]) -> list[Seating]:
        async with self.engine.connect() as connection:
            return await load_seatings(connection, table_ids)


def _begun() -> Conflict:
    return Conflict("The game has begun already.", "begun")


async def _change_seat(connection: AsyncConnection, table_id: str, seat: int, **values: Any) -> None:
    which = (seats.c.table_id == table_id) & (seats.c.seat == seat)
    await connection.execute(update(seats).where(which).values(values))


async def _add_nonce(connection: AsyncConnection, table_id: str, person: Person, nonce: str) -> bool:
    """To the seat of a person who has sent none; False if there is no such seat."""
    mine = (seats.c.table_id == table_id) & (seats.c.person == person.id) & (seats.c.kind == PERSON)
    statement = update(seats).where(mine, seats.c.nonce.is_(None)).values(nonce=nonce)
    return (await connection.execute(statement)).rowcount > 0


def _seat_to_take(seating: Seating, request: JoinRequest) -> SeatRow:
    if request.token is not None:
        invited = [seat for seat in seating.seats if seat.invite == request.token]
        if not invited:
            raise no_table()
        if not invited[0].is_free:
            raise Conflict("Somebody else has taken that seat.", "seat_taken")
        return invited[0]
    free = [seat for seat in seating.seats if seat.kind == OPEN and request.seat in (None, seat.seat)]
    if not free:
        raise Conflict("There is no such seat open to anybody at this table.", "no_open_seat")
    return free[0]
