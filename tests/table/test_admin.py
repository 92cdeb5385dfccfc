"""`signoria admin` beside a running server, and with none, on both databases."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.commands import refused, signoria
from tests.table.conftest import DATABASES, where
from tests.table.program import Program, Refusal
from tests.table.servers import DEADLINE, Server
from websockets.exceptions import ConnectionClosed

PASSWORD = "correct horse"


@pytest.fixture(params=DATABASES)
def arguments(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, ...]:
    return where(request, request.param, tmp_path)


def admin(arguments: tuple[str, ...], *words: str) -> str:
    """What a command says that succeeds."""
    done = signoria("admin", *words, *arguments)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


async def told(arguments: tuple[str, ...], *words: str) -> str:
    return await asyncio.to_thread(admin, arguments, *words)


def play(story: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        await asyncio.wait_for(story(), 3 * DEADLINE)

    asyncio.run(limited())


async def account(server: Server, name: str) -> Program:
    program = Program(server.address, name)
    await program.get("/api/me")
    await program.post("/api/account", name=name, password=PASSWORD)
    return program


async def game_of_two(anna: Program, bruno: Program) -> str:
    table: str = (await anna.open_table("principato", ["me", "open"], start=True))["id"]
    await bruno.post(f"/api/tables/{table}/join")
    return table


def test_who_is_banned_is_out_at_once_and_the_game_goes_on(
    arguments: tuple[str, ...], serve: Callable[..., Server]
) -> None:
    server = serve(*arguments)

    async def story() -> None:
        anna, bruno = await account(server, "Anna"), await account(server, "Bruno")
        table = await game_of_two(anna, bruno)
        lobby = (await bruno.open_table("principato", ["me", "open"]))["id"]
        here, there = await anna.sit(table), await bruno.sit(table)
        await here.until_state(lambda state: True)
        assert "Bruno is kept out." in await told(arguments, "ban", "bruno")
        with pytest.raises(ConnectionClosed):
            await there.until(lambda message: False)
        await here.until_state(lambda state: bool(state["table"]["seats"][1].get("resigned")))
        assert (await bruno.get("/api/me"))["person"] is None
        again = Program(server.address)
        await again.get("/api/me")
        with pytest.raises(Refusal) as refusal:
            await again.post("/api/session", name="Bruno", password=PASSWORD)
        assert (refusal.value.status, refusal.value.code) == (403, "banned")
        assert lobby not in [each["id"] for each in (await anna.get("/api/tables?list=open"))["tables"]]
        people = json.loads(await told(arguments, "people", "--search", "BRU", "--json"))["people"]
        assert [(each["name"], each["banned"] is not None) for each in people] == [("Bruno", True)]
        assert "may come in again" in await told(arguments, "unban", "Bruno")
        await again.post("/api/session", name="Bruno", password=PASSWORD)

    play(story)


def test_a_table_is_closed_and_says_so(arguments: tuple[str, ...], serve: Callable[..., Server]) -> None:
    server = serve(*arguments)

    async def story() -> None:
        anna = await Program.guest(server.address, "Anna")
        table = (await anna.open_table("principato", ["me", "bot:apprentice"], start=True))["id"]
        chair = await anna.sit(table)
        await chair.until_state(lambda state: bool(state["decisions"]))
        assert f"Table {table} is closed." in await told(arguments, "close", table)
        await chair.until_state(lambda state: bool(state["table"]["status"] == "closed"))
        assert chair.state["table"]["closed_why"]["code"] == "closed_by_host"
        listed = json.loads(await told(arguments, "tables", "--status", "closed", "--json"))["tables"]
        assert [each["id"] for each in listed] == [table]
        assert (await anna.get(f"/api/tables/{table}"))["status"] == "closed"
        sentence = refused(await asyncio.to_thread(signoria, "admin", "close", table, *arguments))
        assert "it is closed" in sentence

    play(story)


def test_a_password_is_reset(arguments: tuple[str, ...], serve: Callable[..., Server]) -> None:
    server = serve(*arguments)

    async def story() -> None:
        anna = await account(server, "Anna")
        said = await told(arguments, "password", "Anna")
        found = re.search(r"Anna is (\S+);", said)
        assert found is not None
        assert (await anna.get("/api/me"))["person"] is None
        with pytest.raises(Refusal, match="wrong_password"):
            await anna.post("/api/session", name="Anna", password=PASSWORD)
        await anna.post("/api/session", name="Anna", password=found[1])

    play(story)


def test_a_person_is_exported_and_deleted(
    arguments: tuple[str, ...], serve: Callable[..., Server], tmp_path: Path
) -> None:
    server, file = serve(*arguments), tmp_path / "anna.json"

    async def story() -> None:
        anna, bruno = await account(server, "Anna"), await account(server, "Bruno")
        table = await game_of_two(anna, bruno)
        chair, other = await anna.sit(table), await bruno.sit(table)
        await chair.ask("chat", text="a word of Anna's")
        for each in (chair, other):
            await each.until_state(lambda state: bool(state["line"]))
        mover = chair if chair.state["decisions"] else other
        assert (await mover.move())["type"] == "ack"
        await told(arguments, "export", "anna", str(file))
        document: dict[str, Any] = json.loads(file.read_text("utf-8"))
        assert document["person"]["name"] == "Anna"
        assert [each["text"] for each in document["chat"]] == ["a word of Anna's"]
        assert [(each["id"], each["opened_it"]) for each in document["tables"]] == [(table, True)]
        text = file.read_text("utf-8")
        assert "argon2" not in text
        assert "Bruno" not in text
        not_yet = refused(await asyncio.to_thread(signoria, "admin", "delete", "Anna", *arguments))
        assert "--yes" in not_yet
        assert "Anna is deleted." in await told(arguments, "delete", "Anna", "--yes")
        await other.until_state(lambda state: not state["table"]["seats"][0].get("name"))
        assert (await anna.get("/api/me"))["person"] is None
        assert "Nobody here is called Anna" in refused(
            await asyncio.to_thread(signoria, "admin", "ban", "Anna", *arguments)
        )
        counts = json.loads(await told(arguments, "statistics", "--json"))
        assert (counts["accounts"], counts["guests"], counts["tables"], counts["chat"]) == (1, 0, {"running": 1}, 0)
        assert counts["seen"]["1"] == 2
        assert "Accounts: 1; guests: 0; banned: 0." in await told(arguments, "statistics")

    play(story)


def test_what_cannot_be_meant_is_a_sentence(
    arguments: tuple[str, ...], serve: Callable[..., Server], tmp_path: Path
) -> None:
    nothing = refused(signoria("admin", "people", "--data", str(tmp_path / "nowhere")))
    assert "There is no database in the folder" in nothing
    assert not (tmp_path / "nowhere").exists()
    server = serve(*arguments)

    async def guests() -> list[str]:
        programs = [await Program.guest(server.address, "Carla") for _ in range(2)]
        return [(await each.get("/api/me"))["person"]["id"] for each in programs]

    ids = asyncio.run(guests())
    several = refused(signoria("admin", "ban", "Carla", *arguments))
    assert all(id in several for id in ids)
    assert "is a guest and has no password" in refused(signoria("admin", "password", ids[0], *arguments))
    assert "There is no table nothing" in refused(signoria("admin", "close", "nothing", *arguments))
    assert "There is no table -old" in refused(signoria("admin", "close", *arguments, "--", "-old"))
    assert "Carla is kept out." in admin(arguments, "ban", ids[0])
    assert admin(arguments, "tables").strip() == "No table."
    assert ids[0] in admin(arguments, "people")
