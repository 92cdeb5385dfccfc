"""Two server processes on one PostgreSQL: `python -m benchmarks.table_processes ADDRESS [--tables N]`.

The database must be empty and is filled. Whoever plays at a table is connected to one process, as behind a proxy that
goes by the table's address; half of the tables are played at each.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import ExitStack
from typing import Final

from cyclopts import App

from benchmarks.table import RATES, Figure, figure, judge, knee, print_figures
from benchmarks.table_load import Load, climb, close, open_tables, play
from benchmarks.table_people import Sitting
from benchmarks.table_server import BenchServer, fresh_folder, serving

PROCESSES: Final = 2
ACKNOWLEDGED_IN: Final = 40.0

app = App(name="table_processes", help="Measure two server processes on one PostgreSQL.", help_format="plaintext")


class BenchServers:
    """Several processes as one."""

    def __init__(self, servers: list[BenchServer]) -> None:
        self.servers = servers

    def cpu(self) -> float:
        """Seconds of processor that they have used together."""
        return sum(server.cpu() for server in self.servers)


async def measure(address: str, tables: int, seconds: float) -> list[Figure]:
    with ExitStack() as stack:
        folder = stack.enter_context(fresh_folder())
        servers = [
            stack.enter_context(serving(folder / str(number), "--database", address)) for number in range(PROCESSES)
        ]
        both = BenchServers(servers)
        opened: list[list[Sitting]] = []
        for server in servers:
            opened += await open_tables(server, tables // PROCESSES)
        quiet = await play(both, opened, Load(len(opened), RATES[0], seconds))
        rungs = await climb(both, opened, RATES, seconds, ACKNOWLEDGED_IN)
        await close(opened)
    return [
        figure(f"processor of {PROCESSES} servers per move", 1000 * quiet.cpu / quiet.rate, "ms"),
        *knee(RATES, rungs, ACKNOWLEDGED_IN, len(opened)),
    ]


@app.default
def main(address: str, *, tables: int = 300, seconds: float = 10.0) -> None:
    """Fill an empty database with tables and play at them."""
    figures = asyncio.run(measure(address, tables, seconds))
    print_figures(figures)
    sys.exit(judge(figures))


if __name__ == "__main__":
    app()
