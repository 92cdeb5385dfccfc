"""The lobby, and what can be asked of a table without playing at it."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from signoria.table import limits
from signoria.table.live.hall import Hall
from signoria.table.live.play_on import moment_of, position_of
from signoria.table.live.snapshots import Looker, board_in_text, look, record_text
from signoria.table.lobby.access import Visitor
from signoria.table.lobby.lobby import Lobby
from signoria.table.protocol.board_bodies import BoardBody
from signoria.table.protocol.messages import State
from signoria.table.protocol.people_bodies import Person
from signoria.table.protocol.table_bodies import (
    JoinRequest,
    PlayOnRequest,
    StartRequest,
    TableInfo,
    TableRequest,
    TablesBody,
)
from signoria.table.web.catalogue import spoken
from signoria.table.web.client_address import address_of
from signoria.table.web.guards import limited
from signoria.table.web.routes.answers import CHANGING

SeatAsked = Annotated[
    int | None,
    QueryParameter(ge=0, lt=limits.SEATS, description="one of my seats, any when all is over; else a spectator"),
]
LineAsked = Annotated[int | None, QueryParameter(ge=0, le=limits.LINES, description="the moment just before this line")]
WatchToken = Annotated[str | None, QueryParameter(max_length=limits.TOKEN, description="from the table's `watch` link")]


@get("/api/tables", operation_id="tables", responses=CHANGING)
async def tables(
    visitor: NamedDependency[Person | None],
    lobby: NamedDependency[Lobby],
    which: Annotated[Literal["open", "mine"], QueryParameter(name="list", description="default: open")] = "open",
) -> TablesBody:
    """Open tables, the newest first; or mine, those waiting for me first."""
    return TablesBody(await lobby.list_tables(visitor, which))


@post("/api/tables", operation_id="createTable", guards=[limited("create")], responses=CHANGING)
async def create_table(
    request: Request[Any, Any, Any],
    data: JSONBody[TableRequest],
    person: NamedDependency[Person],
    lobby: NamedDependency[Lobby],
) -> TableInfo:
    """Open a table."""
    return await lobby.create(person, data, address_of(request))


@get("/api/tables/{table_id:str}", operation_id="table", responses=CHANGING)
async def table(
    table_id: FromPath[str],
    visitor: NamedDependency[Person | None],
    lobby: NamedDependency[Lobby],
    watch: WatchToken = None,
    invite: WatchToken = None,
) -> TableInfo:
    """One table, for whoever sits there, is invited, may join or may watch."""
    return await lobby.info(table_id, Visitor(visitor, watch, invite))


@post("/api/tables/{table_id:str}/join", operation_id="joinTable", status_code=200, responses=CHANGING)
async def join_table(
    table_id: FromPath[str], data: JSONBody[JoinRequest], person: NamedDependency[Person], lobby: NamedDependency[Lobby]
) -> TableInfo:
    """Take a seat before the start."""
    return await lobby.join(table_id, person, data)


@post("/api/tables/{table_id:str}/leave", operation_id="leaveTable", status_code=200, responses=CHANGING)
async def leave_table(
    table_id: FromPath[str], person: NamedDependency[Person], lobby: NamedDependency[Lobby]
) -> TableInfo:
    """Leave before the start; when its host leaves, the table is closed."""
    return await lobby.leave(table_id, person)


@post("/api/tables/{table_id:str}/start", operation_id="startTable", status_code=200, responses=CHANGING)
async def start_table(
    table_id: FromPath[str],
    data: JSONBody[StartRequest],
    person: NamedDependency[Person],
    lobby: NamedDependency[Lobby],
) -> TableInfo:
    """Begin the game, once every seat is taken."""
    return await lobby.start(table_id, person, data.nonce)


@post(
    "/api/tables/{table_id:str}/rematch",
    operation_id="rematch",
    status_code=200,
    guards=[limited("create")],
    responses=CHANGING,
)
async def rematch_table(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    person: NamedDependency[Person],
    lobby: NamedDependency[Lobby],
) -> TableInfo:
    """When a game is over: sit down at the table where it is played again, the same one for all who ask."""
    return await lobby.rematch(table_id, person, address_of(request))


@post(
    "/api/tables/{table_id:str}/play_on",
    operation_id="playOn",
    guards=[limited("create")],
    responses=CHANGING,
)
async def play_on(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    data: JSONBody[PlayOnRequest],
    person: NamedDependency[Person],
    hall: NamedDependency[Hall],
    lobby: NamedDependency[Lobby],
    watch: WatchToken = None,
) -> TableInfo:
    """Open a table that goes on from a moment of this one: as it was when the game is over, else as my seat sees it."""
    looker = Looker(Visitor(person, watch), data.seat)
    moment = await moment_of(await hall.session(table_id), looker, data.line)
    return await lobby.create_from(person, moment, data, address_of(request))


@get(
    "/api/tables/{table_id:str}/position",
    operation_id="position",
    responses=CHANGING
    | {200: ResponseSpec(dict[str, Any], generate_examples=False, description="A position, for `POST /api/tables`")},
)
async def position(
    table_id: FromPath[str],
    visitor: NamedDependency[Person | None],
    hall: NamedDependency[Hall],
    seat: SeatAsked = None,
    at: LineAsked = None,
    watch: WatchToken = None,
) -> Response[str]:
    """A moment as a position to keep: as it was when the game is over, else as my seat sees it, the rest dealt anew."""
    session = await hall.session(table_id)
    document = await position_of(session, Looker(Visitor(visitor, watch), seat), at)
    return Response(
        json.dumps(document, ensure_ascii=False),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="signoria-{table_id}-position.json"'},
    )


@get(
    "/api/tables/{table_id:str}/view",
    operation_id="view",
    responses=CHANGING | {200: ResponseSpec(State, generate_examples=False, description="As on the socket")},
)
async def view(
    table_id: FromPath[str],
    visitor: NamedDependency[Person | None],
    hall: NamedDependency[Hall],
    seat: SeatAsked = None,
    at: LineAsked = None,
    watch: WatchToken = None,
) -> Response[bytes]:
    """Where the game stands, or stood, for one of my seats or for a spectator."""
    state = await look(await hall.session(table_id), Looker(Visitor(visitor, watch), seat), at)
    return Response(state, media_type="application/json")


@get("/api/tables/{table_id:str}/board/{lang:str}", operation_id="board", responses=CHANGING)
async def board(
    table_id: FromPath[str],
    lang: FromPath[str],
    visitor: NamedDependency[Person | None],
    hall: NamedDependency[Hall],
    seat: SeatAsked = None,
    at: LineAsked = None,
    watch: WatchToken = None,
) -> BoardBody:
    """The table in words and rows, as one of my seats or a spectator sees it, or saw it."""
    return await board_in_text(await hall.session(table_id), Looker(Visitor(visitor, watch), seat), spoken(lang), at)


@get(
    "/api/tables/{table_id:str}/record",
    operation_id="record",
    responses=CHANGING
    | {200: ResponseSpec(dict[str, Any], generate_examples=False, description="A record, as docs/records.md says")},
)
async def record(
    table_id: FromPath[str],
    visitor: NamedDependency[Person | None],
    hall: NamedDependency[Hall],
    seat: SeatAsked = None,
    watch: WatchToken = None,
) -> Response[str]:
    """The record: as the seat may see it while the game runs, whole when it is over."""
    name = f"signoria-{table_id}.json"
    return Response(
        await record_text(await hall.session(table_id), Looker(Visitor(visitor, watch), seat)),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )
