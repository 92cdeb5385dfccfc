"""What a server counts of itself, as Prometheus reads it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from signoria.table.live.hall import Hall
from signoria.table.meters import Durations, Meters


class TableCollector(Collector):
    """The counts and durations of the process, and how things stand at this moment."""

    def __init__(self, hall: Hall, meters: Meters) -> None:
        self._hall = hall
        self._meters = meters

    def collect(self) -> Iterator[Metric]:
        yield from self._now()
        meters = self._meters
        yield _counter("moves", "Moves made durable", _labelled(meters.moves.items()), "by")
        yield _durations("move", "From a person's move to its acknowledgement or refusal", meters.move_seconds)
        yield _durations("bot_wait", "From a bot's decision to the process that thinks about it", meters.bot_waits)
        yield _durations("bot_thought", "Processor time of a bot's decision", meters.bot_thoughts)
        yield _durations("commit", "Commits of moves, each of all that waited", meters.commits)
        yield _durations("statement", "Statements, as the database answered them", meters.statements)
        yield _counter("database_failures", "Times that the database failed", [((), meters.database_failures)])
        requests = [((method, str(status)), count) for (method, status), count in meters.requests.items()]
        yield _counter("requests", "Requests that were answered", requests, "method", "status")
        yield _durations("request", "From a request to the end of its answer", meters.request_seconds)
        refused = _labelled(meters.refused_sign_ins.items())
        yield _counter("refused_sign_ins", "Passwords that were not accepted", refused, "why")

    def _now(self) -> Iterator[Metric]:
        sessions = self._hall.sessions.values()
        sockets = sum(len(session.audience.connections) for session in sessions)
        thinker = self._hall.services.thinker
        yield _gauge("open_tables", "Tables in the memory of this process", len(sessions))
        yield _gauge("sockets", "Open sockets of tables", sockets)
        yield _gauge("bot_queue", "Decisions and hints that wait for a process that thinks", thinker.waiting)
        yield _gauge("bots_thinking", "Decisions and hints that are being thought about", thinker.thinking)


def exposition(hall: Hall, meters: Meters) -> CollectorRegistry:
    """Everything of this process, its memory and processor time included."""
    registry = CollectorRegistry()
    registry.register(TableCollector(hall, meters))
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    GCCollector(registry=registry)
    return registry


def written(registry: CollectorRegistry) -> bytes:
    text: bytes = generate_latest(registry)
    return text


def _gauge(name: str, about: str, value: float) -> Metric:
    return GaugeMetricFamily(f"signoria_{name}", about, value)


def _counter(name: str, about: str, counts: Iterable[tuple[tuple[str, ...], int]], *labels: str) -> Metric:
    family = CounterMetricFamily(f"signoria_{name}", about, labels=labels)
    for values, count in counts:
        family.add_metric(values, count)
    return family


def _labelled(counts: Iterable[tuple[str, int]]) -> list[tuple[tuple[str, ...], int]]:
    return [((label,), count) for label, count in counts]


def _durations(name: str, about: str, durations: Durations) -> Metric:
    limits = [*(str(limit) for limit in durations.limits), "+Inf"]
    buckets = list(zip(limits, accumulate(durations.counts)))
    return HistogramMetricFamily(f"signoria_{name}_seconds", about, buckets=buckets, sum_value=durations.seconds)
