"""Chunks of games over processes; results come in the order of the games."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

J = TypeVar("J")
R = TypeVar("R")
LARGEST_CHUNK = 1000
CHUNKS_PER_PROCESS = 20
WAITING_PER_PROCESS = 3


def chunks(games: int, processes: int, largest: int = LARGEST_CHUNK) -> Iterator[tuple[int, int]]:
    """Ranges of games, small enough to share out evenly and to show progress."""
    size = max(1, min(largest, games // (processes * CHUNKS_PER_PROCESS)))
    return ((first, min(first + size, games)) for first in range(0, games, size))


def run_all(
    play: Callable[[J, int, int], R], job: J, games: int, processes: int, largest: int = LARGEST_CHUNK
) -> Generator[R, None, None]:
    """What `play` makes of each chunk of games, in order; whoever has heard enough closes the iterator."""
    ranges = chunks(games, processes, largest)
    if processes == 1:
        yield from (play(job, first, last) for first, last in ranges)
        return
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), _begin_worker)
    try:
        yield from _in_order(pool, play, job, ranges, processes * WAITING_PER_PROCESS)
    except BaseException:
        # Stop at once, whatever the workers are at: nobody waits for their games any more.
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _in_order(
    pool: ProcessPoolExecutor,
    play: Callable[[J, int, int], R],
    job: J,
    ranges: Iterator[tuple[int, int]],
    most: int,
) -> Iterator[R]:
    """Keep the workers busy without queueing a hundred thousand chunks."""
    waiting: deque[Future[R]] = deque()
    for first, last in ranges:
        with _interrupts_held():
            waiting.append(pool.submit(play, job, first, last))
        if len(waiting) >= most:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Workers are started inside: they inherit the mask, so Ctrl-C is never theirs, not even while they start."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_worker() -> None:
    """The parent answers Ctrl-C; a worker lives no longer than its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
