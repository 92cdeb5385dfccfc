"""Simulation: many games by bots, with the same result however many processes play them."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

import signoria
from signoria.bots.registry import bot_list, make_bots
from signoria.core.codes import Settings
from signoria.core.registry import load_game
from signoria.lab.games import Job, play_chunk
from signoria.lab.tally import Tally
from signoria.lab.workers import Workers, crew_for, run_all


@dataclass(frozen=True)
class Result:
    """What a simulation came to. A decision is a choice among two options or more; a tie shares the win."""

    game: str
    players: int
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    mean_length: float
    wins: list[float]
    mean_scores: list[float]
    seed: int
    options: Settings
    bots: list[str]
    checked: bool
    processes: int
    engine: str
    rules: str
    data: str

    def document(self) -> dict[str, Any]:
        """As one JSON object."""
        return asdict(self)


def simulate(
    game_id: str,
    players: int,
    games: int,
    bots: str = "random",
    seed: int = 0,
    options: Mapping[str, bool | int | str] | None = None,
    check: bool = False,
    processes: Workers = 1,
    progress: Callable[[int], None] | None = None,
    seconds: float | None = None,
) -> Result:
    """Play `games` games; `bots` is one name for all seats, or one per seat separated by commas.

    So many `processes` of this machine play them, or those of a `lab.cluster`. `progress` is told the number of games
    done. A bot that takes longer than `seconds` for an answer fails. With `check` every state is verified; a broken one
    raises CheckFailed.
    """
    if seconds is not None and not seconds > 0:
        raise ValueError(f"A bot may take more than 0 seconds for an answer, and not {seconds}.")
    crew = crew_for(games, processes)
    game = load_game(game_id)
    settings = game.unattended_settings(players, options or {})
    make_bots(bots, players)  # refused here rather than in a worker
    start = time.perf_counter()
    tally = Tally.empty(players)
    for part in run_all(play_chunk, Job(game_id, players, bots, seed, settings, check, seconds), games, crew):
        tally.merge(part)
        if progress is not None:
            progress(tally.games)
    seconds = time.perf_counter() - start
    names = bot_list(bots)
    return Result(
        game=game_id,
        players=players,
        games=games,
        decisions=tally.decisions,
        seconds=seconds,
        decisions_per_second=tally.decisions / seconds,
        games_per_second=games / seconds,
        mean_length=tally.decisions / games,
        wins=[float(share) for share in tally.wins()],
        mean_scores=[float(score) for score in tally.mean_scores()],
        seed=seed,
        options=settings,
        bots=names * players if len(names) == 1 else names,
        checked=check,
        processes=crew.size,
        engine=signoria.engine(),
        rules=game.rules_version,
        data=game.components.hash,
    )
