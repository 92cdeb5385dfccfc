"""The web application: its routes, what they depend on, and what every answer carries."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any

from litestar import Litestar, MediaType, Request, Router
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler
from sqlalchemy.exc import TimeoutError as NoConnectionLeft

import signoria
from signoria.core.errors import SignoriaError
from signoria.table import limits
from signoria.table.live.hall import Hall
from signoria.table.live.reviews import Reviews
from signoria.table.lobby.lobby import Lobby
from signoria.table.people.lessons import LessonsTaken
from signoria.table.people.people import People
from signoria.table.people.rate_limits import Rates
from signoria.table.people.sessions import Identity, Sessions
from signoria.table.protocol.faults import NotSignedIn
from signoria.table.protocol.people_bodies import Person
from signoria.table.web.catalogue import Offer
from signoria.table.web.cookies import PERSON, Cookies, CookieSigner
from signoria.table.web.csrf import CsrfGuard
from signoria.table.web.error_responses import fail, refuse, refuse_beyond, refuse_crowd, refuse_depth, refuse_http
from signoria.table.web.guards import RATES_OF_APP, limited
from signoria.table.web.routes import games, lessons, operate, pages, people, reviews, socket, tables
from signoria.table.web.security_headers import add_headers

API: Sequence[ControllerRouterHandler] = (
    games.games,
    games.words,
    games.game_words,
    games.game_box,
    games.game_opening,
    games.game_rules,
    lessons.lessons,
    lessons.lesson,
    lessons.lessons_taken,
    lessons.join_lessons,
    lessons.keep_lesson,
    people.me,
    people.name_guest,
    people.make_account,
    people.change_password,
    people.delete_account,
    people.sign_in,
    people.sign_out,
    people.sign_out_everywhere,
    tables.tables,
    tables.create_table,
    tables.table,
    tables.join_table,
    tables.leave_table,
    tables.start_table,
    tables.rematch_table,
    tables.play_on,
    tables.position,
    tables.view,
    tables.board,
    tables.record,
    reviews.review,
    reviews.begin_review,
    socket.table_socket,
)


@dataclass(frozen=True)
class Parts:
    """What the routes work with."""

    offer: Offer
    signer: CookieSigner
    sessions: Sessions
    people: People
    lessons_taken: LessonsTaken
    lobby: Lobby
    hall: Hall
    reviews: Reviews
    rates: Rates
    # Opens /metrics to who has it.
    metrics_token: str | None = None
    # Does this process hear of what others do?
    is_listening: Callable[[], bool] = lambda: True


def build(parts: Parts, lifespan: Sequence[Callable[[Litestar], AbstractAsyncContextManager[None]]] = ()) -> Litestar:
    return Litestar(
        [*API, *operate.handlers(parts.metrics_token, parts.is_listening), *pages.handlers(parts.offer)],
        dependencies=_dependencies(parts),
        lifespan=list(lifespan),
        state=State({RATES_OF_APP: parts.rates}),
        logging_config=None,
        guards=[limited("request")],
        middleware=[CsrfGuard()],
        before_send=[add_headers],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=[r"\.woff2$"]),
        exception_handlers={
            SignoriaError: refuse,
            HTTPException: refuse_http,
            NotFoundException: pages.nowhere,
            NoConnectionLeft: refuse_crowd,
            RecursionError: refuse_depth,
            Exception: fail,
        },
        request_max_body_size=limits.BODY,
        # Only the document: the viewers that Litestar could add load scripts from elsewhere.
        openapi_config=OpenAPIConfig(
            title="Signoria",
            version=signoria.__version__,
            openapi_router=Router(
                "/api/openapi.json", route_handlers=[], include_in_schema=False, before_request=refuse_beyond
            ),
            render_plugins=[JsonRenderPlugin(path="/", media_type=MediaType.JSON)],
        ),
    )


def _dependencies(parts: Parts) -> dict[str, Provide]:
    async def identify(connection: ASGIConnection[Any, Any, Any, Any]) -> Identity | None:
        return await who_asks(parts, connection)

    async def identity(request: ASGIConnection[Any, Any, Any, Any]) -> Identity | None:
        return await who_asks(parts, request)

    def visitor(identity: NamedDependency[Identity | None]) -> Person | None:
        return None if identity is None else identity.person

    async def person(visitor: NamedDependency[Person | None]) -> Person:
        if visitor is None:
            english = "Nobody knows yet who you are; say a name (POST /api/me) or sign in (POST /api/session) first."
            raise NotSignedIn(english, "not_signed_in")
        return visitor

    def desk(request: Request[Any, Any, Any]) -> Cookies:
        return Cookies(parts.signer, secure=request.url.scheme == "https")

    return {
        # Sockets ask by themselves, once they can say what went wrong.
        "identify": Provide(lambda: identify, sync_to_thread=False),
        "identity": Provide(identity),
        "visitor": Provide(visitor, sync_to_thread=False),
        "person": Provide(person),
        "desk": Provide(desk, sync_to_thread=False),
        "offer": Provide(lambda: parts.offer, sync_to_thread=False),
        "sessions": Provide(lambda: parts.sessions, sync_to_thread=False),
        "people": Provide(lambda: parts.people, sync_to_thread=False),
        "taken": Provide(lambda: parts.lessons_taken, sync_to_thread=False),
        "reviews": Provide(lambda: parts.reviews, sync_to_thread=False),
        "lobby": Provide(lambda: parts.lobby, sync_to_thread=False),
        "hall": Provide(lambda: parts.hall, sync_to_thread=False),
    }


async def who_asks(parts: Parts, connection: ASGIConnection[Any, Any, Any, Any]) -> Identity | None:
    """The person of the cookie, if it is genuine, not expired, and its session has not ended."""
    token = parts.signer.read(connection.cookies.get(PERSON, ""))
    return None if token is None else await parts.sessions.find(token)
