"""The table against its budgets: `python -m benchmarks.table [--quick]`, and part of `make bench`."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypedDict

from rich import box
from rich.console import Console
from rich.table import Table

from benchmarks.table_costs import measure_counters, measure_spectators
from benchmarks.table_load import Load, Waits, carries, climb, close, open_tables, play
from benchmarks.table_opening import MOMENTS, measure_opening, worst_first
from benchmarks.table_people import Sitting, open_table
from benchmarks.table_server import BROODS, LEVEL, fresh_folder, serving
from benchmarks.table_soak import Soak, measure_soak

OPENS_IN: Final = 100.0
LOOKS_BACK_IN: Final = 100.0
ACKNOWLEDGED_IN: Final = 25.0
CARRIES: Final = 600.0
PROCESSOR: Final = 0.7
TABLE_TAKES: Final = 150.0
SPECTATOR_TAKES: Final = 20.0
# So many tables are played at before the measuring: what the first ones make the server load is not theirs.
FIRST: Final = 12
# Memory in the end against memory when as many tables are put away as opened.
GROWS_TO: Final = 1.2


class Effort(NamedTuple):
    """How many tables, how fast, how long; how fast beyond that; how many watch; how many long tables are opened."""

    load: Load
    rates: tuple[float, ...]
    watching: int
    opened: int
    lines: int
    soak: Soak


RATES: Final = (100.0, 200.0, 300.0, 400.0, 500.0, 600.0, 800.0, 1000.0, 1200.0)
FULL: Final = Effort(Load(300, 300.0, 10.0), RATES, 300, 5, 1000, Soak(600, 120, 60))
QUICK: Final = Effort(Load(40, 60.0, 4.0), (60.0, 120.0), 40, 2, 300, Soak(60, 20, 5))


class Figure(TypedDict):
    """A number beside its budget, and how busy the machine was (load average of a minute, per core)."""

    what: str
    value: float
    unit: str
    budget: float | None
    passed: bool | None
    busy: float


def figure(what: str, value: float, unit: str, budget: float | None = None, at_least: bool = False) -> Figure:
    """The budget is the most that it may be, or the least."""
    return {
        "what": what,
        "value": round(value, 2),
        "unit": unit,
        "budget": budget,
        "passed": None if budget is None else value >= budget if at_least else value <= budget,
        "busy": round(os.getloadavg()[0] / (os.cpu_count() or 1), 1),
    }


async def measure_table(effort: Effort) -> list[Figure]:
    """Everything, on fresh data each."""
    # Our own pauses must not count as the server's.
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        return [*await _opening(effort), *await _load(effort), *await _soak(effort)]
    finally:
        gc.enable()


async def _opening(effort: Effort) -> list[Figure]:
    with fresh_folder() as folder:
        openings = await measure_opening(folder, effort.opened, effort.lines)
    slowest, median = worst_first(openings)
    lines = min(opening.lines for opening in openings)
    moment = max(opening.moment for opening in openings)
    return [
        figure(f"open a table of {lines} lines, slowest of {effort.opened}", slowest, "ms", OPENS_IN),
        figure(f"open a table of {lines} lines, median", median, "ms"),
        figure(f"look back in it, slowest moment of {effort.opened * MOMENTS}", moment, "ms", LOOKS_BACK_IN),
    ]


async def _load(effort: Effort) -> list[Figure]:
    load = effort.load
    with fresh_folder() as folder, serving(folder) as server:
        first = await open_tables(server, FIRST)
        await play(server, first, Load(FIRST, FIRST, 3.0))
        before = server.memory()
        tables = await open_tables(server, load.tables)
        quiet = await play(server, tables, load)
        memory = (server.memory() - before) / load.tables / 1024
        rungs = await climb(server, tables, effort.rates, load.seconds, ACKNOWLEDGED_IN)
        # Bots that brood, as many as there are cores, at tables of their own.
        brooding = [
            await open_table(server.address, "principato", [f"bot:{LEVEL}", "me"], load.tables + number)
            for number in range(os.cpu_count() or 1)
        ]
        sittings = [sitting for _, _, (sitting,) in brooding]
        await _first_thought(sittings)
        answering = asyncio.create_task(_answer(sittings))
        beside = await play(server, tables, load)
        answering.cancel()
        await close([*first, *tables, sittings])
        disk = _disk(folder)
    with fresh_folder() as folder, serving(folder) as server:
        spectator = await measure_spectators(server, effort.watching)
    name = f"{load.tables} tables, {quiet.rate:.0f} moves/s"
    return [
        *_waits(name, quiet, ACKNOWLEDGED_IN),
        *knee(effort.rates, rungs, ACKNOWLEDGED_IN, load.tables),
        *_waits(f"the same beside bots that think {BROODS:.0f} s", beside, None),
        figure("one write to this disk, p99", disk, "ms"),
        figure("processor of the server per move", 1000 * quiet.cpu / quiet.rate, "ms", PROCESSOR),
        figure("processor of this program per move, on the same machine", 1000 * quiet.own / quiet.rate, "ms"),
        figure("of the server's, what its own counters take", measure_counters(), "µs"),
        figure("memory per table", memory, "KB", TABLE_TAKES),
        figure(f"memory per idle spectator, of {effort.watching}", spectator, "KB", SPECTATOR_TAKES),
    ]


def knee(rates: Sequence[float], rungs: list[Waits], within: float, tables: int) -> list[Figure]:
    """Each rung, and the highest that was carried."""
    climbed = list(zip(rates, rungs))
    carried = [waits.rate for rate, waits in climbed if carries(waits, rate, within)]
    most = f"most moves/s with p99 ≤ {within:g} ms, {tables} tables, {2 * tables} sockets"
    return [
        *(figure(f"due {rate:.0f} moves/s, made {waits.rate:.0f}: p99", waits.p99, "ms") for rate, waits in climbed),
        figure(most, max(carried, default=0.0), "moves/s", CARRIES, at_least=True),
    ]


async def _soak(effort: Effort) -> list[Figure]:
    with fresh_folder() as folder:
        soaked = await measure_soak(folder, effort.soak)
    name = f"{soaked.tables} tables that come and go in {effort.soak.seconds:.0f} s: memory"
    return [
        figure(f"{name} in the end", soaked.end, "MB"),
        figure(f"{name} against that after {effort.soak.settled:.0f} s", soaked.growth, "times", GROWS_TO),
    ]


async def _first_thought(sittings: list[Sitting]) -> None:
    """Until the bots' processes have started and one bot has moved."""
    while not any(sitting.is_ready for sitting in sittings):
        await asyncio.sleep(0.01)


async def _answer(sittings: list[Sitting]) -> None:
    """Play at the bots' tables, so that they go on thinking."""
    lot = random.Random(2)
    while True:
        for sitting in sittings:
            if sitting.is_ready:
                await sitting.move(lot)
        await asyncio.sleep(0.02)


def _disk(folder: Path) -> float:
    """Milliseconds that the disk takes for a write like that of a small commit: no server can be quicker."""
    handle = os.open(folder / "disk", os.O_WRONLY | os.O_CREAT)
    waits = []
    for _ in range(300):
        begun = time.perf_counter()
        os.write(handle, bytes(8192))
        os.fsync(handle)
        waits.append(1000 * (time.perf_counter() - begun))
    os.close(handle)
    return sorted(waits)[int(len(waits) * 0.99)]


def _waits(name: str, waits: Waits, budget: float | None) -> list[Figure]:
    return [
        figure(f"{name}: acknowledged, p99", waits.p99, "ms", budget),
        figure(f"{name}: acknowledged, median", waits.median, "ms"),
    ]


def print_figures(figures: list[Figure]) -> None:
    table = Table("table", "value", "unit", "budget", "load per core", "", box=box.SIMPLE_HEAD)
    for each in figures:
        word = {None: "", True: "ok", False: "MISSED"}[each["passed"]]
        budget = "" if each["budget"] is None else f"{each['budget']:g}"
        table.add_row(each["what"], f"{each['value']:.2f}", each["unit"], budget, f"{each['busy']:.1f}", word)
    console = Console(highlight=False)
    console.width = max(console.width, 120)
    console.print(table)


def judge(figures: list[Figure]) -> int:
    """The exit code, with a sentence for what is slower than the design asks."""
    missed = [each["what"] for each in figures if each["passed"] is False]
    if missed:
        print(f"The table misses its budget: {'; '.join(missed)}.", file=sys.stderr)
    return 1 if missed else 0


def run(quick: bool) -> list[Figure]:
    return asyncio.run(measure_table(QUICK if quick else FULL))


if __name__ == "__main__":
    found = run("--quick" in sys.argv)
    print_figures(found)
    if "--json" in sys.argv:
        json.dump(found, sys.stdout, indent=1)
    sys.exit(judge(found))
