"""The server of the benchmarks: the real one, in which the strongest bot broods for seconds over every decision."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from signoria.bots import registry
from signoria.core.rng import Rng

ROOT: Final = Path(__file__).parent.parent
BROODS: Final = 3.0
LEVEL: Final = "prince"


class Brooder:
    """Keeps its core busy all the while, as a search does."""

    name = LEVEL

    def choose(self, game: Any, state: Any, seat: int, rng: Rng) -> int:
        end = time.perf_counter() + BROODS
        while time.perf_counter() < end:
            state.clone()
        options = state.options(seat)
        return int(options[rng.below(len(options))])


# Worker processes import this module again, as they do the main module of whoever started them.
registry.FACTORIES[LEVEL] = Brooder


class BenchServer:
    """Where it is, what it takes."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None, "the server of the benchmark did not start"
        self.address = found[0]

    def memory(self) -> int:
        """Bytes of memory that the server itself holds, without the processes of the bots."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def cpu(self) -> float:
        """Seconds of processor that the server has used."""
        ticks = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(ticks[11]) + int(ticks[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def fresh_folder() -> Iterator[Path]:
    """On the disk that temporary files are on: a commit is only as quick as that disk."""
    with tempfile.TemporaryDirectory(prefix="signoria_bench_") as folder:
        yield Path(folder)


@contextmanager
def serving(folder: Path, *arguments: str, **changes: str) -> Iterator[BenchServer]:
    """A server on the SQLite file there, durable as always, and without limits to how often one may ask."""
    command = [sys.executable, "-m", "benchmarks.table_server", "serve", "--port", "0", "--data", str(folder)]
    command += arguments
    environment = {**os.environ, "SIGNORIA_RATE_FACTOR": "1000000", "LC_ALL": "C.UTF-8", **changes}
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        yield BenchServer(process)
    finally:
        process.terminate()
        process.wait(60)


if __name__ == "__main__":
    from signoria.cli import main

    main()
