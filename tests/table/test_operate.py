"""Whether a server lives, can serve, and what it counts; and how it ends."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.table.conftest import DATABASES, where
from tests.table.program import Chair, Program, Refusal
from tests.table.servers import DEADLINE, Server
from websockets.exceptions import ConnectionClosed

TOKEN = "a token that nobody guesses".replace(" ", "-")
SEATS = ["me", "bot:apprentice"]


def metrics(address: str, authorization: str | None = f"Bearer {TOKEN}") -> httpx.Response:
    headers = {} if authorization is None else {"Authorization": authorization}
    return httpx.get(f"{address}/metrics", headers=headers, timeout=DEADLINE)


def value_of(text: str, name: str) -> float:
    """The value of one line, labels included in the name."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found is not None, f"{name} is not in\n{text}"
    return float(found[1])


@pytest.mark.parametrize("database", DATABASES)
def test_it_lives_is_ready_and_counts(
    database: str, request: pytest.FixtureRequest, serve: Callable[..., Server], tmp_path: Path
) -> None:
    server = serve(*where(request, database, tmp_path), SIGNORIA_METRICS_TOKEN=TOKEN)

    async def story() -> tuple[str, int]:
        """As many moves as it takes until a bot has moved as well."""
        anna = await Program.guest(server.address, "Anna")
        with pytest.raises(Refusal):
            await anna.post("/api/session", name="Nobody", password="not the password")
        table = await anna.open_table("principato", SEATS, start=True)
        chair = await anna.sit(table["id"])
        line, moves, text = -1, 0, ""
        while not text or value_of(text, 'signoria_moves_total{by="bot"}') == 0:
            line = await next_decision(chair, line)
            assert (await chair.move())["type"] == "ack"
            moves += 1
            text = metrics(server.address).text
        await chair.socket.close()
        await anna.close()
        return text, moves

    assert httpx.get(f"{server.address}/healthz").json() == {"status": "ok"}
    ready = httpx.get(f"{server.address}/readyz")
    assert (ready.status_code, set(ready.json().values())) == (200, {True})
    text, moves = asyncio.run(asyncio.wait_for(story(), DEADLINE))
    assert value_of(text, 'signoria_moves_total{by="person"}') == moves
    assert value_of(text, "signoria_move_seconds_count") == moves
    assert value_of(text, 'signoria_move_seconds_bucket{le="+Inf"}') == moves
    assert value_of(text, "signoria_open_tables") == 1
    assert value_of(text, "signoria_sockets") == 1
    assert value_of(text, "signoria_bot_queue") >= 0
    assert value_of(text, "signoria_bot_thought_seconds_count") > 0
    assert value_of(text, "signoria_commit_seconds_sum") > 0
    assert value_of(text, "signoria_statement_seconds_count") > 3
    assert value_of(text, 'signoria_requests_total{method="GET",status="200"}') >= 3
    assert value_of(text, 'signoria_refused_sign_ins_total{why="wrong_password"}') == 1
    assert value_of(text, "process_resident_memory_bytes") > 1e7


def test_what_it_counts_is_for_who_has_the_token(serve: Callable[..., Server]) -> None:
    server = serve(SIGNORIA_METRICS_TOKEN=TOKEN)
    assert metrics(server.address).status_code == 200
    for wrong in (None, "Bearer", f"Bearer {TOKEN}x", TOKEN, f"Basic {TOKEN}"):
        assert metrics(server.address, wrong).status_code == 404


def test_without_a_token_there_are_no_metrics(server: Server) -> None:
    assert metrics(server.address).status_code == 404
    assert metrics(server.address, "Bearer").status_code == 404


@pytest.mark.parametrize("database", DATABASES)
def test_at_its_end_it_finishes_what_was_begun_and_tells_everybody(
    database: str, request: pytest.FixtureRequest, serve: Callable[..., Server], tmp_path: Path
) -> None:
    arguments = where(request, database, tmp_path)
    server = serve(*arguments)

    async def story() -> None:
        """Moves sent together with SIGTERM: what is acknowledged is kept."""
        anna = await Program.guest(server.address, "Anna")
        tables = [(await anna.open_table("principato", SEATS, start=True))["id"] for _ in range(5)]
        chairs = [await anna.sit(table) for table in tables]
        before = [(await chair.until_state(lambda state: bool(state["decisions"])))["line"] for chair in chairs]
        answers = [asyncio.create_task(answered(chair)) for chair in chairs]
        await asyncio.sleep(0)
        server.process.send_signal(signal.SIGTERM)
        kinds = [await answer for answer in answers]
        assert set(kinds) <= {"ack", "refused", "nothing"}
        for chair in chairs:
            assert await close_code(chair) == 1012
        server.process.wait(DEADLINE)
        assert server.process.returncode == 0
        again = serve(*arguments)
        anna.go_to(again.address)
        for table, kind, line in zip(tables, kinds, before):
            lines = (await anna.get(f"/api/tables/{table}"))["lines"]
            assert kind != "ack" or lines > line
        await anna.close()

    asyncio.run(asyncio.wait_for(story(), DEADLINE))


async def next_decision(chair: Chair, after: int) -> int:
    state = await chair.until_state(lambda state: bool(state["decisions"]) and bool(state["line"] > after))
    return int(state["line"])


async def answered(chair: Chair) -> str:
    try:
        return str((await chair.move())["type"])
    except ConnectionClosed:
        return "nothing"


async def close_code(chair: Chair) -> int | None:
    try:
        while True:
            await chair.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else None
