"""`signoria tune`: weights of a game's evaluation, fitted to self-play."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from signoria.cli import messages, output
from signoria.cli.crew import crew
from signoria.cli.exit_codes import OK
from signoria.cli.ladder import usual_players
from signoria.cli.local_bots import allow_local_bots
from signoria.cli.parameters import Count, GameName, Ray, Seed
from signoria.cli.simulate import leave
from signoria.cli.speech import say
from signoria.core.judgement import FILE
from signoria.core.registry import load_game
from signoria.lab.tune import Tuned, with_numbers
from signoria.lab.tune import tune as run_tuning

COLUMNS: Final = ("weight", "before", "after")


def tune(
    game: GameName,
    /,
    *,
    players: Annotated[int | None, Parameter(help="parameter-ladder-players")] = None,
    games: Annotated[Count, Parameter(help="parameter-tune-games")] = 400,
    bots: Annotated[str, Parameter(help="parameter-tune-bots")] = "greedy",
    seed: Seed = 0,
    generations: Annotated[Count, Parameter(help="parameter-generations")] = 60,
    out: Annotated[Path | None, Parameter(help="parameter-tune-out")] = None,
    processes: Annotated[Count | None, Parameter(help="parameter-all-processes")] = None,
    ray: Ray = None,
) -> int:
    if out is not None:
        output.check_writable(out)
    allow_local_bots()
    signal.signal(signal.SIGTERM, leave)
    chosen = load_game(game)
    seats = usual_players(chosen) if players is None else players
    with (
        crew(processes, ray, bots) as workers,
        output.progress_bar(say("tuning", game=game), games + generations) as bar,
    ):
        result = run_tuning(game, seats, games, bots, seed, generations, workers, bar)
    if out is not None:
        output.write_text(out, with_numbers((chosen.folder / FILE).read_text("utf-8"), result.after))
    _print_result(chosen.title, result)
    return OK


def _print_result(title: str, result: Tuned) -> None:
    from rich import box
    from rich.table import Table

    console = output.console()
    console.print(messages.tuning_head(title, result))
    table = Table(*(say(f"tuning-{column}") for column in COLUMNS), box=box.SIMPLE_HEAD)
    for column in table.columns[1:]:
        column.justify = "right"
    rows = zip(result.before.names, result.before.values, result.after.values, strict=True)
    for name, before, after in (*rows, ("swing", result.before.swing, result.after.swing)):
        table.add_row(name, messages.decimal(before, 3), messages.decimal(after, 3))
    console.print(table)
    console.print(say("tuning-loss", before=result.loss_before, after=result.loss_after))
