"""Who is thought for next, when more is asked than the processes can do at once.

Of each person's requests the one with the least score is put forward: what it will cost, what its table has used
lately, and a surcharge for hints, less the time that it has waited. Of those the least goes first, and there it counts
what the person has used lately, less the time since they were last served. All in seconds. So moves go before hints,
cheap levels before dear ones, reviews after all of them, and who
asks for little before who asks for much; and since all that counts against
somebody is limited and waiting counts without limit, nothing waits for ever.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

# The names of what can be asked.
MOVE: Final = "move"
HINT: Final = "hint"
REVIEW: Final = "review"

# Seconds of a processor, as measured on one machine (docs/hosting.md); until others are measured on this one.
FIRST_GUESS: Final = {
    (MOVE, "apprentice"): 0.002,
    (MOVE, "courtier"): 0.003,
    (MOVE, "condottiere"): 0.08,
    (MOVE, "prince"): 0.5,
    (HINT, "prince"): 1.5,
    (REVIEW, "prince"): 0.5,
}
UNKNOWN: Final = 0.5
# How fast a new measurement counts.
LEARNING: Final = 0.2
# A hint can wait as long as this while moves come.
HINTS_LATER: Final = 4.0
# And a piece of a review as long as this.
REVIEWS_LATER: Final = 30.0
LATER: Final = {HINT: HINTS_LATER, REVIEW: REVIEWS_LATER}
# What somebody has used is forgotten with this half-life; no more than the most counts, so that nobody is shut out.
HALF_LIFE: Final = 20.0
MOST_USED: Final = 20.0
NEXT_TO_NOTHING: Final = 0.01
# What is waited for should be thought of within this time, if need be with a smaller budget, but not below a tenth.
WAIT: Final = 3.0
LEAST_PART: Final = 0.1


@dataclass(eq=False)
class Request:
    """Something to be thought about: for whom (who opened the table, or asked), where, what, and how well."""

    person: str
    table: str
    kind: str
    level: str
    since: float = 0.0


class Usage:
    """Seconds of processor that each of many has used lately; what is long ago counts for less and less."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._used: dict[str, tuple[float, float]] = {}

    def of(self, who: str) -> float:
        seconds, then = self._used.get(who, (0.0, 0.0))
        age = (self._clock() - then) / HALF_LIFE
        return min(MOST_USED, seconds * math.exp2(-age))

    def add(self, who: str, seconds: float) -> None:
        self._used[who] = (max(0.0, self.of(who) + seconds), self._clock())

    def forget_idle(self) -> None:
        """Drop whoever has used next to nothing lately."""
        self._used = {who: kept for who, kept in self._used.items() if self.of(who) > NEXT_TO_NOTHING}


class FairQueue:
    """Requests that wait for one of so many processes."""

    def __init__(self, workers: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._workers = workers
        self._clock = clock
        self._waiting: list[Request] = []
        self._running: list[Request] = []
        self._costs = dict(FIRST_GUESS)
        self._persons = Usage(clock)
        self._tables = Usage(clock)
        # When each person was served last.
        self._served: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def running(self) -> int:
        return len(self._running)

    def put(self, request: Request) -> None:
        request.since = self._clock()
        self._waiting.append(request)

    def drop(self, request: Request) -> None:
        """Nobody waits for it any more; what is being thought about goes on."""
        if request in self._waiting:
            self._waiting.remove(request)

    def hints_of(self, person: str) -> int:
        """How many hints a person waits for."""
        return sum(r.kind == HINT and r.person == person for r in (*self._waiting, *self._running))

    def take(self) -> tuple[Request, float] | None:
        """The next one, and which part of its usual budget it may use; None if none waits or no process is free."""
        if not self._waiting or len(self._running) >= self._workers:
            return None
        candidates = self._put_forward()
        if not candidates:
            return None
        request = min(candidates, key=self._rank)
        part = self._part(request)
        self._waiting.remove(request)
        self._running.append(request)
        self._charge(request, part * self._cost(request))
        return request, part

    def done(self, request: Request, part: float, seconds: float) -> None:
        """It took so many seconds of a processor."""
        self._running.remove(request)
        self._charge(request, seconds - part * self._cost(request))
        self._served[request.person] = self._clock()
        if part == 1.0:
            key = request.kind, request.level
            self._costs[key] = (1 - LEARNING) * self._cost(request) + LEARNING * seconds
        if not self._running:
            self._persons.forget_idle()
            self._tables.forget_idle()
            self._served = {person: when for person, when in self._served.items() if self._persons.of(person) > 0}

    def _cost(self, request: Request) -> float:
        """At its usual budget."""
        return self._costs.get((request.kind, request.level), UNKNOWN)

    def _charge(self, request: Request, seconds: float) -> None:
        self._persons.add(request.person, seconds)
        self._tables.add(request.table, seconds)

    def _put_forward(self) -> list[Request]:
        """One request of each person who waits; reviews leave a process free, where there are several."""
        reviewing = sum(request.kind == REVIEW for request in self._running)
        first: dict[str, Request] = {}
        for request in self._waiting:
            if request.kind == REVIEW and reviewing >= max(1, self._workers - 1):
                continue
            other = first.get(request.person)
            if other is None or self._score(request) < self._score(other):
                first[request.person] = request
        return list(first.values())

    def _price(self, request: Request) -> float:
        return self._cost(request) + LATER.get(request.kind, 0.0)

    def _score(self, request: Request) -> float:
        """Among the same person's."""
        return self._price(request) + self._tables.of(request.table) - (self._clock() - request.since)

    def _rank(self, request: Request) -> float:
        """Among those of other persons."""
        waited = self._clock() - max(request.since, self._served.get(request.person, request.since))
        return self._price(request) + self._persons.of(request.person) - waited

    def _part(self, request: Request) -> float:
        """What a person asks for in so many tables at once must be done in their share of the processes.

        A review is made of small pieces, nobody waits for one of them, and all are made alike.
        """
        if request.kind == REVIEW:
            return 1.0
        persons = len({waiting.person for waiting in self._waiting})
        own = (waiting for waiting in self._waiting if waiting.person == request.person and waiting.kind != REVIEW)
        cost = math.fsum(map(self._cost, own))
        return max(LEAST_PART, min(1.0, WAIT * self._workers / (persons * cost))) if cost > 0 else 1.0
