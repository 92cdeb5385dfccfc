"""The schema of a database: which one it has, and the steps from there to ours."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from signoria.core.errors import SignoriaError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
# So that two processes that start together do not both migrate.
MIGRATION_LOCK: Final = 5_190_1469


class CannotOpen(SignoriaError):
    """A database that cannot be used."""


def migrations(connection: Connection | None = None) -> Config:
    """Our steps, for Alembic to run on this connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def known_revisions() -> list[str]:
    """The newest first."""
    return [script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()]


def revision_of(connection: Connection) -> str | None:
    """Returns the schema that a database has, or None if it has none; CannotOpen if it is of a newer version."""
    here, known = MigrationContext.configure(connection).get_current_revision(), known_revisions()
    if here is not None and here not in known:
        english = (
            "A newer version of Signoria has used this database (its schema is {here}, here {newest}); use that one."
        )
        raise CannotOpen(english, "database_newer", here=here, newest=known[0])
    return here


def migrate(connection: Connection, file: Path) -> None:
    """Bring a database up to date; of an SQLite file, a copy is made first."""
    lock_migrations(connection)
    here = revision_of(connection)
    if here == known_revisions()[0]:
        return
    if here is not None and connection.dialect.name == "sqlite":
        _keep_copy(file, here)
    command.upgrade(migrations(connection), "head")


def lock_migrations(connection: Connection) -> None:
    """Wait for whoever else migrates, and keep others waiting until the transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")


def keep_private(file: Path) -> None:
    """For nobody else on this machine: it holds the key of the cookies and the secrets of running games."""
    file.touch(0o600)
    file.chmod(0o600)


def _keep_copy(file: Path, revision: str) -> None:
    """A copy of the SQLite file as it is, beside it."""
    copy = file.with_name(f"{file.name}.{revision}.{time.strftime('%Y%m%d-%H%M%S')}.backup")
    keep_private(copy)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
