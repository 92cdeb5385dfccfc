"""Requests that change something must come from our own pages: the CSRF cookie echoed in a header, and the Origin.

Litestar's own guard looks at neither the Origin nor sockets, and refuses without a sentence that a page could show.
"""

from __future__ import annotations

import secrets
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from signoria.table.protocol.faults import Forbidden

COOKIE: Final = "signoria_csrf"
HEADER: Final = "x-csrf-token"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class CsrfGuard(ASGIMiddleware):
    """Gives out the token with any answer to who has none, and asks for it where something changes."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        request: Request[Any, Any, Any] = Request(scope)
        token = request.cookies.get(COOKIE)
        if request.method not in SAFE:
            check_origin(request)
            if not token or not secrets.compare_digest(token.encode(), request.headers.get(HEADER, "").encode()):
                raise Forbidden(
                    "This request does not carry the token of the cookie {cookie} in the header {header}; "
                    "load the page again, and let the browser accept cookies.",
                    "csrf",
                    cookie=COOKIE,
                    header=HEADER,
                )
        await next_app(scope, receive, send if token else _giving_token(send, scope["scheme"] == "https"))


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """A browser says which page asks; programs say nothing, and have no cookies that another site could use."""
    origin = connection.headers.get("origin")
    if origin is not None and _host_of(origin) != connection.headers.get("host", ""):
        raise Forbidden(
            "This was asked by a page of another site ({origin}); only the table's own pages may.",
            "origin",
            origin=origin,
        )


def _host_of(origin: str) -> str | None:
    """None for what is no address."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _giving_token(send: Send, secure: bool) -> Send:
    async def send_with_token(message: Message) -> None:
        if message["type"] == "http.response.start":
            cookie = Cookie(COOKIE, value=secrets.token_urlsafe(24), secure=secure, samesite="lax")
            MutableScopeHeaders.from_message(message).add("set-cookie", cookie.to_header(header=""))
        await send(message)

    return send_with_token
