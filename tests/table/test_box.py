"""Is your box different? What is reconstructed, and a server that plays with an owner's corrected file."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from tests.table.program import Program
from tests.table.servers import Server

from signoria.core.corrections import topics
from signoria.core.registry import game_ids, load_game

GAME = "principato"
OLD = "[6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4]"
NEW = "[9, 8, 7, 7, 6, 6, 5, 5, 5, 5, 4, 4, 3, 3, 1]"
CORRECTED = {"culture.painting.values": NEW}


def test_what_is_reconstructed_can_be_read_most_important_first(server: Server) -> None:
    async def story() -> None:
        program = Program(server.address)
        for game_id in game_ids():
            box = await program.get(f"/api/games/{game_id}/box")
            assert [topic["id"] for topic in box["topics"]] == list(topics(load_game(game_id)))
            assert box["data"] == load_game(game_id).components.hash
            assert box["differences"] == []
            assert all(entry["line"] > 1 and entry["value"] for topic in box["topics"] for entry in topic["entries"])
        anna = await Program.guest(server.address, "Anna")
        table = await anna.open_table(GAME, ["me", "open"])
        assert table["data"] == load_game(GAME).components.hash
        assert "corrected" not in table

    asyncio.run(story())


def test_a_table_and_its_record_say_what_was_corrected(serve: Callable[..., Server], tmp_path: Path) -> None:
    text = load_game(GAME).components.path.read_text("utf-8")
    (tmp_path / f"{GAME}.toml").write_text(text.replace(OLD, NEW), "utf-8")
    server = serve("--data", str(tmp_path / "tables"), "--components", str(tmp_path))

    async def story() -> None:
        anna = await Program.guest(server.address, "Anna")
        box = await anna.get(f"/api/games/{GAME}/box")
        difference = {"place": "culture.painting.values", "topic": "culture", "ours": OLD, "here": NEW}
        assert box["differences"] == [difference]
        waiting = await anna.open_table(GAME, ["me", "open"])
        begun = await anna.open_table(GAME, ["me", "bot:apprentice"], start=True)
        for table in (waiting, begun):
            assert (table["data"], table["corrected"]) == (box["data"], CORRECTED)
        record = await anna.http.get(f"/api/tables/{begun['id']}/record?seat=0")
        assert record.json()["corrected"] == CORRECTED

    asyncio.run(story())
