"""Two servers on one PostgreSQL serve one table: a move appears on both, a bot moves once, a race has one winner."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import asyncpg
import pytest
from tests.table.program import Chair, Program
from tests.table.servers import Postgres, Server, serving
from websockets.exceptions import ConnectionClosed


@pytest.fixture(scope="module")
def pair(running_postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server, str]]:
    database = asyncio.run(running_postgres.new_database())
    folders: list[Path] = [tmp_path_factory.mktemp("data") for _ in range(2)]
    # Both begin at once: only one of them makes the schema.
    with (
        serving("--data", str(folders[0]), "--database", database) as one,
        serving("--data", str(folders[1]), "--database", database) as other,
    ):
        yield one, other, database


async def sit_at(program: Program, server: Server, table: str) -> Chair:
    program.go_to(server.address)
    return await program.sit(table)


@pytest.mark.slow
def test_a_whole_game_across_two_processes(pair: tuple[Server, Server, str]) -> None:
    one, other, _ = pair

    async def story() -> None:
        anna, bruno = await Program.guest(one.address, "Anna"), await Program.guest(other.address, "Bruno")
        table = (await anna.open_table("il_principe", ["me", "open", "bot:apprentice"], start=True))["id"]
        lobby = await anna.sit(table)
        await bruno.post(f"/api/tables/{table}/join")
        # Who joined at the other process is seen here.
        await lobby.until_state(lambda state: state["table"]["status"] == "running")
        chairs = [lobby, await bruno.sit(table)]
        assert (await chairs[0].ask("chat", text="ciao"))["type"] == "ack"
        assert (await chairs[1].first("chat"))["text"] == "ciao"
        await asyncio.gather(*(chair.play_on(random.Random(seat)) for seat, chair in enumerate(chairs)))
        assert chairs[0].state["over"] == chairs[1].state["over"]
        assert chairs[0].state["digest"] == chairs[1].state["digest"]
        numbers = [[line["number"] for line in chair.lines] for chair in chairs]
        assert numbers[0] == numbers[1] == list(range(chairs[0].state["line"]))

    asyncio.run(story())


def test_a_race_for_one_line_has_one_winner(pair: tuple[Server, Server, str]) -> None:
    one, other, _ = pair

    async def story() -> None:
        anna = await Program.guest(one.address, "Anna")
        table = (await anna.open_table("principato", ["me", "local"], start=True))["id"]
        here = await anna.sit(table, seat=0)
        anna.go_to(other.address)
        there = await anna.sit(table, seat=0)
        lot = random.Random("race")
        won = 0
        for _ in range(12):
            for chair in (here, there):
                await chair.until_state(lambda state: state["actors"] and state["actors"][0] >= 0)
            line = max(here.state["line"], there.state["line"])
            for chair in (here, there):
                await chair.until_line(line)
                await chair.say("look", seat=chair.state["actors"][0])
                await chair.until(lambda message: message["type"] == "state" and message["decisions"])
            answers = await asyncio.gather(here.move(choose=lot), there.move(choose=lot))
            kinds = sorted(answer["type"] for answer in answers)
            assert kinds in (["ack", "refused"], ["ack", "ack"])
            refused = [answer for answer in answers if answer["type"] == "refused"]
            assert all(answer["error"]["code"] in ("stale", "quicker", "not_allowed") for answer in refused)
            lines = [answer["line"] for answer in answers if answer["type"] == "ack"]
            assert len(set(lines)) == len(lines)
            won += len(refused)
            await agree(here, there)
        assert won > 0

    asyncio.run(story())


async def agree(here: Chair, there: Chair) -> None:
    """Until both have heard the same, and then it is the same."""
    while here.state["line"] != there.state["line"]:
        await (here if here.state["line"] < there.state["line"] else there).hear()
    assert here.state["digest"] == there.state["digest"]


@pytest.mark.slow
def test_when_the_process_that_runs_the_bots_dies_the_other_goes_on(pair: tuple[Server, Server, str]) -> None:
    one, other, database = pair

    async def story() -> None:
        anna = await Program.guest(one.address, "Anna")
        table = (await anna.open_table("principato", ["me", *["bot:apprentice"] * 3], start=True, pause=1500))["id"]
        first = await anna.sit(table)
        anna.go_to(other.address)
        second = await anna.sit(table)
        lot = random.Random("lease")
        # Anna plays at the first until a bot is due there, which waits a while before it moves.
        await first.play_on(lot, lambda state: state["line"] > 0 and state["actors"] not in ([0], []))
        line = first.state["line"]
        one.kill()
        await second.until_state(lambda state: state["line"] >= line and state["decisions"])
        assert second.state["line"] > line
        await second.move(choose=lot)
        connection = await asyncpg.connect(database)
        numbers = await connection.fetch("SELECT number FROM journal WHERE table_id = $1 ORDER BY number", table)
        assert [row["number"] for row in numbers] == list(range(len(numbers)))
        await connection.close()
        one.start()

    asyncio.run(story())


def test_who_is_signed_out_at_one_is_signed_out_at_the_other(pair: tuple[Server, Server, str]) -> None:
    one, other, _ = pair

    async def story() -> None:
        here, there = Program(one.address), Program(other.address)
        for each in (here, there):
            await each.get("/api/me")
        await here.post("/api/account", name="Everywhere", password="correct horse")
        await there.post("/api/session", name="Everywhere", password="correct horse")
        table = (await here.open_table("principato", ["me", "local"], start=True))["id"]
        stale = await there.sit(table)
        await stale.until_state(lambda state: state["table"]["status"] == "running")
        await here.request("PUT", "/api/account/password", {"old": "correct horse", "new": "battery staple"})
        with suppress(ConnectionClosed):
            while True:
                await stale.hear()

    asyncio.run(story())
