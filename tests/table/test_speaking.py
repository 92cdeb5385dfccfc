"""Taking the floor, where a game knows it: though nobody waits for him, a seat may speak, and then the game goes on."""

from __future__ import annotations

import asyncio
import random

from tests.table.program import Chair, Program
from tests.table.servers import Server


async def three_with_an_open_floor(server: Server) -> list[Chair]:
    people = [await Program.guest(server.address, name) for name in ("Anna", "Bruno", "Carla")]
    options = {"diplomacy": "free"}
    table = (await people[0].open_table("renaissance", ["me", "open", "open"], options=options, start=True))["id"]
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join")
    return [await person.sit(table) for person in people]


async def until_somebody_may_speak(chairs: list[Chair], lot: random.Random) -> tuple[Chair, Chair]:
    """Who may take the floor, and who is waited for, at a decision that is no vote."""
    while True:
        last = max(chair.state.get("line", 0) for chair in chairs)
        for chair in chairs:
            await chair.until_state(lambda state: state["actors"])
            await chair.until_line(last)
        asked = [chair for chair in chairs if any(not d["speak"] for d in chair.state["decisions"])]
        free = [chair for chair in chairs if any(d["speak"] for d in chair.state["decisions"])]
        if free and len(asked) == 1:
            return free[0], asked[0]
        await asked[0].move(choose=lot)


def test_who_takes_the_floor_is_answered_and_the_waiting_decision_goes_on(server: Server) -> None:
    async def story() -> None:
        chairs = await three_with_an_open_floor(server)
        lot = random.Random("floor")
        speaker, asked = await until_somebody_may_speak(chairs, lot)
        waiting = asked.state["decisions"][0]
        assert speaker.state["seat"] not in speaker.state["actors"]
        (decision,) = speaker.state["decisions"]
        assert [option["action"] for option in decision["options"]] == ["speak"]
        assert (await speaker.move("speak"))["type"] == "ack"
        assert speaker.state["actors"] == [speaker.state["seat"]]
        assert not speaker.state["decisions"][0]["speak"]
        await asked.until_state(lambda state: state["actors"] == [speaker.state["seat"]])
        stale = await asked.ask(
            "move", seat=waiting["seat"], at=waiting["line"], action=waiting["options"][0]["action"]
        )
        assert stale["type"] == "refused"
        await speaker.move("withdraw")
        state = await asked.until_state(lambda state: state["actors"] == [waiting["seat"]])
        assert state["decisions"][0]["prompt"]["code"] == waiting["prompt"]["code"]
        assert (await asked.move(choose=lot))["type"] == "ack"

    asyncio.run(story())
