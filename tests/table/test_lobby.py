"""Tables before the game: opened, found, joined, left, started."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.table.program import Program, Refusal
from tests.table.servers import Server

TWO = {"game": "principato", "seats": [{"kind": "me"}, {"kind": "open"}]}


def run(coroutine: object) -> None:
    asyncio.run(coroutine)  # type: ignore[arg-type]


async def ids(program: Program, which: str) -> list[str]:
    return [table["id"] for table in (await program.get(f"/api/tables?list={which}"))["tables"]]


def test_a_table_with_every_kind_of_seat(server: Server) -> None:
    async def story() -> None:
        anna = await Program.guest(server.address, "Anna")
        seats = ["me", "friend", "open", "local", "bot:prince"]
        table = await anna.open_table("il_principe", seats, options={"open_money": True}, pause=700)
        assert [seat["kind"] for seat in table["seats"]] == ["person", "friend", "open", "local", "bot"]
        assert [seat["mine"] for seat in table["seats"]] == [True, False, False, True, False]
        assert (table["options"]["open_money"], table["pause"], table["host"]) == (True, 700, True)
        invite = table["seats"][1]["invite"].partition("invite=")[2]

        bruno, carla = await Program.guest(server.address, "Bruno"), await Program.guest(server.address, "Carla")
        seen = await carla.get(f"/api/tables/{table['id']}")
        assert not seen["host"]
        assert "watch" not in seen
        assert not any("invite" in seat for seat in seen["seats"])
        with pytest.raises(Refusal, match="no_open_seat"):
            await carla.post(f"/api/tables/{table['id']}/join", seat=1)
        with pytest.raises(Refusal, match="not_full"):
            await anna.post(f"/api/tables/{table['id']}/start")
        await bruno.post(f"/api/tables/{table['id']}/join", token=invite)
        with pytest.raises(Refusal, match="seat_taken"):
            await carla.post(f"/api/tables/{table['id']}/join", token=invite)
        await carla.post(f"/api/tables/{table['id']}/join", seat=2)
        with pytest.raises(Refusal, match="not_host"):
            await bruno.post(f"/api/tables/{table['id']}/start")
        begun = await anna.post(f"/api/tables/{table['id']}/start")
        assert (begun["status"], [seat["name"] for seat in begun["seats"]][:3]) == (
            "running",
            ["Anna", "Bruno", "Carla"],
        )
        with pytest.raises(Refusal, match="begun"):
            await anna.post(f"/api/tables/{table['id']}/start")
        with pytest.raises(Refusal, match="begun"):
            await bruno.post(f"/api/tables/{table['id']}/leave")

    run(story())


def test_open_tables_are_found_and_my_own_are_listed_with_those_that_wait_first(each_server: Server) -> None:
    async def story() -> None:
        anna, bruno = (
            await Program.guest(each_server.address, "Anna"),
            await Program.guest(each_server.address, "Bruno"),
        )
        hidden = (await anna.open_table("principato", ["me", "friend"]))["id"]
        shown = (await anna.open_table("principato", ["me", "open"]))["id"]
        listed = await ids(bruno, "open")
        assert shown in listed
        assert hidden not in listed
        with pytest.raises(Refusal, match="no_table"):
            await bruno.get(f"/api/tables/{hidden}")
        running = (await anna.open_table("principato", ["me", "bot:apprentice"], start=True))["id"]
        chair = await anna.sit(running)
        await chair.until_state(lambda state: state["decisions"])
        later = (await anna.open_table("principato", ["me", "open"]))["id"]
        assert await ids(anna, "mine") == [running, later, shown, hidden]
        assert await ids(bruno, "mine") == []
        with pytest.raises(Refusal, match="401"):
            await Program(each_server.address).get("/api/tables?list=mine")

    run(story())


def test_the_server_is_bound_before_it_hears_a_nonce(server: Server) -> None:
    """So who sends his last, knowing all others, still does not know the secret; and nobody sends two."""

    async def story() -> None:
        nonces = ["0a" * 16, "0b" * 16]
        anna, bruno = await Program.guest(server.address, "Anna"), await Program.guest(server.address, "Bruno")
        with pytest.raises(Refusal, match="misfit"):
            await anna.request("POST", "/api/tables", TWO | {"nonce": nonces[0]})
        table = await anna.open_table("principato", ["me", "open"])
        path = f"/api/tables/{table['id']}"
        seen = [table["commitment"], (await bruno.get(path))["commitment"]]
        with pytest.raises(Refusal, match="seated"):
            await anna.post(f"{path}/join")
        with pytest.raises(Refusal, match="misfit"):
            await bruno.post(f"{path}/join", nonce="zz")
        seen += [(await bruno.post(f"{path}/join", nonce=nonces[1]))["commitment"]]
        with pytest.raises(Refusal, match="seated"):
            await bruno.post(f"{path}/join", nonce="0c" * 16)
        seen += [(await anna.post(f"{path}/start", nonce=nonces[0]))["commitment"]]
        record = await anna.get(f"{path}/record?seat=0")
        assert {*seen} == {record["commitment"]}
        assert record["nonces"] == nonces
        with pytest.raises(Refusal, match="begun"):
            await bruno.post(f"{path}/join", nonce="0d" * 16)

    run(story())


async def prompt_in_list(program: Program, table: str) -> Any:
    """What the list of my tables says that I am asked at this one."""
    (found,) = [each for each in (await program.get("/api/tables?list=mine"))["tables"] if each["id"] == table]
    return found.get("prompt")


def test_my_tables_say_what_i_am_asked_and_nobody_elses(each_server: Server) -> None:
    async def story() -> None:
        anna, bruno = (
            await Program.guest(each_server.address, "Anna"),
            await Program.guest(each_server.address, "Bruno"),
        )
        table = (await anna.open_table("il_principe", ["me", "open"], start=True))["id"]
        assert await prompt_in_list(anna, table) is None
        await bruno.post(f"/api/tables/{table}/join")
        people = {0: (anna, await anna.sit(table)), 1: (bruno, await bruno.sit(table))}
        line, asked = -1, set()
        for _ in range(30):
            for _, chair in people.values():
                await chair.until_state(lambda state: state["actors"] and state["line"] >= line)  # noqa: B023
            for seat, (program, chair) in people.items():
                decisions = [decision for decision in chair.state["decisions"] if not decision["speak"]]
                assert bool(decisions) == (seat in chair.state["actors"])
                expected = decisions[0]["prompt"] if decisions else None
                assert await prompt_in_list(program, table) == expected
                asked |= {decision["prompt"]["code"] for decision in decisions}
            # Also in the middle of an answer under seal, which takes several picks.
            (_, mover) = next(each for seat, each in people.items() if seat in each[1].state["actors"])
            await mover.move()
            line = mover.state["line"]
        assert len(asked) > 2
        # Nowhere else: the table itself may be on a screen that others see.
        assert "prompt" not in await anna.get(f"/api/tables/{table}")
        assert "prompt" not in people[0][1].state["table"]

    run(story())


def test_a_list_tells_nothing_of_several_seats_at_one_screen_or_of_a_seat_that_was_given_up(server: Server) -> None:
    async def story() -> None:
        anna, bruno = await Program.guest(server.address, "Anna"), await Program.guest(server.address, "Bruno")
        screen = (await anna.open_table("principato", ["me", "local"], start=True))["id"]
        assert (await anna.get("/api/tables?list=mine"))["tables"][0]["waiting"]
        assert await prompt_in_list(anna, screen) is None
        table = (await anna.open_table("principato", ["me", "open"], start=True, pause=60_000))["id"]
        await bruno.post(f"/api/tables/{table}/join")
        chairs = [await anna.sit(table), await bruno.sit(table)]
        for chair in chairs:
            await chair.until_state(lambda state: state["actors"])
        seat = chairs[0].state["actors"][0]
        asked = (anna, bruno)[seat]
        assert await prompt_in_list(asked, table)
        await chairs[seat].ask("resign", seat=seat)
        assert await prompt_in_list(asked, table) is None

    run(story())


def test_one_seat_is_taken_once(each_server: Server) -> None:
    async def story() -> None:
        anna = await Program.guest(each_server.address, "Anna")
        table = (await anna.open_table("principato", ["me", "open"]))["id"]
        crowd = [await Program.guest(each_server.address, f"Person {number}") for number in range(6)]
        answers = await asyncio.gather(
            *(each.post(f"/api/tables/{table}/join", seat=1) for each in crowd), return_exceptions=True
        )
        assert sum(not isinstance(answer, Exception) for answer in answers) == 1
        assert all(answer.code in ("seat_taken", "no_open_seat") for answer in answers if isinstance(answer, Refusal))

    run(story())


def test_leaving_gives_the_seat_back_and_the_host_takes_the_table_with_him(each_server: Server) -> None:
    async def story() -> None:
        anna, bruno = (
            await Program.guest(each_server.address, "Anna"),
            await Program.guest(each_server.address, "Bruno"),
        )
        table = (await anna.open_table("principato", ["me", "open"]))["id"]
        chair = await anna.sit(table)
        await bruno.post(f"/api/tables/{table}/join")
        await chair.until_state(lambda state: state["table"]["seats"][1]["name"] == "Bruno")
        await bruno.post(f"/api/tables/{table}/leave")
        await chair.until_state(lambda state: state["table"]["seats"][1]["kind"] == "open")
        assert (await anna.post(f"/api/tables/{table}/leave"))["status"] == "closed"
        closed = await chair.until_state(lambda state: state["table"]["status"] == "closed")
        assert closed["table"]["closed_why"]["code"] == "host_left"
        with pytest.raises(Refusal, match="closed"):
            await bruno.post(f"/api/tables/{table}/join")

    run(story())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}, {"kind": "open"}]}, "no_game"),
        ({"game": "principato", "seats": [{"kind": "me"}]}, "player_count"),
        ({"game": "principato", "seats": [{"kind": "me"}, {"kind": "me"}]}, "me_twice"),
        ({"game": "principato", "seats": [{"kind": "me"}, {"kind": "local", "name": "ANNA"}]}, "name_twice"),
        ({"game": "principato", "seats": [{"kind": "bot"}, {"kind": "bot"}]}, "no_person"),
        ({"game": "principato", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, "no_level"),
        ({"game": "principato", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"x": 1}}, "option_unknown"),
        (
            {"game": "principato", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"open_goals": 3}},
            "option_value",
        ),
        ({"game": "principato", "seats": [{"kind": "me"}, {"kind": "throne"}]}, "misfit"),
        (TWO | {"pause": -1}, "misfit"),
        (TWO | {"more": 1}, "misfit"),
        ({"game": "principato"}, "misfit"),
        ([1, 2], "misfit"),
        ({"game": "x" * 20000, "seats": []}, "too_large"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(server: Server, body: Any, code: str) -> None:
    async def story() -> None:
        anna = await Program.guest(server.address, "Anna")
        with pytest.raises(Refusal) as refusal:
            await anna.request("POST", "/api/tables", body)
        assert refusal.value.code == code
        assert refusal.value.status in (400, 404, 413)
        assert refusal.value.error["sentence"].endswith((".", "?"))

    run(story())


def test_two_people_talk_unless_they_agreed_otherwise_and_one_among_bots_does_not(server: Server) -> None:
    """Renaissance §4.8: diplomacy is part of the game among people; a bot has nothing to say."""

    async def story() -> None:
        anna = await Program.guest(server.address, "Anna")

        async def agreed(*seats: str, **options: str) -> str:
            table = await anna.open_table("renaissance", ["me", *seats], options=options)
            return str(table["options"]["diplomacy"])

        assert await agreed("friend", "bot:apprentice") == await agreed("local", "bot:apprentice") == "free"
        assert await agreed("bot:apprentice", "bot:apprentice") == "off"
        assert await agreed("friend", "friend", diplomacy="off") == "off"
        assert await agreed("bot:apprentice", "bot:apprentice", diplomacy="free") == "free"

    run(story())
