"""How far somebody is in the lessons: kept for accounts, joined with what a device has kept, in both databases."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.table.program import Message, Program, Refusal
from tests.table.servers import Server

from signoria.table.people.lessons import further
from signoria.table.protocol.lesson_bodies import LessonProgress

FIRST, SECOND = "first_turn", "fields_and_farms"


def progress(lesson: str, steps: list[list[str]], done: bool = False, game: str = "principato") -> Message:
    return {"game": game, "lesson": lesson, "steps": steps, "of": 5, "done": done}


async def account(server: Server, name: str) -> Program:
    program = Program(server.address)
    await program.get("/api/me")
    await program.post("/api/account", name=name, password="correct horse")
    return program


async def taken(program: Program) -> list[Message]:
    lessons: list[Message] = (await program.get("/api/me/lessons"))["lessons"]
    return lessons


async def put(program: Program, body: Any) -> Any:
    return await program.request("PUT", "/api/me/lessons", body)


def test_what_a_device_kept_is_joined_and_goes_with_the_account(each_server: Server) -> None:
    async def story() -> None:
        anna = await account(each_server, "Annalisa")
        assert await taken(anna) == []
        begun = progress(FIRST, [[], ["activate:0", "option:1"]])
        assert (await anna.post("/api/me/lessons", lessons=[begun]))["lessons"] == [begun]
        # Further on, from a step to the next; finished, it begins anew and stays done.
        await put(anna, progress(FIRST, [], done=True))
        await put(anna, progress(FIRST, [[]]))
        assert await taken(anna) == [progress(FIRST, [[]], done=True)]
        # Another device knows more of one lesson, and less of the other.
        other = Program(each_server.address)
        await other.get("/api/me")
        await other.post("/api/session", name="Annalisa", password="correct horse")
        kept = [progress(FIRST, []), progress(SECOND, [[], ["swap:1"]], done=True)]
        joined = (await other.post("/api/me/lessons", lessons=kept))["lessons"]
        assert joined == [kept[1], progress(FIRST, [[]], done=True)]
        assert await taken(anna) == joined
        # Somebody else has their own, and with the account they go.
        assert await taken(await account(each_server, "Berenice")) == []
        await anna.request("DELETE", "/api/account", {"password": "correct horse"})
        assert await taken(await account(each_server, "Annalisa")) == []

    asyncio.run(story())


def test_lessons_that_are_no_longer_there_are_left_out(server: Server) -> None:
    async def story() -> None:
        program = await account(server, "Clotilde")
        stale = [progress("99_gone", [[]]), progress(FIRST, [[]], game="chess")]
        assert (await program.post("/api/me/lessons", lessons=stale))["lessons"] == []
        with pytest.raises(Refusal, match="no_such_lesson"):
            await put(program, stale[0])
        with pytest.raises(Refusal, match="404"):
            await put(program, stale[1])

    asyncio.run(story())


def test_a_guest_keeps_lessons_on_the_device_alone(server: Server) -> None:
    async def story() -> None:
        guest = await Program.guest(server.address, "Desideria")
        for call in (guest.get("/api/me/lessons"), guest.post("/api/me/lessons", lessons=[])):
            with pytest.raises(Refusal, match="guest_lessons"):
                await call
        with pytest.raises(Refusal, match="401"):
            await Program(server.address).get("/api/me/lessons")

    asyncio.run(story())


@pytest.mark.parametrize(
    "wrong",
    [
        progress("", []),
        progress(FIRST, [[]] * 31),
        progress(FIRST, [["x" * 5000]]),
        progress(FIRST, []) | {"of": 0},
        {"game": "principato"},
    ],
)
def test_what_does_not_fit_is_refused(server: Server, wrong: Message) -> None:
    async def story() -> None:
        program = await account(server, f"Elettra{abs(hash(str(wrong))) % 100000}")
        with pytest.raises(Refusal, match="400"):
            await put(program, wrong)

    asyncio.run(story())


def test_the_one_further_on_wins_and_what_was_done_stays_done() -> None:
    def at(steps: int, done: bool = False) -> LessonProgress:
        return LessonProgress("principato", FIRST, [[]] * steps, 5, done)

    assert further(at(1), at(3)) == at(3)
    assert further(at(3), at(1)) == at(3)
    assert further(at(2, done=True), at(4)) == at(4, done=True)
    assert further(at(0), at(0, done=True)) == at(0, done=True)
