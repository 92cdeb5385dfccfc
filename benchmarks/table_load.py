"""Many live tables: how long a durable move takes to be acknowledged, and from how many moves a second on too long."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from benchmarks.table_people import Sitting, open_table
from benchmarks.table_server import BenchServer

GAMES: Final = ("principato", "il_principe", "virtu")
OPENING_AT_ONCE: Final = 8
# The part of the moves due that must have been made: some tables wait for their game's last player.
ENOUGH: Final = 0.95


class Load(NamedTuple):
    """How many tables with two connections each, how many moves a second in all, and for how long."""

    tables: int
    rate: float
    seconds: float


class Server(Protocol):
    """One process or several."""

    def cpu(self) -> float: ...


class Waits(NamedTuple):
    """Milliseconds until a move was acknowledged, and how many moves a second that was."""

    median: float
    p99: float
    worst: float
    rate: float
    moves: int
    # Of a core: what the server took, and what we took ourselves, on the same machine.
    cpu: float
    own: float


async def open_tables(server: BenchServer, count: int) -> list[list[Sitting]]:
    """Two people at each, of several games."""
    gate = asyncio.Semaphore(OPENING_AT_ONCE)

    async def one(number: int) -> list[Sitting]:
        async with gate:
            return (await open_table(server.address, GAMES[number % len(GAMES)], ["me", "open"], number))[2]

    return list(await asyncio.gather(*(one(number) for number in range(count))))


async def play(server: Server, tables: list[list[Sitting]], load: Load) -> Waits:
    """Moves due at fixed times, each at the table that has waited longest among those that can move."""
    lot = random.Random(1)
    for table in tables:
        for sitting in table:
            sitting.waits.clear()
    queue = list(range(len(tables)))
    begun, used, ours, sent = time.perf_counter(), server.cpu(), time.process_time(), 0
    while (now := time.perf_counter()) < begun + load.seconds:
        due = int((now - begun) * load.rate)
        while sent < due:
            moved = await _move_one(tables, queue, lot, begun + sent / load.rate)
            if not moved:
                break
            sent += 1
        await asyncio.sleep(0.001)
    while any(sitting.sent for table in tables for sitting in table):
        await asyncio.sleep(0.001)
    spent = time.perf_counter() - begun
    waits = sorted(1000 * wait for table in tables for sitting in table for wait in sitting.waits)
    p99 = waits[min(len(waits) - 1, int(len(waits) * 0.99))]
    busy, own = (server.cpu() - used) / spent, (time.process_time() - ours) / spent
    return Waits(statistics.median(waits), p99, waits[-1], len(waits) / spent, len(waits), busy, own)


async def _move_one(tables: list[list[Sitting]], queue: list[int], lot: random.Random, due: float) -> bool:
    for place, number in enumerate(queue):
        ready = next((sitting for sitting in tables[number] if sitting.is_ready), None)
        if ready is not None:
            queue.append(queue.pop(place))
            await ready.move(lot, due)
            return True
    return False


async def climb(
    server: Server, tables: list[list[Sitting]], rates: Sequence[float], seconds: float, most: float
) -> list[Waits]:
    """Ever more moves a second, until their p99 is over `most` milliseconds or fewer are made than are due."""
    rungs: list[Waits] = []
    for rate in rates:
        rungs.append(await play(server, tables, Load(len(tables), rate, seconds)))
        if not carries(rungs[-1], rate, most):
            break
    return rungs


def carries(waits: Waits, rate: float, most: float) -> bool:
    """Were the moves made that were due, each soon enough?"""
    return waits.p99 <= most and waits.rate >= ENOUGH * rate


async def close(tables: list[list[Sitting]]) -> None:
    for table in tables:
        for sitting in table:
            await sitting.close()
