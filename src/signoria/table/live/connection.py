"""One open socket: who looks, through which seat, how far they have read, and what waits to be sent to them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, Final, NamedTuple

import msgspec

from signoria.core.state import SPECTATOR
from signoria.table.lobby.access import Visitor
from signoria.table.protocol.bodies import Person
from signoria.table.protocol.faults import TableError, fault_of
from signoria.table.protocol.messages import Closed, ServerMessage

# A client that does not read is let go; it can come again with its cursor.
MOST_WAITING: Final = 200
# Close codes: the person goes, or the server for a moment; or 4000 and the status that HTTP would have.
GOING: Final = 1001
RESTARTING: Final = 1012
CLOSE: Final = 4000
encoder: Final = msgspec.json.Encoder()


class StateParts(NamedTuple):
    """A State: the part of the person, and the part of the seat, which is kept once for all who look through it."""

    table: bytes
    view: bytes

    def message(self) -> bytes:
        return b'{"type":"state","table":' + self.table + b"," + self.view[1:]


class Connection:
    """A person's, or a spectator's, socket to one table."""

    def __init__(
        self,
        key: str,
        visitor: Visitor,
        cursor: int,
        address: str,
        chat_cursor: int = -1,
        signed_in: str | None = None,
    ) -> None:
        self.key = key
        # Whose allowance counts, beside the person's.
        self.address = address
        # The session by which the person is signed in.
        self.signed_in = signed_in
        self.visitor = visitor
        self.cursor = cursor
        # The number of the last thing said at the table that was sent.
        self.chat_cursor = chat_cursor
        self.look: int | None = None
        self.close_code = GOING
        # A list and not a queue, which takes 3 KB for each who only watches; one task reads it.
        self._outbox: list[bytes | None] = []
        self._arrival: asyncio.Future[None] | None = None
        self._last_state: StateParts | None = None
        self._closed = False
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def person(self) -> Person | None:
        return self.visitor.person

    @property
    def viewer(self) -> int:
        return SPECTATOR if self.look is None else self.look

    def send(self, message: ServerMessage) -> None:
        self.send_bytes(encoder.encode(message))

    def send_state(self, state: StateParts, again: bool) -> None:
        """A state that differs from the last one; or the same, if it was asked for again."""
        if again or state != self._last_state:
            self._last_state = state
            self.send_bytes(state.message())

    def send_bytes(self, message: bytes) -> None:
        if len(self._outbox) > MOST_WAITING:
            self.close()
        elif not self._closed:
            self._put(message)

    def sign_out(self) -> None:
        """What they still send is nobody's."""
        self.visitor, self.look = replace(self.visitor, person=None), None
        self.close()

    def turn_away(self, error: TableError) -> None:
        """Say why, and end."""
        self.send(Closed(fault_of(error)))
        self.close(CLOSE + error.status)

    def close(self, code: int = GOING) -> None:
        """What waits is sent first; nothing after."""
        if not self._closed:
            self._closed, self.close_code = True, code
            self._put(None)

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that takes long, while they go on; it ends with the connection."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def end(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def next_message(self) -> bytes | None:
        """What to send next; None to end."""
        while not self._outbox:
            self._arrival = asyncio.get_running_loop().create_future()
            await self._arrival
        return self._outbox.pop(0)

    def _put(self, message: bytes | None) -> None:
        self._outbox.append(message)
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)
