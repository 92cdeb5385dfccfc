"""Real servers that start at once: a process that has loaded everything forks one for each start.

`python nursery.py ARGUMENTS…` forks a `signoria serve ARGUMENTS…` for every line on its standard input, and says its
process id and then its address. A test that kills the server thirty times need not import it thirty times.
"""

from __future__ import annotations

import importlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.commands import environment
from tests.table.servers import DEADLINE, address_in

# What a server imports until it can be reached, also where it does so as late as it can.
LOADED = (
    *("signoria.cli.app", "signoria.cli.serve", "signoria.table.server", "sqlalchemy.dialects.sqlite.aiosqlite"),
    *("uvicorn.protocols.http.auto", "uvicorn.protocols.websockets.auto", "uvicorn.lifespan.on", "uvicorn.loops.auto"),
)


class Nursery:
    """Starts and kills servers, one at a time, on the same data."""

    def __init__(self, arguments: list[str], env: dict[str, str], log: Path) -> None:
        self.log = log
        with log.open("w") as errors:
            self.parent = subprocess.Popen(
                [sys.executable, "-m", "tests.table.nursery", *arguments],
                env=env,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        self.child = 0
        self.address = ""

    def start(self) -> None:
        assert self.parent.stdin is not None
        assert self.parent.stdout is not None
        self.parent.stdin.write("start\n")
        self.parent.stdin.flush()
        self.child = int(self.parent.stdout.readline() or 0)
        address = address_in(self.parent.stdout.readline())
        assert address, self.log.read_text()
        self.address = address

    def kill(self) -> None:
        """SIGKILL, and wait until the process is gone."""
        os.kill(self.child, signal.SIGKILL)
        end = time.monotonic() + DEADLINE
        with suppress(ProcessLookupError):
            while time.monotonic() < end:
                os.kill(self.child, 0)
                time.sleep(0.001)
            raise AssertionError("the server outlived SIGKILL")
        self.child = 0

    def close(self) -> None:
        if self.child:
            self.kill()
        assert self.parent.stdin is not None
        self.parent.stdin.close()
        self.parent.wait(DEADLINE)


@contextmanager
def nursery(log: Path, *arguments: str, **changes: str) -> Iterator[Nursery]:
    """Whatever the servers complain about fails the test."""
    env = environment(**{"SIGNORIA_WORKERS": "1", "SIGNORIA_RATE_FACTOR": "100", **changes})
    running = Nursery(list(arguments), env, log)
    try:
        yield running
    finally:
        running.close()
    assert not log.read_text(), log.read_text()


def main(arguments: list[str]) -> None:
    from signoria.cli import main as command

    for name in LOADED:
        importlib.import_module(name)
    # Nobody waits for the children, so the system lets go of them by itself.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in sys.stdin:
        if os.fork():
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.close(0)
        sys.argv = ["signoria", "serve", *arguments]
        print(os.getpid(), flush=True)
        try:
            command()
        finally:
            os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
