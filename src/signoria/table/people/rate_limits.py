"""How often: a bucket of tokens per kind and asker, refilled as time goes by.

Litestar's own limit counts requests of an address in a window; here messages, chat, hints and passwords count too, by
person and by account.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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
        self._at_once: Counter[str] = Counter()

    def spend(self, kind: str, asker: str) -> None:
        """Take a token, or TooMany."""
        burst, refill = self._rate(kind)
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

    @contextmanager
    def one_of(self, most: int, asker: str) -> Iterator[None]:
        """Be one of so many at once of this asker; or TooMany."""
        if self._at_once[asker] >= most * self._factor:
            english = "There are {count} connections from your address already; close some pages."
            raise TooMany(english, "too_many_here", count=self._at_once[asker])
        self._at_once[asker] += 1
        try:
            yield
        finally:
            self._at_once[asker] -= 1
            if not self._at_once[asker]:
                del self._at_once[asker]

    def give_back(self, kind: str, asker: str) -> None:
        """What was spent did not count after all."""
        if (kind, asker) in self._buckets:
            left, then = self._buckets[kind, asker]
            self._buckets[kind, asker] = (left + 1, then)

    def _rate(self, kind: str) -> tuple[float, float]:
        burst, refill = RATES[kind]
        return burst * self._factor, refill * self._factor

    def _forget(self, now: float) -> None:
        """Whoever has not asked for so long that their bucket is full again."""

        def is_full(kind: str, left: float, then: float) -> bool:
            burst, refill = self._rate(kind)
            return left + (now - then) * refill >= burst

        self._buckets = {key: kept for key, kept in self._buckets.items() if not is_full(key[0], *kept)}
