"""A game begins: what its record begins with is fixed."""

from __future__ import annotations

import time
from dataclasses import replace

from sqlalchemy import insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from signoria.core.record.lines import BOT as BOT_KIND
from signoria.core.record.lines import PERSON as PERSON_KIND
from signoria.core.record.lines import Chair
from signoria.core.record.record import Record
from signoria.table.lobby.games import known_game
from signoria.table.store.reads import load_seating, load_start
from signoria.table.store.schema import starts, tables
from signoria.table.store.seating import BOT, RUNNING, Seating, SeatRow


async def begin_if_full(connection: AsyncConnection, table_id: str) -> None:
    """Where the game is to begin by itself."""
    seating = await load_seating(connection, table_id)
    if seating is not None and seating.table.start and seating.is_full():
        await begin(connection, seating)


async def begin(connection: AsyncConnection, seating: Seating) -> None:
    """Fix what the record begins with; the first to open the table then draws the first chance."""
    table = seating.table
    nonces = [bytes.fromhex(seat.nonce) for seat in seating.seats if seat.nonce]
    chairs = [_chair(seat) for seat in seating.seats]
    game, start = known_game(table.game), await load_start(connection, table)
    record = Record.begin(game, table.players, table.options, chairs, table.secret, nonces, start)
    # Where it starts may be a whole game, and is kept apart: lists of tables read the rest.
    header = replace(record.header, start=None).document()
    begun = {"status": RUNNING, "header": header, "moved": time.time(), "origin": None}
    await connection.execute(update(tables).where(tables.c.id == table.id).values(begun))


async def copy_start(connection: AsyncConnection, table_id: str, next_id: str) -> None:
    """What began elsewhere than at its set-up begins there again."""
    copied = select(literal(next_id), starts.c.document).where(starts.c.table_id == table_id)
    await connection.execute(insert(starts).from_select(["table_id", "document"], copied))


def _chair(seat: SeatRow) -> Chair:
    """Records bear no names of people, so that a name can go and the record still verify."""
    if seat.kind == BOT:
        return Chair(seat.name, f"{BOT_KIND}{seat.level}")
    return Chair(f"Player {seat.seat + 1}", PERSON_KIND)
