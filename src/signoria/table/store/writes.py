"""The statements that the writer knows; each is made once, so that equal work of many tables is sent together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Integer, bindparam, case, delete, insert, update

from signoria.core.record.lines import Line, body_text
from signoria.table.store.schema import changes, chat, journal, seals, seats, tables
from signoria.table.store.writer import Job

INSERT_LINE: Final = insert(journal)
INSERT_SEAL: Final = insert(seals)
INSERT_CHANGE: Final = insert(changes)
INSERT_CHAT: Final = insert(chat)
DELETE_SEALS: Final = delete(seals).where(
    seals.c.table_id == bindparam("of_table"), seals.c.seat == bindparam("of_seat"), seals.c.step >= bindparam("since")
)


def _new(name: str, unless: ColumnElement[bool] | None = None) -> ColumnElement[Any]:
    """A column's new value, unless what is there must stay."""
    column = tables.c[name]
    value = bindparam(f"new_{name}", type_=column.type)
    return value if unless is None else case((unless, column), else_=value)


_CHANGED: Final = tables.c.changes > bindparam("new_changes", type_=Integer)
# Never backwards: a process that has not heard of another's move must not hide it from the lists, nor of another's
# change use its number again.
UPDATE_TABLE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"), tables.c.lines <= bindparam("new_lines"))
    .values(
        {
            **{name: _new(name) for name in ("moved", "lines", "waiting", "prompts")},
            **{name: _new(name, _CHANGED) for name in ("asked", "changes")},
        }
    )
)
# Apart from the others, since tables are found by it: to write it again as it was costs a page of the index.
END_TABLE: Final = (
    update(tables).where(tables.c.id == bindparam("of_table"), tables.c.status == "running").values(status="over")
)
CLOSE_TABLE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values(status="closed", waiting=[], closed_why=bindparam("why"))
)
UPDATE_SEAT: Final = (
    update(seats)
    .where(seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
    .values({name: bindparam(f"new_{name}") for name in ("level", "replaced", "resigned", "votes")})
)
SEEN: Final = (
    update(seats)
    .where(seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
    .values(seen=bindparam("now"))
)


def add_lines(job: Job, table_id: str, lines: Iterable[Line], now: float) -> None:
    for line in lines:
        body = body_text(line.entry.body())
        job.add(INSERT_LINE, table_id=table_id, number=line.number, body=body, digest=line.digest, written=now)


def add_seal(job: Job, table_id: str, seat: int, step: int, action: str) -> None:
    job.add(INSERT_SEAL, table_id=table_id, seat=seat, step=step, action=action)


def drop_seals(job: Job, table_id: str, seats_dropped: Sequence[int], since: int = 0) -> None:
    for seat in seats_dropped:
        job.add(DELETE_SEALS, of_table=table_id, of_seat=seat, since=since)


def add_change(job: Job, table_id: str, number: int, what: str, seat: int, now: float) -> None:
    job.add(INSERT_CHANGE, table_id=table_id, number=number, what=what, seat=seat, written=now)


def update_table(job: Job, table_id: str, **values: Any) -> None:
    job.add(UPDATE_TABLE, of_table=table_id, **{f"new_{name}": value for name, value in values.items()})


def update_seat(job: Job, table_id: str, seat: int, **values: Any) -> None:
    job.add(UPDATE_SEAT, of_table=table_id, of_seat=seat, **{f"new_{name}": value for name, value in values.items()})
