"""A backup: an SQLite file with the schema of the server, whichever database it was made of."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from signoria.core.errors import SignoriaError
from signoria.table.store.upgrade import known_revisions

# A line that is missing, or a table that says it has more than there are.
GAPS: Final = """
    SELECT tables.id FROM tables LEFT JOIN journal ON journal.table_id = tables.id GROUP BY tables.id
    HAVING COUNT(journal.number) <> COALESCE(MAX(journal.number) + 1, 0) OR COUNT(journal.number) < tables.lines
"""


class BadBackup(SignoriaError):
    """A file that is no backup, or one that is damaged."""


class Contents(NamedTuple):
    """What a backup holds."""

    tables: int
    people: int
    lines: int


def check_backup(file: Path) -> Contents:
    """Read all of a backup; returns what it holds, or raises BadBackup where it cannot be restored."""
    if not file.is_file():
        raise BadBackup("There is no file {file}.", "backup_missing", file=str(file))
    try:
        with opened(file) as connection:
            _check_revision(connection, file)
            _check_content(connection, file)
            counts = [_value(connection, f"SELECT COUNT(*) FROM {name}") for name in ("tables", "people", "journal")]
            return Contents(*counts)
    except sqlite3.Error as error:
        raise _not_a_backup(file, str(error)) from error


@contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    """A file that must be there, without transactions of Python's own."""
    address = f"{file.resolve().as_uri()}?mode=rw"
    with closing(sqlite3.connect(address, uri=True, isolation_level=None, timeout=20)) as connection:
        yield connection


def _check_revision(connection: sqlite3.Connection, file: Path) -> None:
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not {"alembic_version", "tables", "journal"} <= names:
        raise _not_a_backup(file, "it has no tables of Signoria")
    revision = str(_value(connection, "SELECT version_num FROM alembic_version"))
    known = known_revisions()
    if revision not in known:
        english = "{file} was made by a newer version of Signoria (its schema is {here}, here {newest}); use that one."
        raise BadBackup(english, "backup_newer", file=str(file), here=revision, newest=known[0])


def _check_content(connection: sqlite3.Connection, file: Path) -> None:
    problem = _value(connection, "PRAGMA integrity_check(1)")
    orphan = connection.execute("PRAGMA foreign_key_check").fetchone()
    gap = connection.execute(GAPS).fetchone()
    if problem != "ok":
        raise _damaged(file, str(problem))
    if orphan is not None:
        raise _damaged(file, f"a row of {orphan[0]} belongs to nothing in {orphan[2]}")
    if gap is not None:
        raise _damaged(file, f"lines of the table {gap[0]} are missing")


def _value(connection: sqlite3.Connection, statement: str) -> Any:
    (value,) = connection.execute(statement).fetchone()
    return value


def _not_a_backup(file: Path, why: str) -> BadBackup:
    english = "{file} is no backup of Signoria ({why}); give one that `signoria backup` made."
    return BadBackup(english, "backup_other_file", file=str(file), why=why)


def _damaged(file: Path, why: str) -> BadBackup:
    return BadBackup("{file} is damaged: {why}; use another backup.", "backup_damaged", file=str(file), why=why)
