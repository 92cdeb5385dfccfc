"""Workers that are the processes of a Ray cluster: the same games as here, wherever they are played.

A worker that is lost, alone or with its machine, loses nothing: its chunk of games is played again by another.
"""

from __future__ import annotations

import os
import re
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from signoria.core.errors import SignoriaError
from signoria.lab.libraries import library
from signoria.lab.luggage import Luggage, packed

# A cluster that is found by itself (Ray's own files, RAY_ADDRESS), and one of this machine for as long as it is needed.
FOUND, HERE = "auto", "local"
ADDRESS: Final = re.compile(r"(?:ray://)?(?P<host>[^\s/:]+|\[[0-9a-fA-F:]+\]):(?P<port>\d{1,5})")
PATIENCE: Final = 10.0
# How often a chunk is begun once more when its worker was lost.
TRIES: Final = 5
# Whether Ray tells its makers that it is used.
TELLING: Final = "RAY_USAGE_STATS_ENABLED"


class ClusterTrouble(SignoriaError):
    """A cluster that does not answer, or gives up."""


@dataclass(frozen=True)
class Task:
    """A chunk that is played on the cluster."""

    ray: Any
    reference: Any
    # Those of its job that nobody has asked for yet; what is kept here, the cluster keeps.
    waiting: set[Any]

    def result(self) -> Any:
        self.waiting.discard(self.reference)
        try:
            return self.ray.get(self.reference)
        except self.ray.exceptions.RayTaskError as error:
            cause = error.cause
            if isinstance(cause, ImportError):
                english = "A worker of the cluster cannot play: {error}. It needs the same Signoria, games and bots."
                raise ClusterTrouble(english, "cluster_import", error=str(cause)) from None
            raise cause from None
        except self.ray.exceptions.RayError as error:
            english = "The cluster has given up a part of the games: {error}."
            raise ClusterTrouble(english, "cluster_gave_up", error=_first_line(error)) from error


@dataclass(frozen=True)
class Cluster:
    """The workers of a cluster while one is connected to it; `cluster` makes one. A `shared` one has more of them."""

    ray: Any
    size: int
    shared: bool = False

    @contextmanager
    def at_work(self) -> Iterator[Callable[..., Task]]:
        """See `workers.Crew`."""
        luggage, waiting = packed(), set[Any]()
        # Other data need other processes: a game reads its data once.
        environment = {"runtime_env": {"env_vars": {"SIGNORIA_CORRECTED": luggage.data}}} if luggage.files else {}
        play_there = self.ray.remote(max_retries=TRIES, retry_exceptions=False, **environment)(play_with)

        def submit(play: Callable[..., Any], *arguments: Any) -> Task:
            if self.shared and len(waiting) >= self.size:
                self.ray.wait(list(waiting), num_returns=len(waiting) - self.size + 1)
            reference = play_there.remote(luggage, play, *arguments)
            waiting.add(reference)
            return Task(self.ray, reference, waiting)

        try:
            yield submit
        except BaseException:
            for reference in waiting:
                self.ray.cancel(reference, force=True)
            raise


def play_with(luggage: Luggage, play: Callable[..., Any], *arguments: Any) -> Any:
    """In the worker: plays a chunk, once what was sent along is in its place."""
    luggage.unpack()
    return play(*arguments)


@contextmanager
def cluster(address: str, processes: int | None = None, folder: Path | None = None) -> Iterator[Cluster]:
    """Connect to the cluster at `address`: `host:port`, `ray://host:port`, `auto` or `local`.

    Of its processors at most `processes` are used; `folder` is sent along for bots that lie in it.
    """
    os.environ.setdefault(TELLING, "0")
    before = signal.getsignal(signal.SIGTERM)
    ray = library("ray", "ray")
    _check(address)
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == HERE:
        settings |= {"include_dashboard": False, "num_cpus": processes}
    if folder is not None:
        settings["runtime_env"] = {"working_dir": str(folder)}
    try:
        ray.init(address=address, **settings)
    except (
        Exception
    ) as error:  # Ray has no class for what it raises here: a node that begins too slowly is an Exception
        ray.shutdown()
        raise _no_answer(address, _first_line(error)) from error
    try:
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, before)  # Ray has put its own in its place
        processors = int(ray.cluster_resources().get("CPU", 0))
        # One that grows when there is work may have none yet.
        yield Cluster(
            ray, max(1, processors if processes is None else min(processes, processors)), processes is not None
        )
    finally:
        ray.shutdown()


def _check(address: str) -> None:
    """Refuse what is no address, and what nobody answers at; Ray would try for minutes."""
    if address in (FOUND, HERE):
        return
    parts = ADDRESS.fullmatch(address)
    if parts is None:
        english = "{address!r} is no address of a Ray cluster; there is host:port, ray://host:port, auto and local."
        raise ClusterTrouble(english, "cluster_address", address=address)
    try:
        socket.create_connection((parts["host"].strip("[]"), int(parts["port"])), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise _no_answer(address, getattr(error, "strerror", None) or str(error)) from error


def _no_answer(address: str, why: str) -> ClusterTrouble:
    english = "No Ray cluster answers at {address}: {error}. `ray start --head` begins one, and `local` one of its own."
    return ClusterTrouble(english, "cluster_silent", address=address, error=why)


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0].rstrip(".")
