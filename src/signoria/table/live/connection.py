"""One open socket: who looks, through which seat, and how far they have read."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from signoria.core.state import SPECTATOR
from signoria.table.lobby.access import Visitor
from signoria.table.protocol.faults import TableError, fault_of
from signoria.table.protocol.messages import Ack, Closed, Refused, ServerMessage
from signoria.table.protocol.people_bodies import Person

# A client that does not read so many bytes is let go; it can come again with its cursor.
MOST_WAITING: Final = 2 * 2**20
# Close codes: the person goes, or the server for a moment; or 4000 and the status that HTTP would have.
GOING: Final = 1001
RESTARTING: Final = 1012
CLOSE: Final = 4000
encoder: Final = msgspec.json.Encoder()
# The head of a frame: a whole text (RFC 6455 §5.2), then its length in one byte, or in two or eight more.
TEXT: Final = b"\x81"
SHORT, LONG = 126, 1 << 16


class Outlet(Protocol):
    """Where frames are written to, in the order in which they come."""

    def write(self, frames: bytes) -> None: ...
    def waiting(self) -> int: ...
    def close(self, code: int) -> Coroutine[Any, Any, None]: ...


def frame(message: bytes) -> bytes:
    """Returns a message in the form in which it goes over the wire."""
    size = len(message)
    if size < SHORT:
        return TEXT + size.to_bytes(1, "big") + message
    return TEXT + (b"\x7e" + size.to_bytes(2, "big") if size < LONG else b"\x7f" + size.to_bytes(8, "big")) + message


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
        outlet: Outlet,
        key: str,
        visitor: Visitor,
        cursor: int,
        address: str,
        chat_cursor: int = -1,
        signed_in: str | None = None,
    ) -> None:
        self._outlet = outlet
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
        # They were sent all that happened, after the end.
        self.read_whole = False
        # A number in place of the state itself, which would take more memory than the connection.
        self._last_state_hash: int | None = None
        self._closed = False
        # What goes out with the answer to what they sent; None while nothing is kept back for it.
        self._before_answer: bytes | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def person(self) -> Person | None:
        return self.visitor.person

    @property
    def viewer(self) -> int:
        return SPECTATOR if self.look is None else self.look

    def send(self, message: ServerMessage) -> None:
        self._write(frame(encoder.encode(message)))

    def keep_for_answer(self) -> None:
        """What is sent from now on goes out with the answer, which follows at once: each writing is a system call."""
        self._before_answer = b""

    def answer(self, message: Ack | Refused) -> None:
        """Say what has become of what they sent, after all that was kept back."""
        before, self._before_answer = self._before_answer or b"", None
        self._write(before + frame(encoder.encode(message)))

    def send_news(self, lines: bytes | None, state: StateParts, again: bool) -> None:
        """Lines in their frame, and a state that differs from the last one; or the same, if it was asked for again."""
        frames = lines or b""
        if again or hash(state) != self._last_state_hash:
            self._last_state_hash = hash(state)
            frames += frame(state.message())
        if frames:
            self._write(frames)

    def _write(self, frames: bytes) -> None:
        if self._closed:
            return
        if self._before_answer is not None:
            self._before_answer += frames
            return
        self._outlet.write(frames)
        if self._outlet.waiting() > MOST_WAITING:
            self.close()

    def sign_out(self) -> None:
        """What they still send is nobody's."""
        self.visitor, self.look = replace(self.visitor, person=None), None
        self.close()

    def turn_away(self, error: TableError) -> None:
        """Say why, and end."""
        self.send(Closed(fault_of(error)))
        self.close(CLOSE + error.status)

    def close(self, code: int = GOING) -> None:
        """What was sent goes first; nothing after."""
        if not self._closed:
            if self._before_answer:
                self._outlet.write(self._before_answer)
            self._closed = True
            self.do(self._outlet.close(code))

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that takes long, while they go on; it ends with the connection."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def end(self) -> None:
        for task in self._tasks:
            task.cancel()
