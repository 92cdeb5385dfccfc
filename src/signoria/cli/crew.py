"""Who plays the games of a command: processes of this machine, or those of a Ray cluster."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout

from signoria.cli.local_bots import local_folder
from signoria.lab.workers import Workers


@contextmanager
def crew(processes: int | None, ray: str | None, bots: str, usual: int | None = None) -> Iterator[Workers]:
    """The workers while they are needed; `usual` is how many of this machine's, one for each core if left out."""
    if ray is None:
        yield processes or usual or os.cpu_count() or 1
        return
    from signoria.lab.cluster import cluster

    # Ray tells on the standard output when a worker was lost, and there belongs the result.
    with redirect_stdout(sys.stderr), cluster(ray, processes, local_folder(bots)) as workers:
        yield workers
