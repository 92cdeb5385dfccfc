"""The socket of a table."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from signoria.table import limits
from signoria.table.live.connection import CLOSE, Connection
from signoria.table.live.dispatch import handle
from signoria.table.live.drain import restarting
from signoria.table.live.hall import Hall
from signoria.table.live.session import Session
from signoria.table.live.stand_ins import forget_votes
from signoria.table.lobby.access import Visitor, check_sees
from signoria.table.people.sessions import Identity
from signoria.table.protocol import faults
from signoria.table.protocol.bodies import Fault
from signoria.table.protocol.faults import Forbidden, TableError, TooMany, fault_of
from signoria.table.protocol.messages import ClientMessage, Closed, Refused
from signoria.table.protocol.people_bodies import Person
from signoria.table.web.client_address import address_of
from signoria.table.web.csrf import check_origin
from signoria.table.web.error_responses import BROKEN
from signoria.table.web.socket_protocol import Outlet, forget_handshake

Identify: TypeAlias = Callable[[WebSocket[Any, Any, Any]], Awaitable[Identity | None]]
decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
POLICY: Final = 1008
log = logging.getLogger("signoria.table")


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    identify: NamedDependency[Identify],
    hall: NamedDependency[Hall],
) -> None:
    """One connection to one table, until either side ends it."""
    try:
        check_origin(socket)
    except Forbidden as error:
        raise WebSocketException(detail=str(error), code=POLICY) from error
    try:
        identity = await identify(socket)
    except TableError as error:
        await socket.accept()
        await _turn_away(socket, error)
        return
    await socket.accept()
    try:
        with hall.services.rates.one_of(limits.SOCKETS_PER_ADDRESS, address_of(socket)):
            session, connection = await _enter(socket, table_id, identity, hall)
            forget_handshake(socket)
            await _serve(socket, session, connection)
    except TableError as error:
        await _turn_away(socket, error)
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("the socket of table %s failed", table_id)
        await _close(socket, BROKEN, faults.BROKEN)


async def _turn_away(socket: WebSocket[Any, Any, Any], error: TableError) -> None:
    """Say why, which only an open socket can, and close it."""
    await _close(socket, fault_of(error), error.status)


async def _close(socket: WebSocket[Any, Any, Any], why: Fault, status: int) -> None:
    with suppress(WebSocketDisconnect, OSError, RuntimeError):  # they have gone already
        await socket.send_data(msgspec.json.encode(Closed(why)).decode())
        await socket.close(CLOSE + status)


async def _serve(socket: WebSocket[Any, Any, Any], session: Session, connection: Connection) -> None:
    try:
        await _receive(socket, session, connection)
    except WebSocketDisconnect:
        pass
    finally:
        await session.audience.leave(connection)


async def _enter(
    socket: WebSocket[Any, Any, Any], table_id: str, identity: Identity | None, hall: Hall
) -> tuple[Session, Connection]:
    """Take the newcomer in and show them everything since their cursor."""
    query = socket.query_params
    person, signed_in = (identity.person, identity.token.session) if identity is not None else (None, None)
    visitor = Visitor(person, query.get("watch"))
    if hall.services.drain.has_begun:
        raise restarting()
    session = await hall.session(table_id)
    async with session.held():
        check_sees(session.seating, visitor)
        _check_crowd(session, person)
        if person is not None:
            # First: who enters and then hears that the commit has failed would stay in the audience.
            await forget_votes(session, person)
        cursor, chat_cursor = _number(query.get("cursor"), 0), _number(query.get("chat"), -1)
        address, key = address_of(socket), secrets.token_urlsafe(8)
        connection = Connection(Outlet(socket), key, visitor, cursor, address, chat_cursor, signed_in)
        session.audience.enter(connection, _number(query.get("seat"), -1))
        session.audience.show(connection)
    return session, connection


def _check_crowd(session: Session, visitor: Person | None) -> None:
    """So many connections to a table for one person, and for all who have not said who they are."""
    who = None if visitor is None else visitor.id
    here = sum((c.person.id if c.person else None) == who for c in session.audience.connections)
    most = limits.SOCKETS_PER_PERSON if visitor is not None else limits.SPECTATORS
    if here >= most:
        raise TooMany("There are {count} connections to this table already; close some.", "too_many_open", count=here)


def _number(text: str | None, otherwise: int) -> int:
    return int(text) if text is not None and text.isdecimal() and len(text) < 10 else otherwise


async def _receive(socket: WebSocket[Any, Any, Any], session: Session, connection: Connection) -> None:
    while True:
        text = await socket.receive_data("text")
        try:
            session.services.rates.spend("message", connection.key)
            message = decoder.decode(text)
        except TooMany as error:
            connection.send(Refused("", fault_of(error)))
        except (msgspec.DecodeError, RecursionError) as error:  # the second for brackets within brackets without end
            fault = Fault("misfit", f"The message does not fit: {error}.", {"where": str(error)})
            connection.send(Refused("", fault))
        else:
            await handle(session, connection, message)
