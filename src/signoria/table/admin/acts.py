"""What can be done to one person or one table."""

from __future__ import annotations

import json
import secrets
from typing import Any, Final

from sqlalchemy import Row, select

from signoria.table.admin.find import check_open, find_account, find_person
from signoria.table.admin.office import COMMAND, Office, close
from signoria.table.people.sessions import person_of
from signoria.table.protocol.bodies import Fault
from signoria.table.store.mailbox import tell_servers
from signoria.table.store.notify import news
from signoria.table.store.schema import chat, journal, seats, tables
from signoria.table.store.transactions import writing

CLOSED_BY_HOST: Final = Fault("closed_by_host", "Whoever runs this server has closed this table.")
PASSWORD_BYTES: Final = 9


async def ban(office: Office, who: str) -> str:
    """Keep somebody out: their sockets close, their seats go to bots, and they cannot sign in. Returns their name."""
    row = await _person(office, who)
    await office.people.ban(person_of(row))
    return str(row.name)


async def unban(office: Office, who: str) -> str:
    row = await _person(office, who)
    await office.people.unban(person_of(row))
    return str(row.name)


async def reset_password(office: Office, who: str) -> tuple[str, str]:
    """Returns the name and the new password, which nobody else knows; every device is signed out."""
    async with office.engine.connect() as connection:
        row = await find_account(connection, who)
    password = secrets.token_urlsafe(PASSWORD_BYTES)
    await office.people.set_password(person_of(row), password)
    return row.name, password


async def delete_person(office: Office, who: str) -> str:
    """Their name, password and what they said; the records of their games stay, without a name."""
    row = await _person(office, who)
    await office.people.forget(person_of(row))
    return str(row.name)


async def close_table(office: Office, table_id: str) -> None:
    """Nobody can play there any more; its record stays."""
    async with writing(office.engine) as connection:
        await check_open(connection, table_id)
        await close(connection, table_id, CLOSED_BY_HOST)
        await tell_servers(connection, [news(COMMAND, table_id, -1)])


async def export_person(office: Office, who: str) -> dict[str, Any]:
    """Returns all that there is about somebody, but for what is secret of running games."""
    row = await _person(office, who)
    async with office.engine.connect() as connection:
        mine = select(seats.c.table_id).where(seats.c.person == row.id)
        which = tables.c.id.in_(mine) | (tables.c.host == row.id)
        theirs = list(await connection.execute(select(tables).where(which).order_by(tables.c.created)))
        held = list(await connection.execute(select(seats).where(seats.c.person == row.id).order_by(seats.c.seat)))
        words = select(chat).where(chat.c.person == row.id, chat.c.text != "").order_by(chat.c.written)
        spoken = list(await connection.execute(words))
        moves = {table.id: await _moves(connection, table.id) for table in theirs}
    return {
        "person": {"id": row.id, "name": row.name, "account": row.account is not None, "created": row.created}
        | {"banned": row.banned},
        "tables": [_table(table, row.id, held, moves[table.id]) for table in theirs],
        "chat": [{"table": each.table_id, "text": each.text, "written": each.written} for each in spoken],
    }


async def _moves(connection: Any, table_id: str) -> list[tuple[list[Any], float]]:
    rows = select(journal.c.body, journal.c.written).where(journal.c.table_id == table_id).order_by(journal.c.number)
    return [(json.loads(body), written) for body, written in await connection.execute(rows)]


def _table(table: Row[Any], person: str, held: list[Row[Any]], moves: list[tuple[list[Any], float]]) -> dict[str, Any]:
    """A table, and the moves that were made from the person's seats."""
    mine = [seat for seat in held if seat.table_id == table.id]
    numbers = {seat.seat for seat in mine}
    return {
        "id": table.id,
        "game": table.game,
        "status": table.status,
        "opened_it": table.host == person,
        "created": table.created,
        "moved": table.moved,
        "seats": [
            {"seat": seat.seat, "name": seat.name, "resigned": seat.resigned, "seen": seat.seen} for seat in mine
        ],
        "moves": [{"action": body[1], "written": written} for body, written in moves if body[0] in numbers],
    }


async def _person(office: Office, who: str) -> Row[Any]:
    async with office.engine.connect() as connection:
        return await find_person(connection, who)
