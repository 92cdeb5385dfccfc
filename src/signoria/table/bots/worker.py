"""How a process in which bots think begins. It imports nothing heavy: what is imported after this waits for people."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def prepare_worker(niceness: int) -> None:
    """Leave Ctrl-C to the server, go when it goes, and let people's moves go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_go_with_parent, daemon=True).start()


def _go_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
