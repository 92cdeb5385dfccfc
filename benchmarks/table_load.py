"""Many live tables: how long a durable move takes to be acknowledged, and how much memory a table takes."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from typing import Final, NamedTuple

from benchmarks.table_people import Sitting, open_table
from benchmarks.table_server import BenchServer

GAMES: Final = ("principato", "il_principe", "virtu")
OPENING_AT_ONCE: Final = 8


class Load(NamedTuple):
    """How many tables with two connections each, how many moves a second in all, and for how long."""

    tables: int
    rate: float
    seconds: float


class Waits(NamedTuple):
    """Milliseconds until a move was acknowledged, and how many moves a second that was."""

    median: float
    p99: float
    worst: float
    rate: float
    moves: int
    cpu: float


async def open_tables(server: BenchServer, count: int) -> list[list[Sitting]]:
    """Two people at each, of several games."""
    gate = asyncio.Semaphore(OPENING_AT_ONCE)

    async def one(number: int) -> list[Sitting]:
        async with gate:
            return (await open_table(server.address, GAMES[number % len(GAMES)], ["me", "open"], number))[2]

    return list(await asyncio.gather(*(one(number) for number in range(count))))


async def play(server: BenchServer, tables: list[list[Sitting]], load: Load) -> Waits:
    """Moves at an even pace, each at the table that has waited longest among those that can move."""
    lot = random.Random(1)
    for table in tables:
        for sitting in table:
            sitting.waits.clear()
    queue = list(range(len(tables)))
    begun, used, sent = time.perf_counter(), server.cpu(), 0
    while (now := time.perf_counter()) < begun + load.seconds:
        due = int((now - begun) * load.rate)
        while sent < due:
            moved = await _move_one(tables, queue, lot)
            if not moved:
                break
            sent += 1
        await asyncio.sleep(0.001)
    while any(sitting.sent for table in tables for sitting in table):
        await asyncio.sleep(0.001)
    spent = time.perf_counter() - begun
    waits = sorted(1000 * wait for table in tables for sitting in table for wait in sitting.waits)
    p99 = waits[min(len(waits) - 1, int(len(waits) * 0.99))]
    busy = (server.cpu() - used) / spent
    return Waits(statistics.median(waits), p99, waits[-1], len(waits) / spent, len(waits), busy)


async def _move_one(tables: list[list[Sitting]], queue: list[int], lot: random.Random) -> bool:
    for place, number in enumerate(queue):
        ready = next((sitting for sitting in tables[number] if sitting.is_ready), None)
        if ready is not None:
            queue.append(queue.pop(place))
            await ready.move(lot)
            return True
    return False


async def close(tables: list[list[Sitting]]) -> None:
    for table in tables:
        for sitting in table:
            await sitting.close()
