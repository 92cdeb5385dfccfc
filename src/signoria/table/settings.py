"""What whoever runs a server can set; the environment sets what hardly anybody needs to."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from signoria.core.errors import SignoriaError
from signoria.table.limits import FRIENDS_LOBBY_LASTS, OPEN_LOBBY_LASTS, SESSION_SECONDS
from signoria.table.logs import FORMATS, LEVELS, PLAIN

AWAY_AFTER: Final = 60.0
LOCK_WAIT: Final = 10.0
REQUEST_SECONDS: Final = 20.0
PUT_AWAY_AFTER: Final = 120.0
SHORTEST_TOKEN: Final = 16
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
WORKERS: Final = max(1, (os.cpu_count() or 2) - 1)
# The lowest priority there is.
NICENESS: Final = 19


@dataclass(frozen=True)
class Settings:
    """Where the data is, and how the server behaves."""

    data: Path
    # None: the SQLite file in the data folder.
    database: str | None = None
    # Seconds without a connection after which a person is away.
    away_after: float = AWAY_AFTER
    # Processes in which bots think.
    workers: int = WORKERS
    # All rates of limits.py times this: more for a benchmark, whose people share one address.
    rate_factor: float = 1.0
    # Seconds for which a request waits where another program has locked the database.
    lock_wait: float = LOCK_WAIT
    # Seconds in which a request must have come whole.
    request_seconds: float = REQUEST_SECONDS
    # Seconds after which a table that nobody looks at leaves the memory.
    put_away_after: float = PUT_AWAY_AFTER
    # From which level on something is in the log, and how it is written there.
    log_level: str = "warning"
    log_format: str = PLAIN
    # Opens /metrics to who has it; None: there is no such address.
    metrics_token: str | None = None
    # Seconds for which things are kept at which nothing happens: tables that wait for their game, those that anybody
    # may join and those for friends; guests; games that are over, None for ever.
    open_lobby_lasts: float = OPEN_LOBBY_LASTS
    friends_lobby_lasts: float = FRIENDS_LOBBY_LASTS
    guests_last: float = SESSION_SECONDS
    finished_last: float | None = None
    # How far these processes give way to everything else on the machine, as `nice` has it.
    niceness: int = NICENESS
    # Tells processes apart that share a database.
    process: str = field(default_factory=lambda: os.urandom(8).hex())


class BadSetting(SignoriaError):
    """An environment variable that cannot be meant."""


def settings(data: Path | None, database: str | None, environ: Mapping[str, str] = os.environ) -> Settings:
    """Returns what the options and the environment ask for; BadSetting where that is no sensible number."""
    return Settings(
        data or default_folder(environ),
        database or environ.get("SIGNORIA_DATABASE") or None,
        _number(environ, "SIGNORIA_AWAY_AFTER", AWAY_AFTER),
        _whole(environ, "SIGNORIA_WORKERS", WORKERS),
        _number(environ, "SIGNORIA_RATE_FACTOR", 1),
        _number(environ, "SIGNORIA_LOCK_WAIT", LOCK_WAIT),
        _number(environ, "SIGNORIA_REQUEST_SECONDS", REQUEST_SECONDS),
        _number(environ, "SIGNORIA_PUT_AWAY_AFTER", PUT_AWAY_AFTER),
        _one_of(environ, "SIGNORIA_LOG_LEVEL", "warning", LEVELS),
        _one_of(environ, "SIGNORIA_LOG_FORMAT", PLAIN, FORMATS),
        _token(environ, "SIGNORIA_METRICS_TOKEN"),
        HOUR * _number(environ, "SIGNORIA_OPEN_LOBBY_HOURS", OPEN_LOBBY_LASTS / HOUR),
        HOUR * _number(environ, "SIGNORIA_FRIENDS_LOBBY_HOURS", FRIENDS_LOBBY_LASTS / HOUR),
        DAY * _number(environ, "SIGNORIA_GUEST_DAYS", SESSION_SECONDS / DAY),
        DAY * _number(environ, "SIGNORIA_FINISHED_DAYS", 1) if environ.get("SIGNORIA_FINISHED_DAYS") else None,
        _whole(environ, "SIGNORIA_NICENESS", NICENESS),
    )


def _whole(environ: Mapping[str, str], name: str, otherwise: int) -> int:
    text = environ.get(name) or str(otherwise)
    if not text.strip().isdecimal() or int(text) < 1:
        english = "The environment variable {name} must be a whole number from 1 on, not {value!r}."
        raise BadSetting(english, "setting_whole", name=name, value=text)
    return int(text)


def _number(environ: Mapping[str, str], name: str, otherwise: float) -> float:
    text = environ.get(name) or str(otherwise)
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < math.inf:
        english = "The environment variable {name} must be a number above 0, not {value!r}."
        raise BadSetting(english, "setting_number", name=name, value=text)
    return number


def _one_of(environ: Mapping[str, str], name: str, otherwise: str, known: Sequence[str]) -> str:
    text = (environ.get(name) or otherwise).strip().lower()
    if text not in known:
        english = "The environment variable {name} must be one of {known}, not {value!r}."
        raise BadSetting(english, "setting_one_of", name=name, known=", ".join(known), value=text)
    return text


def _token(environ: Mapping[str, str], name: str) -> str | None:
    """Long enough that nobody guesses it; never shown."""
    text = environ.get(name, "").strip()
    if text and (len(text) < SHORTEST_TOKEN or not text.isascii() or not text.isprintable() or " " in text):
        english = "The environment variable {name} must be at least {least} letters, digits and signs without a space."
        raise BadSetting(english, "setting_token", name=name, least=SHORTEST_TOKEN)
    return text or None


def default_folder(environ: Mapping[str, str]) -> Path:
    """Where programs of this system keep their data."""
    if environ.get("SIGNORIA_DATA"):
        return Path(environ["SIGNORIA_DATA"])
    home = environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "signoria"
