"""Tables that come and go: what a server keeps in memory of those that were put away."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.table_people import Sitting, open_table
from benchmarks.table_server import BenchServer, serving
from signoria.core.registry import load_game

GAMES: Final = ("principato", "il_principe", "renaissance", "virtu")
# Tables that are played at at any time, and moves made at each.
AT_ONCE: Final = 6
MOVES: Final = 30


class Soak(NamedTuple):
    """For how long, after how many seconds memory must not grow any more, and when a table is put away."""

    seconds: float
    settled: float
    put_away_after: float


class Soaked(NamedTuple):
    """Megabytes when it had settled and in the end, and how many tables came and went."""

    settled: float
    end: float
    tables: int

    @property
    def growth(self) -> float:
        return self.end / self.settled


async def measure_soak(folder: Path, soak: Soak) -> Soaked:
    with serving(folder, SIGNORIA_PUT_AWAY_AFTER=str(soak.put_away_after)) as server:
        began = time.monotonic()
        counts = [0] * AT_ONCE
        playing = [asyncio.create_task(_come_and_go(server, number, counts)) for number in range(AT_ONCE)]
        try:
            settled = await _memory_at(server, began + soak.settled, playing)
            end = await _memory_at(server, began + soak.seconds, playing)
        finally:
            for task in playing:
                task.cancel()
    return Soaked(settled, end, sum(counts))


async def _memory_at(server: BenchServer, moment: float, playing: list[asyncio.Task[None]]) -> float:
    while time.monotonic() < moment:
        await asyncio.sleep(0.5)
        for task in playing:
            if task.done():
                task.result()
    return server.memory() / 2**20


async def _come_and_go(server: BenchServer, number: int, counts: list[int]) -> None:
    lot = random.Random(number)
    while True:
        game = GAMES[counts[number] % len(GAMES)]
        seats = ["me", *["open"] * (load_game(game).players[0] - 1)]
        _, _, sittings = await open_table(server.address, game, seats, number)
        await _play(sittings, lot)
        for sitting in sittings:
            await sitting.close()
        counts[number] += 1


async def _play(sittings: list[Sitting], lot: random.Random) -> None:
    made = 0
    while made < MOVES and not any(sitting.over for sitting in sittings):
        for sitting in sittings:
            if sitting.is_ready:
                await sitting.move(lot)
                made += 1
        await asyncio.sleep(0.005)
