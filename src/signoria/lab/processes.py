"""Workers that are processes of this machine; one alone is this process itself."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any


@dataclass(frozen=True)
class Later:
    """A chunk that is played here, when its result is asked for."""

    result: Callable[[], Any]


@dataclass(frozen=True)
class Processes:
    """So many processes, started for each job and gone after it; `apart` from this one even if it is one."""

    size: int
    apart: bool = False

    @contextmanager
    def at_work(self) -> Iterator[Callable[..., Later | Future[Any]]]:
        """See `workers.Crew`."""
        if self.size == 1 and not self.apart:
            yield lambda play, *arguments: Later(partial(play, *arguments))
            return
        others = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(self.size, multiprocessing.get_context("spawn"), _begin_worker)

        def submit(play: Callable[..., Any], *arguments: Any) -> Future[Any]:
            with _interrupts_held():
                return pool.submit(play, *arguments)

        try:
            yield submit
        except BaseException:
            # Stop at once, whatever the workers are at: nobody waits for their games any more.
            for worker in set(multiprocessing.active_children()) - others:
                worker.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


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
