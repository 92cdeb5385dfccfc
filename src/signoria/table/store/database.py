"""The database: SQLite in the data folder, or PostgreSQL by its address."""

from __future__ import annotations

import secrets
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import event, insert, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from signoria.table.settings import LOCK_WAIT, Settings
from signoria.table.store.folder_lock import FolderInUse, lock_folder
from signoria.table.store.schema import keys
from signoria.table.store.upgrade import CannotOpen, keep_private, migrate

FILE: Final = "signoria.db"
KEY_BYTES: Final = 32
LOCK_WAIT_OPTION: Final = "signoria_lock_wait"
# In SQLite every commit is on the disk before it is answered; readers do not wait for the writer.
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")


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


def open_engine(url: URL, lock_wait: float = LOCK_WAIT) -> AsyncEngine:
    """Connections that wait so many seconds for a lock that somebody else holds."""
    if url.get_backend_name() == "sqlite":
        options = {LOCK_WAIT_OPTION: lock_wait}
        engine = create_async_engine(url, pool_size=4, execution_options=options, json_serializer=_json)
        event.listen(engine.sync_engine, "connect", partial(_set_pragmas, lock_wait))
        return engine
    waits = {"server_settings": {"lock_timeout": f"{lock_wait:.3f}s"}}
    return create_async_engine(url, pool_size=8, pool_pre_ping=True, connect_args=waits, json_serializer=_json)


def _json(value: Any) -> str:
    """Several values at each move: in a tenth of the time that Python's own encoder takes."""
    return msgspec.json.encode(value).decode()


def connect_sqlite(engine: AsyncEngine) -> sqlite3.Connection:
    """Returns a plain connection to the file of an engine, with its settings; the caller begins and commits."""
    assert engine.url.database is not None
    connection = sqlite3.connect(engine.url.database, isolation_level=None)
    _set_pragmas(engine.get_execution_options()[LOCK_WAIT_OPTION], connection, None)
    return connection


def _set_pragmas(lock_wait: float, connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    for pragma in (*PRAGMAS, f"busy_timeout={round(lock_wait * 1000)}"):
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
            await connection.run_sync(migrate, settings.data / FILE)
            await connection.commit()
        return await _cookie_key(engine)
    except (OSError, DBAPIError) as error:  # out of reach, a wrong password, no such database
        raise unusable(url, error) from error
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


def unusable(url: URL, error: Exception) -> CannotOpen:
    """Out of reach, a wrong password, no such database, a full disk: in the system's words, without the password."""
    why = str(getattr(error, "orig", error)).strip().splitlines()
    english = "The database {database} cannot be used: {why}."
    shown = url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)
    return CannotOpen(english, "database_unusable", database=shown, why=why[0] if why else type(error).__name__)


async def _cookie_key(engine: AsyncEngine) -> bytes:
    """Made once, and shared by all processes."""
    kept = select(keys.c.value).where(keys.c.name == "cookies")
    async with engine.begin() as connection:
        key = (await connection.execute(kept)).scalar_one_or_none()
    if key is not None:
        return bytes(key)
    try:
        async with engine.begin() as connection:
            await connection.execute(insert(keys).values(name="cookies", value=secrets.token_bytes(KEY_BYTES)))
    except IntegrityError:  # another process was quicker
        pass
    async with engine.begin() as connection:
        return bytes((await connection.execute(kept)).scalar_one())
