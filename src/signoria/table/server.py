"""The process that serves the application."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from types import FrameType

import uvicorn

from signoria.table import limits
from signoria.table.addresses import addresses_of
from signoria.table.app import application
from signoria.table.logs import configure
from signoria.table.settings import Settings
from signoria.table.store.database import prepare
from signoria.table.web.access_log import noting_requests
from signoria.table.web.door import Door, behind
from signoria.table.web.head_requests import answering_head
from signoria.table.web.socket_protocol import TableSocketProtocol

SECONDS_TO_FINISH = 5
# For so long a connection may be idle. Whoever uses it again, a proxy or a program, must be the first to tire of it
# (nginx after 60 s): a request that meets the closing of its connection is lost.
IDLE_SECONDS = 65
# So many new objects are looked through for garbage at once.
NEW_OBJECTS = 10_000


class AnnouncingServer(uvicorn.Server):
    """Says where it is once it can be reached; at its end lets everybody finish what they have begun."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], drain: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self.ready = ready
        self.drain = drain

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        collect_rarely()
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        with suppress(TimeoutError):  # whoever does not answer is let go as well
            await asyncio.wait_for(self.drain(), SECONDS_TO_FINISH)
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to the address, or OSError; port 0 takes a free one."""
    family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    return socket.create_server(address[:2], family=family)


def run(settings: Settings, sock: socket.socket, announce: Callable[[list[str]], None]) -> None:
    """Serve until Ctrl-C or SIGTERM, both of which are the ordinary end of a server."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _leave)
    allow_many_files()
    configure(settings.log_level, settings.log_format)
    app, hall = application(settings, asyncio.run(prepare(settings)))
    config = uvicorn.Config(
        noting_requests(answering_head(app)),
        http=behind(Door(round(limits.CONNECTIONS_PER_ADDRESS * settings.rate_factor), settings.request_seconds)),
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws=TableSocketProtocol,
        ws_max_size=limits.MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
        timeout_keep_alive=IDLE_SECONDS,
    )
    try:
        AnnouncingServer(config, lambda: announce(addresses_of(sock)), hall.drain).run([sock])
    except SystemExit as ended:
        if ended.code:
            raise


def allow_many_files() -> None:
    """Each connection is a file; systems give fewer at first than they allow."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # macOS says “unlimited” and means less
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def collect_rarely() -> None:
    """Look for garbage in all that lives a hundred times less often than usual, and in what is new in larger heaps.

    With 200 tables open the first takes 150 ms, in which nobody's move is answered; what each move leaves behind is
    freed without it. A view is made of thousands of objects, among which the second would look several times: in Virtù
    an eighth of what a move costs. What is loaded by now is never garbage.
    """
    gc.collect()
    gc.freeze()
    _, middle, old = gc.get_threshold()
    gc.set_threshold(NEW_OBJECTS, middle, 100 * old)


def _leave(number: int, frame: FrameType | None) -> None:
    """Before uvicorn listens to signals, and when it passes them on after it has closed everything."""
    raise SystemExit(0)
