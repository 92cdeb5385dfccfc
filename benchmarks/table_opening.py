"""How long it takes to open a table with a long record in a server that has just started, and to look back in it."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from pathlib import Path
from typing import Final, NamedTuple

import httpx

from benchmarks.table_people import DEADLINE, Sitting, open_table
from benchmarks.table_server import serving

GAME: Final = "virtu"
SEATS: Final = ("me", "open", "open")
# Moments of each table that are looked at.
MOMENTS: Final = 20


class Opening(NamedTuple):
    """Milliseconds until the first view of a table was there, until the second, and the slowest of earlier moments."""

    lines: int
    first: float
    again: float
    moment: float


async def measure_opening(folder: Path, tables: int, lines: int) -> list[Opening]:
    with serving(folder) as server:
        opened = [await open_table(server.address, GAME, list(SEATS), number) for number in range(tables)]
        made = await asyncio.gather(*(play_to(sittings, lines) for _, _, sittings in opened))
    with serving(folder) as server:
        async with httpx.AsyncClient(base_url=server.address, timeout=DEADLINE) as http:
            await http.get("/api/tables")
            found = []
            for (table, watch, _), count in zip(opened, made, strict=True):
                path = f"/api/tables/{table}/view?watch={watch}"
                first, again = await _timed(http, path), await _timed(http, path)
                lot = random.Random(count)
                moments = [await _timed(http, f"{path}&at={lot.randint(0, count)}") for _ in range(MOMENTS)]
                found.append(Opening(count, first, again, max(moments)))
    return found


async def play_to(sittings: list[Sitting], lines: int) -> int:
    """Play by lot until the table has so many lines; answers how many it has."""
    lot = random.Random(lines)
    while (now := max(sitting.line for sitting in sittings)) < lines and not sittings[0].over:
        ready = next((sitting for sitting in sittings if sitting.is_ready), None)
        if ready is None:
            await asyncio.sleep(0.001)
        else:
            await ready.move(lot)
    for sitting in sittings:
        await sitting.close()
    return now


async def _timed(http: httpx.AsyncClient, path: str) -> float:
    begun = time.perf_counter()
    (await http.get(path)).raise_for_status()
    return 1000 * (time.perf_counter() - begun)


def worst_first(openings: list[Opening]) -> tuple[float, float]:
    """The slowest and the median of the first views."""
    first = [opening.first for opening in openings]
    return max(first), statistics.median(first)
