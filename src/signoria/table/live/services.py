"""What every table of this process works with."""

from __future__ import annotations

from dataclasses import dataclass, field

from sqlalchemy.ext.asyncio import AsyncEngine

from signoria.table.bots.leases import Leases
from signoria.table.bots.pace import Tempo
from signoria.table.bots.pool import Thinker
from signoria.table.live.drain import Drain
from signoria.table.people.rate_limits import Rates
from signoria.table.settings import Settings
from signoria.table.store.writer import Writer


@dataclass(frozen=True)
class Services:
    """The database, its writer, the bots' processes and pace, who runs what, how often is too often, and the end."""

    settings: Settings
    engine: AsyncEngine
    writer: Writer
    thinker: Thinker
    tempo: Tempo
    leases: Leases
    rates: Rates
    drain: Drain = field(default_factory=Drain)
