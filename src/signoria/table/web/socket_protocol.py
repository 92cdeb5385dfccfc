"""Sockets as uvicorn speaks them, to which a table may also write what is in the form of the wire already.

A message that goes through the layers of the application costs more than making it; and one that goes to many is put
into its frame once. Whoever only watches takes memory and nothing else, so what uvicorn has for each is made small.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final, cast

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Empty
from litestar.utils.scope.state import ScopeState
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "signoria.socket"
# Shared by all who take what is sent to them, which is nearly everybody: nobody waits for it.
WRITABLE: Final = asyncio.Event()
WRITABLE.set()
# So many messages may wait before nothing more is read.
MOST_UNREAD: Final = 16


class Inbox:
    """What has come over a socket and is read by one task: a queue of asyncio without its 3 KB."""

    __slots__ = ("_arrival", "_messages")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._arrival: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._arrival = asyncio.get_running_loop().create_future()
            await self._arrival
        return self._messages.pop(0)


class TableSocketProtocol(WebSocketsSansIOProtocol):
    """Found by the application among the extensions of its scope."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = WRITABLE

    def pause_writing(self) -> None:
        self.writable = asyncio.Event()

    def resume_writing(self) -> None:
        self.writable.set()
        self.writable = WRITABLE

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else the handshake was refused
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self
            # The scope has its own copy.
            event.headers.clear()

    def start_keepalive(self) -> None:
        """The handshake is over."""
        super().start_keepalive()
        self.response.headers.clear()

    def send_receive_event_to_app(self) -> None:
        """Stop reading only where much waits: to stop and begin again at each message costs two calls of the system."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and len(self.queue) >= MOST_UNREAD:  # type: ignore[arg-type]
            self.read_paused = True
            self.transport.pause_reading()

    def write(self, frames: bytes) -> None:
        """Send whole frames after all that was sent; whoever has gone, or is being let go, gets nothing more."""
        if not self.close_sent and not self.disconnected:
            self.transport.write(frames)

    def waiting(self) -> int:
        """Returns how many bytes the other side has not taken yet."""
        return self.transport.get_write_buffer_size()


def forget_handshake(socket: WebSocket[Any, Any, Any]) -> None:
    """Let go of the headers, once it is known whose socket it is: of a browser they are kilobytes, kept twice."""
    scope: Any = socket.scope
    scope["headers"].clear()
    ScopeState.from_scope(scope).headers = Empty


class Outlet:
    """Where a table writes to: frames to the protocol itself, the end through the application, which notes it."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        protocol = cast(TableSocketProtocol, socket.scope["extensions"][EXTENSION])  # type: ignore[index]
        self.write = protocol.write
        self.waiting = protocol.waiting

    async def close(self, code: int) -> None:
        with suppress(WebSocketDisconnect, OSError, RuntimeError):  # they have gone already
            await self._socket.close(code)
