"""`signoria calibrate`: do the chances that bots give mean what they say?"""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators

from signoria.cli import messages, output
from signoria.cli.crew import crew
from signoria.cli.exit_codes import OK
from signoria.cli.ladder import usual_players
from signoria.cli.local_bots import allow_local_bots
from signoria.cli.parameters import Count, GameName, Ray, Seed
from signoria.cli.simulate import leave
from signoria.cli.speech import say
from signoria.core.registry import load_game
from signoria.lab.calibrate import Calibration, as_toml
from signoria.lab.calibrate import calibrate as run_calibration


def calibrate(
    game: GameName,
    /,
    *,
    players: Annotated[int | None, Parameter(help="parameter-ladder-players")] = None,
    games: Annotated[Count, Parameter(help="parameter-calibrate-games")] = 1000,
    bots: Annotated[str, Parameter(help="parameter-calibrate-bots")] = "courtier",
    slip: Annotated[int, Parameter(help="parameter-slip", validator=validators.Number(gte=0))] = 0,
    seed: Seed = 0,
    out: Annotated[Path | None, Parameter(help="parameter-calibrate-out")] = None,
    processes: Annotated[Count | None, Parameter(help="parameter-all-processes")] = None,
    ray: Ray = None,
) -> int:
    if out is not None:
        output.check_writable(out)
    allow_local_bots()
    signal.signal(signal.SIGTERM, leave)
    chosen = load_game(game)
    seats = usual_players(chosen) if players is None else players
    with crew(processes, ray, bots) as workers, output.progress_bar(say("calibrating", game=game), games) as bar:
        result = run_calibration(game, seats, games, bots, seed, workers, slip, bar)
    if out is not None:
        output.write_text(out, as_toml(result))
    _print(chosen.title, result)
    return OK


def _print(title: str, result: Calibration) -> None:
    from rich import box
    from rich.table import Table

    console = output.console()
    console.print(say("calibration-head", title=title, bots=result.bots, games=result.games, players=result.players))
    columns = ("calibration-chance", "calibration-seats", "calibration-given", "calibration-won")
    table = Table(*(say(column) for column in columns), box=box.SIMPLE_HEAD)
    for column in table.columns:
        column.justify = "right"
    for each in result.bins:
        held = (messages.percent(each.given), messages.percent(each.won)) if each.seats else ("–", "–")
        table.add_row(f"{round(100 * each.low)}–{round(100 * each.high)} %", str(each.seats), *held)
    console.print(table)
    early, late = messages.decimal(result.fitted.early, 2), messages.decimal(result.fitted.late, 2)
    surprise = messages.decimal(result.surprise, 4)
    console.print(say("calibration-fitted", early=early, late=late, surprise=surprise))
