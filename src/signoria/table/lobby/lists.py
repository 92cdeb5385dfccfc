"""Which tables somebody is shown, and in which order; and which are theirs in one way or another."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Select, case, func, or_, select

from signoria.table import limits
from signoria.table.protocol.people_bodies import Person
from signoria.table.store.schema import seats, tables
from signoria.table.store.seating import LOBBY, OPEN, RUNNING


def open_tables(now: float, lasts: float) -> Select[Any]:
    """Those that anybody may join: one of each address before anybody's second, so that nobody fills the list."""
    turn = func.row_number().over(
        partition_by=func.coalesce(tables.c.origin, tables.c.host), order_by=tables.c.created.desc()
    )
    ranked = (
        select(tables.c.id, tables.c.created, turn.label("turn"))
        .where(tables.c.status == LOBBY, has_open_seat(), tables.c.moved > now - lasts)
        .subquery()
    )
    return select(ranked.c.id).order_by(ranked.c.turn, ranked.c.created.desc()).limit(limits.OPEN_TABLES_LISTED)


def has_open_seat() -> ColumnElement[bool]:
    """May anybody join?"""
    return tables.c.id.in_(select(seats.c.table_id).where(seats.c.kind == OPEN))


def expired_lobbies(now: float, for_anybody: float, for_friends: float) -> Select[Any]:
    """Tables that wait for their game, and at which nothing has happened for too long."""
    lasts = case((has_open_seat(), for_anybody), else_=for_friends)
    return select(tables.c.id).where(tables.c.status == LOBBY, tables.c.moved < now - lasts)


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
