"""Every request in the log, and counted: who asked for what, how that ended, and how long it took."""

from __future__ import annotations

import logging
import time
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Send

from signoria.table.logs import access, note
from signoria.table.meters import meters

# A request that ended without an answer: whoever asked has gone.
NO_ANSWER = 499


def noting_requests(app: ASGIApp) -> ASGIApp:
    """The application with a line in the log for each request, and for each socket when it ends."""

    async def app_with_log(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await app(scope, receive, send)
            return
        is_socket = scope["type"] == "websocket"
        status, began = NO_ANSWER, time.perf_counter()

        async def send_noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.close":
                status = message["code"]
            await send(message)

        try:
            await app(scope, receive, send_noted)
        finally:
            _note(scope, "SOCKET" if is_socket else scope["method"], status, time.perf_counter() - began)

    return app_with_log


def _note(scope: Any, method: str, status: int, seconds: float) -> None:
    if method != "SOCKET":
        meters.requests[method, status] += 1
        meters.request_seconds.add(seconds)
    if access.isEnabledFor(logging.INFO):
        address = scope["client"][0] if scope.get("client") else "-"
        # Without the query, which may hold the secret part of a link.
        path = (scope.get("raw_path") or b"").partition(b"?")[0].decode("ascii", "replace")
        note(access, "request", address=address, method=method, path=path, status=status, ms=seconds * 1000)
