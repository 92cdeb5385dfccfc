"""What whoever runs a server can set; the environment sets what hardly anybody needs to."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

AWAY_AFTER: Final = 60.0
WORKERS: Final = max(1, (os.cpu_count() or 2) - 1)


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
    # Tells processes apart that share a database.
    process: str = field(default_factory=lambda: os.urandom(8).hex())


def settings(data: Path | None, database: str | None, environ: Mapping[str, str] = os.environ) -> Settings:
    return Settings(
        data or default_folder(environ),
        database or environ.get("SIGNORIA_DATABASE") or None,
        float(environ.get("SIGNORIA_AWAY_AFTER", AWAY_AFTER)),
        int(environ.get("SIGNORIA_WORKERS", WORKERS)),
        float(environ.get("SIGNORIA_RATE_FACTOR", 1)),
    )


def default_folder(environ: Mapping[str, str]) -> Path:
    """Where programs of this system keep their data."""
    if environ.get("SIGNORIA_DATA"):
        return Path(environ["SIGNORIA_DATA"])
    home = environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "signoria"
