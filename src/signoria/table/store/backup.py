"""A backup while servers run: one moment of the database, whatever is written meanwhile.

SQLite's own online backup begins again with each write of another process, and never ends at a busy table. `VACUUM
INTO` reads one snapshot, holds up nobody, and leaves behind what was deleted. PostgreSQL is read in one transaction
that sees one moment, into the same kind of file: no program of the right version is needed, and a backup of either
database can be restored into either.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from sqlalchemy import create_engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from signoria.core.errors import SignoriaError
from signoria.table.settings import Settings
from signoria.table.store.backup_file import Contents, check_backup, opened
from signoria.table.store.database import database_url, open_engine, unusable
from signoria.table.store.row_copy import copy_out
from signoria.table.store.upgrade import CannotOpen, migrations, revision_of


class CannotBackUp(SignoriaError):
    """A file that is there already, or cannot be written."""


async def back_up(settings: Settings, file: Path) -> Contents:
    """A new file that only its owner may read, opened and checked; returns what it holds."""
    url = database_url(settings)
    with _new_file(file) as unfinished:
        try:
            if url.get_backend_name() == "sqlite":
                _copy_sqlite(Path(url.database or ""), unfinished)
            else:
                await _copy_postgresql(url, unfinished)
        except (OSError, DBAPIError, sqlite3.Error) as error:
            raise unusable(url, error) from error
        return check_backup(unfinished)


@contextmanager
def _new_file(file: Path) -> Iterator[Path]:
    """A file beside the new one that takes its name when all went well; when not, nothing is left."""
    try:
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    except FileExistsError as error:
        english = "{file} exists already, and a backup replaces nothing; give the name of a new file."
        raise CannotBackUp(english, "backup_exists", file=str(file)) from error
    except OSError as error:
        english = "{file} cannot be written: {why}."
        raise CannotBackUp(english, "backup_unwritable", file=str(file), why=error.strerror or str(error)) from error
    os.close(handle)
    try:
        yield Path(name)
        sync(Path(name))
        os.replace(name, file)
        sync(file.parent)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        file.unlink(missing_ok=True)
        raise


def sync(path: Path) -> None:
    """Return when a file, or what a folder lists, is on the disk."""
    if path.is_dir() and os.name == "nt":
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _copy_sqlite(database: Path, copy: Path) -> None:
    if not database.is_file():
        english = "There is no database in the folder {folder}; name the server's with --data, or its --database."
        raise CannotOpen(english, "no_database", folder=str(database.parent))
    with opened(database) as connection:
        connection.execute("VACUUM INTO ?", (str(copy),))


async def _copy_postgresql(url: URL, copy: Path) -> None:
    engine = open_engine(url)
    try:
        async with engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            await _copy_rows(connection, copy)
    finally:
        await engine.dispose()


async def _copy_rows(source: AsyncConnection, copy: Path) -> None:
    revision = await source.run_sync(revision_of)
    if revision is None:
        english = "There are no tables of Signoria in the database {database}; name the server's with --database."
        raise CannotOpen(english, "empty_database", database=source.engine.url.database or "")
    engine = create_engine(URL.create("sqlite", database=str(copy)))
    try:
        with engine.begin() as target:
            command.upgrade(migrations(target), revision)
            await copy_out(source, target)
    finally:
        engine.dispose()
