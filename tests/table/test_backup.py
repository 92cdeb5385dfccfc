"""A backup made while people play has all that was acknowledged before, and can be restored into either database."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import stat
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import insert, select
from tests.commands import refused, signoria
from tests.table.conftest import DATABASES, where
from tests.table.crowd import Crowd, CrowdedTable, Player
from tests.table.program import Program
from tests.table.servers import Postgres, serving

from signoria.table.settings import Settings
from signoria.table.store.backup import back_up
from signoria.table.store.database import database_url, open_engine
from signoria.table.store.restore import restore
from signoria.table.store.schema import people
from signoria.table.store.upgrade import known_revisions, migrations, revision_of

GAMES = ("il_principe", "principato", "renaissance")
# Acknowledged moves a second under which the backup must end.
LOAD = 40
SECONDS = 30


def noted(crowd: Crowd) -> list[CrowdedTable]:
    """What has been acknowledged and shown by now."""
    return [
        CrowdedTable(
            table.id,
            table.game,
            [Player(p.program, p.seat, dict(p.acked), list(p.sealed), list(p.said)) for p in table.players],
            dict(table.shown),
        )
        for table in crowd.tables
    ]


@dataclass
class UnderLoad:
    """A backup that was made while people played as fast as they could."""

    crowd: Crowd
    # What was acknowledged before it began.
    before: list[CrowdedTable]
    # What the command printed.
    output: str
    # Moves that were acknowledged meanwhile, in a second.
    rate: float


async def back_up_under_load(address: str, *arguments: str, games: Sequence[str] = GAMES) -> UnderLoad:
    crowd = Crowd(address, "backup")
    for game_id in games:
        await crowd.open_table(game_id)
    crowd.play()
    await crowd.until_acknowledged(LOAD)
    before = noted(crowd)
    began, count = time.monotonic(), crowd.acknowledged
    done = await asyncio.to_thread(signoria, "backup", *arguments)
    seconds = time.monotonic() - began
    assert (done.returncode, done.stderr) == (0, "")
    assert seconds < SECONDS
    assert crowd.acknowledged > count, "nobody played meanwhile"
    return UnderLoad(crowd, before, done.stdout, (crowd.acknowledged - count) / seconds)


@pytest.mark.soak
@pytest.mark.parametrize("database", DATABASES)
def test_a_backup_ends_under_more_than_forty_moves_a_second(
    database: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """On a machine that has nothing else to do: a rate is no fact about the backup alone."""
    with serving(*(arguments := where(request, database, tmp_path / "here"))) as server:
        made = asyncio.run(back_up_under_load(server.address, str(tmp_path / "file"), *arguments, games=GAMES * 4))
    print(f"{database}: {made.rate:.0f} moves a second")
    assert made.rate > LOAD


@pytest.mark.parametrize("database", DATABASES)
def test_a_backup_under_load_is_whole_and_comes_back_in_either_database(
    database: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    file = tmp_path / "tables.backup"
    with serving(*(arguments := where(request, database, tmp_path / "here"))) as server:

        async def story() -> tuple[Crowd, list[CrowdedTable]]:
            made = await back_up_under_load(server.address, str(file), *arguments)
            assert re.fullmatch(
                r"3 tables, \d+ people and \d+ lines of their games are in .*, checked, .* s\)\.\n", made.output
            )
            for program in (player.program for table in made.crowd.tables for player in table.players):
                await program.close()
            return made.crowd, made.before

        crowd, before = asyncio.run(story())
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.glob(".*")] == []
    for target in DATABASES:
        arguments = where(request, target, tmp_path / f"restored_{target}")
        assert signoria("restore", str(file), *arguments).returncode == 0
        with serving(*arguments) as server:
            crowd.tables = before

            async def compare(address: str) -> int:
                for program in (player.program for table in before for player in table.players):
                    program.go_to(address)
                return await crowd.check()

            assert asyncio.run(compare(server.address)) >= LOAD


# ---- what is refused ----


def begun(folder: Path, *more: str) -> None:
    """A database with one table in it."""

    async def story(address: str) -> None:
        anna = await Program.guest(address, "Anna")
        await anna.open_table("principato", ["me", "open"])

    with serving("--data", str(folder), *more) as server:
        asyncio.run(story(server.address))


def test_a_backup_replaces_no_file_and_needs_a_database(tmp_path: Path) -> None:
    data = ["--data", str(tmp_path / "data")]
    assert "There is no database in the folder" in refused(signoria("backup", str(tmp_path / "new"), *data))
    begun(tmp_path / "data")
    (tmp_path / "old").write_text("mine")
    assert "exists already" in refused(signoria("backup", str(tmp_path / "old"), *data))
    assert (tmp_path / "old").read_text() == "mine"
    said = refused(signoria("backup", str(tmp_path / "no folder" / "new"), *data))
    assert "cannot be written: No such file or directory" in said
    assert "n’y a pas de base" in refused(signoria("--lang", "fr", "backup", str(tmp_path / "new")[:-1], "--data", "x"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "old"]


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    begun(tmp_path / "data")
    good, wrong, elsewhere = tmp_path / "good", tmp_path / "wrong", ["--data", str(tmp_path / "elsewhere")]
    assert signoria("backup", str(good), "--data", str(tmp_path / "data")).returncode == 0
    assert "There is no file" in refused(signoria("restore", str(wrong), *elsewhere))
    wrong.write_text("some letter or other")
    assert "is no backup of Signoria" in refused(signoria("restore", str(wrong), *elsewhere))
    wrong.unlink()
    with closing(sqlite3.connect(wrong)) as other:
        other.execute("CREATE TABLE addresses (name)")
    assert "it has no tables of Signoria" in refused(signoria("restore", str(wrong), *elsewhere))
    for change, complaint in (
        ("UPDATE alembic_version SET version_num = '9999'", "was made by a newer version"),
        ("UPDATE tables SET lines = 7", "lines of the table"),
        ("UPDATE seats SET person = 'nobody'", "belongs to nothing in people"),
    ):
        wrong.write_bytes(good.read_bytes())
        with closing(sqlite3.connect(wrong)) as copy:
            copy.execute(change)
            copy.commit()
        assert complaint in refused(signoria("restore", str(wrong), *elsewhere))
    # A file of which the disk has lost a part.
    content = good.read_bytes()
    wrong.write_bytes(content[: len(content) // 2])
    assert str(wrong) in refused(signoria("restore", str(wrong), *elsewhere))
    assert not (tmp_path / "elsewhere" / "signoria.db").exists()


def test_a_restore_disturbs_no_server_and_replaces_nothing_by_itself(tmp_path: Path) -> None:
    begun(tmp_path / "data")
    data, file = ["--data", str(tmp_path / "data")], str(tmp_path / "file")
    assert signoria("backup", file, *data).returncode == 0
    with serving(*data):
        assert "stop it first" in refused(signoria("restore", file, *data, "--replace"))
    assert "--replace puts the backup in its place" in refused(signoria("restore", file, *data))
    assert signoria("restore", file, *data, "--replace").returncode == 0
    assert len(list((tmp_path / "data").glob("signoria.db.*.replaced"))) == 1
    assert stat.S_IMODE((tmp_path / "data" / "signoria.db").stat().st_mode) == 0o600
    with serving(*data):
        pass


def test_a_restore_disturbs_no_server_on_postgresql(tmp_path: Path, running_postgres: Postgres) -> None:
    database = ["--database", asyncio.run(running_postgres.new_database())]
    file = str(tmp_path / "file")
    assert "There are no tables of Signoria" in refused(signoria("backup", file, *database))
    begun(tmp_path, *database)
    assert signoria("backup", file, *database).returncode == 0
    with serving("--data", str(tmp_path), *database):
        assert "stop all its servers first" in refused(signoria("restore", file, *database, "--replace"))
    assert "--replace puts the backup in their place" in refused(signoria("restore", file, *database))
    said = signoria("restore", file, *database, "--replace")
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout.startswith("1 table, 1 person and 0 lines of their games are back")


@pytest.mark.parametrize("database", DATABASES)
def test_a_backup_of_an_older_version_is_brought_up_to_date(
    database: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """Before an upgrade, with the new program installed already."""
    arguments = where(request, database, tmp_path)
    old = Settings(tmp_path, arguments[-1] if database == "postgresql" else None)
    new = Settings(tmp_path / "new")
    anna = {"id": "1", "name": "Anna", "account": "anna", "password": "x", "epoch": 0, "created": 1.5}

    async def story() -> list[tuple[str, float]]:
        engine = open_engine(database_url(old))
        async with engine.begin() as connection:
            await connection.run_sync(lambda sync: command.upgrade(migrations(sync), "0001"))
            await connection.execute(insert(people).values(anna))
        await engine.dispose()
        assert (await back_up(old, tmp_path / "file")).people == 1
        assert (await restore(new, tmp_path / "file", replace=False)).people == 1
        engine = open_engine(database_url(new))
        async with engine.connect() as connection:
            assert await connection.run_sync(revision_of) == known_revisions()[0]
            rows = [tuple(row) for row in await connection.execute(select(people.c.name, people.c.created))]
        await engine.dispose()
        return rows

    assert asyncio.run(story()) == [("Anna", 1.5)]
