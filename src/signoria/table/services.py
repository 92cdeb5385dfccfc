"""What every table of this process works with."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncEngine

from signoria.table.leases import Leases
from signoria.table.rates import Rates
from signoria.table.settings import Settings
from signoria.table.tempo import Tempo
from signoria.table.thinking import Thinker
from signoria.table.writer import Writer


@dataclass(frozen=True)
class Services:
    """The database, its writer, the bots' processes and pace, who runs what, and how often is too often."""

    settings: Settings
    engine: AsyncEngine
    writer: Writer
    thinker: Thinker
    tempo: Tempo
    leases: Leases
    rates: Rates
