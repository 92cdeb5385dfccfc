"""A new table goes on from a moment of another: of one that is over as it was, of one that runs as a seat sees it."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from tests.table.program import Message, Program, Refusal
from tests.table.servers import Server

from signoria.core.record.header import Branch, SetPosition
from signoria.core.record.record import Record
from signoria.core.record.replay import replay
from signoria.core.record.verify import START, verify
from signoria.core.registry import load_game

GAME = load_game("principato")
BOTS = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]


async def finished(anna: Program, game: str = GAME.id) -> Message:
    table = await anna.open_table(game, ["me", "bot:apprentice"], start=True)
    chair = await anna.sit(table["id"])
    await chair.play_on(random.Random(3))
    return table


async def record_of(person: Program, table: Message, **asked: Any) -> Record:
    query = "&".join(f"{name}={value}" for name, value in asked.items())
    return Record.from_text(json.dumps(await person.get(f"/api/tables/{table['id']}/record?{query}")))


def test_a_finished_game_goes_on_from_a_moment_and_its_record_verifies(each_server: Server) -> None:
    async def story() -> None:
        anna, bruno, carla = [await Program.guest(each_server.address, name) for name in ("Anna", "Bruno", "Carla")]
        old = await finished(anna)
        whole = await record_of(anna, old)
        line = whole.in_force()[len(whole.in_force()) // 2].number
        path = f"/api/tables/{old['id']}/play_on"
        # Another chair for oneself, and a friend in the other.
        seats = [{"kind": "friend"}, {"kind": "me"}]
        new = await anna.post(path, line=line, seats=seats, start=True)
        assert (new["status"], new["options"]) == ("lobby", old["options"])
        assert new["started"] == {"kind": "game", "line": line, "table": old["id"]}
        invite = new["seats"][0]["invite"].partition("invite=")[2]
        seen = await bruno.post(f"/api/tables/{new['id']}/join", token=invite)
        assert (seen["status"], seen["started"]) == ("running", {"kind": "game", "line": line})

        # Both see the moment, and the story begins there.
        chairs = [await anna.sit(new["id"]), await bruno.sit(new["id"])]
        before = replay(GAME, whole, line)
        shown = await anna.get(f"/api/tables/{new['id']}/view?seat=1&at=0")
        assert shown["view"] == json.loads(json.dumps(GAME.person_view(before, 1)))
        running = await record_of(bruno, new, seat=0)
        assert running.header.start is not None
        assert old["commitment"] not in running.to_text()
        with pytest.raises(Refusal, match="not_over"):
            await anna.post(f"/api/tables/{new['id']}/rematch")
        await asyncio.gather(*(chair.play_on(random.Random(4)) for chair in chairs))

        played = await record_of(bruno, new, seat=0)
        findings = {finding.check: finding for finding in verify(GAME, played)}
        assert findings[START].checked
        assert isinstance(played.header.start, Branch)
        assert len(played.header.start.lines) == line
        # Again: from there, in the same seats.
        again = await anna.post(f"/api/tables/{new['id']}/rematch")
        assert again["started"]["line"] == line
        assert [seat["kind"] for seat in again["seats"]] == ["friend", "person"]

        with pytest.raises(Refusal, match="no_table"):
            await carla.post(path, line=line, seats=BOTS)
        watch = old["watch"].partition("watch=")[2]
        assert (await carla.post(f"{path}?watch={watch}", line=line, seats=BOTS, start=True))["status"] == "running"

    asyncio.run(story())


def test_what_cannot_be_played_on_from_is_refused(server: Server) -> None:
    async def story() -> None:
        anna = await Program.guest(server.address, "Anna")
        lobby = await anna.open_table(GAME.id, ["me", "open"])
        with pytest.raises(Refusal, match="no_moment_yet"):
            await anna.post(f"/api/tables/{lobby['id']}/play_on", seats=BOTS)
        old = await finished(anna)
        path = f"/api/tables/{old['id']}/play_on"
        refusals: list[tuple[str, Message]] = [
            ("no_moment", {"line": 99_999, "seats": BOTS}),
            ("play_on_over", {"seats": BOTS}),
            ("position_seats", {"line": 5, "seats": [*BOTS, {"kind": "open"}]}),
            ("no_person", {"line": 5, "seats": BOTS[1:] * 2}),
            ("no_level", {"line": 5, "seats": [BOTS[0], {"kind": "bot", "level": "pope"}]}),
            ("misfit", {"line": -1, "seats": BOTS}),
        ]
        for code, body in refusals:
            with pytest.raises(Refusal) as caught:
                await anna.post(path, **body)
            assert caught.value.code == code

    asyncio.run(story())


def test_nobody_goes_back_before_the_start(server: Server) -> None:
    async def story() -> None:
        anna = await Program.guest(server.address, "Anna")
        old = await finished(anna)
        whole = await record_of(anna, old)
        mine = [line.number for line in whole.in_force() if line.entry.seat == 0]
        new = await anna.post(
            f"/api/tables/{old['id']}/play_on", line=mine[len(mine) // 2], seats=BOTS, start=True, pause=60_000
        )
        chair = await anna.sit(new["id"])
        await chair.until_state(bool)
        assert not chair.state["undo"]["allowed"]
        answer = await chair.ask("undo", seat=0)
        assert answer["type"] == "refused"

    asyncio.run(story())


def test_a_sandbox_is_what_the_seat_sees_and_disturbs_nobody(each_server: Server) -> None:
    async def story() -> None:
        anna, bruno = [await Program.guest(each_server.address, name) for name in ("Anna", "Bruno")]
        old = await anna.open_table("renaissance", ["me", "open", "bot:apprentice"], start=True, pause=60_000)
        await bruno.post(f"/api/tables/{old['id']}/join", seat=1)
        chair = await bruno.sit(old["id"])
        await chair.until_state(bool)
        path = f"/api/tables/{old['id']}/play_on"
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "apprentice"}] * 2]
        before = await bruno.get(f"/api/tables/{old['id']}")
        await chair.say("ping")
        await chair.until(lambda message: message["type"] == "pong")
        new = await anna.post(path, seat=0, seats=seats, start=True, pause=60_000)
        assert (new["status"], new["started"]["kind"]) == ("running", "sandbox")
        views = [await anna.get(f"/api/tables/{table}/view?seat=0") for table in (old["id"], new["id"])]
        assert views[0]["view"] == views[1]["view"]

        # Those at the other table hear nothing, and nothing there has changed.
        assert await bruno.get(f"/api/tables/{old['id']}") == before
        await chair.say("ping")
        assert (await chair.hear())["type"] == "pong"

        refusals: list[tuple[str, Program, Message]] = [
            ("sandbox_bots", anna, {"seat": 0, "seats": [{"kind": "me"}, {"kind": "friend"}, seats[2]]}),
            ("sandbox_no_seat", anna, {"seats": seats}),
            ("not_your_seat", bruno, {"seat": 0, "seats": seats}),
        ]
        for code, person, body in refusals:
            with pytest.raises(Refusal) as caught:
                await person.post(path, **body)
            assert caught.value.code == code

    asyncio.run(story())


def test_where_people_play_without_help_nobody_tries_out_what_comes(server: Server) -> None:
    async def story() -> None:
        anna, bruno = [await Program.guest(server.address, name) for name in ("Anna", "Bruno")]
        old = await anna.open_table(GAME.id, ["me", "open"], start=True, hints=False)
        await bruno.post(f"/api/tables/{old['id']}/join", seat=1)
        for ask in (
            anna.post(f"/api/tables/{old['id']}/play_on", seat=0, seats=BOTS),
            anna.get(f"/api/tables/{old['id']}/position?seat=0"),
        ):
            with pytest.raises(Refusal, match="sandbox_not_here"):
                await ask

    asyncio.run(story())


def test_a_position_is_saved_and_opened_again(each_server: Server) -> None:
    async def story() -> None:
        anna, bruno = [await Program.guest(each_server.address, name) for name in ("Anna", "Bruno")]
        old = await finished(anna)
        whole = await record_of(anna, old)
        line = whole.in_force()[20].number
        document = await anna.get(f"/api/tables/{old['id']}/position?at={line}")
        assert document == json.loads(json.dumps(GAME.dump(replay(GAME, whole, line))))
        new = await bruno.open_table(GAME.id, ["me", "bot:apprentice"], position=document, start=True)
        assert new["started"] == {"kind": "position", "line": None}
        chair = await bruno.sit(new["id"])
        await chair.play_on(random.Random(2))
        played = await record_of(bruno, new)
        assert played.header.start == SetPosition(document)
        assert {finding.check: finding for finding in verify(GAME, played)}[START].checked

        for code, changed in (
            ("position_unusable", {**document, "players": 3}),
            ("position_unusable", {**document, "frames": "x"}),
            ("position_unusable", {"game": GAME.id}),
            ("position_unusable", {**document, "game": "virtu"}),
        ):
            with pytest.raises(Refusal) as caught:
                await bruno.open_table(GAME.id, ["me", "bot:apprentice"], position=changed)
            assert (caught.value.status, caught.value.code) == (400, code)
        with pytest.raises(Refusal, match="options_with_position"):
            await bruno.open_table(GAME.id, ["me", "open"], position=document, options={"open_goals": True})
        with pytest.raises(Refusal, match="position_seats"):
            await bruno.open_table(GAME.id, ["me", "open", "open"], position=document)

    asyncio.run(story())
