"""Whole games of every game, by two programs that are people, a bot and a spectator, over the real protocol."""

from __future__ import annotations

import asyncio
import random

import pytest
from tests.table.program import Chair, Message, Program
from tests.table.servers import Server

from signoria.core.record.record import Record
from signoria.core.record.verify import verify
from signoria.core.registry import game_ids, load_game

pytestmark = pytest.mark.slow
NONCE = "00112233445566778899aabbccddeeff"


async def play_whole_game(address: str, game_id: str) -> None:
    game = load_game(game_id)
    players = max(3, game.players[0])
    anna, bruno = await Program.guest(address, "Anna"), await Program.guest(address, "Bruno")
    looker = Program(address)
    seats = ["me", "open", *["bot:apprentice"] * (players - 2)]
    options = {k: v for k, v in game.unattended_settings(players, {}).items() if k in game.unattended}
    table = await anna.open_table(game_id, seats, options=options, start=True)
    assert table["status"] == "lobby"
    await anna.post(f"/api/tables/{table['id']}/join", nonce=NONCE)
    joined = await bruno.post(f"/api/tables/{table['id']}/join", nonce=NONCE[::-1])
    assert joined["status"] == "running"
    watch = joined["watch"].partition("watch=")[2]

    chairs = [await anna.sit(table["id"]), await bruno.sit(table["id"]), await looker.sit(table["id"], watch=watch)]
    lots = [random.Random(f"{game_id}/{number}") for number in range(2)]
    ends = await asyncio.gather(
        *(chair.play_on(lot) for chair, lot in zip(chairs, lots, strict=False)),
        chairs[2].until_state(lambda state: state["over"] is not None),
    )
    await check_end(ends, chairs, anna, looker, watch)
    for chair in chairs:
        await chair.close()
    for program in (anna, bruno, looker):
        await program.close()


async def check_end(ends: list[Message], chairs: list[Chair], anna: Program, looker: Program, watch: str) -> None:
    over = [end["over"] for end in ends]
    assert over[0] == over[1] == over[2]
    table = chairs[0].state["table"]
    assert (table["status"], table["waiting"]) == ("over", [])
    for chair in chairs:
        assert [line["number"] for line in chair.lines] == list(range(chair.state["line"]))
        assert chair.state["digest"] == chairs[0].state["digest"]
    record = Record.from_text(await looker_record(looker, table["id"], watch))
    assert record.end is not None
    assert record.end.result is not None
    assert record.end.result["places"] == chairs[0].state["over"]["places"]
    findings = verify(load_game(table["game"]), record, {len(record.lines) - 1: chairs[0].state["digest"]})
    assert all(finding.checked for finding in findings)
    assert [nonce.hex() for nonce in record.header.nonces] == [NONCE, NONCE[::-1]]
    # When all is over, everybody may look at any moment with anybody's eyes.
    for seat in range(len(table["seats"])):
        seen = await looker.get(f"/api/tables/{table['id']}/view?seat={seat}&at=1&watch={watch}")
        assert (seen["seat"], seen["line"], seen["over"]) == (seat, 1, None)


async def looker_record(looker: Program, table: str, watch: str) -> str:
    answer = await looker.http.get(f"/api/tables/{table}/record?watch={watch}")
    assert answer.status_code == 200, answer.text
    return answer.text


@pytest.mark.parametrize("game_id", game_ids())
def test_a_whole_game_with_people_bots_and_a_spectator(server: Server, game_id: str) -> None:
    asyncio.run(play_whole_game(server.address, game_id))
