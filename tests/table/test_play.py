"""Playing: moves and refusals, chat, hints, bots in persons' seats, hot-seat, looking back, coming again."""

from __future__ import annotations

import asyncio
import json
import random

import pytest
from tests.table.program import Chair, Message, Program, Refusal
from tests.table.servers import Server
from websockets.exceptions import ConnectionClosed, InvalidStatus

LOT = random.Random("play")


def run(coroutine: object) -> None:
    asyncio.run(coroutine)  # type: ignore[arg-type]


def mine(state: Message) -> bool:
    return bool(state["decisions"])


async def two_at_table(server: Server, game: str = "principato", **more: object) -> tuple[Program, Program, str]:
    """Anna in seat 0 and Bruno in seat 1 of a game that has begun."""
    anna, bruno = await Program.guest(server.address, "Anna"), await Program.guest(server.address, "Bruno")
    table = (await anna.open_table(game, ["me", "open"], start=True, **more))["id"]
    await bruno.post(f"/api/tables/{table}/join")
    return anna, bruno, table


async def who_decides(chairs: list[Chair]) -> tuple[Chair, Chair]:
    """The one who is asked now, and the other; once both have heard the same."""
    await asyncio.gather(*(chair.until_state(lambda s: s["actors"] and s["actors"][0] >= 0) for chair in chairs))
    while chairs[0].state["line"] != chairs[1].state["line"]:
        await catch_up(chairs)
    first = 0 if chairs[0].state["decisions"] else 1
    assert chairs[first].state["decisions"]
    return chairs[first], chairs[1 - first]


async def catch_up(chairs: list[Chair]) -> None:
    """Until all have heard what one of them has."""
    last = max(chair.state["line"] for chair in chairs)
    await asyncio.gather(*(chair.until_state(lambda state: bool(state["line"] >= last)) for chair in chairs))


def test_a_move_is_seen_by_all_and_what_does_not_fit_is_refused(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await two_at_table(server)
        chairs = [await anna.sit(table), await bruno.sit(table)]
        asked, other = await who_decides(chairs)
        decision = asked.state["decisions"][0]
        seat, line = decision["seat"], decision["line"]
        assert asked.state["actors"] == other.state["actors"] == [seat]
        action = decision["options"][0]["action"]
        # Not mine, not now, not known, not allowed.
        answer = await other.ask("move", seat=seat, at=line, action=action)
        assert answer["error"]["code"] == "not_your_seat"
        answer = await other.ask("move", seat=1 - seat, at=line, action=action)
        assert (answer["error"]["code"], answer["reason"]["code"]) == ("not_allowed", "not_to_decide")
        answer = await asked.ask("move", seat=seat, at=line, action="castle:0-0")
        assert answer["error"]["code"] == "action_unknown"
        for blocked in decision["blocked"][:1]:
            answer = await asked.ask("move", seat=seat, at=line, action=blocked["action"])
            assert answer["reason"] == blocked["reason"]
        before = len(asked.heard)
        answer = await asked.ask("move", seat=seat, at=line + 1, action=action)
        assert answer["error"]["code"] == "stale"
        await asked.until(lambda message: message["type"] == "state")
        assert not any(message["type"] == "lines" for message in asked.heard[before:])
        # Done: published before it is acknowledged.
        answer = await asked.ask("move", seat=seat, at=line, action=action)
        assert (answer["type"], answer["line"]) == ("ack", line)
        assert asked.lines[line]["seen"] == action
        await other.until_state(lambda state: state["line"] > line)
        assert other.lines[line]["seen"] == action
        assert other.state["digest"] == asked.state["digest"]
        # A double click answers a decision that is gone.
        again = await asked.ask("move", seat=seat, at=line, action=action)
        assert again["error"]["code"] == "stale"

    run(story())


def test_messages_that_are_none_are_refused_and_the_game_goes_on(server: Server) -> None:
    async def story() -> None:
        anna, _, table = await two_at_table(server)
        chair = await anna.sit(table)
        for text in ("", "{", "[]", "null", '{"type":"fly"}', '{"type":"move"}', '{"type":"move","id":"x","seat":99}'):
            await chair.socket.send(text)
            refused = await chair.until(lambda message: message["type"] == "refused")
            assert (refused["id"], refused["error"]["code"]) == ("", "misfit")
        await chair.say("ping")
        await chair.until(lambda message: message["type"] == "pong")
        await chair.socket.send(json.dumps({"type": "chat", "id": "x", "text": "y" * 5000}))
        with pytest.raises(ConnectionClosed):
            await chair.until(lambda message: False)

    run(story())


def test_people_at_the_table_talk_and_spectators_listen(each_server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await two_at_table(each_server)
        watch = (await anna.get(f"/api/tables/{table}"))["watch"].partition("watch=")[2]
        chair, other = await anna.sit(table), await bruno.sit(table)
        looker = await Program(each_server.address).sit(table, watch=watch)
        assert (await chair.ask("chat", text="  buon giorno\x07 "))["type"] == "ack"
        for each in (chair, other, looker):
            said = await each.first("chat")
            assert (said["seat"], said["name"], said["text"]) == (0, "Anna", "buon giorno")
        await looker.until_state(bool)
        assert (await looker.ask("chat", text="psst"))["error"]["code"] == "not_at_table"
        assert (await looker.ask("move", seat=0, at=0, action="pass"))["error"]["code"] == "not_your_seat"
        assert (await chair.ask("chat", text="\x00 "))["error"]["code"] == "empty_chat"
        again = await bruno.sit(table)
        await again.until_state(bool)
        assert [m["text"] for m in again.heard if m["type"] == "chat"] == ["buon giorno"]
        later = await bruno.sit(table, chat=0)
        await later.until_state(bool)
        assert not any(m["type"] == "chat" for m in later.heard)

    run(story())


def test_who_is_no_guest_of_the_table_sees_nothing_of_it(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await two_at_table(server)
        eve = await Program.guest(server.address, "Eve")
        for path in ("", "/view", "/view?at=0", "/record", "/view?seat=0", "/view?watch=x"):
            with pytest.raises(Refusal, match="no_table"):
                await eve.get(f"/api/tables/{table}{path}")
        with pytest.raises(Refusal, match="not_your_seat"):
            await bruno.get(f"/api/tables/{table}/view?seat=0")
        for program in (eve, Program(server.address)):
            chair = await program.sit(table)
            closed = await chair.hear()
            assert (closed["type"], closed["why"]["code"]) == ("closed", "no_table")
            with pytest.raises(ConnectionClosed) as ended:
                await chair.hear()
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == 4404
        anna.address, address = anna.address.replace("127.0.0.1", "localhost"), anna.address
        with pytest.raises(InvalidStatus):
            # The socket is opened at one address, by a page of another.
            await connect_as(anna, address, table)

    run(story())


def test_who_looked_at_an_open_table_is_shown_out_when_its_game_begins(server: Server) -> None:
    async def story() -> None:
        anna, bruno = await Program.guest(server.address, "Anna"), await Program.guest(server.address, "Bruno")
        table = await anna.open_table("principato", ["me", "open"], start=True)
        watch = table["watch"].partition("watch=")[2]
        curious = [await Program.guest(server.address, "Eve"), Program(server.address)]
        outside = [await person.sit(table["id"]) for person in curious]
        invited = await Program(server.address).sit(table["id"], watch=watch)
        for chair in (*outside, invited):
            await chair.until_state(lambda state: state["table"]["status"] == "lobby")
        await bruno.post(f"/api/tables/{table['id']}/join")
        for chair in outside:
            # Others may still be seen to come; what must not come is a view.
            closed = await chair.until(lambda message: message["type"] == "closed" or bool(message.get("view")))
            assert (closed["type"], closed["why"]["code"]) == ("closed", "no_table")
            with pytest.raises(ConnectionClosed) as ended:
                await chair.hear()
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == 4404
        await invited.until_state(lambda state: bool(state["view"]))

    run(story())


async def connect_as(program: Program, address: str, table: str) -> None:
    from websockets.asyncio.client import connect

    await connect(f"{address.replace('http', 'ws')}/api/tables/{table}/socket", origin=program.address)  # type: ignore[arg-type]


def test_hints_come_from_the_options(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await two_at_table(server)
        asked, other = await who_decides([await anna.sit(table), await bruno.sit(table)])
        hint = await asked.ask("hint", seat=asked.state["seat"])
        options = {option["action"] for option in asked.state["decisions"][0]["options"]}
        assert hint["type"] == "hint"
        assert hint["advice"]
        assert {advice["action"] for advice in hint["advice"]} <= options
        assert all(0 <= advice["chance"] <= 1 for advice in hint["advice"])
        refused = await other.ask("hint", seat=other.state["seat"])
        assert refused["error"]["code"] == "nothing_to_decide"

    run(story())


def test_who_asks_for_a_hint_need_not_wait_for_it(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await two_at_table(server)
        asked, _ = await who_decides([await anna.sit(table), await bruno.sit(table)])
        # A first hint, so that there is a process to think in; the second cannot be found before the move is made.
        await asked.ask("hint", seat=asked.state["seat"])
        with server.without_thinking():
            await asked.say("hint", id="hint", seat=asked.state["seat"])
            assert (await asked.move(choose=LOT))["type"] == "ack"
            assert not any(message.get("id") == "hint" for message in asked.heard)
        assert (await asked.answer("hint"))["type"] == "hint"

    run(story())


def test_whoever_comes_again_with_his_cursor_misses_nothing(each_server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await two_at_table(each_server)
        chairs = [await anna.sit(table), await bruno.sit(table)]
        for _ in range(5):
            asked, _other = await who_decides(chairs)
            await asked.move(choose=LOT)
            await catch_up(chairs)
        whole = await anna.sit(table)
        await whole.until_state(bool)
        cursor = chairs[0].state["cursor"] - 3
        part = await anna.sit(table, cursor=cursor)
        await part.until_state(bool)
        # Whoever says that he has read more than there is hears what comes all the same.
        ahead = await anna.sit(table, cursor=999_999)
        await ahead.until_state(bool)
        assert ahead.lines == []
        before = ahead.state["line"]
        asked, _other = await who_decides(chairs)
        await asked.move(choose=LOT)
        await ahead.until_line(before + 1)
        assert [line["number"] for line in ahead.lines] == list(range(before, ahead.state["line"]))
        await catch_up(chairs)
        whole = await anna.sit(table)
        await whole.until_state(bool)
        part = await anna.sit(table, cursor=cursor)
        await part.until_state(bool)
        assert whole.lines == chairs[0].lines
        assert part.lines == whole.lines[cursor:]
        assert part.state == whole.state

    run(story())


def test_any_earlier_moment_can_be_looked_at_and_the_record_downloaded(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await two_at_table(server)
        chairs = [await anna.sit(table), await bruno.sit(table)]
        seen: dict[int, Message] = {}
        for _ in range(6):
            asked, _other = await who_decides(chairs)
            await catch_up(chairs)
            seen[chairs[0].state["line"]] = chairs[0].state["view"]
            await asked.move(choose=LOT)
            await catch_up(chairs)
        for line, view in seen.items():
            then = await anna.get(f"/api/tables/{table}/view?seat=0&at={line}")
            assert (then["view"], then["line"], then["decisions"]) == (view, line, [])
        now = await anna.get(f"/api/tables/{table}/view?seat=0")
        assert now == chairs[0].state
        with pytest.raises(Refusal, match="no_moment"):
            await anna.get(f"/api/tables/{table}/view?at=100000")
        whole = {seat: await (anna, bruno)[seat].get(f"/api/tables/{table}/record?seat={seat}") for seat in (0, 1)}
        assert "end" not in whole[0]
        assert (whole[0]["seen_by"], whole[1]["seen_by"]) == (0, 1)
        goals = {
            seat: [line[2] for line in whole[seat]["lines"] if str(line[2]).startswith("goal:")] for seat in (0, 1)
        }
        assert "goal:?" in goals[0]
        assert "goal:?" in goals[1]
        assert goals[0] != goals[1]
        assert [line[-1] for line in whole[0]["lines"]] == [line[-1] for line in whole[1]["lines"]]

    run(story())


def test_one_screen_with_several_people_shows_one_seats_secrets_at_a_time(server: Server) -> None:
    async def story() -> None:
        anna = await Program.guest(server.address, "Anna")
        table = (await anna.open_table("principato", ["me", "local", "local"], start=True))["id"]
        chair = await anna.sit(table)
        curtain = await chair.until_state(lambda state: state["actors"])
        assert (curtain["seat"], curtain["decisions"]) == (None, [])
        spectator = await anna.get(f"/api/tables/{table}/view")
        assert curtain["view"] == spectator["view"]
        for seat in (0, 1, 2, None, 2):
            await chair.say("look", seat=seat)
            state = await chair.until(lambda message: message["type"] == "state")
            expected = await anna.get(f"/api/tables/{table}/view" + ("" if seat is None else f"?seat={seat}"))
            assert (state["seat"], state["view"]) == (seat, expected["view"])
        # A whole game, handed over at every turn.
        while not chair.state["over"]:
            (seat, *_) = chair.state["actors"]
            await chair.say("look", seat=seat)
            await chair.until(lambda message: message["type"] == "state")
            await chair.move(choose=LOT)
        assert chair.state["over"]["places"]

    run(story())


def test_who_resigns_is_played_for_by_a_bot(each_server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await two_at_table(each_server)
        chairs = [await anna.sit(table), await bruno.sit(table)]
        asked, other = await who_decides(chairs)
        seat, line = asked.state["seat"], asked.state["line"]
        assert (await asked.ask("resign", seat=seat))["type"] == "ack"
        state = await other.until_state(lambda s: s["line"] > line and s["decisions"])
        assert state["table"]["seats"][seat]["resigned"]
        assert state["table"]["seats"][seat]["level"]
        assert asked.state["seat"] is None
        gone = await asked.ask("move", seat=seat, at=asked.state["line"], action="pass")
        assert gone["error"]["code"] == "not_your_seat"
        assert (await asked.ask("take_back", seat=seat))["error"]["code"] == "not_your_seat"
        assert (await other.ask("resign", seat=1 - seat))["type"] == "ack"
        closed = await other.first("closed")
        assert closed["why"]["code"] == "nobody_left"

    run(story())
