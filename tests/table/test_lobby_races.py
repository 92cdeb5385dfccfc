"""Several things done to a table at the same moment, before its game: of those that exclude each other, one is done."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import create_engine, insert
from tests.table.program import Program, Refusal
from tests.table.servers import Server

from signoria.table.limits import MY_TABLES_LISTED
from signoria.table.lobby.lists import games_of, lobbies_of, tables_of
from signoria.table.protocol.people_bodies import Person
from signoria.table.store.schema import metadata, people, tables

ROUNDS = 8


async def at_once(*asked: Any) -> list[str]:
    """What each led to: nothing, or the code of its refusal."""
    answers = await asyncio.gather(*asked, return_exceptions=True)
    for answer in answers:
        assert not isinstance(answer, BaseException) or isinstance(answer, Refusal), answer
    return [answer.code if isinstance(answer, Refusal) else "" for answer in answers]


def test_one_person_takes_one_seat_however_many_tabs_he_has(each_server: Server) -> None:
    async def story() -> None:
        anna, bruno = (
            await Program.guest(each_server.address, "Anna"),
            await Program.guest(each_server.address, "Bruno"),
        )
        table = await anna.open_table("principato", ["me", "open", "open", "friend"])
        path = f"/api/tables/{table['id']}"
        said = await at_once(*(bruno.post(f"{path}/join", seat=seat) for seat in (1, 2, 1, 2)))
        assert sorted(said) == ["", "seated", "seated", "seated"]
        seats = (await bruno.get(path))["seats"]
        assert sum(seat["mine"] for seat in seats) == 1
        # Who opened the table may try the link that he hands on: it is not for him.
        invite = table["seats"][3]["invite"].partition("invite=")[2]
        assert await at_once(anna.post(f"{path}/join", token=invite)) == ["seated"]
        assert [seat["kind"] for seat in (await anna.get(path))["seats"]].count("friend") == 1

    asyncio.run(story())


def test_the_last_seat_is_taken_once_and_the_game_begins_once(each_server: Server) -> None:
    async def story() -> None:
        anna = await Program.guest(each_server.address, "Anna")
        crowd = [await Program.guest(each_server.address, f"Person {number}") for number in range(4)]
        for _ in range(ROUNDS):
            table = (await anna.open_table("principato", ["me", "open"], start=True))["id"]
            said = await at_once(*(each.post(f"/api/tables/{table}/join") for each in crowd))
            assert said.count("") == 1
            assert {*said} <= {"", "no_open_seat", "begun", "seat_taken"}
            assert (await anna.get(f"/api/tables/{table}"))["status"] == "running"

    asyncio.run(story())


def test_nobody_leaves_a_game_that_begins_at_that_moment(each_server: Server) -> None:
    """Else it would wait for ever for a seat that nobody holds."""

    async def story() -> None:
        anna, bruno = (
            await Program.guest(each_server.address, "Anna"),
            await Program.guest(each_server.address, "Bruno"),
        )
        for _ in range(ROUNDS):
            table = (await anna.open_table("principato", ["me", "open"]))["id"]
            path = f"/api/tables/{table}"
            await bruno.post(f"{path}/join")
            started, left = await at_once(anna.post(f"{path}/start"), bruno.post(f"{path}/leave"))
            info = await anna.get(path)
            taken = [seat["kind"] for seat in info["seats"]] == ["person", "person"]
            assert (info["status"], taken) == (("running", True) if not started else ("lobby", False))
            assert (started, left) in (("", "begun"), ("not_full", ""))

    asyncio.run(story())


def test_a_table_is_closed_or_begun_but_not_both(each_server: Server) -> None:
    async def story() -> None:
        anna, bruno = (
            await Program.guest(each_server.address, "Anna"),
            await Program.guest(each_server.address, "Bruno"),
        )
        for _ in range(ROUNDS):
            table = (await anna.open_table("principato", ["me", "open"], start=True))["id"]
            path = f"/api/tables/{table}"
            joined, left = await at_once(bruno.post(f"{path}/join"), anna.post(f"{path}/leave"))
            status = (await anna.get(path))["status"]
            assert (joined == "", left == "", status) in ((True, False, "running"), (False, True, "closed"))

    asyncio.run(story())


@pytest.mark.parametrize("status", ["lobby", "running"])
def test_who_goes_for_good_is_found_at_all_his_tables_and_not_only_at_those_listed(status: str) -> None:
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    anna = Person("anna", "Anna", True)
    count = MY_TABLES_LISTED + 5
    row = {"game": "x", "options": {}, "players": 2, "status": status, "host": "anna", "pause": 0, "start": True}
    row |= {"secret": b"", "watch": "", "created": 0.0, "moved": 0.0, "lines": 0, "waiting": [], "changes": 0}
    with engine.begin() as connection:
        connection.execute(insert(people).values(id="anna", name="Anna", epoch=0, created=0.0))
        connection.execute(insert(tables), [{**row, "id": str(number)} for number in range(count)])
        found = {
            query.__name__: len(connection.execute(query(anna)).all()) for query in (tables_of, lobbies_of, games_of)
        }
    expected = {"tables_of": MY_TABLES_LISTED, "lobbies_of": 0, "games_of": 0}
    assert found == expected | {"lobbies_of" if status == "lobby" else "games_of": count}
