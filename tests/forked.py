"""The real command in a process of its own that starts at once: one that has imported everything forks it.

To import what a command or a server needs takes a second of the processor or two, and the tests start hundreds. What is
imported here is the same for all of them: no game, whose data an option may correct, and nothing that is another in
another environment. Who wants another language of the system, engine or path starts a Python of its own.
"""

from __future__ import annotations

import atexit
import importlib
import json
import os
import selectors
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LOADED = (
    *("signoria.cli.app", "signoria.cli.serve", "signoria.cli.admin.people", "signoria.cli.admin.tables"),
    *("signoria.cli.admin.statistics", "signoria.cli.backup", "signoria.cli.restore", "signoria.cli.rules"),
    *("signoria.cli.games", "signoria.cli.play", "signoria.table.server", "signoria.table.store.backup"),
    *("signoria.table.store.restore", "signoria.table.store.upgrade", "sqlalchemy.dialects.sqlite.aiosqlite"),
    *("sqlalchemy.dialects.postgresql.asyncpg", "uvicorn.protocols.http.auto", "uvicorn.protocols.websockets.auto"),
    *("uvicorn.lifespan.on", "uvicorn.loops.auto"),
)
# Settings that are read before a command is called, or by what it imports.
EARLY = ("SIGNORIA_PURE", "SIGNORIA_NATIVE_DIR", "SIGNORIA_COMPONENTS", "SIGNORIA_STALE_SAID")
MOST = 1 << 20


def can_start(env: dict[str, str], usual: dict[str, str]) -> bool:
    """Does this environment differ from the usual one only in what a command reads when it is called?"""
    other = {name for name in env.keys() | usual.keys() if env.get(name) != usual.get(name)}
    late = {name for name in other if name.startswith("SIGNORIA_") and name not in EARLY} | {"FORWARDED_ALLOW_IPS"}
    return sys.platform == "linux" and other <= late


class Forked:
    """`signoria ARGUMENTS…`, with as much of a `subprocess.Popen` as the tests use."""

    def __init__(self, arguments: list[str], env: dict[str, str], cwd: Path, stdin: int) -> None:
        # Pipes: on a disk that is full for it, it could not even complain into a file.
        (out, printing), (err, complaining), (ended, telling) = os.pipe(), os.pipe(), os.pipe()
        request = {"arguments": arguments, "env": env, "cwd": str(cwd)}
        control = _nursery()
        socket.send_fds(control, [json.dumps(request).encode()], [stdin, printing, complaining, telling])
        for each in (printing, complaining, telling):
            os.close(each)
        self.pid = int(control.recv(MOST))
        self.returncode: int | None = None
        self._said = {out: b"", err: b""}
        self._out, self._err, self._ended = out, err, ended
        self._files = selectors.DefaultSelector()
        for each in (out, err, ended):
            os.set_blocking(each, False)
            self._files.register(each, selectors.EVENT_READ)

    def line(self) -> str:
        """The next line that it prints; empty if it ends without one."""
        while b"\n" not in self._said[self._out] and self.returncode is None:
            self._look(None)
        said, newline, self._said[self._out] = self._said[self._out].partition(b"\n")
        return (said + newline).decode()

    def poll(self) -> int | None:
        while self.returncode is None and self._look(0):
            pass
        return self.returncode

    def wait(self, timeout: float) -> int:
        end = time.monotonic() + timeout
        while self.returncode is None:
            if not self._look(max(0.0, end - time.monotonic())):
                raise subprocess.TimeoutExpired(f"process {self.pid}", timeout)
        return self.returncode

    def communicate(self, timeout: float) -> tuple[str, str]:
        """Wait for its end; returns what it has printed since, and all that it complained about."""
        self.wait(timeout)
        return self._said[self._out].decode(), self._said[self._err].decode()

    def send_signal(self, which: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, which)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def _look(self, seconds: float | None) -> bool:
        """Take what there is; once it has ended, all that it has left behind."""
        ready = [key.fd for key, _ in self._files.select(seconds)]
        for said in self._said if self._ended in ready else ready:
            self._hear(said)
        if self._ended in ready:
            self.returncode = int(os.read(self._ended, MOST) or -signal.SIGKILL)
            self._files.close()
            for each in (*self._said, self._ended):
                os.close(each)
        return bool(ready)

    def _hear(self, said: int) -> None:
        """What was printed; what it began may still hold the other end, and has nothing to say."""
        with suppress(BlockingIOError):
            while heard := os.read(said, MOST):
                self._said[said] += heard
            if said in self._files.get_map():
                self._files.unregister(said)


# ---- the process that forks them ----


@cache
def _nursery() -> socket.socket:
    """The way to it; it is begun when it is first needed, and ends with these tests."""
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    command = [sys.executable, "-m", "tests.forked", str(there.fileno())]
    running = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, pass_fds=[there.fileno()])
    there.close()

    def end() -> None:
        here.close()
        running.wait()

    atexit.register(end)
    return here


def main(control: socket.socket) -> None:
    """Fork whatever is asked for and tell how it ended; returns in the child, which is the command then."""
    waking, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    files = selectors.DefaultSelector()
    for each in (control.fileno(), waking):
        files.register(each, selectors.EVENT_READ)
    running: dict[int, int] = {}
    while True:
        for key, _ in files.select():
            if key.fd == waking:
                os.read(waking, MOST)
                _tell_who_ended(running)
                continue
            request, given, _, _ = socket.recv_fds(control, MOST, 4)
            if not request:
                os._exit(0)
            pid = os.fork()
            if not pid:
                files.close()
                for each in (control.fileno(), waking, wake, given[3], *running.values()):
                    os.close(each)
                become(json.loads(request), given[:3])
                return
            for each in given[:3]:
                os.close(each)
            running[pid] = given[3]
            control.send(str(pid).encode())


def _tell_who_ended(running: dict[int, int]) -> None:
    while running:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid:
            return
        telling = running.pop(pid)
        os.write(telling, str(os.waitstatus_to_exitcode(status)).encode())
        os.close(telling)


def become(request: dict[str, Any], files: list[int]) -> None:
    """This process is a command now, as its own Python would have made it."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for place, (file, name) in enumerate(zip(files, ("stdin", "stdout", "stderr"), strict=True)):
        os.dup2(file, place)
        os.close(file)
        # What was opened before remembers what sort of file it was.
        setattr(sys, name, open(place, "w" if place else "r", encoding="utf-8", errors="surrogateescape"))  # noqa: SIM115
    os.environ.clear()
    os.environ.update(request["env"])
    os.chdir(request["cwd"])
    sys.argv = ["signoria", *request["arguments"]]


if __name__ == "__main__":
    from signoria.cli import main as command

    for name in LOADED:
        importlib.import_module(name)
    main(socket.socket(fileno=int(sys.argv[1])))
    command()
