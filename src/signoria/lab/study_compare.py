"""The same study in several settings: how options, and other data in the box, change a game.

Every setting is played with the same seeds, so what differs between two of them is not the luck of the deals.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import fmean
from typing import Any

from signoria.core.components import FOLDER, component_file, read_components
from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.lab.libraries import library
from signoria.lab.processes import Processes
from signoria.lab.study import SOURCE, Study, study
from signoria.lab.study_tables import Wins, lengths, wins_by_seat, wins_by_state
from signoria.lab.workers import Workers, crew_for


@dataclass(frozen=True)
class Setting:
    """What is compared: options of the game, and a folder of corrected data in the place of what lies in the box."""

    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    components: Path | None = None


@dataclass(frozen=True)
class Compared:
    """A setting, the hash of the data it was played with, and what was played."""

    setting: Setting
    data: str
    study: Study


def compare(
    game_id: str,
    players: int,
    games: int,
    settings: Sequence[Setting],
    bots: str = "greedy",
    seed: int = 0,
    processes: Workers = 1,
    progress: Callable[[int], None] | None = None,
) -> list[Compared]:
    """Play so many games of each setting; `progress` is told the games of all."""
    crew, game = crew_for(games, processes), load_game(game_id)
    for setting in settings:
        game.unattended_settings(players, setting.options)  # refused here rather than after hours
    # A process reads the data of a game once: other data need other processes.
    apart = replace(crew, apart=True) if isinstance(crew, Processes) else crew
    hashes = [_data_hash(game, setting) for setting in settings]
    compared = []
    for number, setting in enumerate(settings):
        told = None if progress is None else _after(progress, number * games)
        with data_from(setting.components):
            workers = crew if setting.components is None else apart
            played = study(game_id, players, games, bots, seed, setting.options, workers, told)
        compared.append(Compared(setting, hashes[number], played))
    return compared


def _data_hash(game: AnyGame, setting: Setting) -> str:
    with data_from(setting.components):
        return read_components(component_file(game.id, game.folder)).hash


def _after(progress: Callable[[int], None], before: int) -> Callable[[int], None]:
    return lambda done: progress(before + done)


@contextmanager
def data_from(folder: Path | None) -> Iterator[None]:
    """Processes that are started meanwhile read the files of this folder, if it is given."""
    if folder is None:
        yield
        return
    before = os.environ.get(FOLDER)
    os.environ[FOLDER] = str(folder.resolve())
    try:
        yield
    finally:
        if before is None:
            del os.environ[FOLDER]
        else:
            os.environ[FOLDER] = before


def whole_table(compared: Sequence[Compared]) -> Any:
    """Returns one table of all, with the number of the setting in front; what a setting does not have is null."""
    polars = library("polars")
    numbered = [
        each.study.table.select(polars.lit(number).cast(polars.Int64).alias("setting"), polars.all())
        for number, each in enumerate(compared)
    ]
    return polars.concat(numbered, how="diagonal_relaxed")


def seats(compared: Sequence[Compared]) -> list[list[Wins]]:
    """Shares of wins by seat, setting by setting."""
    return [wins_by_seat(each.study) for each in compared]


def states(compared: Sequence[Compared]) -> dict[str, list[list[Wins]]]:
    """Shares of wins by what a seat is, setting by setting, wherever it is something in all of them."""
    tables = [wins_by_state(each.study) for each in compared]
    return {group: [table[group] for table in tables] for group in tables[0] if all(group in each for each in tables)}


def sources(compared: Sequence[Compared]) -> dict[str, list[float]]:
    """Mean points of a seat by where they come from, setting by setting; the greatest first."""
    tables = [each.study.table for each in compared]
    names = dict.fromkeys(name for table in tables for name in table.columns if name.startswith(SOURCE))
    means = {
        name.removeprefix(SOURCE): [float(table[name].mean()) if name in table.columns else 0.0 for table in tables]
        for name in names
    }
    return dict(sorted(means.items(), key=lambda each: -max(each[1])))


def mean_lengths(compared: Sequence[Compared]) -> list[float]:
    """The mean number of decisions in a game, setting by setting."""
    return [fmean(lengths(each.study)) for each in compared]
