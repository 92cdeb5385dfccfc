"""A person who is a program: speaks the protocol over HTTP and a socket, as the browser would."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
from tests.table.servers import DEADLINE
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]


class Refusal(Exception):
    """An answer that is no success."""

    def __init__(self, status: int, error: Message) -> None:
        super().__init__(f"{status} {error}")
        self.status = status
        self.code = error["code"]
        self.error = error


class Program:
    """Somebody's browser: his cookies, and what he asks."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address
        self.name = name
        self.http = httpx.AsyncClient(base_url=address, timeout=DEADLINE)

    @classmethod
    async def guest(cls, address: str, name: str) -> Program:
        program = cls(address, name)
        await program.get("/api/me")
        await program.post("/api/me", name=name)
        return program

    def go_to(self, address: str) -> None:
        """The same browser at another server, or at one that was started again."""
        cookies = self.http.cookies
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=DEADLINE, cookies=dict(cookies))

    async def get(self, path: str) -> Any:
        return self._answer(await self.http.get(path))

    async def post(self, path: str, **body: Any) -> Any:
        return await self.request("POST", path, body)

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"X-CSRF-Token": self.http.cookies.get("signoria_csrf") or ""}
        return self._answer(await self.http.request(method, path, json=body, headers=headers))

    def _answer(self, response: httpx.Response) -> Any:
        body: Any = response.json() if "json" in response.headers.get("content-type", "") else response.text
        if response.status_code >= 400:
            raise Refusal(response.status_code, body["error"])
        return body

    async def open_table(self, game: str, seats: list[str], **more: Any) -> Message:
        """Seats by kind; `bot:level` for a bot."""
        rows = [{"kind": "bot", "level": kind[4:]} if kind.startswith("bot:") else {"kind": kind} for kind in seats]
        answer: Message = await self.post("/api/tables", **{"game": game, "seats": rows, "pause": 0, **more})
        return answer

    async def sit(self, table: str, **asked: Any) -> Chair:
        """Open a socket to a table."""
        query = "&".join(f"{name}={value}" for name, value in asked.items())
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        forwarded = self.http.headers.get("X-Forwarded-For")
        headers = ({"Cookie": cookies} if cookies else {}) | ({"X-Forwarded-For": forwarded} if forwarded else {})
        socket = await connect(
            f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket?{query}",
            additional_headers=headers,
            origin=self.address,  # type: ignore[arg-type]
            open_timeout=DEADLINE,
            max_size=None,
            # A full queue would keep whoever does not read all from hearing that the connection is closed.
            max_queue=None,
        )
        return Chair(socket)

    async def close(self) -> None:
        await self.http.aclose()


class Chair:
    """An open socket: keeps all that it was sent, and the last state."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.state: Message = {}
        self.lines: list[Message] = []
        self._sent = 0
        self._answers: dict[str, Message] = {}

    async def hear(self) -> Message:
        """The next message."""
        # Not `wait_for`: in Python 3.11 it forgets that it was cancelled if a message comes at the same moment.
        async with asyncio.timeout(DEADLINE):
            text = await self.socket.recv(decode=True)
        self.raw.append(text)
        message: Message = json.loads(text)
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "lines":
            # After the end a server sends all of them again, as everybody may see them now.
            known = [] if message["lines"] and message["lines"][0]["number"] == 0 else self.lines
            self.lines = known + message["lines"]
        elif message["type"] in ("ack", "refused", "hint") and message["id"]:
            self._answers[message["id"]] = message
        return message

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Listen until a message fits."""
        while not wanted(message := await self.hear()):
            pass
        return message

    async def first(self, kind: str) -> Message:
        """The first message of a type, already heard or not."""
        while not (found := [message for message in self.heard if message["type"] == kind]):
            await self.hear()
        return found[0]

    async def until_state(self, wanted: Callable[[Message], bool]) -> Message:
        """Listen until the state fits; the last one may already."""
        while not self.state or not wanted(self.state):
            await self.hear()
        return self.state

    async def until_line(self, line: int) -> Message:
        """Listen until the game has come as far as that."""
        return await self.until_state(lambda state: bool(state["line"] >= line))

    async def say(self, kind: str, **body: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **body}))

    async def ask(self, kind: str, **body: Any) -> Message:
        """Send something and wait for its answer."""
        self._sent += 1
        id = f"c{self._sent}"
        await self.say(kind, id=id, **body)
        return await self.answer(id)

    async def answer(self, id: str) -> Message:
        """What is answered to the message with this id."""
        while id not in self._answers:
            await self.hear()
        return self._answers[id]

    async def move(self, action: str | None = None, choose: random.Random | None = None) -> Message:
        """Answer the decision that is asked now."""
        (decision,) = self.state["decisions"]
        options = [option["action"] for option in decision["options"]]
        action = action or (choose or random).choice(options)
        return await self.ask("move", seat=decision["seat"], at=decision["line"], action=action)

    async def play_on(self, choose: random.Random, end: Callable[[Message], bool] | None = None) -> Message:
        """Answer everything by lot until the game is over, or what is asked for is there."""
        done = end or (lambda state: bool(state["over"]))
        while not (self.state and done(self.state)):
            if self.state and any(not decision["speak"] for decision in self.state["decisions"]):
                answer = await self.move(choose=choose)
                assert answer["type"] == "ack" or answer["error"]["code"] in ("stale", "quicker"), answer
            else:
                await self.hear()
        return self.state

    async def close(self) -> None:
        await self.socket.close()
