"""The server as a real process, on SQLite or on a real PostgreSQL that is started for the tests."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

import asyncpg
from tests.commands import COMMAND, environment
from tests.forked import Forked, can_start

# Seconds after which what does not come is not waited for any more; far more than even a busy machine takes.
DEADLINE = 180.0
# PostgreSQL refuses to run as root.
OTHER_USERS = ("postgres", "nobody")


class Started(subprocess.Popen[str]):
    """A server with a Python of its own."""

    def __init__(self, command: list[str], env: dict[str, str]) -> None:
        super().__init__(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def line(self) -> str:
        assert self.stdout is not None
        return self.stdout.readline()


@cache
def _nothing() -> int:
    return os.open(os.devnull, os.O_RDONLY)


class Server:
    """A running server and its address; can be killed and started again on the same data."""

    def __init__(self, arguments: list[str], env: dict[str, str]) -> None:
        self.arguments = arguments
        self.env = env
        self.start()

    def start(self) -> None:
        # Servers that share a database are as strange to each other as on two machines.
        self.process: Forked | Started = (
            Forked(["serve", *self.arguments], self.env, Path.cwd(), _nothing())
            if can_start(self.env, environment()) and "--database" not in self.arguments
            else Started([*COMMAND, "serve", *self.arguments], self.env)
        )
        self.announced = self.process.line()
        address = address_in(self.announced)
        if not address:
            out, err = self.process.communicate(timeout=DEADLINE)
            raise AssertionError(f"the server did not start: {out}{err}")
        self.address = address

    def stop(self) -> str:
        """End it as a host would; answers what it wrote to its log."""
        self.process.terminate()
        _, err = self.process.communicate(timeout=DEADLINE)
        assert self.process.returncode == 0, err
        return err

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate(timeout=DEADLINE)

    @contextmanager
    def without_thinking(self) -> Iterator[None]:
        """Meanwhile the processes in which bots think stand still, if they have begun."""
        children = [child for child, parent in processes() if parent == self.process.pid]
        for child in children:
            os.kill(child, signal.SIGSTOP)
        try:
            yield
        finally:
            for child in children:
                os.kill(child, signal.SIGCONT)


def processes() -> Iterator[tuple[int, int]]:
    """Every process of this machine, and its parent."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            yield int(stat.parent.name), int(stat.read_text().rpartition(")")[2].split()[1])


def address_in(line: str) -> str:
    """Where a server says it is."""
    found = re.search(r"http://[^\s,]+", line)
    return found[0] if found else ""


@contextmanager
def serving(*arguments: str, **changes: str) -> Iterator[Server]:
    """A server on a free port; whatever it complains about fails the test."""
    server = Server(
        ["--port", "0", *arguments],
        environment(**{"SIGNORIA_WORKERS": "1", "SIGNORIA_RATE_FACTOR": "100", **changes}),
    )
    try:
        yield server
    finally:
        complaints = server.stop() if server.process.poll() is None else ""
    assert not complaints, complaints


# ---- PostgreSQL ----


def postgres_folder() -> Path | None:
    """Where this machine has PostgreSQL's programs, the newest first."""
    folders = [Path(path).resolve().parent for path in (shutil.which("initdb"), shutil.which("postgres")) if path]
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next(
        (folder for folder in folders if (folder / "initdb").is_file() and (folder / "postgres").is_file()), None
    )


def postgres_version() -> str:
    folder = postgres_folder()
    if folder is None:
        return "no PostgreSQL (its tests will fail: install the package postgresql)"
    said = subprocess.run([folder / "postgres", "--version"], capture_output=True, text=True, check=True).stdout
    return f"PostgreSQL {said.split()[2]}"


class Postgres:
    """A PostgreSQL of the tests' own, with a database for each who asks."""

    def __init__(self, folder: Path) -> None:
        programs = postgres_folder()
        assert programs is not None, (
            "These tests need PostgreSQL's programs (initdb, postgres), and this machine has none; "
            "on Debian and Ubuntu the package postgresql brings them."
        )
        self.folder = folder
        self.user = _other_user()
        data = folder / "data"
        if self.user is not None:
            os.chmod(folder, 0o755)
            shutil.chown(folder, self.user)
        self._run([programs / "initdb", "-D", data, "-U", "signoria", "-A", "trust", "--no-sync", "-E", "UTF8"])
        options = ["-c", "listen_addresses=", "-c", f"unix_socket_directories={folder}", "-c", "max_connections=100"]
        self.process = subprocess.Popen(
            [programs / "postgres", "-D", data, *options],
            user=self.user,
            cwd=folder,
            stdout=subprocess.DEVNULL,
            stderr=(folder / "log").open("w"),
        )
        self.count = 0

    def _run(self, command: list[str | Path]) -> None:
        done = subprocess.run(command, user=self.user, cwd=self.folder, capture_output=True, text=True)
        assert done.returncode == 0, f"{command[0]} failed: {done.stderr}"

    async def new_database(self) -> str:
        """The address of a fresh database."""
        connection = await self._connect()
        self.count += 1
        name = f"tables_{self.count}"
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()
        return f"postgresql://signoria@/{name}?host={self.folder}"

    async def _connect(self) -> asyncpg.Connection:
        end = time.monotonic() + DEADLINE
        while True:
            try:
                return await asyncpg.connect(host=str(self.folder), user="signoria", database="postgres")
            except (OSError, asyncpg.PostgresError) as error:
                if time.monotonic() > end or self.process.poll() is not None:
                    log = (self.folder / "log").read_text()
                    raise AssertionError(f"PostgreSQL does not answer ({error}): {log}") from error
                await asyncio.sleep(0.1)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(DEADLINE)


@contextmanager
def postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="signoria_pg_"))
    try:
        running = Postgres(folder)
        try:
            yield running
        finally:
            running.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _other_user() -> str | None:
    """Who PostgreSQL runs as; ourselves unless that is root."""
    if os.geteuid() != 0:
        return None
    import pwd

    names = {entry.pw_name for entry in pwd.getpwall()}
    found = next((name for name in OTHER_USERS if name in names), None)
    assert found is not None, f"PostgreSQL refuses to run as root, and there is no user {' or '.join(OTHER_USERS)}."
    return found
