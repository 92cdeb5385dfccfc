"""The log: lines for people and for programs that watch, each with what happened and the facts about it.

At the usual level it says nothing about people. At `info` it says who asks for what, by address, and whose password was
wrong; names, passwords, what is said at tables and the secret parts of links are never in it.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, Final

LEVELS: Final = ("debug", "info", "warning", "error")
PLAIN, JSON = "plain", "json"
FORMATS: Final = (PLAIN, JSON)

access: Final = logging.getLogger("signoria.access")
sign_in: Final = logging.getLogger("signoria.sign_in")
# What libraries say below this is of no use to a host.
QUIET: Final = ("uvicorn.error", "litestar", "sqlalchemy", "alembic", "asyncio", "aiosqlite")
# What can stand without quotes: nothing that could begin another fact, or another line.
BARE: Final = re.compile(r"[\w./:+-]+", re.ASCII)


def configure(level: str, form: str) -> None:
    """Write to the standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == JSON else PlainLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))


def note(log: logging.Logger, what: str, **facts: str | int | float) -> None:
    """Something ordinary that happened, for who wants to know."""
    log.info(what, extra={"facts": facts})


class PlainLines(logging.Formatter):
    """`<time> <LEVEL> <logger> <what happened> <fact>=<value> ...`"""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the name that the library gave it
        facts = [f"{name}={_written(value)}" for name, value in _facts(record).items()]
        return " ".join([_moment(record), record.levelname, record.name, record.message, *facts])


class JsonLines(logging.Formatter):
    """One object a line; a failure has its traceback in it."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": _moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_facts(record),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line)


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    return getattr(record, "facts", {})


def _moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).strftime("%Y-%m-%dT%H:%M:%S.") + f"{int(record.msecs):03d}Z"


def _written(value: str | int | float) -> str:
    text = f"{value:.1f}" if isinstance(value, float) else str(value)
    return text if BARE.fullmatch(text) else json.dumps(text)
