"""People for the benchmarks of the table: as little work as possible on their side, since they share the machine."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

DEADLINE: Final = 120.0


class Option(msgspec.Struct):
    """Something that may be done."""

    action: str


class Decision(msgspec.Struct):
    """What is asked."""

    seat: int
    line: int
    options: list[Option]
    speak: bool


class Heard(msgspec.Struct):
    """The part of a message that a program needs; the rest is not decoded."""

    type: str
    line: int = 0
    id: str = ""
    decisions: list[Decision] = []
    over: msgspec.Raw | None = None
    error: msgspec.Raw | None = None


decoder: Final = msgspec.json.Decoder(Heard)


class Guest:
    """Cookies of somebody with a name."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http

    @classmethod
    async def come(cls, address: str, name: str) -> Guest:
        guest = cls(httpx.AsyncClient(base_url=address, timeout=DEADLINE))
        await guest.http.get("/api/me")
        await guest.post("/api/me", {"name": name})
        return guest

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        token = {"X-CSRF-Token": self.http.cookies["signoria_csrf"]}
        answer = await self.http.post(path, json=body, headers=token)
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    async def sit(self, table: str, seat: int) -> Sitting:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = str(self.http.base_url).rstrip("/")
        socket = await connect(
            f"{address.replace('http', 'ws')}/api/tables/{table}/socket?seat={seat}",
            additional_headers={"Cookie": cookies},
            max_size=None,
            compression=None,
            open_timeout=DEADLINE,
            ping_interval=None,
        )
        return Sitting(socket)


class Sitting:
    """A socket: knows what is asked of its seat, and how long the last move took to be acknowledged."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.asked: Decision | None = None
        self.over = False
        self.line = 0
        self.sent = 0.0
        self.waits: list[float] = []
        self.refused = 0
        self.known = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())

    @property
    def is_ready(self) -> bool:
        return self.asked is not None and not self.sent and not self.over

    async def _listen(self) -> None:
        async for text in self.socket:
            heard = decoder.decode(text)
            if heard.type == "state":
                self.asked = next((each for each in heard.decisions if not each.speak), None)
                self.line = heard.line
                self.over = heard.over is not None and bytes(heard.over) != b"null"
                self.known.set()
            elif heard.type == "ack":
                self.waits.append(time.perf_counter() - self.sent)
                self.sent = 0.0
            elif heard.type == "refused":
                self.refused += 1
                self.sent = 0.0

    async def move(self, lot: random.Random, due: float | None = None) -> None:
        """Make any move; how long it takes counts from when it was due."""
        decision = self.asked
        assert decision is not None
        action = lot.choice(decision.options).action
        move = {"type": "move", "id": "m", "seat": decision.seat, "at": decision.line, "action": action}
        self.asked, self.sent = None, due or time.perf_counter()
        await self.socket.send(msgspec.json.encode(move).decode())

    async def close(self) -> None:
        self._listening.cancel()
        await self.socket.close()


async def open_table(address: str, game: str, seats: list[str], number: int) -> tuple[str, str, list[Sitting]]:
    """A running table with a person per seat that is no bot, each connected; its id, and the path to watch it."""
    rows = [{"kind": kind} if ":" not in kind else {"kind": "bot", "level": kind.partition(":")[2]} for kind in seats]
    host = await Guest.come(address, f"Host {number}")
    info = await host.post("/api/tables", {"game": game, "seats": rows, "pause": 0, "start": True})
    table = info["id"]
    sittings = [await host.sit(table, seats.index("me"))]
    for seat, kind in enumerate(seats):
        if kind == "open":
            other = await Guest.come(address, f"Guest {number}")
            await other.post(f"/api/tables/{table}/join", {"seat": seat})
            sittings.append(await other.sit(table, seat))
            await other.http.aclose()
    await host.http.aclose()
    for sitting in sittings:
        await asyncio.wait_for(sitting.known.wait(), DEADLINE)
    return table, info["watch"].rpartition("=")[2], sittings
