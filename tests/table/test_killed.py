"""The server killed with SIGKILL while moves are being made loses no acknowledged move."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from tests.table.conftest import DATABASES, where
from tests.table.crowd import Crowd
from tests.table.nursery import Nursery, nursery

pytestmark = pytest.mark.slow

GAMES = ("il_principe", "principato", "renaissance", "virtu")
KILLS = 8
MANY_KILLS = 60
# Acknowledgements between two kills.
MOST_MOVES = 60


async def kill_again_and_again(server: Nursery, kills: int, seed: str) -> tuple[int, int]:
    """How many moves were acknowledged in all, and how many of them were compared after the last kill."""
    lot = random.Random(seed)
    server.start()
    crowd = Crowd(server.address, seed)
    for game_id in GAMES:
        await crowd.open_table(game_id)
    for _ in range(kills):
        crowd.play()
        await crowd.until_acknowledged(crowd.acknowledged + lot.randint(1, MOST_MOVES))
        # Anywhere between two acknowledgements: while an answer is computed, written, published.
        await asyncio.sleep(lot.uniform(0, 0.02))
        server.kill()
        await crowd.broken()
        server.start()
        crowd.move_to(server.address)
        compared = await crowd.check()
    await crowd.close()
    return crowd.acknowledged, compared


@pytest.mark.parametrize("kills", [KILLS, pytest.param(MANY_KILLS, marks=pytest.mark.soak)])
@pytest.mark.parametrize("database", DATABASES)
def test_no_acknowledged_move_is_lost(
    database: str, kills: int, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    arguments = ("--port", "0", *where(request, database, tmp_path / "data"))
    with nursery(tmp_path / "log", *arguments) as server:
        acknowledged, compared = asyncio.run(kill_again_and_again(server, kills, database))
    assert compared == acknowledged
    assert acknowledged > 5 * kills
