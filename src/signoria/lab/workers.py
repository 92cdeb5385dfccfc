"""Chunks of games over workers, wherever these are; results come in the order of the games."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager
from typing import Any, Protocol, TypeAlias, TypeVar

from signoria.lab.errors import InvalidRequest
from signoria.lab.processes import Processes

J = TypeVar("J")
R = TypeVar("R")
LARGEST_CHUNK = 1000
CHUNKS_PER_WORKER = 20
WAITING_PER_WORKER = 3


class Pending(Protocol):
    """What a worker makes of a chunk, when it is done."""

    def result(self) -> Any: ...


class Crew(Protocol):
    """Workers: processes of this machine, or those of a cluster."""

    @property
    def size(self) -> int:
        """How many work at once."""
        ...

    def at_work(self) -> AbstractContextManager[Callable[..., Pending]]:
        """Takes `play, job, first, last` as long as it lasts; left early, what was not played is given up."""
        ...


# A number is so many processes of this machine.
Workers: TypeAlias = int | Crew


def crew_for(games: int, workers: Workers) -> Crew:
    """The workers for so many games, which must be at least one of each."""
    size = workers if isinstance(workers, int) else workers.size
    if games < 1 or size < 1:
        english = "There must be at least one game and one process, not {games} and {processes}."
        raise InvalidRequest(english, "at_least_one", games=games, processes=size)
    return Processes(workers) if isinstance(workers, int) else workers


def chunks(games: int, workers: int, largest: int = LARGEST_CHUNK) -> Iterator[tuple[int, int]]:
    """Ranges of games, small enough to share out evenly and to show progress."""
    size = max(1, min(largest, games // (workers * CHUNKS_PER_WORKER)))
    return ((first, min(first + size, games)) for first in range(0, games, size))


def run_all(
    play: Callable[[J, int, int], R], job: J, games: int, workers: Workers, largest: int = LARGEST_CHUNK
) -> Generator[R, None, None]:
    """What `play` makes of each chunk of games, in order; whoever has heard enough closes the iterator."""
    crew: Crew = Processes(workers) if isinstance(workers, int) else workers
    # Keep the workers busy without queueing a hundred thousand chunks; who works alone need not work ahead.
    most = crew.size * WAITING_PER_WORKER if crew.size > 1 else 1
    waiting: deque[Pending] = deque()
    with crew.at_work() as submit:
        for first, last in chunks(games, crew.size, largest):
            waiting.append(submit(play, job, first, last))
            if len(waiting) >= most:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
