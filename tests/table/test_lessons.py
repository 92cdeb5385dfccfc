"""Lessons over HTTP: without an account, without a table, and nothing is kept."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.table.program import Program, Refusal
from tests.table.servers import Server

from signoria.core.lessons.reading import lesson_of, lessons_of
from signoria.core.registry import game_ids, load_game

FIRST = "/api/games/principato/lessons/1"
CHOSEN = ["activate:0", "option:1"]


async def visitor(server: Server) -> Program:
    """Somebody who has said no name."""
    program = Program(server.address)
    await program.get("/api/games")
    return program


def test_the_lessons_of_each_game_are_listed(server: Server) -> None:
    async def story() -> None:
        program = await visitor(server)
        for game_id in game_ids():
            listed = await program.get(f"/api/games/{game_id}/lessons")
            expected = lessons_of(load_game(game_id))
            assert [(each["number"], each["id"], each["steps"]) for each in listed] == [
                (lesson.number, lesson.id, len(lesson.steps)) for lesson in expected
            ]
            assert all(each["title"].keys() == {"en", "fr", "it"} for each in listed)

    asyncio.run(story())


def test_a_lesson_from_its_beginning_to_its_end(server: Server) -> None:
    async def story() -> None:
        program = await visitor(server)
        lesson = lesson_of(load_game("principato"), 1)
        answer = await program.post(FIRST)
        while answer["learned"] is None:
            assert answer["coach"]["title"]["en"] == lesson.steps[answer["step"]].coach.title["en"]
            ended = [*answer["steps"], answer["solution"]]
            answer = await program.post(FIRST, steps=ended)
            assert answer["steps"] == ended
        assert (answer["step"], answer["coach"], len(answer["learned"])) == (len(lesson.steps), None, 4)

    asyncio.run(story())


def test_the_state_is_what_a_table_would_send_narrowed_to_the_step(server: Server) -> None:
    async def story() -> None:
        program = await visitor(server)
        answer = await program.post(FIRST, steps=[[]])
        (decision,) = answer["state"]["decisions"]
        assert [option["action"] for option in decision["options"]] == ["activate:0", "activate:1"]
        blocked = {each["action"]: each["reason"] for each in decision["blocked"]}
        assert blocked["favor"] == {"code": "not_in_lesson", "rule": "-", "params": {"lesson": 3}}
        assert answer["state"]["view"]["seats"][0]["hand"] == ["collector", "build_bank"]
        assert answer["state"]["figures"] is not None

    asyncio.run(story())


def test_a_right_try_a_miss_and_what_is_left_out(server: Server) -> None:
    async def story() -> None:
        program = await visitor(server)

        async def after(*tries: str) -> Any:
            return await program.post(FIRST, steps=[[]], tries=list(tries))

        on_the_way = await after("activate:0")
        assert (on_the_way["outcome"]["kind"], on_the_way["outcome"]["text"]) == ("right", None)
        assert (on_the_way["step"], on_the_way["tries"]) == (1, ["activate:0"])
        missed = await after("activate:0", "option:0")
        assert (missed["outcome"]["kind"], missed["tries"]) == ("miss", ["activate:0"])
        assert missed["missed_state"]["view"] != missed["state"]["view"] == on_the_way["state"]["view"]
        corrected = await after("activate:0", "option:0", "option:1")
        assert (corrected["outcome"]["kind"], corrected["steps"], corrected["step"]) == ("right", [[], CHOSEN], 2)
        assert "nothing was lost" in corrected["outcome"]["text"]["en"]
        assert [line["seen"] for line in corrected["lines"]] == CHOSEN
        for action, kind in (("favor", "not_in_lesson"), ("swap:0", "illegal")):
            outcome = (await after(action))["outcome"]
            assert (outcome["kind"], outcome["text"], bool(outcome["reason"])) == (kind, None, True)

    asyncio.run(story())


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/games/principato/lessons/77", {}, 404),
        ("/api/games/chess/lessons/1", {}, 404),
        (FIRST, {"steps": [["swap:1"]]}, 400),
        (FIRST, {"steps": [[], ["activate:0"]]}, 400),
        (FIRST, {"steps": [[]], "tries": [*CHOSEN, "swap:1"]}, 400),
        (FIRST, {"steps": [[]], "tries": ["x" * 65]}, 400),
        (FIRST, {"steps": 3}, 400),
        (FIRST, {"moves": []}, 400),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(server: Server, path: str, body: Any, status: int) -> None:
    async def story() -> None:
        program = await visitor(server)
        with pytest.raises(Refusal) as refusal:
            await program.request("POST", path, body)
        assert refusal.value.status == status
        assert refusal.value.error["sentence"].endswith((".", "]`"))

    asyncio.run(story())
