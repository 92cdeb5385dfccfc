"""A database that fails is a 503 and one line in the log; what was not acknowledged is not there, and play goes on."""

from __future__ import annotations

import asyncio
import re
import resource
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import asyncpg
import pytest
from tests.commands import environment, refused, signoria
from tests.table.conftest import DATABASES, where
from tests.table.program import Chair, Program, Refusal
from tests.table.servers import DEADLINE, Server
from tests.table.test_play import two_at_table, who_decides

EXPECTED = r"^\S+Z ERROR signoria\.table (the database failed: .*|table \S+ is read again when somebody asks for it)$"
ENVIRONMENT = {"SIGNORIA_WORKERS": "1", "SIGNORIA_RATE_FACTOR": "100", "SIGNORIA_LOCK_WAIT": "0.5"}


@contextmanager
def complaining(*arguments: str, **changes: str) -> Iterator[Server]:
    """A server whose log may have lines about the database, each one line, and nothing else."""
    server = Server(["--port", "0", *arguments], environment(**ENVIRONMENT, **changes))
    try:
        yield server
    finally:
        log = server.stop() if server.process.poll() is None else ""
    assert "the database failed: " in log
    assert [line for line in log.splitlines() if not re.search(EXPECTED, line)] == []


async def refuses_and_recovers(anna: Program, asked: Chair) -> None:
    """A request and a move while the database fails."""
    with pytest.raises(Refusal) as refusal:
        await anna.post("/api/me", name="Another")
    assert (refusal.value.status, refusal.value.code) == (503, "database")
    line = asked.state["line"]
    answer = await asked.move()
    assert answer["error"]["code"] == "database"
    assert asked.state["line"] == line


async def goes_on(anna: Program, asked: Chair, other: Chair) -> None:
    line = asked.state["line"]
    assert (await asked.move())["type"] == "ack"
    await other.until_line(line + 1)
    await anna.post("/api/me", name="Another")


@contextmanager
def no_room(server: Server) -> Iterator[None]:
    """The process may not write to files any more, as on a full disk."""
    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, most))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))


def test_a_full_disk_is_a_503_and_nothing_is_lost(tmp_path: Path) -> None:
    with complaining("--data", str(tmp_path)) as server:

        async def story() -> None:
            anna, bruno, table = await two_at_table(server)
            asked, other = await who_decides([await anna.sit(table), await bruno.sit(table)])
            with no_room(server):
                await refuses_and_recovers(anna, asked)
                assert (await anna.get("/api/me"))["person"]["name"] == "Anna"
            await goes_on(anna, asked, other)

        asyncio.run(story())


@asynccontextmanager
async def locked(folder: Path, address: str | None) -> AsyncIterator[None]:
    """Another program holds the database."""
    if address is None:
        with closing(sqlite3.connect(folder / "signoria.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")
    else:
        connection = await asyncpg.connect(address)
        async with connection.transaction():
            await connection.execute("LOCK TABLE journal, people IN ACCESS EXCLUSIVE MODE")
            yield
        await connection.close()


@pytest.mark.parametrize("database", DATABASES)
def test_a_lock_that_is_held_is_a_503(database: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    arguments = where(request, database, tmp_path)
    address = arguments[-1] if database == "postgresql" else None
    with complaining(*arguments) as server:

        async def story() -> None:
            anna, bruno, table = await two_at_table(server)
            asked, other = await who_decides([await anna.sit(table), await bruno.sit(table)])
            async with locked(tmp_path, address):
                await refuses_and_recovers(anna, asked)
            await goes_on(anna, asked, other)

        asyncio.run(story())


def test_a_database_that_lets_nobody_in_is_a_503(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    arguments = where(request, "postgresql", tmp_path)
    folder, name = arguments[-1].rpartition("host=")[2], arguments[-1].partition("@/")[2].partition("?")[0]

    async def admit(yes: bool) -> None:
        connection = await asyncpg.connect(host=folder, user="signoria", database="postgres")
        await connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {str(yes).lower()}")
        await connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        await connection.close()

    with complaining_of_all(*arguments) as server:

        async def story() -> None:
            anna = await Program.guest(server.address, "Anna")
            await admit(False)
            with pytest.raises(Refusal) as refusal:
                await anna.get("/api/me")
            assert (refusal.value.status, refusal.value.code) == (503, "database")
            chair = await anna.sit("sometable")
            assert (await chair.hear())["why"]["code"] == "database"
            await admit(True)
            assert (await anna.get("/api/me"))["person"]["name"] == "Anna"

        asyncio.run(story())


@contextmanager
def complaining_of_all(*arguments: str) -> Iterator[Server]:
    """As above, where the connection that listens is lost as well."""
    server = Server(["--port", "0", *arguments], environment(**ENVIRONMENT))
    try:
        yield server
    finally:
        log = server.stop()
    assert "the database failed: " in log
    assert "Traceback" not in log


def test_who_comes_while_a_commit_fails_is_not_kept(tmp_path: Path) -> None:
    """A vote is to be forgotten because the person is back; if that cannot be written, they have not come."""
    with complaining("--data", str(tmp_path), SIGNORIA_AWAY_AFTER="1") as server:

        async def story() -> None:
            anna = await Program.guest(server.address, "Anna")
            bruno, carla = await Program.guest(server.address, "Bruno"), await Program.guest(server.address, "Carla")
            table = (await anna.open_table("il_principe", ["me", "open", "open"], start=True))["id"]
            for person in (bruno, carla):
                await person.post(f"/api/tables/{table}/join")
            chair, other, gone = await anna.sit(table), await carla.sit(table), await bruno.sit(table)
            await gone.until_state(bool)
            await gone.close()
            await chair.until(lambda heard: heard["type"] == "presence" and heard["away"] == [1])
            assert (await chair.ask("replace", seat=1))["type"] == "ack"
            with no_room(server):
                again = await bruno.sit(table)
                assert (await again.hear())["why"]["code"] == "database"
            await chair.until_state(lambda state: state["table"]["seats"][1].get("votes") == [0])
            # Nobody is connected for that seat, so the others may go on without it.
            answer = await other.ask("replace", seat=1)
            assert answer["type"] == "ack", answer

        asyncio.run(story())


# ---- settings and addresses ----


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("SIGNORIA_WORKERS", "abc", "SIGNORIA_WORKERS must be a whole number from 1 on, not 'abc'."),
        ("SIGNORIA_WORKERS", "0", "SIGNORIA_WORKERS must be a whole number from 1 on, not '0'."),
        ("SIGNORIA_RATE_FACTOR", "0", "SIGNORIA_RATE_FACTOR must be a number above 0, not '0'."),
        ("SIGNORIA_AWAY_AFTER", "nan", "SIGNORIA_AWAY_AFTER must be a number above 0, not 'nan'."),
        ("SIGNORIA_LOG_LEVEL", "loud", "SIGNORIA_LOG_LEVEL must be one of debug, info, warning, error, not 'loud'."),
        ("SIGNORIA_LOG_FORMAT", "xml", "SIGNORIA_LOG_FORMAT must be one of plain, json, not 'xml'."),
        ("SIGNORIA_METRICS_TOKEN", "short", "SIGNORIA_METRICS_TOKEN must be at least 16 letters, digits and signs"),
    ],
)
def test_a_setting_that_cannot_be_meant_is_a_sentence(name: str, value: str, sentence: str, tmp_path: Path) -> None:
    answer = signoria("serve", "--port", "0", "--data", str(tmp_path), env=environment(**{name: value}))
    assert sentence in refused(answer)


def test_an_origin_that_is_no_address_is_refused(server: Server) -> None:
    async def story() -> None:
        anna = await Program.guest(server.address, "Anna")
        headers = {"X-CSRF-Token": anna.http.cookies["signoria_csrf"], "Origin": "http://["}
        answer = await anna.http.post("/api/me", json={"name": "Eve"}, headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin")

    asyncio.run(story())


def test_where_it_listens_on_all_the_addresses_that_work_are_printed(tmp_path: Path) -> None:
    server = Server(["--port", "0", "--host", "0.0.0.0", "--data", str(tmp_path)], environment(**ENVIRONMENT))
    try:
        places = server.announced.split(" is at ")[1].split(" (")[0].split(", ")

        async def story() -> None:
            assert places[0].startswith("http://127.0.0.1:")
            for place in places:
                assert (await Program(place).get("/api/me")) == {"person": None}

        asyncio.run(asyncio.wait_for(story(), DEADLINE))
    finally:
        assert server.stop() == ""
