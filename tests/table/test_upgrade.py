"""The data folder: one server at a time, migrated by itself with a copy first, and records that outlive the rules."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.commands import refused, signoria
from tests.table.program import Program
from tests.table.servers import serving

from signoria.core.record import Record


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


def test_an_older_database_is_migrated_with_a_copy_and_a_newer_one_refused(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path)) as server:
        asyncio.run(begin(server.address))
    change(tmp_path, "UPDATE alembic_version SET version_num = ?", "9999")
    assert "newer version" in refused(signoria("serve", "--port", "0", "--data", str(tmp_path)))
    assert list(tmp_path.glob("*.backup")) == []


def test_the_copy_before_a_migration_is_whole(tmp_path: Path) -> None:
    from signoria.table.database import back_up

    with serving("--data", str(tmp_path)) as server:
        asyncio.run(begin(server.address))
        copy = back_up(tmp_path / "signoria.db", "0001")
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert database.execute("SELECT count(*) FROM journal").fetchone()[0] > 0


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
