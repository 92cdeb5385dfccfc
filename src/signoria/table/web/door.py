"""At the door of the server: so many connections of one address, and no request that never ends.

Who opens connections and says nothing, or says it letter by letter, would use up the files that a process may open.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from typing import Any, Final

import h11
from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from signoria.table.people.addresses import network_of

# A request whose head or body is not complete yet.
UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)
TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TOO_MANY: Final = b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TIDY_EVERY: Final = 60.0


class Door:
    """Counts the open connections of each address; proxies that are believed bring many people, and are not counted."""

    def __init__(self, most: int, request_seconds: float) -> None:
        self.request_seconds = request_seconds
        self._most = most
        self._inside: defaultdict[str, list[asyncio.Transport]] = defaultdict(list)
        self._tidied = time.monotonic()
        self._proxies: Any = None

    def admit(self, transport: asyncio.Transport, config: Config) -> bool:
        """Note a connection; False if its address has too many."""
        remote = get_remote_addr(transport)
        if remote is None or remote[0] in self._believed(config):
            return True
        self._tidy()
        address = network_of(remote[0])
        inside = [each for each in self._inside[address] if not each.is_closing()]
        self._inside[address] = inside
        if len(inside) >= self._most:
            return False
        inside.append(transport)
        return True

    def _believed(self, config: Config) -> Any:
        if self._proxies is None:
            app: Any = None
            self._proxies = ProxyHeadersMiddleware(app, config.forwarded_allow_ips).trusted_hosts
        return self._proxies

    def _tidy(self) -> None:
        """Let go of connections that have ended, also of addresses that do not come again."""
        if time.monotonic() - self._tidied > TIDY_EVERY:
            self._tidied = time.monotonic()
            still = {
                address: [each for each in there if not each.is_closing()] for address, there in self._inside.items()
            }
            self._inside = defaultdict(list, {address: there for address, there in still.items() if there})


class GuardedProtocol(H11Protocol):
    """HTTP as uvicorn speaks it, behind a door; a WebSocket has come through it as a request."""

    door: Door
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.door.admit(transport, self.config):
            self._await_rest()
        else:
            transport.write(TOO_MANY)
            transport.close()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.conn.their_state in UNFINISHED and self.transport.get_protocol() is self:
            self._await_rest()
        else:
            self._has_come()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        # What comes next is another request; until then uvicorn's own clock runs. One that was answered, say refused,
        # before it was whole is still waited for, and no longer than others.
        if self.conn.their_state is not h11.SEND_BODY:
            self._has_come()

    def connection_lost(self, exc: Exception | None) -> None:
        self._has_come()
        super().connection_lost(exc)

    def _await_rest(self) -> None:
        """From the first byte of a request on, not from the last."""
        if self._late is None:
            self._late = self.loop.call_later(self.door.request_seconds, self._give_up)

    def _has_come(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        if not self.transport.is_closing():
            self.transport.write(TOO_LATE)
            self.transport.close()


def behind(door: Door) -> type[asyncio.Protocol]:
    """The protocol for uvicorn, which makes one for each connection."""
    return type("DoorProtocol", (GuardedProtocol,), {"door": door})
