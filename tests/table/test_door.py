"""At the door: one address has so many connections, and a request that never ends is ended."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator

import pytest
from tests.table.program import Program
from tests.table.servers import DEADLINE, Server, serving
from tests.table.test_limits import at_address

from signoria.table import limits

# Seconds.
REQUEST = 3
HALVES = {
    "nothing": b"",
    "half a head": b"GET /api/me HTTP/1.1\r\nHost: table\r\nAccept",
    "half a body": b"POST /api/me HTTP/1.1\r\nHost: table\r\nContent-Length: 99\r\n\r\n{",
}


async def opened(server: Server) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = server.address.removeprefix("http://").split(":")
    return await asyncio.open_connection(host, int(port))


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits so long for a request; longer than one that is sent at once takes on a busy machine."""
    with serving("--data", str(tmp_path_factory.mktemp("data")), SIGNORIA_REQUEST_SECONDS=str(REQUEST)) as server:
        yield server


@pytest.mark.parametrize("half", HALVES)
def test_a_request_that_never_ends_is_ended(impatient: Server, half: str) -> None:
    server = impatient

    async def story() -> None:
        reader, writer = await opened(server)
        for letter in HALVES[half]:
            # Letter by letter: each is a sign of life, and none of them counts.
            writer.write(bytes([letter]))
        await writer.drain()
        answer = await asyncio.wait_for(reader.read(), DEADLINE)
        assert not answer or b" 408 " in answer or b" 403 " in answer
        # The next one is served, on the same connection as long as its requests are whole.
        program = Program(server.address)
        for _ in range(3):
            assert await program.get("/api/me") == {"person": None}
            await asyncio.sleep(0.4 * REQUEST)

    asyncio.run(story())


def test_a_socket_that_is_silent_for_long_is_no_request(impatient: Server) -> None:
    server = impatient

    async def story() -> None:
        anna = await Program.guest(server.address, "Anna")
        table = (await anna.open_table("principato", ["me", "open"]))["id"]
        chair = await anna.sit(table)
        await asyncio.sleep(1.2 * REQUEST)
        assert (await chair.ask("chat", text="still here"))["type"] == "ack"

    asyncio.run(story())


def test_one_address_opens_so_many_connections(serve: Callable[..., Server]) -> None:
    """No proxy is believed here, so that this machine counts as an address like any other."""
    server = serve(FORWARDED_ALLOW_IPS="192.0.2.99", SIGNORIA_RATE_FACTOR="0.1")
    most = round(limits.CONNECTIONS_PER_ADDRESS * 0.1)

    async def story() -> None:
        held = [await opened(server) for _ in range(most)]
        reader, _ = await opened(server)
        assert b" 429 " in await asyncio.wait_for(reader.read(), DEADLINE)
        for _, writer in held[:5]:
            writer.close()
        # There is room again as soon as the server has noticed.
        end = time.monotonic() + DEADLINE
        while (await Program(server.address).http.get("/api/me")).status_code != 200:
            assert time.monotonic() < end

    asyncio.run(story())


def test_sockets_are_counted_by_the_network_that_a_proxy_names(serve: Callable[..., Server]) -> None:
    server = serve(SIGNORIA_RATE_FACTOR="0.1")

    async def story() -> None:
        anna = at_address(server, "2001:db8:1::1")
        await anna.get("/api/me")
        await anna.post("/api/me", name="Anna")
        table = (await anna.open_table("principato", ["me", "open"]))["id"]
        chairs = []
        for number in range(round(limits.SOCKETS_PER_ADDRESS * 0.1)):
            anna.http.headers["X-Forwarded-For"] = f"2001:db8:1::{number + 1}"
            chairs.append(await anna.sit(table))
            await chairs[-1].until_state(bool)
        assert (await (await anna.sit(table)).hear())["why"]["code"] == "too_many_here"
        # Others have their own; and a place is free again when a page is closed.
        await (await at_address(server, "2001:db8:2::1").sit(table)).until_state(bool)
        await chairs[0].close()
        end = time.monotonic() + DEADLINE
        while (await (await anna.sit(table)).hear())["type"] == "closed":
            assert time.monotonic() < end
            await asyncio.sleep(0.5)

    asyncio.run(story())
