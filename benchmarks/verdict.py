"""Each measured number beside its budget."""

from __future__ import annotations

from typing import NamedTuple

from benchmarks.budgets import BUDGETS
from benchmarks.measure import Speed


class Verdict(NamedTuple):
    """One number, best and median, beside what the design asks for; None where it asks for nothing."""

    game: str
    players: int
    options: dict[str, bool | int | str]
    engine: str
    what: str
    best: float
    median: float
    floor: float | None = None
    aim: float | None = None
    passed: bool | None = None
    aimed: bool | None = None

    @property
    def set_up(self) -> str:
        """Players, and the options that are not the defaults."""
        return ", ".join([str(self.players), *(f"{name}={value}".lower() for name, value in self.options.items())])


def verdicts(speeds: list[Speed]) -> list[Verdict]:
    return [
        verdict for speed in speeds for verdict in (_decisions(speed), _clone(speed), _games(speed), _search(speed))
    ]


def _decisions(speed: Speed) -> Verdict:
    budget = BUDGETS.get(speed["game"])
    line = _line(speed, "decisions/s", speed["decisions_per_second"], speed["decisions_per_second_median"])
    if budget is None:
        return line
    if speed["engine"] == "pure":
        return line._replace(floor=budget.pure, passed=line.best >= budget.pure)
    passed, aimed = line.best >= budget.floor, line.best >= budget.aim
    return line._replace(floor=budget.floor, aim=budget.aim, passed=passed, aimed=aimed)


def _clone(speed: Speed) -> Verdict:
    budget = BUDGETS.get(speed["game"])
    line = _line(speed, "clone µs", speed["clone_microseconds"], speed["clone_microseconds_median"])
    if budget is None or speed["engine"] == "pure":
        return line
    passed, aimed = line.best <= budget.clone_floor, line.best <= budget.clone_aim
    return line._replace(floor=budget.clone_floor, aim=budget.clone_aim, passed=passed, aimed=aimed)


def _games(speed: Speed) -> Verdict:
    return _line(speed, "games/s", speed["games_per_second"], speed["games_per_second_median"])


def _search(speed: Speed) -> Verdict:
    budget = BUDGETS.get(speed["game"])
    line = _line(speed, "iterations/s", speed["iterations_per_second"], speed["iterations_per_second_median"])
    if budget is None or budget.iterations_aim is None or speed["engine"] == "pure":
        return line
    return line._replace(aim=budget.iterations_aim, aimed=line.best >= budget.iterations_aim)


def _line(speed: Speed, what: str, best: float, median: float) -> Verdict:
    return Verdict(speed["game"], speed["players"], speed["options"], speed["engine"], what, best, median)
