"""What a table writes to a socket by itself is what any client reads."""

from __future__ import annotations

import asyncio
import weakref
from typing import Any

import pytest
from litestar import WebSocket
from tests.table.program import Program
from tests.table.servers import Server
from websockets.frames import Frame, Opcode

from signoria.table.live.connection import Connection, frame
from signoria.table.lobby.access import Visitor
from signoria.table.protocol.messages import Ack, Presence
from signoria.table.web.socket_protocol import MOST_UNREAD, Inbox, forget_handshake


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_is_that_of_the_library(size: int) -> None:
    message = b"x" * size
    assert frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


def test_an_inbox_hands_over_in_order_whoever_is_first() -> None:
    async def story() -> list[int]:
        inbox = Inbox()
        inbox.put_nowait(1)
        reading = asyncio.create_task(_read(inbox, 3))
        await asyncio.sleep(0)
        assert inbox.empty()
        inbox.put_nowait(2)
        inbox.put_nowait(3)
        return await reading

    assert asyncio.run(story()) == [1, 2, 3]


async def _read(inbox: Inbox, count: int) -> list[int]:
    return [await inbox.get() for _ in range(count)]


def test_nothing_is_kept_of_the_headers_of_a_socket() -> None:
    scope: Any = {"type": "websocket", "headers": [(b"host", b"signoria.example"), (b"user-agent", b"x" * 200)]}
    socket: WebSocket[Any, Any, Any] = WebSocket(scope)
    kept = weakref.ref(socket.headers)
    assert socket.headers["host"] == "signoria.example"
    forget_handshake(socket)
    assert kept() is None
    assert (scope["headers"], len(socket.headers)) == ([], 0)


class Written:
    """An outlet that remembers each writing."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []
        self.ended = False

    def write(self, frames: bytes) -> None:
        self.pieces.append(frames)

    def waiting(self) -> int:
        return 0

    async def close(self, code: int) -> None:
        self.ended = True


AWAY = frame(b'{"type":"presence","away":[1]}')
ACK = frame(b'{"type":"ack","id":"m","line":7}')


def test_what_follows_from_a_message_goes_out_with_its_answer_in_one_piece() -> None:
    written = Written()
    connection = Connection(written, "key", Visitor(None), 0, "address")
    connection.send(Presence([1]))
    connection.keep_for_answer()
    connection.send(Presence([1]))
    connection.answer(Ack("m", 7))
    connection.send(Presence([1]))
    assert written.pieces == [AWAY, AWAY + ACK, AWAY]


def test_what_was_kept_for_an_answer_goes_out_before_the_end() -> None:
    async def story() -> Written:
        written = Written()
        connection = Connection(written, "key", Visitor(None), 0, "address")
        connection.keep_for_answer()
        connection.send(Presence([1]))
        connection.close()
        connection.answer(Ack("m", 7))
        await asyncio.sleep(0)
        return written

    written = asyncio.run(story())
    assert (written.pieces, written.ended) == ([AWAY], True)


def test_what_is_made_once_for_spectators_is_not_what_the_host_is_shown(server: Server) -> None:
    async def story() -> None:
        anna = await Program.guest(server.address, "Anna")
        info = await anna.open_table("principato", ["me", "local"], start=True)
        watch = info["watch"].partition("watch=")[2]
        actors = (await anna.get(f"/api/tables/{info['id']}/view"))["actors"]
        host = await anna.sit(info["id"], seat=actors[0])
        lookers = [await Program(server.address).sit(info["id"], watch=watch) for _ in range(2)]
        line = (await host.until_state(lambda state: bool(state["decisions"])))["line"]
        assert (await host.move())["type"] == "ack"
        seen = [await chair.until_line(line + 1) for chair in (host, *lookers)]
        assert [state["table"]["host"] for state in seen] == [True, False, False]
        assert [any(seat["mine"] for seat in state["table"]["seats"]) for state in seen] == [True, False, False]
        assert seen[1] == seen[2]

    asyncio.run(story())


def test_who_sends_more_than_is_read_at_once_gets_an_answer_to_each(server: Server) -> None:
    async def story() -> None:
        anna = await Program.guest(server.address, "Anna")
        info = await anna.open_table("principato", ["me", "local"], start=True)
        chair = await anna.sit(info["id"])
        for _ in range(3 * MOST_UNREAD):
            await chair.say("ping")
        for _ in range(3 * MOST_UNREAD):
            await chair.until(lambda message: message["type"] == "pong")

    asyncio.run(story())
