"""Clumsy and hasty clients: whatever they send in whatever order, the game stays one and the server does not complain.

Each table has people who do anything at any moment, over connections that come and go, beside bots. At the end the
record verifies as far as it can be seen, and the table goes on, or is closed because everybody has given up.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from tests.table.program import Chair, Program
from tests.table.servers import Server

from signoria.core.record.record import Record
from signoria.core.record.verify import verify
from signoria.core.registry import game_ids, load_game

pytestmark = pytest.mark.slow
STEPS = 40
KNOWN = {
    *("stale", "quicker", "not_allowed", "action_unknown", "no_way_back", "undo_goal", "not_asked", "bot_plays"),
    *("not_your_seat", "not_at_table", "not_away", "not_a_voter", "not_replaced", "nothing_to_decide", "too_many"),
    *("no_game_now", "spoke_together", "misfit", "empty_chat"),
}


def something(lot: random.Random, chair: Chair, seat: int) -> tuple[str, dict[str, Any]]:
    """What a monkey does next: mostly a move that may fit, sometimes anything."""
    state = chair.state
    asked = [decision for decision in state["decisions"] if decision["seat"] == seat]
    if asked and lot.random() < 0.7:
        decision = asked[0]
        action = lot.choice(decision["options"] + decision["blocked"][:2])["action"]
        return "move", {"seat": seat, "at": decision["line"] - (lot.random() < 0.1), "action": action}
    line = lot.choice([0, 1, state["line"] - 1, state["line"], state["line"] + 5])
    other = lot.randrange(len(state["table"]["seats"]) + 1)
    return lot.choice(
        [
            ("undo", {"seat": seat}),
            ("ask_undo", {"seat": seat, "to": max(line, 0)}),
            ("answer_undo", {"seat": lot.choice([seat, other]), "yes": lot.random() < 0.7}),
            (
                "move",
                {"seat": other, "at": max(line, 0), "action": lot.choice(["pass", "speak", "nonsense:1", "\x00"])},
            ),
            ("chat", {"text": lot.choice(["ciao", " ", "\U0001f600", "x" * 500])}),
            ("replace", {"seat": other}),
            ("take_back", {"seat": lot.choice([seat, other])}),
            ("resign", {"seat": seat if lot.random() < 0.02 else 7}),
            ("hint", {"seat": other}),
        ]
    )


async def monkey(program: Program, table: str, seat: int, lot: random.Random) -> None:
    """Two tabs, one of which is closed and opened again now and then."""
    tabs = [await program.sit(table, seat=seat), await program.sit(table)]
    for _ in range(STEPS):
        chair = lot.choice(tabs)
        await chair.say("ping")
        await chair.until(lambda message: message["type"] == "pong")
        if chair.state["over"] or chair.state["table"]["status"] != "running":
            break
        await chair.say("look", seat=lot.choice([seat, seat, seat, None, 7]))
        kind, body = something(lot, chair, seat)
        answer = await chair.ask(kind, **body)
        assert answer["type"] in ("ack", "hint") or answer["error"]["code"] in KNOWN, answer
        if lot.random() < 0.1:
            await tabs[1].close()
            tabs[1] = await program.sit(table, cursor=lot.choice([0, chair.state["line"], 99_999]))
    for chair in tabs:
        await chair.close()


async def play(server: Server, game_id: str) -> None:
    game = load_game(game_id)
    lot = random.Random(game_id)
    players = max(3, game.players[0])
    people = [await Program.guest(server.address, name) for name in ("Anna", "Bruno")]
    seats = ["me", "open", *["bot:courtier"] * (players - 2)]
    table = (await people[0].open_table(game_id, seats, start=True))["id"]
    await people[1].post(f"/api/tables/{table}/join")
    await asyncio.gather(
        *(monkey(person, table, seat, random.Random(lot.random())) for seat, person in enumerate(people))
    )
    await check(people, table, game_id)
    for person in people:
        await person.close()


async def check(people: list[Program], table: str, game_id: str) -> None:
    record = Record.from_text((await people[0].http.get(f"/api/tables/{table}/record")).text)
    verify(load_game(game_id), record)
    views = [await person.get(f"/api/tables/{table}/view?at={len(record.lines)}") for person in people]
    assert views[0]["view"] == views[1]["view"]
    assert views[0]["digest"] in ("", record.last_digest())
    for person in people:
        chair = await person.sit(table)
        await chair.until_state(lambda state: state["actors"] or state["table"]["status"] != "running")
        await chair.close()


@pytest.mark.parametrize("game_id", game_ids())
def test_nothing_that_clients_do_breaks_a_game(server: Server, game_id: str) -> None:
    asyncio.run(play(server, game_id))
