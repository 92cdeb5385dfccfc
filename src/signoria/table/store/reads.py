"""Tables read from the database."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final, NamedTuple

from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from signoria.core.record.header import Header, Start
from signoria.core.record.lines import ALONE, Chair, Draw, Entry, Line, Move, Undo
from signoria.core.record.text import read_start
from signoria.core.state import CHANCE
from signoria.table.limits import CHAT_KEPT
from signoria.table.protocol.messages import ChatLine
from signoria.table.store.schema import changes, chat, journal, seals, seats, starts, tables
from signoria.table.store.seating import Seating, SeatRow, TableRow

# PostgreSQL keeps no text with this in it, and fails when asked for one.
NUL: Final = "\0"


class Loaded(NamedTuple):
    """All that there is of one table."""

    seating: Seating
    lines: list[Line]
    seals: dict[int, list[str]]
    chat: list[ChatLine]
    start: Start | None


async def load_seatings(connection: AsyncConnection, table_ids: Select[Any]) -> list[Seating]:
    """The tables of a selection of ids, in its order, with their seats."""
    ids = list((await connection.execute(table_ids)).scalars())
    if not ids:
        return []
    rows = (await connection.execute(select(tables).where(tables.c.id.in_(ids)))).mappings()
    seatings = {row["id"]: Seating(TableRow(**row), []) for row in rows}
    ordered = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    for row in (await connection.execute(ordered)).mappings():
        seatings[row["table_id"]].seats.append(_seat_row(row))
    return [seatings[id] for id in ids]


async def load_seating(connection: AsyncConnection, table_id: str) -> Seating | None:
    if NUL in table_id:
        return None
    seatings = await load_seatings(connection, select(tables.c.id).where(tables.c.id == table_id))
    return seatings[0] if seatings else None


async def load_table(connection: AsyncConnection, table_id: str, since: int = 0) -> Loaded | None:
    """All of a table, of its game the lines from number `since` on."""
    seating = await load_seating(connection, table_id)
    if seating is None:
        return None
    last = select(func.max(changes.c.number)).where(changes.c.table_id == table_id)
    newest = (await connection.execute(last)).scalar_one()
    seating.table.changes = 0 if newest is None else newest + 1
    sealed: dict[int, list[str]] = {}
    picks = select(seals).where(seals.c.table_id == table_id).order_by(seals.c.seat, seals.c.step)
    for row in await connection.execute(picks):
        sealed.setdefault(row.seat, []).append(row.action)
    lines = await load_lines(connection, table_id, since)
    start = await load_start(connection, seating.table)
    return Loaded(seating, lines, sealed, await load_chat(connection, seating, 0), start)


async def load_start(connection: AsyncConnection, table: TableRow) -> Start | None:
    """Where a table's game starts, if not from its set-up."""
    if table.started is None:
        return None
    row = await connection.execute(select(starts.c.document).where(starts.c.table_id == table.id))
    return read_start(json.loads(row.scalar_one()))


async def load_lines(connection: AsyncConnection, table_id: str, since: int) -> list[Line]:
    rows = (
        select(journal.c.number, journal.c.body, journal.c.digest)
        .where(journal.c.table_id == table_id, journal.c.number >= since)
        .order_by(journal.c.number)
    )
    return [Line(number, entry_of(json.loads(body)), digest) for number, body, digest in await connection.execute(rows)]


async def load_chat(connection: AsyncConnection, seating: Seating, since: int) -> list[ChatLine]:
    """The last messages, oldest first; what a person said who is gone has no words left."""
    newest = (
        select(chat)
        .where(chat.c.table_id == seating.table.id, chat.c.number >= since, chat.c.text != "")
        .order_by(chat.c.number.desc())
        .limit(CHAT_KEPT)
    )
    rows = list(await connection.execute(newest))
    return [
        ChatLine(row.number, row.seat, seating.seats[row.seat].name, row.text, row.written) for row in reversed(rows)
    ]


def entry_of(body: Sequence[Any]) -> Entry:
    """An entry from its own JSON; what is not in our journal is not checked here but by the digests."""
    if body[0] == "undo":
        return Undo(body[1], body[2], ALONE in body)
    return Draw(body[1], body[2]) if body[0] == CHANCE else Move(body[0], body[1])


def header_of(document: dict[str, Any], start: Start | None) -> Header:
    """The header of a record; where its game starts is kept apart from the rest."""
    return Header(
        document["game"],
        document["rules"],
        document["data"],
        document["players"],
        document["options"],
        tuple(Chair(chair["name"], chair["kind"]) for chair in document["seats"]),
        document["commitment"],
        tuple(bytes.fromhex(nonce) for nonce in document["nonces"]),
        document.get("corrected", {}),
        start,
    )


def _seat_row(row: Any) -> SeatRow:
    values: dict[str, Any] = {each.name: row[each.name] for each in fields(SeatRow)}
    return SeatRow(**values | {"votes": tuple(values["votes"])})
