"""What a study says, in small tables: shares of wins, points by source, length, options, and what winners hold."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from signoria.lab.libraries import library
from signoria.lab.sequential import Interval, wilson
from signoria.lab.study import HELD, OWN, SOURCE, TENTHS, Study

# How many of the things that winners hold are shown.
MOST_SHOWN: Final = 20


@dataclass(frozen=True)
class Wins:
    """How often whoever has something in common wins."""

    label: str
    games: int
    share: float
    interval: Interval


@dataclass(frozen=True)
class Contrast:
    """The mean of something among winners and among the others; `errors` is the difference in standard errors."""

    label: str
    winners: float
    others: float
    errors: float


def wins_by_seat(study: Study) -> list[Wins]:
    return _wins(study, "seat")


def wins_by_bot(study: Study) -> list[Wins]:
    return _wins(study, "bot")


def wins_by_state(study: Study) -> dict[str, list[Wins]]:
    """Wherever a seat is one of several things (its nation, its faction), how often each of them wins."""
    groups: defaultdict[str, list[str]] = defaultdict(list)
    for name in study.table.columns:
        if name.startswith(f"{HELD}{OWN}.") and name.count(".") >= 3:
            groups[name.split(".")[2]].append(name)
    tables = {}
    for group, columns in groups.items():
        present = [name for name in columns if study.table[name].sum() > 0]
        if len(present) > 1 and _is_one_of(study, columns) and _differ_within_games(study, present):
            labels = {name: name.split(".", 3)[3] for name in present}
            tables[group] = [_of(study.table.filter(study.table[name] == 1), label) for name, label in labels.items()]
    return tables


def _is_one_of(study: Study, columns: list[str]) -> bool:
    """Is a seat exactly one of these things, always?"""
    numbers = study.table.select(columns)
    return all(set(each.to_list()) == {1.0} for each in (numbers.sum_horizontal(), numbers.max_horizontal()))


def _differ_within_games(study: Study, columns: list[str]) -> bool:
    """Is each of them at most one seat's in a game? What everybody has alike says nothing about winning."""
    sums = library("polars").col(columns).sum()
    return bool(study.table.group_by("game").agg(sums).select(columns).max_horizontal().max() <= 1)


def points_by_source(study: Study) -> list[Contrast]:
    """The greatest first."""
    columns = [name for name in study.table.columns if name.startswith(SOURCE)]
    contrasts = [_contrast(study, name, name.removeprefix(SOURCE)) for name in columns]
    return sorted(contrasts, key=lambda each: -(each.winners + each.others))


def held_by_winners(study: Study) -> list[Contrast]:
    """What distinguishes the winners most, the most distinct first."""
    columns = [name for name in study.table.columns if name.startswith(HELD)]
    contrasts = [_contrast(study, name, name.removeprefix(HELD).replace(f"{OWN}.", "", 1)) for name in columns]
    return sorted(contrasts, key=lambda each: -abs(each.errors))[:MOST_SHOWN]


def options_by_tenth(study: Study) -> list[float]:
    """The mean number of options in each tenth of a game."""
    once = study.table.filter(study.table["seat"] == 0)
    return [float(once[f"options.{tenth + 1}"].mean() or 0.0) for tenth in range(TENTHS)]


def lengths(study: Study) -> list[int]:
    """The number of decisions of each game."""
    return list(study.table.filter(study.table["seat"] == 0)["decisions"].to_list())


def _wins(study: Study, column: str) -> list[Wins]:
    labels = sorted(set(study.table[column].to_list()))
    return [_of(study.table.filter(study.table[column] == label), str(label)) for label in labels]


def _of(rows: Any, label: str) -> Wins:
    count, wins = len(rows), float(rows["win"].sum())
    return Wins(label, count, wins / count, wilson(wins, count))


def _contrast(study: Study, column: str, label: str) -> Contrast:
    winners = study.table.filter(study.table["place"] == 1)[column].to_list()
    others = study.table.filter(study.table["place"] > 1)[column].to_list()
    mean, other_mean = (fmean(part) if part else 0.0 for part in (winners, others))
    spread = sum(_variance(part) / len(part) for part in (winners, others) if part)
    return Contrast(label, mean, other_mean, (mean - other_mean) / math.sqrt(spread) if spread else 0.0)


def _variance(numbers: list[float]) -> float:
    mean = fmean(numbers)
    return fmean((number - mean) ** 2 for number in numbers)
