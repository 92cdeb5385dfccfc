"""`signoria study`: what thousands of games by bots say about a game, in a table and on a page."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from signoria.cli import output
from signoria.cli.exit_codes import OK
from signoria.cli.ladder import usual_players
from signoria.cli.local_bots import allow_local_bots
from signoria.cli.options import parse_options
from signoria.cli.parameters import Bots, Count, GameName, Options, Seed
from signoria.cli.simulate import leave
from signoria.cli.speech import say
from signoria.cli.study_page import page
from signoria.core.registry import load_game
from signoria.lab.study import study as run_study

TABLE, PAGE = "study.parquet", "study.html"


def study(
    game: GameName,
    /,
    *,
    out: Annotated[Path, Parameter(name=["--out", "-o"], help="parameter-study-out")],
    players: Annotated[int | None, Parameter(help="parameter-ladder-players")] = None,
    games: Annotated[Count, Parameter(help="parameter-games")] = 1000,
    bots: Bots = "greedy",
    seed: Seed = 0,
    option: Options = (),
    processes: Annotated[Count | None, Parameter(help="parameter-all-processes")] = None,
) -> int:
    output.check_writable(out / TABLE)
    allow_local_bots()
    signal.signal(signal.SIGTERM, leave)
    chosen = load_game(game)
    options, seats = parse_options(chosen, option), usual_players(chosen) if players is None else players
    workers = os.cpu_count() or 1 if processes is None else processes
    with output.progress_bar(say("study-playing", game=game), games) as progress:
        result = run_study(game, seats, games, bots, seed, options, workers, progress)
    result.table.write_parquet(out / TABLE)
    output.write_text(out / PAGE, page(result, chosen.title))
    print(say("study-written", table=out / TABLE, page=out / PAGE, rows=len(result.table)))
    return OK
