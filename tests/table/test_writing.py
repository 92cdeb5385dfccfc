"""What a process writes that has not heard yet of what another has written."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select
from sqlalchemy.engine import make_url
from tests.commands import refused, signoria
from tests.table.conftest import DATABASES
from tests.table.servers import Postgres, serving

from signoria.core.record.lines import Line, Move
from signoria.table.meters import meters
from signoria.table.store.database import open_engine
from signoria.table.store.schema import journal, metadata, tables
from signoria.table.store.transactions import writing
from signoria.table.store.writer import Job, Lost, Writer
from signoria.table.store.writes import add_lines, update_table

ROW: dict[str, Any] = {
    "id": "t",
    "game": "principato",
    "options": {},
    "players": 2,
    "status": "running",
    "host": None,
    "pause": 0,
    "start": True,
    "secret": bytes(32),
    "watch": "w",
    "created": 1.0,
    "moved": 1.0,
    "header": None,
    "lines": 10,
    "waiting": [0],
    "prompts": {"0": {"code": "before"}},
    "asked": {"by": 0, "to": 3, "yes": [], "line": 10},
    "changes": 3,
}
MOVE: dict[str, Any] = {
    "status": "running",
    "moved": 2.0,
    "lines": 12,
    "waiting": [1],
    "prompts": {"1": {"code": "after"}},
    "asked": None,
    "changes": 3,
}


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'signoria.db'}"
    running: Postgres = request.getfixturevalue("running_postgres")
    return asyncio.run(running.new_database()).replace("postgresql://", "postgresql+asyncpg://")


async def written(url: str, row: dict[str, Any], move: dict[str, Any]) -> dict[str, Any]:
    """The table's row after a move."""
    engine = open_engine(make_url(url))
    async with engine.begin() as connection:
        await connection.run_sync(metadata.create_all)
        await connection.execute(insert(tables), row)
    writer = Writer(engine)
    writer.start()
    job = Job()
    update_table(job, "t", **move)
    await writer.write(job)
    await writer.stop()
    async with engine.connect() as connection:
        found = (await connection.execute(select(tables))).mappings().one()
    await engine.dispose()
    return {name: found[name] for name in MOVE}


def test_a_move_is_written(url: str) -> None:
    assert asyncio.run(written(url, ROW, MOVE)) == MOVE


async def written_together(url: str, lines: list[int]) -> list[bool]:
    """Write lines of one table at once, each a job of its own; returns which of them were."""
    engine = open_engine(make_url(url))
    async with engine.begin() as connection:
        await connection.run_sync(metadata.create_all)
        await connection.execute(insert(tables), ROW)
    writer = Writer(engine)
    writer.start()
    jobs = [Job() for _ in lines]
    for job, number in zip(jobs, lines):
        add_lines(job, "t", [Line(number, Move(0, "end"), "digest")], 1.0)
    answers = await asyncio.gather(*map(writer.write, jobs), return_exceptions=True)
    await writer.stop()
    async with engine.connect() as connection:
        kept = list((await connection.execute(select(journal.c.number).order_by(journal.c.number))).scalars())
    await engine.dispose()
    assert kept == sorted(set(lines))
    assert all(answer is None or isinstance(answer, Lost) for answer in answers), answers
    return [answer is None for answer in answers]


def test_a_conflict_fails_one_job_and_not_its_batch(url: str) -> None:
    assert asyncio.run(written_together(url, [0, 1, 1, 2])) == [True, True, False, True]


def test_what_comes_at_once_shares_a_commit(url: str) -> None:
    before = sum(meters.commits.counts)
    assert all(asyncio.run(written_together(url, list(range(50)))))
    assert sum(meters.commits.counts) - before <= 2


def test_whoever_waits_for_the_writer_of_sqlite_is_served_in_turn(tmp_path: Path) -> None:
    """However many there are: nobody's patience with a locked file counts within one process."""
    patience, busy, many = 0.05, 0.02, 20
    order: list[int] = []

    async def story() -> None:
        engine = open_engine(make_url(f"sqlite+aiosqlite:///{tmp_path / 'signoria.db'}"), patience)
        async with engine.begin() as connection:
            await connection.run_sync(metadata.create_all)

        async def write(number: int) -> None:
            async with writing(engine) as connection:
                await connection.execute(insert(tables), {**ROW, "id": f"t{number}"})
                await asyncio.sleep(busy)
                order.append(number)

        await asyncio.gather(*map(write, range(many)))
        await engine.dispose()

    asyncio.run(story())
    assert order == list(range(many))


def test_a_change_that_was_not_heard_of_is_not_taken_back(url: str) -> None:
    found = asyncio.run(written(url, ROW, {**MOVE, "changes": 2}))
    assert found == {**MOVE, "changes": 3, "asked": ROW["asked"]}


def test_lines_that_were_not_heard_of_are_not_taken_back(url: str) -> None:
    found = asyncio.run(written(url, ROW, {**MOVE, "lines": 9}))
    assert found == {name: ROW[name] for name in MOVE}


def test_a_closed_table_stays_closed(url: str) -> None:
    found = asyncio.run(written(url, {**ROW, "status": "closed"}, MOVE))
    assert found["status"] == "closed"


def test_sqlite_answers_when_it_is_on_the_disk(tmp_path: Path) -> None:
    async def asked() -> list[Any]:
        engine = open_engine(make_url(f"sqlite+aiosqlite:///{tmp_path / 'signoria.db'}"))
        async with engine.connect() as connection:
            answers = [await connection.exec_driver_sql(f"PRAGMA {name}") for name in ("synchronous", "journal_mode")]
            found = [answer.scalar_one() for answer in answers]
        await engine.dispose()
        return found

    full = 2
    assert asyncio.run(asked()) == [full, "wal"]


@pytest.mark.parametrize("part", ["signoria@/no_such_database", "nobody_here@/postgres"])
def test_a_postgresql_that_does_not_let_us_in_is_one_plain_sentence(
    running_postgres: Postgres, tmp_path: Path, part: str
) -> None:
    asyncio.run(running_postgres.new_database())  # so that it answers by now
    database = f"postgresql://{part}?host={running_postgres.folder}"
    sentence = refused(signoria("serve", "--port", "0", "--data", str(tmp_path), "--database", database))
    assert "does not exist" in sentence


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path)):
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("signoria.db*")}
    assert set(modes.values()) == {0o600}, modes
