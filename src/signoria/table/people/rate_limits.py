"""How often: a bucket of tokens per kind and asker, refilled as time goes by."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from signoria.table.limits import RATES
from signoria.table.protocol.faults import TooMany

MOST_BUCKETS: Final = 20_000


class Rates:
    """Remembers, for a while, who asked how often."""

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._factor = factor
        self._clock = clock
        # For each kind and asker: tokens left, and when that was.
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, kind: str, asker: str) -> None:
        """Take a token, or TooMany."""
        burst, refill = (number * self._factor for number in RATES[kind])
        now = self._clock()
        left, then = self._buckets.get((kind, asker), (burst, now))
        left = min(burst, left + (now - then) * refill)
        if left < 1:
            wait = max(1, round((1 - left) / refill))
            english = "That was too often in too short a time; wait {seconds} s."
            raise TooMany(english, "too_many", seconds=wait)
        self._buckets[kind, asker] = (left - 1, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._forget(now)

    def _forget(self, now: float) -> None:
        """Who has not asked for a minute has a full bucket again, or nearly."""
        self._buckets = {key: kept for key, kept in self._buckets.items() if now - kept[1] < 60}
