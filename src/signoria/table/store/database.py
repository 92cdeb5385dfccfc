"""The database: SQLite in the data folder, or PostgreSQL by its address."""

from __future__ import annotations

import secrets
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, insert, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from signoria.core.errors import SignoriaError
from signoria.table.settings import Settings
from signoria.table.store.folder_lock import FolderInUse, lock_folder
from signoria.table.store.schema import keys

FILE: Final = "signoria.db"
MIGRATIONS: Final = Path(__file__).parent / "migrations"
KEY_BYTES: Final = 32
# In SQLite every commit is on the disk before it is answered; readers do not wait for the writer.
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=20000")
# So that two processes that start together do not both migrate.
MIGRATION_LOCK: Final = 5_190_1469


class CannotOpen(SignoriaError):
    """A database that cannot be used."""


def database_url(settings: Settings) -> URL:
    """The address with the driver that we speak to it with."""
    if settings.database is None:
        return URL.create("sqlite+aiosqlite", database=str(settings.data / FILE))
    try:
        url = make_url(settings.database)
    except ArgumentError as error:
        raise _not_an_address() from error
    if url.get_backend_name() not in ("postgresql", "postgres"):
        raise _not_an_address()
    return url.set(drivername="postgresql+asyncpg")


def _not_an_address() -> CannotOpen:
    english = "--database must be the address of a PostgreSQL, like postgresql://user:password@host/name."
    return CannotOpen(english, "database_address")


def open_engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(url, pool_size=4)
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        return engine
    return create_async_engine(url, pool_size=8, pool_pre_ping=True)


def _set_pragmas(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def prepare(settings: Settings) -> bytes:
    """Lock the folder, bring the database up to date, and answer the key that cookies are signed with."""
    url = database_url(settings)
    if url.get_backend_name() == "sqlite":
        _prepare_folder(settings.data)
    engine = open_engine(url)
    try:
        async with engine.connect() as connection:
            await connection.run_sync(_migrate, settings)
            await connection.commit()
        return await _cookie_key(engine)
    except (OSError, DBAPIError) as error:  # out of reach, a wrong password, no such database
        raise _unreachable(url, error) from error
    finally:
        await engine.dispose()


def _prepare_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock_folder(folder)
        keep_private(folder / FILE)
    except FolderInUse as error:
        english = (
            "Another server already serves the folder {folder}; stop it, choose another with --data, or let several "
            "servers share a PostgreSQL with --database."
        )
        raise CannotOpen(english, "folder_in_use", folder=str(folder)) from error
    except OSError as error:
        english = "The folder {folder} cannot be used: {why}; choose another with --data."
        raise CannotOpen(english, "folder_unusable", folder=str(folder), why=error.strerror or str(error)) from error


def _unreachable(url: URL, error: Exception) -> CannotOpen:
    why = str(getattr(error, "orig", error)).strip().splitlines()
    english = "The database {database} cannot be used: {why}."
    shown = url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)
    return CannotOpen(english, "database_unusable", database=shown, why=why[0] if why else type(error).__name__)


# ---- migrations ----


def migrations(connection: Connection) -> Config:
    """Our steps, for Alembic to run on this connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _migrate(connection: Connection, settings: Settings) -> None:
    config = migrations(connection)
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
    scripts = ScriptDirectory.from_config(config)
    newest = scripts.get_current_head()
    here = MigrationContext.configure(connection).get_current_revision()
    if here == newest:
        return
    if here is not None and here not in {script.revision for script in scripts.walk_revisions()}:
        english = (
            "A newer version of Signoria has used this database (its schema is {here}, here {newest}); use that one."
        )
        raise CannotOpen(english, "database_newer", here=here, newest=newest)
    if here is not None and connection.dialect.name == "sqlite":
        back_up(settings.data / FILE, here)
    command.upgrade(config, "head")


def keep_private(file: Path) -> None:
    """For nobody else on this machine: it holds the key of the cookies and the secrets of running games."""
    file.touch(0o600)
    file.chmod(0o600)


def back_up(file: Path, revision: str) -> Path:
    """A copy of the SQLite file as it is, beside it."""
    copy = file.with_name(f"{file.name}.{revision}.{time.strftime('%Y%m%d-%H%M%S')}.backup")
    keep_private(copy)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    return copy


async def _cookie_key(engine: AsyncEngine) -> bytes:
    """Made once, and shared by all processes."""
    wanted = select(keys.c.value).where(keys.c.name == "cookies")
    async with engine.begin() as connection:
        found = (await connection.execute(wanted)).scalar_one_or_none()
    if found is not None:
        return bytes(found)
    try:
        async with engine.begin() as connection:
            await connection.execute(insert(keys).values(name="cookies", value=secrets.token_bytes(KEY_BYTES)))
    except IntegrityError:  # another process was quicker
        pass
    async with engine.begin() as connection:
        return bytes((await connection.execute(wanted)).scalar_one())
