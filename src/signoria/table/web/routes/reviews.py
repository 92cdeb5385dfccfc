"""Reviews of games that are over."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from signoria.table.live.hall import Hall
from signoria.table.live.reviews import Reviews
from signoria.table.lobby.access import Visitor
from signoria.table.protocol.people_bodies import Person
from signoria.table.protocol.review_bodies import ReviewBody
from signoria.table.web.client_address import address_of
from signoria.table.web.routes.answers import CHANGING
from signoria.table.web.routes.tables import WatchToken


@get("/api/tables/{table_id:str}/review", operation_id="review", responses=CHANGING)
async def review(
    table_id: FromPath[str],
    visitor: NamedDependency[Person | None],
    hall: NamedDependency[Hall],
    reviews: NamedDependency[Reviews],
    watch: WatchToken = None,
) -> ReviewBody:
    """What bots say of a game that is over, or how far they are."""
    return await reviews.look(await hall.session(table_id), Visitor(visitor, watch))


@post("/api/tables/{table_id:str}/review", operation_id="beginReview", status_code=200, responses=CHANGING)
async def begin_review(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    person: NamedDependency[Person],
    hall: NamedDependency[Hall],
    reviews: NamedDependency[Reviews],
) -> ReviewBody:
    """When a game is over: let bots look at every decision; it is done once, after everybody's moves."""
    return await reviews.begin(await hall.session(table_id), person, address_of(request))
