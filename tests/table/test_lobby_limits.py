"""Tables that wait: they expire, nobody has too many of them, nobody fills the list, and their chat is their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.table.conftest import DATABASES, where
from tests.table.program import Program
from tests.table.servers import Server
from tests.table.test_limits import flood
from tests.table.test_play import two_at_table

from signoria.table import limits
from signoria.table.lobby.access import Visitor
from signoria.table.lobby.allowance import Allowance
from signoria.table.lobby.expiry import close_expired
from signoria.table.lobby.lobby import Lobby
from signoria.table.protocol.faults import Conflict
from signoria.table.protocol.people_bodies import Person
from signoria.table.protocol.table_bodies import JoinRequest, SeatRequest, TableRequest
from signoria.table.settings import Settings
from signoria.table.store.database import database_url, open_engine, prepare
from signoria.table.store.schema import people, seats, tables

HERE, ELSEWHERE = "192.0.2.1", "192.0.2.2"


class Waiting:
    """A lobby on a database of its own, and people who come to it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.changed: list[str] = []
        self.lobby = Lobby(engine, Allowance(b"key", 1.0), self._note_change)

    async def _note_change(self, table: str) -> None:
        self.changed.append(table)

    async def person(self, name: str) -> Person:
        async with self.engine.begin() as connection:
            row = {"id": name, "name": name, "epoch": 0, "created": time.time()}
            await connection.execute(insert(people).values(row))
        return Person(name, name, False)

    async def open(self, person: Person, address: str = HERE, kind: str = "open", start: bool = False) -> str:
        rows = [SeatRequest("me"), SeatRequest("bot" if kind == "bot" else "friend" if kind == "friend" else "open")]
        return (await self.lobby.create(person, TableRequest("principato", rows, start=start), address)).id

    async def listed(self) -> list[str]:
        return [table.id for table in await self.lobby.list_tables(None, "open")]

    async def set_back(self, table: str, seconds: float) -> None:
        async with self.engine.begin() as connection:
            moved = {"moved": time.time() - seconds}
            await connection.execute(update(tables).where(tables.c.id == table).values(moved))


@pytest.fixture(params=DATABASES)
def waiting(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Callable[[Waiting], Awaitable[None]]], None]:
    arguments = where(request, request.param, tmp_path)
    settings = Settings(tmp_path, arguments[-1] if request.param == "postgresql" else None)

    @asynccontextmanager
    async def opened() -> AsyncIterator[Waiting]:
        await prepare(settings)
        engine = open_engine(database_url(settings))
        try:
            yield Waiting(engine)
        finally:
            await engine.dispose()

    async def told(story: Callable[[Waiting], Awaitable[None]]) -> None:
        async with opened() as lobby:
            await story(lobby)

    return lambda story: asyncio.run(told(story))


KEPT = Settings(Path())
Telling = Callable[[Callable[[Waiting], Awaitable[None]]], None]


def test_a_table_that_nobody_came_to_is_closed(waiting: Telling) -> None:
    async def story(here: Waiting) -> None:
        anna = await here.person("Anna")
        old, fresh, friends = await here.open(anna), await here.open(anna), await here.open(anna, kind="friend")
        here.changed.clear()
        for table in (old, friends):
            await here.set_back(table, limits.OPEN_LOBBY_LASTS + 60)
        assert await here.listed() == [fresh]
        await close_expired(here.lobby, KEPT, time.time())
        assert here.changed == [old]
        found = await here.lobby.info(old, Visitor(anna))
        assert found.status == "closed"
        assert found.closed_why
        assert found.closed_why.code == "expired"
        # A seat that is taken is news; friends have longer.
        bruno = await here.person("Bruno")
        await here.set_back(fresh, limits.OPEN_LOBBY_LASTS - 60)
        await here.lobby.join(fresh, bruno, JoinRequest())
        await here.set_back(friends, limits.FRIENDS_LOBBY_LASTS + 60)
        await close_expired(here.lobby, KEPT, time.time() + 120)
        assert (await here.lobby.info(fresh, Visitor(anna))).status == "lobby"
        assert (await here.lobby.info(friends, Visitor(anna))).status == "closed"

    waiting(story)


def test_an_address_has_so_many_tables_that_wait(waiting: Telling, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LOBBIES_PER_ADDRESS", 3)

    async def story(here: Waiting) -> None:
        people = [await here.person(f"Guest {number}") for number in range(5)]
        opened = [await here.open(person) for person in people[:3]]
        with pytest.raises(Conflict, match="from your address"):
            await here.open(people[3])
        await here.open(people[3], ELSEWHERE)
        await here.lobby.leave(opened[0], people[0])
        await here.open(people[4])

    waiting(story)


def test_nobody_pushes_others_off_the_list(waiting: Telling, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "OPEN_TABLES_LISTED", 4)

    async def story(here: Waiting) -> None:
        honest = await here.open(await here.person("Anna"), ELSEWHERE)
        crowd = [await here.open(await here.person(f"Guest {number}")) for number in range(6)]
        listed = await here.listed()
        assert honest in listed
        # The newest first, as before.
        assert listed == [*crowd[:-4:-1], honest]

    waiting(story)


def test_one_person_plays_so_many_games_at_once(waiting: Telling, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "GAMES_PER_PERSON", 2)

    async def story(here: Waiting) -> None:
        anna, bruno = await here.person("Anna"), await here.person("Bruno")
        later = await here.open(anna, kind="bot")
        games = [await here.open(anna, kind="bot", start=True) for _ in range(2)]
        invited = await here.open(bruno)
        for one_more in (
            lambda: here.open(anna, kind="bot", start=True),
            lambda: here.lobby.join(invited, anna, JoinRequest()),
            lambda: here.lobby.start(later, anna, None),
        ):
            with pytest.raises(Conflict, match="2 games at once"):
                await one_more()
        async with here.engine.begin() as connection:
            given_up = (seats.c.table_id == games[0]) & (seats.c.person == anna.id)
            await connection.execute(update(seats).where(given_up).values(resigned=True))
        await here.lobby.join(invited, anna, JoinRequest())

    waiting(story)


# ---- chat ----


def test_chat_is_limited_by_person_and_not_by_connection(serve: Callable[..., Server]) -> None:
    server = serve(SIGNORIA_RATE_FACTOR="1")

    async def story() -> None:
        anna, _bruno, table = await two_at_table(server)
        began = time.monotonic()
        burst, refill = limits.RATES["chat"]
        answers = await flood([await anna.sit(table) for _ in range(4)], int(burst))
        said = sum(answer["type"] == "ack" for answer in answers)
        assert said <= burst + refill * (time.monotonic() - began) + 1
        assert {answer["error"]["code"] for answer in answers if answer["type"] == "refused"} == {"too_many"}

    asyncio.run(story())


def test_the_chat_of_a_lobby_is_for_those_in_it(server: Server) -> None:
    async def story() -> None:
        anna, bruno = await Program.guest(server.address, "Anna"), await Program.guest(server.address, "Bruno")
        carla, nobody = await Program.guest(server.address, "Carla"), Program(server.address)
        table = (await anna.open_table("il_principe", ["me", "open", "open"]))["id"]
        chairs = [await person.sit(table) for person in (anna, carla, nobody)]
        for chair in chairs:
            await chair.until_state(bool)
        assert (await chairs[0].ask("chat", text="the password of the house is 1234"))["type"] == "ack"
        await bruno.post(f"/api/tables/{table}/join")
        for chair in chairs:
            await chair.until_state(lambda state: state["table"]["seats"][1]["name"] == "Bruno")
        latecomer = await nobody.sit(table)
        await latecomer.until_state(bool)
        for chair in (chairs[1], chairs[2], latecomer):
            assert not [heard for heard in chair.heard if heard["type"] == "chat"]
        # Whoever takes a seat hears what was said.
        await carla.post(f"/api/tables/{table}/join")
        assert (await chairs[1].first("chat"))["text"].startswith("the password")

    asyncio.run(story())
