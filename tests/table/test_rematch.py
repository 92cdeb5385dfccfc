"""A game that is over is played again: at one table for all, with the seats moved by one."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from tests.table.program import Message, Program, Refusal
from tests.table.servers import Server


async def guests(server: Server, *names: str) -> list[Program]:
    return [await Program.guest(server.address, name) for name in names]


async def play_out(table: str, *players: Program) -> list[Any]:
    """Everybody plays by lot until the game is over; the sockets stay open."""
    chairs = [await player.sit(table) for player in players]
    await asyncio.gather(*(chair.play_on(random.Random(5 + number)) for number, chair in enumerate(chairs)))
    return chairs


def sitting(table: Message) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["name"]) for seat in table["seats"]]


def test_who_asks_first_opens_the_table_and_the_others_are_led_there(each_server: Server) -> None:
    async def story() -> None:
        anna, bruno, carla = await guests(each_server, "Anna", "Bruno", "Carla")
        seats = ["me", "open", "bot:apprentice"]
        old = await anna.open_table("principato", seats, start=True, options={"open_goals": True}, pause=7)
        path = f"/api/tables/{old['id']}/rematch"
        await bruno.post(f"/api/tables/{old['id']}/join", seat=1)
        with pytest.raises(Refusal, match="not_over"):
            await anna.post(path)
        chairs = await play_out(old["id"], anna, bruno)
        watch = old["watch"].partition("watch=")[2]
        with pytest.raises(Refusal, match="no_table"):
            await carla.post(path)

        new = await bruno.post(path)
        bot = old["seats"][2]["name"]
        assert sitting(new) == [("person", "Bruno"), ("bot", bot), ("friend", "")]
        assert (new["status"], new["host"], new["pause"]) == ("lobby", True, 7)
        assert (new["options"], new["seats"][1]["level"]) == (old["options"], "apprentice")
        led = await chairs[0].until_state(lambda state: "rematch" in state["table"])
        assert led["table"]["rematch"] == {"table": new["id"], "seats": [1]}
        assert "rematch" not in await carla.get(f"/api/tables/{old['id']}?watch={watch}")

        again = await anna.post(path)
        assert again["id"] == new["id"] == (await bruno.post(path))["id"] == (await anna.post(path))["id"]
        assert sitting(again) == [("person", "Bruno"), ("bot", bot), ("person", "Anna")]
        everybody = await chairs[1].until_state(
            lambda state: len(state["table"].get("rematch", {"seats": []})["seats"]) == 2
        )
        assert everybody["table"]["rematch"]["seats"] == [0, 1]
        begun = await bruno.post(f"/api/tables/{new['id']}/start")
        assert begun["status"] == "running"
        assert (await anna.post(path))["status"] == "running"

    asyncio.run(story())


def test_who_asks_at_the_same_moment_finds_the_same_table(each_server: Server) -> None:
    async def story() -> None:
        anna, bruno = await guests(each_server, "Anna", "Bruno")
        old = await anna.open_table("principato", ["me", "open"], start=True)
        await bruno.post(f"/api/tables/{old['id']}/join", seat=1)
        await play_out(old["id"], anna, bruno)
        answers = await asyncio.gather(*(person.post(f"/api/tables/{old['id']}/rematch") for person in (anna, bruno)))
        assert len({table["id"] for table in answers}) == 1
        seen = await anna.get(f"/api/tables/{answers[0]['id']}")
        assert sitting(seen) == [("person", "Bruno"), ("person", "Anna")]

    asyncio.run(story())


def test_one_screen_plays_again_and_a_table_that_was_closed_is_replaced(server: Server) -> None:
    async def story() -> None:
        (anna,) = await guests(server, "Anna")
        seats = [{"kind": "me"}, {"kind": "local", "name": "Livia"}, {"kind": "bot", "level": "apprentice"}]
        old = await anna.post("/api/tables", game="principato", seats=seats, start=True, pause=0)
        chairs = [await anna.sit(old["id"], seat=seat) for seat in (0, 1)]
        await asyncio.gather(*(chair.play_on(random.Random(7)) for chair in chairs))
        path = f"/api/tables/{old['id']}/rematch"
        new = await anna.post(path)
        assert [(seat["kind"], seat["name"], seat["mine"]) for seat in new["seats"]] == [
            ("local", "Livia", True),
            ("bot", old["seats"][2]["name"], False),
            ("person", "Anna", True),
        ]
        await anna.post(f"/api/tables/{new['id']}/leave")
        assert (await anna.post(path))["id"] != new["id"]

    asyncio.run(story())
