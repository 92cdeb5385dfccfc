"""Somebody goes away: the others let a bot play for him, and he takes his seat back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tests.table.program import Program
from tests.table.servers import Server
from tests.table.test_play import two_at_table, who_decides


def test_who_is_away_is_replaced_by_vote_and_takes_his_seat_back(serve: Callable[..., Server]) -> None:
    server = serve(SIGNORIA_AWAY_AFTER="1")

    async def story() -> None:
        anna, bruno, table = await two_at_table(server)
        asked, other = await who_decides([await anna.sit(table), await bruno.sit(table)])
        seat = asked.state["seat"]
        absent: Program = (anna, bruno)[seat]
        refused = await other.ask("replace", seat=seat)
        assert refused["error"]["code"] == "not_away"
        assert (await other.ask("replace", seat=1 - seat))["error"]["code"] == "not_a_voter"
        line = other.state["line"]
        await asked.close()
        await other.until(lambda message: message["type"] == "presence" and message["away"] == [seat])
        assert (await other.ask("replace", seat=seat))["type"] == "ack"
        state = await other.until_state(lambda s: s["line"] > line and s["decisions"])
        assert state["table"]["seats"][seat]["replaced"]
        # Back again: he looks at his own seat, may not move for the bot, and takes it back.
        again = await absent.sit(table)
        await again.until_state(lambda s: s["seat"] == seat)
        assert again.state["decisions"] == []
        refused = await again.ask("move", seat=seat, at=again.state["line"], action="pass")
        assert refused["error"]["code"] == "bot_plays"
        assert (await again.ask("take_back", seat=seat))["type"] == "ack"
        assert not again.state["table"]["seats"][seat].get("replaced")
        assert "level" not in again.state["table"]["seats"][seat]
        asked, _ = await who_decides([again, other])
        assert (await asked.move())["type"] == "ack"

    asyncio.run(story())


def test_who_comes_back_in_time_is_not_voted_out_by_old_votes(serve: Callable[..., Server]) -> None:
    server = serve(SIGNORIA_AWAY_AFTER="1")

    async def story() -> None:
        people = [await Program.guest(server.address, name) for name in ("Anna", "Bruno", "Carla")]
        table = (await people[0].open_table("principato", ["me", "open", "open"], start=True))["id"]
        for person in people[1:]:
            await person.post(f"/api/tables/{table}/join")
        anna, bruno, carla = [await person.sit(table) for person in people]
        await anna.close()
        await bruno.until(lambda message: message["type"] == "presence" and message["away"] == [0])
        assert (await bruno.ask("replace", seat=0))["type"] == "ack"
        await carla.until_state(lambda state: state["table"]["seats"][0].get("votes") == [1])
        await people[0].sit(table)
        state = await carla.until_state(lambda state: "votes" not in state["table"]["seats"][0])
        assert not state["table"]["seats"][0].get("replaced")

    asyncio.run(story())


def test_who_is_there_but_silent_is_replaced_after_the_time_agreed_on(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await two_at_table(server, patience=1)
        asked, other = await who_decides([await anna.sit(table), await bruno.sit(table)])
        assert asked.state["table"]["patience"] == 1
        await asked.move()
        asked, other = await who_decides([asked, other])
        seat = asked.state["seat"]
        await other.until_state(lambda s: s["table"]["seats"][seat].get("silent"))
        # To come again is no answer.
        again = await (anna, bruno)[seat].sit(table)
        await again.until_state(lambda s: s["table"]["seats"][seat].get("silent"))
        assert (await other.ask("replace", seat=seat))["type"] == "ack"
        state = await again.until_state(lambda s: s["table"]["seats"][seat].get("replaced"))
        assert not state["table"]["seats"][seat]["away"]
        assert (await again.ask("take_back", seat=seat))["type"] == "ack"

    asyncio.run(story())


def test_who_moves_after_all_is_not_voted_out_by_old_votes(server: Server) -> None:
    async def story() -> None:
        people = [await Program.guest(server.address, name) for name in ("Anna", "Bruno", "Carla")]
        table = (await people[0].open_table("principato", ["me", "open", "open"], start=True, patience=1))["id"]
        for person in people[1:]:
            await person.post(f"/api/tables/{table}/join")
        chairs = [await person.sit(table) for person in people]
        (seat,) = (await chairs[0].until_state(lambda s: s["actors"] and s["actors"][0] >= 0))["actors"]
        slow, voter, third = chairs[seat], chairs[(seat + 1) % 3], chairs[(seat + 2) % 3]
        await voter.until_state(lambda s: s["table"]["seats"][seat].get("silent"))
        assert (await voter.ask("replace", seat=seat))["type"] == "ack"
        await slow.until_state(lambda s: s["table"]["seats"][seat].get("votes"))
        await slow.move()
        state = await third.until_state(lambda s: s["line"] >= slow.state["line"])
        assert "votes" not in state["table"]["seats"][seat]

    asyncio.run(story())


def test_the_usual_patience_is_a_day_and_nobody_is_replaced_before(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await two_at_table(server)
        asked, other = await who_decides([await anna.sit(table), await bruno.sit(table)])
        assert asked.state["table"]["patience"] == 24 * 3600
        await asked.move()
        asked, other = await who_decides([asked, other])
        refused = await other.ask("replace", seat=asked.state["seat"])
        assert refused["error"]["code"] == "not_away"

    asyncio.run(story())
