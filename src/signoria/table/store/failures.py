"""When the database fails (a full disk, a lock that is held, nobody there): one line in the log, and Unavailable."""

from __future__ import annotations

import logging
import time
from typing import Any, Final

import asyncpg
from sqlalchemy import event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncEngine

from signoria.table.meters import meters
from signoria.table.protocol.faults import Unavailable

log = logging.getLogger("signoria.table")

# Ours to mend, or a race that somebody lost: not the database's failure.
NOT_ITS_FAULT: Final = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
# What the drivers raise where nobody answers, before SQLAlchemy can translate it.
OUT_OF_REACH: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


def report_failures(engine: AsyncEngine) -> None:
    """Let whoever uses this engine see a failure of the database as Unavailable."""
    event.listen(engine.sync_engine, "handle_error", _translate)
    event.listen(engine.sync_engine, "do_connect", _connect)


def measure_statements(engine: AsyncEngine) -> None:
    """Count how long the database takes to answer."""
    event.listen(engine.sync_engine, "before_cursor_execute", _begin)
    event.listen(engine.sync_engine, "after_cursor_execute", _end)


def unavailable(error: BaseException) -> Unavailable:
    """Say in the log what happened; returns what to refuse with."""
    meters.database_failures += 1
    log.error("the database failed: %s", _one_line(error))
    return Unavailable("The database does not answer; try again in a moment.", "database")


def _translate(context: ExceptionContext) -> None:
    error, cause = context.sqlalchemy_exception, context.original_exception
    if isinstance(cause, OUT_OF_REACH) or (isinstance(error, DBAPIError) and not isinstance(error, NOT_ITS_FAULT)):
        raise unavailable(cause) from cause


def _connect(dialect: Any, record: Any, arguments: Any, parameters: Any) -> Any:
    try:
        return dialect.connect(*arguments, **parameters)
    except OUT_OF_REACH as error:
        raise unavailable(error) from error


def _begin(connection: Any, cursor: Any, statement: Any, parameters: Any, context: Any, many: bool) -> None:
    context.began = time.perf_counter()


def _end(connection: Any, cursor: Any, statement: Any, parameters: Any, context: Any, many: bool) -> None:
    meters.statements.add(time.perf_counter() - context.began)


def _one_line(error: BaseException) -> str:
    return " ".join(str(error).split()) or type(error).__name__
