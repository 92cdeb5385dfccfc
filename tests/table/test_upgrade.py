"""The data folder: one server at a time, migrated by itself with a copy first, and records that outlive the rules."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, insert, inspect, select
from tests.commands import refused, signoria
from tests.table.conftest import DATABASES, where
from tests.table.program import Program
from tests.table.servers import serving

from signoria.core.record.record import Record
from signoria.table.settings import Settings
from signoria.table.store.database import database_url, open_engine, prepare
from signoria.table.store.schema import keys, metadata
from signoria.table.store.upgrade import migrations

FIRST = "0001"


def test_a_second_server_refuses_the_same_folder(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path)):
        said = refused(signoria("serve", "--port", "0", "--data", str(tmp_path)))
    assert "Another server already serves the folder" in said


def test_a_database_that_cannot_be_used_is_one_plain_sentence(tmp_path: Path) -> None:
    folder = ["--port", "0", "--data", str(tmp_path)]
    said = refused(signoria("serve", *folder, "--database", "mysql://localhost/x"))
    assert "address of a PostgreSQL" in said
    said = refused(signoria("serve", *folder, "--database", "postgresql://somebody:secret@127.0.0.1:1/x"))
    assert "cannot be used" in said
    assert "secret" not in said
    (tmp_path / "file").write_text("")
    assert "cannot be used" in refused(signoria("serve", "--port", "0", "--data", str(tmp_path / "file" / "x")))


def change(folder: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / "signoria.db")) as database:
        database.execute(statement, values)
        database.commit()


async def begin(address: str) -> tuple[Program, str]:
    anna = await Program.guest(address, "Anna")
    table = (await anna.open_table("principato", ["me", "bot:apprentice"], start=True))["id"]
    chair = await anna.sit(table)
    await chair.until_state(lambda state: state["decisions"])
    await chair.move()
    return anna, table


def make_old(folder: Path) -> None:
    """The database as the first version would have left it: its tables, with what there is in them."""
    new, old = folder / "signoria.db", folder / "old.db"
    engine = create_engine(f"sqlite:///{old}")
    with engine.begin() as connection:
        command.upgrade(migrations(connection), FIRST)
        there = inspect(connection).get_table_names()
        names = [table.name for table in metadata.sorted_tables if table.name in there]
        columns = {
            name: ", ".join(column["name"] for column in inspect(connection).get_columns(name)) for name in names
        }
    engine.dispose()
    with closing(sqlite3.connect(old)) as database:
        database.execute("ATTACH ? AS new", (str(new),))
        for name, kept in columns.items():
            database.execute(f"INSERT INTO main.{name} ({kept}) SELECT {kept} FROM new.{name}")
        database.commit()
    old.replace(new)


def revision(file: Path) -> str:
    with closing(sqlite3.connect(file)) as database:
        return str(database.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def test_an_older_database_is_migrated_after_a_copy_and_its_games_go_on(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path)) as server:
        anna, table = asyncio.run(begin(server.address))
        before = anna.http.cookies
    # Counted once the server has ended: until then a bot may move.
    with closing(sqlite3.connect(tmp_path / "signoria.db")) as database:
        lines = database.execute("SELECT count(*) FROM journal").fetchone()[0]
    newest = revision(tmp_path / "signoria.db")
    make_old(tmp_path)
    assert FIRST == revision(tmp_path / "signoria.db") != newest
    with serving("--data", str(tmp_path)) as server:
        (copy,) = tmp_path.glob("*.backup")
        assert f".{FIRST}." in copy.name
        assert copy.stat().st_mode & 0o777 == 0o600
        with closing(sqlite3.connect(copy)) as database:
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            assert database.execute("SELECT count(*) FROM journal").fetchone()[0] == lines
        assert (revision(copy), revision(tmp_path / "signoria.db")) == (FIRST, newest)

        async def story() -> None:
            anna.go_to(server.address)
            assert dict(anna.http.cookies) == dict(before)
            chair = await anna.sit(table)
            await chair.until_state(lambda state: state["decisions"])
            (mine,) = (await anna.get("/api/tables?list=mine"))["tables"]
            assert mine["prompt"] == chair.state["decisions"][0]["prompt"]
            assert (await chair.move())["type"] == "ack"

        asyncio.run(story())
    # Up to date now: another start leaves no other copy.
    with serving("--data", str(tmp_path)):
        assert list(tmp_path.glob("*.backup")) == [copy]


def test_a_newer_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path)) as server:
        asyncio.run(begin(server.address))
    change(tmp_path, "UPDATE alembic_version SET version_num = ?", "9999")
    before = (tmp_path / "signoria.db").read_bytes()
    said = refused(signoria("serve", "--port", "0", "--data", str(tmp_path)))
    assert "A newer version of Signoria has used this database (its schema is 9999" in said
    assert list(tmp_path.glob("*.backup")) == []
    assert (tmp_path / "signoria.db").read_bytes() == before


@pytest.mark.parametrize("database", DATABASES)
def test_the_migrations_lead_to_what_the_program_expects(
    database: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """Also from the first version on, as on a PostgreSQL that has been used for long."""
    arguments = where(request, database, tmp_path)
    settings = Settings(tmp_path, dict(zip(arguments[::2], arguments[1::2], strict=True)).get("--database"))
    url = database_url(settings)

    async def upgraded() -> list[Any]:
        engine = open_engine(url)
        async with engine.begin() as connection:
            await connection.run_sync(lambda sync: command.upgrade(migrations(sync), FIRST))
            await connection.execute(insert(keys).values(name="kept", value=b"1"))
        await prepare(settings)
        async with engine.connect() as connection:
            assert (await connection.execute(select(keys.c.value).where(keys.c.name == "kept"))).scalar_one() == b"1"
            found: list[Any] = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
            )
        await engine.dispose()
        return found

    assert asyncio.run(upgraded()) == []


def test_a_table_that_no_longer_replays_is_closed_and_its_record_kept(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path)) as server:
        anna, table = asyncio.run(begin(server.address))
    with closing(sqlite3.connect(tmp_path / "signoria.db")) as database:
        header = json.loads(database.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()[0])
    # As if the game had been played with the rules of an older version.
    header["rules"] = "0"
    change(tmp_path, "UPDATE tables SET header = ? WHERE id = ?", json.dumps(header), table)
    with serving("--data", str(tmp_path)) as server:

        async def story() -> None:
            anna.go_to(server.address)
            chair = await anna.sit(table)
            state = await chair.until_state(bool)
            assert state["table"]["status"] == "closed"
            assert state["table"]["closed_why"]["code"] in ("record_other_rules", "line_rewritten")
            answer = await chair.ask("move", seat=0, at=0, action="pass")
            assert answer["error"]["code"] == "no_game_now"
            record = Record.from_text((await anna.http.get(f"/api/tables/{table}/record?seat=0")).text)
            assert record.end is not None
            assert len(record.lines) == record.end.lines > 0

        asyncio.run(story())
