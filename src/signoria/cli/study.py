"""`signoria study`: what thousands of games by bots say about a game, in a table and on a page."""

from __future__ import annotations

import signal
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from signoria.cli import output
from signoria.cli.components import ComponentsFolder, check_components, use_components
from signoria.cli.crew import crew
from signoria.cli.exit_codes import OK
from signoria.cli.ladder import usual_players
from signoria.cli.local_bots import allow_local_bots
from signoria.cli.options import parse_options
from signoria.cli.parameters import Bots, Count, GameName, Options, Ray, Seed
from signoria.cli.simulate import leave
from signoria.cli.speech import say
from signoria.cli.study_page import page
from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.lab.study_compare import Setting, whole_table
from signoria.lab.study_compare import compare as play_settings

TABLE, PAGE = "study.parquet", "study.html"
# What stands for a folder of corrected data among the options that are compared.
DATA: Final = "components"


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
    compare: Annotated[tuple[str, ...], Parameter(help="parameter-compare", negative=(), show_default=False)] = (),
    components: ComponentsFolder = None,
    processes: Annotated[Count | None, Parameter(help="parameter-all-processes")] = None,
    ray: Ray = None,
) -> int:
    use_components(components)
    output.check_writable(out / TABLE)
    allow_local_bots()
    signal.signal(signal.SIGTERM, leave)
    chosen = load_game(game)
    options, seats = parse_options(chosen, option), usual_players(chosen) if players is None else players
    settings = [Setting(options), *(_other(chosen, option, pairs) for pairs in compare)]
    total = games * len(settings)
    with crew(processes, ray, bots) as workers, output.progress_bar(say("study-playing", game=game), total) as progress:
        result = play_settings(game, seats, games, settings, bots, seed, workers, progress)
    table = whole_table(result)
    table.write_parquet(out / TABLE)
    output.write_text(out / PAGE, page(result, chosen.title))
    print(say("study-written", table=out / TABLE, page=out / PAGE, rows=len(table)))
    return OK


def _other(game: AnyGame, common: Iterable[str], pairs: str) -> Setting:
    """A setting to compare, written as name=value,name=value; `components=FOLDER` is other data."""
    own = pairs.split(",")
    names = {_name(pair) for pair in own}
    asked = [pair for pair in common if _name(pair) not in names] + [pair for pair in own if _name(pair) != DATA]
    folders = [Path(pair.partition("=")[2]) for pair in own if _name(pair) == DATA]
    for folder in folders:
        check_components(folder)
    return Setting(parse_options(game, asked), folders[-1] if folders else None)


def _name(pair: str) -> str:
    return pair.partition("=")[0]
