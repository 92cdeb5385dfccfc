"""Going back at a table: alone to the barrier, further if every person agrees, freely where nobody else plays."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

from tests.table.program import Chair, Program
from tests.table.servers import Server
from tests.table.test_play import catch_up, two_at_table, who_decides

LOT = random.Random("undo")


def run(coroutine: object) -> None:
    asyncio.run(coroutine)  # type: ignore[arg-type]


def test_undo_goes_back_to_the_barrier_and_further_by_consent(each_server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await two_at_table(each_server)
        chairs = [await anna.sit(table), await bruno.sit(table)]
        asked, other = await who_decides(chairs)
        assert not asked.state["undo"]["allowed"]
        assert asked.state["undo"]["why"] == "chance"
        refused = await asked.ask("undo", seat=asked.state["seat"])
        assert refused["error"]["code"] == "no_way_back"
        # Find a choice that nothing stands behind, take it back, and find the position as it was.
        while True:
            asked, other = await who_decides(chairs)
            before, seat = asked.state, asked.state["seat"]
            await asked.move(choose=LOT)
            if asked.state["undo"]["allowed"] and asked.state["undo"]["to"] == before["line"]:
                break
        assert not other.state.get("undo", {}).get("allowed") or other.state["line"] <= before["line"]
        answer = await asked.ask("undo", seat=seat)
        assert (answer["type"], asked.lines[answer["line"]]["undo"]) == ("ack", before["line"])
        assert asked.state["view"] == before["view"]
        assert asked.state["line"] == answer["line"] + 1
        await other.until_state(lambda state: state["line"] == answer["line"] + 1)
        # Numbers are never used twice, and the decision has the new one.
        assert asked.state["decisions"][0]["line"] == asked.state["line"]
        # Further back: everybody must agree.
        asked_back = await asked.ask("ask_undo", seat=seat, to=0)
        assert asked_back["type"] == "ack"
        question = (await other.until_state(lambda state: state["ask_undo"]))["ask_undo"]
        assert question.pop("until") > 0
        assert question == {"by": seat, "to": 0, "yes": [], "open": [1 - seat]}
        await other.ask("answer_undo", seat=1 - seat, yes=False)
        assert (await asked.until_state(lambda state: not state["ask_undo"]))["line"] == answer["line"] + 1
        await asked.ask("ask_undo", seat=seat, to=0)
        await other.until_state(lambda state: state["ask_undo"])
        back = await other.ask("answer_undo", seat=1 - seat, yes=True)
        assert other.lines[back["line"]]["undo"] == 0
        late = await other.ask("answer_undo", seat=1 - seat, yes=True)
        assert late["error"]["code"] == "not_asked"
        nowhere = await other.ask("ask_undo", seat=1 - seat, to=1)
        assert nowhere["error"]["code"] == "undo_goal"

    run(story())


def test_who_has_no_way_back_is_told_which_choice_they_may_ask_for(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await two_at_table(server)
        chairs = [await anna.sit(table), await bruno.sit(table)]
        first, _ = await who_decides(chairs)
        last = -1
        while True:
            asked, _ = await who_decides(chairs)
            if asked is not first:
                break
            # Whatever follows by itself is a line of theirs, too, but no choice.
            last = (await asked.move(choose=LOT))["line"]
            await catch_up(chairs)
        await asked.move(choose=LOT)
        await catch_up(chairs)
        assert not first.state["undo"]["allowed"]
        assert first.state["undo"]["ask"] == last
        assert first.state["undo"]["what"]["action"] == first.lines[last]["seen"]
        assert first.lines[last]["by"] == first.state["seat"]

    run(story())


def test_going_back_needs_nobody_who_has_given_up_for_good(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await two_at_table(server)
        chairs = [await anna.sit(table), await bruno.sit(table)]
        asked, other = await who_decides(chairs)
        seat = asked.state["seat"]
        assert (await asked.ask("ask_undo", seat=seat, to=0))["type"] == "ack"
        await other.until_state(lambda state: state["ask_undo"] is not None)
        assert (await other.ask("resign", seat=1 - seat))["type"] == "ack"
        await asked.until_state(lambda state: state["ask_undo"] is None)
        assert any(line.get("undo") == 0 for line in asked.lines)

    run(story())


async def one_replaced(server: Server) -> tuple[Program, Chair, int]:
    """A bot plays for who was away; returns that person, and the other in their chair and seat."""
    anna, bruno, table = await two_at_table(server)
    asked, other = await who_decides([await anna.sit(table), await bruno.sit(table)])
    gone = asked.state["seat"]
    await asked.close()
    await other.until(lambda message: message["type"] == "presence" and message["away"] == [gone])
    assert (await other.ask("replace", seat=gone))["type"] == "ack"
    await other.until_state(lambda s: s["table"]["seats"][gone].get("replaced") and s["decisions"])
    return (anna, bruno)[gone], other, 1 - gone


def test_nobody_goes_back_behind_the_back_of_who_was_replaced(serve: Callable[..., Server]) -> None:
    server = serve(SIGNORIA_AWAY_AFTER="1")

    async def story() -> None:
        absent, other, seat = await one_replaced(server)
        line = other.state["line"]
        assert not other.state["undo"]["allowed"]
        assert (await other.ask("ask_undo", seat=seat, to=0))["line"] == -1
        question = (await other.until_state(lambda state: state["ask_undo"]))["ask_undo"]
        assert question["open"] == [1 - seat]
        assert other.state["line"] == line
        # Back again they may answer, even before they have taken their seat back.
        again = await absent.sit(other.state["table"]["id"])
        await again.until_state(lambda state: state["ask_undo"])
        answer = await again.ask("answer_undo", seat=1 - seat, yes=True)
        assert again.lines[answer["line"]]["undo"] == 0
        assert "alone" not in again.lines[answer["line"]]

    run(story())


def test_a_question_that_nobody_answers_lapses_as_a_no(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await two_at_table(server, patience=1)
        asked, other = await who_decides([await anna.sit(table), await bruno.sit(table)])
        seat, line = asked.state["seat"], asked.state["line"]
        await asked.ask("ask_undo", seat=seat, to=0)
        await other.until_state(lambda state: state["ask_undo"])
        for chair in (asked, other):
            state = await chair.until_state(lambda state: not state["ask_undo"])
            assert state["line"] == line
        late = await other.ask("answer_undo", seat=1 - seat, yes=True)
        assert late["error"]["code"] == "not_asked"

    run(story())


def test_alone_with_bots_one_goes_back_freely_and_the_record_says_so(server: Server) -> None:
    async def story() -> None:
        anna = await Program.guest(server.address, "Anna")
        table = (await anna.open_table("principato", ["me", "bot:apprentice"], start=True))["id"]
        chair = await anna.sit(table)
        await chair.play_on(LOT, lambda state: state["decisions"] and state["undo"].get("alone"))
        to = chair.state["undo"]["to"]
        answer = await chair.ask("undo", seat=0)
        line = chair.lines[answer["line"]]
        assert (line["undo"], line["alone"]) == (to, True)
        record = await anna.get(f"/api/tables/{table}/record?seat=0")
        assert record["lines"][answer["line"]][1:5] == ["undo", to, 0, "alone"]
        # It is read again as it was written.
        again = await anna.sit(table)
        await again.until_state(bool)
        assert again.lines[answer["line"]]["alone"]

    run(story())
