"""HEAD is answered as GET is, without the body: for whoever only asks whether something is there."""

from __future__ import annotations

from typing import Any

from litestar.types import ASGIApp, Message, Receive, Send


def answering_head(app: ASGIApp) -> ASGIApp:
    """The application with HEAD on every address that knows GET; routes need not know of it."""

    async def app_with_head(scope: Any, receive: Receive, send: Send) -> None:
        if scope.get("method") != "HEAD":
            await app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        # A copy: the server's own scope goes on saying HEAD, so that it expects no body.
        as_get: Any = {**scope, "method": "GET"}
        await app(as_get, receive, send_head)

    return app_with_head
