"""A backup put in the place of a database: checked and brought up to date first, then all or nothing."""

from __future__ import annotations

import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from alembic import command
from sqlalchemy import Connection, create_engine, func, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from signoria.core.errors import SignoriaError
from signoria.table.settings import Settings
from signoria.table.store.backup import sync
from signoria.table.store.backup_file import Contents, check_backup, opened
from signoria.table.store.database import FILE, database_url, open_engine, unusable
from signoria.table.store.folder_lock import FolderInUse, lock_folder
from signoria.table.store.notify import are_servers_here
from signoria.table.store.row_copy import copy_in
from signoria.table.store.schema import people
from signoria.table.store.upgrade import lock_migrations, migrations, revision_of

# What SQLite keeps beside its file until it is closed.
BESIDE: Final = ("", "-wal", "-shm")


class CannotRestore(SignoriaError):
    """A server runs, or there is a database already."""


async def restore(settings: Settings, file: Path, replace: bool) -> Contents:
    """Put a backup in the place of the database; `replace` where that one is not empty. Returns what it holds."""
    check_backup(file)
    url = database_url(settings)
    try:
        if url.get_backend_name() == "sqlite":
            return _restore_file(settings.data, file, replace)
        return await _restore_postgresql(url, file, replace)
    except (OSError, DBAPIError, sqlite3.Error) as error:
        raise unusable(url, error) from error


@contextmanager
def _up_to_date(file: Path, folder: Path) -> Iterator[tuple[Path, Contents]]:
    """A copy of a backup with the schema of this version, checked; it is removed unless it was moved away."""
    handle, name = tempfile.mkstemp(prefix=f".{FILE}.", dir=folder)
    os.close(handle)
    copy = Path(name)
    try:
        with opened(file) as backup:
            backup.execute("VACUUM INTO ?", (name,))
        engine = create_engine(URL.create("sqlite", database=str(copy)))
        try:
            with engine.begin() as connection:
                command.upgrade(migrations(connection), "head")
        finally:
            engine.dispose()
        yield copy, check_backup(copy)
    finally:
        copy.unlink(missing_ok=True)


# ---- SQLite ----


def _restore_file(folder: Path, file: Path, replace: bool) -> Contents:
    folder.mkdir(parents=True, exist_ok=True)
    try:
        lock = lock_folder(folder)
    except FolderInUse as error:
        english = "A server serves the folder {folder}; stop it first, and start it again after the restore."
        raise CannotRestore(english, "restore_running", folder=str(folder)) from error
    try:
        if (folder / FILE).exists() and not replace:
            english = (
                "There is a database in the folder {folder} already; --replace puts the backup in its place, and keeps "
                "the old one beside it."
            )
            raise CannotRestore(english, "restore_over_file", folder=str(folder))
        with _up_to_date(file, folder) as (copy, contents):
            sync(copy)
            _put_aside(folder / FILE)
            os.replace(copy, folder / FILE)
            sync(folder)
            return contents
    finally:
        os.close(lock)


def _put_aside(database: Path) -> None:
    old = f"{database.name}.{time.strftime('%Y%m%d-%H%M%S')}.replaced"
    for suffix in BESIDE:
        beside = database.with_name(database.name + suffix)
        if beside.exists():
            os.replace(beside, database.with_name(old + suffix))


# ---- PostgreSQL ----


async def _restore_postgresql(url: URL, file: Path, replace: bool) -> Contents:
    engine = open_engine(url)
    try:
        with tempfile.TemporaryDirectory() as folder, _up_to_date(file, Path(folder)) as (copy, contents):
            async with engine.begin() as connection:
                await connection.run_sync(_put_rows, copy, replace)
            return contents
    finally:
        await engine.dispose()


def _put_rows(target: Connection, copy: Path, replace: bool) -> None:
    lock_migrations(target)
    if are_servers_here(target):
        english = "A server uses the database {database}; stop all its servers first, and start them after the restore."
        raise CannotRestore(english, "restore_serving", database=target.engine.url.database or "")
    revision_of(target)  # not of a newer version
    command.upgrade(migrations(target), "head")
    if not replace and target.execute(select(func.count()).select_from(people)).scalar_one():
        english = (
            "There are people and tables in the database {database} already; --replace puts the backup in their place "
            "(`signoria backup` keeps them first)."
        )
        raise CannotRestore(english, "restore_over_rows", database=target.engine.url.database or "")
    engine = create_engine(URL.create("sqlite", database=str(copy)))
    try:
        with engine.connect() as source:
            copy_in(source, target)
    finally:
        engine.dispose()
