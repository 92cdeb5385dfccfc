"""Servers for the tests: on SQLite, and, where it is about storing, races or processes, on PostgreSQL as well."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.table.servers import Postgres, Server, postgres, serving

DATABASES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def running_postgres() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server shared by all tests: each opens tables of its own."""
    with serving("--data", str(tmp_path_factory.mktemp("data"))) as running:
        yield running


@pytest.fixture(scope="session")
def server_on_postgresql(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(*where(request, "postgresql", tmp_path_factory.mktemp("data"))) as running:
        yield running


@pytest.fixture(params=DATABASES)
def each_server(request: pytest.FixtureRequest) -> Server:
    """The same on either database: for what is kept there, and for who is first."""
    fixture = "server" if request.param == "sqlite" else "server_on_postgresql"
    running: Server = request.getfixturevalue(fixture)
    return running


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers of a test's own, on SQLite unless it says otherwise."""
    with ExitStack() as stack:

        def one(*arguments: str, **changes: str) -> Server:
            return stack.enter_context(serving(*(arguments or ("--data", str(tmp_path))), **changes))

        yield one


def where(request: pytest.FixtureRequest, database: str, folder: Path) -> tuple[str, ...]:
    """The arguments of a server with fresh data."""
    if database == "sqlite":
        return ("--data", str(folder))
    running: Postgres = request.getfixturevalue("running_postgres")
    return ("--data", str(folder), "--database", asyncio.run(running.new_database()))
