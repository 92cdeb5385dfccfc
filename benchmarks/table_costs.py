"""What single things cost a server: somebody who only watches, and counting."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.table_people import DEADLINE, open_table
from benchmarks.table_server import BenchServer
from signoria.table.meters import Meters

COUNTED: Final = 20_000
# So many spectators come before the measuring: what the first ones make the server load is not theirs.
FIRST: Final = 10


async def measure_spectators(server: BenchServer, count: int) -> float:
    """Kilobytes of the server's memory for each who watches a table at which nothing happens."""
    table, key, sittings = await open_table(server.address, "virtu", ["me", "open"], 0)
    sockets = [await _watch(server, table, key) for _ in range(FIRST)]
    before = server.memory()
    sockets += [await _watch(server, table, key) for _ in range(count)]
    memory = (server.memory() - before) / count / 1024
    await asyncio.gather(*(socket.close() for socket in sockets), *(sitting.close() for sitting in sittings))
    return memory


async def _watch(server: BenchServer, table: str, key: str) -> ClientConnection:
    """Connected, and shown the table."""
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket?watch={key}"
    socket = await connect(address, max_size=None, compression=None, open_timeout=DEADLINE, ping_interval=None)
    await asyncio.wait_for(socket.recv(), DEADLINE)
    return socket


def measure_counters() -> float:
    """Microseconds that it takes to count a move: the move itself, how long it took, and its commit."""
    meters = Meters()
    begun = time.process_time()
    for _ in range(COUNTED):
        with meters.move_seconds.measured(), meters.commits.measured():
            meters.moves["person"] += 1
    return 1e6 * (time.process_time() - begun) / COUNTED
