"""Several decide at once: each pick is kept, and nobody sees more of it than that its seat has decided."""

from __future__ import annotations

import asyncio
import random

from tests.table.games import begin, options, play_until
from tests.table.program import Chair, Message, Program
from tests.table.servers import Server

from signoria.core.record.lines import Move
from signoria.table.live.play import Play
from signoria.table.live.undo_info import undo_info

Three = tuple[list[Program], list[Chair], str]


async def three_at_table(server: Server) -> Three:
    """Il Principe at its first offer, which all make together."""
    people = [await Program.guest(server.address, name) for name in ("Anna", "Bruno", "Carla")]
    table = (await people[0].open_table("il_principe", ["me", "open", "open"], start=True))["id"]
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join")
    chairs = [await person.sit(table) for person in people]
    for chair in chairs:
        await chair.until_state(lambda state: state["actors"] == [0, 1, 2])
    return people, chairs, table


async def hear_all(chair: Chair) -> list[Message]:
    """Everything that was sent to a chair since the last ping."""
    before = len(chair.heard)
    await chair.say("ping")
    await chair.until(lambda message: message["type"] == "pong")
    return chair.heard[before:-1]


async def everything_public(people: list[Program], seat: int, table: str) -> str:
    """All that a seat can ask for."""
    person = people[seat]
    parts = [f"/api/tables/{table}{path}" for path in ("", "/view", f"/view?seat={seat}", f"/record?seat={seat}")]
    texts = [(await person.http.get(part)).text for part in [*parts, "/api/tables?list=mine"]]
    return "\n".join(texts)


async def decide(chair: Chair, lot: random.Random) -> None:
    """Pick until the seat has decided, or the seals are opened."""
    line, seat = chair.state["line"], chair.state["seat"]
    while chair.state["line"] == line and seat not in chair.state["decided"]:
        await chair.move(choose=lot)


def test_a_pick_under_seal_is_unseen_and_can_be_taken_back(each_server: Server) -> None:
    async def story() -> None:
        people, chairs, table = await three_at_table(each_server)
        anna, bruno = chairs[:2]
        await hear_all(bruno)
        line, before = anna.state["line"], await everything_public(people, 1, table)
        answer = await anna.move("offer:" + offers(anna)[0])
        assert (answer["type"], answer["line"]) == ("ack", line)
        assert anna.state["line"] == line
        assert (anna.state["undo"]["allowed"], anna.state["undo"]["sealed"]) == (True, True)
        assert anna.state["undo"]["what"]["action"].startswith("offer:")
        # She goes on, or has decided; as long as she has not, nothing can be told.
        if 0 not in anna.state["decided"]:
            assert await hear_all(bruno) == []
            assert await everything_public(people, 1, table) == before
            assert anna.state["decisions"][0]["line"] == line + 1
        again = await anna.ask("undo", seat=0)
        assert (again["type"], again["line"]) == ("ack", -1)
        assert anna.state["decisions"][0]["line"] == line
        await hear_all(bruno)
        assert await everything_public(people, 1, table) == before
        assert bruno.state["decided"] == []

    asyncio.run(story())


def offers(chair: Chair) -> list[str]:
    options = [option["action"] for option in chair.state["decisions"][0]["options"]]
    return [action.removeprefix("offer:") for action in options if action.startswith("offer:")]


def test_the_last_seal_opens_all_in_the_order_of_the_seats(each_server: Server) -> None:
    async def story() -> None:
        _, chairs, _ = await three_at_table(each_server)
        lot = random.Random("seals")
        line = chairs[0].state["line"]
        await decide(chairs[2], lot)
        for chair in chairs[:2]:
            state = await chair.until_state(lambda state: state["decided"] == [2])
            assert (state["line"], state["actors"]) == (line, [0, 1])
        await decide(chairs[0], lot)
        await chairs[1].until_state(lambda state: state["decided"] == [0, 2])
        # Who has decided may still take it back.
        await chairs[0].ask("undo", seat=0)
        await chairs[1].until_state(lambda state: state["decided"] == [2])
        await decide(chairs[0], lot)
        await decide(chairs[1], lot)
        for chair in chairs:
            state = await chair.until_state(lambda state: state["line"] > line)
            opened = [each for each in chair.lines if each["number"] >= line and each["by"] >= 0]
            order = [each["by"] for each in opened][: opened_by_all(opened)]
            assert order == sorted(order)
            assert set(order) == {0, 1, 2}
            assert state["decided"] == []

    asyncio.run(story())


def opened_by_all(lines: list[Message]) -> int:
    """How many of the lines are the picks that were sealed: up to the first that is none."""
    return next((i for i, line in enumerate(lines) if not line["seen"].startswith("offer")), len(lines))


def test_what_is_under_seal_survives_a_kill(each_server: Server) -> None:
    async def story() -> None:
        people, chairs, table = await three_at_table(each_server)
        lot = random.Random("kill")
        await decide(chairs[1], lot)
        await chairs[0].move("offer:" + offers(chairs[0])[0])
        for chair in chairs:
            await hear_all(chair)
        before = [chair.state for chair in chairs]
        each_server.kill()
        each_server.start()
        for person, old in zip(people, before, strict=True):
            person.go_to(each_server.address)
            chair = await person.sit(table)
            assert await chair.until_state(bool) == old

    asyncio.run(story())


def test_who_speaks_before_they_vote_is_heard_at_once_and_seals_wait() -> None:
    play, lot = begin("renaissance", 3, diplomacy="free"), random.Random("floor")
    speak = play.game.action_id("speak")

    def all_vote(play: Play) -> bool:
        return play.is_sealing() and len(play.actors()) == 3 and all(speak in options(play, seat) for seat in range(3))

    play_until(play, all_vote, lot)
    play.act(0, play.line_of(0), "vote:war")
    play.act(1, play.line_of(1), "speak")
    assert (play.record.lines[-1].entry, play.actors()) == (Move(1, "speak"), [1])
    play.act(1, play.line_of(1), "withdraw")
    assert (play.decided(), play.actors()) == ([0], [1, 2])
    for seat in range(3):
        assert play.position(seat).actors() == [1, 2]


def test_who_has_sealed_a_vote_can_answer_an_offer_before_the_vote_is_opened() -> None:
    play, lot = begin("renaissance", 3, diplomacy="free"), random.Random("floor")
    play_until(play, lambda play: play.is_sealing() and len(play.actors()) == 3, lot)
    play.act(0, play.line_of(0), "vote:war")
    play.act(1, play.line_of(1), "speak")
    play.act(1, play.line_of(1), "to:0")
    # Who has sealed a vote cannot take it back while somebody speaks, and hears why.
    assert (undo_info(play, 0).sealed, undo_info(play, 0).by) == (False, 1)
    while play.actors() == [1]:
        names = [play.game.action_name(action) for action in options(play, 1)]
        spoken = next(name for name in names if name.startswith(("no_city", "give", "ask", "no_ducats")))
        play.act(1, play.line_of(1), spoken)
    assert play.actors() == [0]
    # It is written at once, before the vote: at the line that the answer names.
    assert play.act(0, play.line_of(0), "refuse") == play.lines - 1
    assert (play.record.lines[-1].entry, play.decided(), play.actors()) == (Move(0, "refuse"), [0], [1, 2])
    assert undo_info(play, 0).sealed
