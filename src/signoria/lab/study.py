"""A study: thousands of games by bots in one table, a row for each seat of each game.

What seats hold at the end is read from the game's own features, which have names: no rule is known here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from signoria.bots.registry import bot_list, make_bots
from signoria.core.codes import Settings
from signoria.core.game import AnyGame
from signoria.core.playout import EndlessGame
from signoria.core.registry import load_game
from signoria.lab.croupier import Croupier
from signoria.lab.libraries import library
from signoria.lab.workers import Workers, crew_for, run_all

# In features it stands for the seat that observes.
OWN: Final = "seat+0"
# The columns of points by where they come from, and of what a seat holds.
SOURCE: Final = "points."
HELD: Final = "held."
TENTHS: Final = 10

Row = dict[str, Any]


@dataclass(frozen=True)
class Plan:
    """What is studied, in plain data that crosses processes."""

    game_id: str
    players: int
    bots: str
    seed: int
    settings: Settings


@dataclass(frozen=True)
class Study:
    """What was played, and its table (of Polars)."""

    plan: Plan
    games: int
    table: Any


def study(
    game_id: str,
    players: int,
    games: int,
    bots: str = "greedy",
    seed: int = 0,
    options: Mapping[str, bool | int | str] | None = None,
    processes: Workers = 1,
    progress: Callable[[int], None] | None = None,
) -> Study:
    """Play the games; the same seed gives the same table on any number of processes."""
    crew = crew_for(games, processes)
    polars = library("polars")
    game = load_game(game_id)
    make_bots(bots, players)  # refused here rather than in a worker
    plan = Plan(game_id, players, bots, seed, game.unattended_settings(players, options or {}))
    rows: list[Row] = []
    for part in run_all(play_rows, plan, games, crew):
        rows += part
        if progress is not None:
            progress(len(rows) // players)
    table = polars.from_dicts(rows, infer_schema_length=None)
    sources = [name for name in table.columns if name.startswith(SOURCE)]
    return Study(plan, games, table.with_columns(polars.col(sources).fill_null(0)))


def play_rows(plan: Plan, first: int, last: int) -> list[Row]:
    """Returns the rows of the games from `first` up to, not including, `last`."""
    game = load_game(plan.game_id)
    return [row for index in range(first, last) for row in _play(game, plan, index)]


def _play(game: AnyGame, plan: Plan, index: int) -> list[Row]:
    state, bots = game.new(plan.players, plan.settings), make_bots(plan.bots, plan.players)
    croupier = Croupier(game, bots, plan.seed, plan.game_id, plan.players, index)
    widths: list[int] = []
    for _ in range(game.bounds.longest_game + 1):
        width = len(state.options(int(state.mover())))
        step = croupier.next_step(state)
        if step is None:
            return _rows(game, plan, index, state, widths)
        if step.decision:
            widths.append(width)
        croupier.carry_out(state, step)
    raise EndlessGame(f"the game is not over after {game.bounds.longest_game} steps")


def _rows(game: AnyGame, plan: Plan, index: int, state: Any, widths: list[int]) -> list[Row]:
    places, scores, names = game.places(state), game.score(state), bot_list(plan.bots)
    common: Row = {"game": index, "decisions": len(widths), "options": fmean(widths) if widths else 0.0}
    for tenth in range(TENTHS):
        part = widths[len(widths) * tenth // TENTHS : len(widths) * (tenth + 1) // TENTHS]
        common[f"options.{tenth + 1}"] = fmean(part) if part else None
    rows = []
    for seat in range(plan.players):
        bot = names[seat % len(names)]
        win = 1 / places.count(1) if places[seat] == 1 else 0.0
        row: Row = {**common, "seat": seat, "bot": bot, "place": places[seat], "win": win}
        row["points"] = game.total(scores[seat])
        for line in scores[seat]:
            row[SOURCE + line.code] = row.get(SOURCE + line.code, 0) + line.points
        features = zip(game.layout.names, game.features(state, seat))
        rows.append(row | {HELD + name: value for name, value in features if OWN in name})
    return rows
