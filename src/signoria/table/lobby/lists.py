"""Which tables somebody is shown, and in which order; and which are his in one way or another."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Select, or_, select

from signoria.table import limits
from signoria.table.protocol.bodies import Person
from signoria.table.store.schema import seats, tables
from signoria.table.store.seating import LOBBY, OPEN, RUNNING


def open_tables() -> Select[Any]:
    """Those that anybody may join, the newest first."""
    open_seat = select(seats.c.table_id).where(seats.c.kind == OPEN)
    return (
        select(tables.c.id)
        .where(tables.c.status == LOBBY, tables.c.id.in_(open_seat))
        .order_by(tables.c.created.desc())
        .limit(limits.OPEN_TABLES_LISTED)
    )


def tables_of(person: Person) -> Select[Any]:
    """A person's tables, the last moved first: as many as a list shows."""
    return select(tables.c.id).where(_is_of(person)).order_by(tables.c.moved.desc()).limit(limits.MY_TABLES_LISTED)


def lobbies_of(person: Person) -> Select[Any]:
    """All of a person's tables that wait for their game."""
    return select(tables.c.id).where(_is_of(person), tables.c.status == LOBBY)


def games_of(person: Person) -> Select[Any]:
    """All of a person's tables at which a game runs."""
    return select(tables.c.id).where(_is_of(person), tables.c.status == RUNNING)


def _is_of(person: Person) -> ColumnElement[bool]:
    mine = select(seats.c.table_id).where(seats.c.person == person.id)
    return or_(tables.c.id.in_(mine), tables.c.host == person.id)
