"""A limit to how long a bot may think; what it runs past is interrupted where the system can."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class OutOfTime(Exception):
    """The time is over."""


@contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """OutOfTime when what is done inside takes longer: at once in a main thread of Unix, elsewhere when it is done."""
    if seconds is None:
        yield
        return
    interrupts = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    before = signal.signal(signal.SIGALRM, _interrupt) if interrupts else None
    start = time.monotonic()
    try:
        if interrupts:
            signal.setitimer(signal.ITIMER_REAL, seconds)
        yield
    finally:
        if interrupts:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    if time.monotonic() - start > seconds:
        raise OutOfTime


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise OutOfTime
