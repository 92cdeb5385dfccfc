"""What persons would wait for bots on one process, by the costs that are known: `python -m benchmarks.bot_queue`.

The table's queue is run on a clock of its own, so that a busy machine changes nothing; benchmarks.bot_load measures the
real processes.
"""

from __future__ import annotations

import heapq
import random
from dataclasses import dataclass, field
from typing import Final

from signoria.table.bots.queue import FIRST_GUESS, MOVE, FairQueue, Request

# A person decides so often, on average, and then so many decisions of bots follow.
THINKS: Final = 5.0
FOLLOW: Final = {"courtier": 4, "condottiere": 3, "prince": 2}
TABLES: Final = {"courtier": (150, 300, 600), "condottiere": (15, 30, 60, 120), "prince": (1, 5, 15, 30, 50)}
SECONDS: Final = 600.0
# The first part does not count: the queue fills.
BEGINNING: Final = SECONDS / 3


@dataclass
class Run:
    """Tables of one level on one process."""

    level: str
    tables: int
    now: float = 0.0
    waits: list[float] = field(default_factory=list)
    parts: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.queue = FairQueue(1, lambda: self.now)
        self.lot = random.Random(f"{self.level} {self.tables}")
        # When a table asks, and how many decisions of its bots are to come; and what is being thought about.
        self.asks = [(self.lot.random() * 2 * THINKS, table, FOLLOW[self.level]) for table in range(self.tables)]
        self.left: dict[Request, tuple[int, int]] = {}
        heapq.heapify(self.asks)

    def run(self) -> None:
        while self.now < SECONDS:
            taken = self.queue.take()
            if taken is None:
                self._ask_until(self.asks[0][0])
            else:
                self._think(*taken)

    def _ask_until(self, until: float) -> None:
        while self.asks and self.asks[0][0] <= until:
            self.now, table, left = heapq.heappop(self.asks)
            request = Request(f"person {table}", f"table {table}", MOVE, self.level)
            self.left[request] = table, left
            self.queue.put(request)

    def _think(self, request: Request, part: float) -> None:
        seconds = part * FIRST_GUESS[MOVE, self.level] * (0.5 + self.lot.random())
        end = self.now + seconds
        self._ask_until(end)
        self.now = end
        self.queue.done(request, part, seconds)
        if self.now > BEGINNING:
            self.waits.append(self.now - request.since)
            self.parts.append(part)
        table, left = self.left.pop(request)
        pause = 0.0 if left > 1 else self.lot.random() * 2 * THINKS
        heapq.heappush(self.asks, (self.now + pause, table, left - 1 if left > 1 else FOLLOW[self.level]))


def main() -> None:
    print(f"{'level':<12} {'tables':>6} {'median s':>9} {'p95 s':>7} {'worst s':>8} {'part of budget':>15}")
    for level, counts in TABLES.items():
        for tables in counts:
            run = Run(level, tables)
            run.run()
            waits = sorted(run.waits)
            middle, late = waits[len(waits) // 2], waits[int(0.95 * len(waits))]
            part = sum(run.parts) / len(run.parts)
            print(f"{level:<12} {tables:>6} {middle:>9.2f} {late:>7.2f} {waits[-1]:>8.2f} {part:>15.2f}")


if __name__ == "__main__":
    main()
