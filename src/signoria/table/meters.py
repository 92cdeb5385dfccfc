"""What a server counts of itself; counting costs next to nothing, and prometheus-client writes it down when asked."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from typing import Final

# Upper limits in seconds; the last class has none.
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Durations:
    """How often something took how long."""

    def __init__(self, limits: tuple[float, ...] = QUICK) -> None:
        self.limits = limits
        self.counts = [0] * (len(limits) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(self.limits, seconds)] += 1
        self.seconds += seconds

    def measured(self) -> Measured:
        """Also what fails counts."""
        return Measured(self)


class Measured:
    """A block of which is noted how long it took: twice at every move, so without the cost of a generator."""

    __slots__ = ("_began", "_durations")

    def __init__(self, durations: Durations) -> None:
        self._durations = durations
        self._began = 0.0

    def __enter__(self) -> None:
        self._began = time.perf_counter()

    def __exit__(self, *error: object) -> None:
        self._durations.add(time.perf_counter() - self._began)


class Meters:
    """All of one process."""

    def __init__(self) -> None:
        # Moves that were made durable, by who decided: a person or a bot.
        self.moves: Counter[str] = Counter(person=0, bot=0)
        # From a person's message to its acknowledgement or refusal.
        self.move_seconds = Durations()
        # From what a bot is asked to the process that thinks about it; then its processor time.
        self.bot_waits = Durations(SLOW)
        self.bot_thoughts = Durations(SLOW)
        self.commits = Durations()
        self.statements = Durations()
        self.database_failures = 0
        self.requests: Counter[tuple[str, int]] = Counter()
        self.request_seconds = Durations()
        self.refused_sign_ins: Counter[str] = Counter()


meters: Final = Meters()
