"""`signoria simulate`: many games by bots."""

from __future__ import annotations

import signal
import sys
import tempfile
from pathlib import Path
from types import FrameType
from typing import Annotated

from cyclopts import Parameter

from signoria.cli import messages, output
from signoria.cli.exit_codes import CHECK_FAILED, OK, TERMINATED
from signoria.cli.local_bots import allow_local_bots
from signoria.cli.options import parse_options
from signoria.cli.parameters import Bots, Count, GameName, Options, Players, Seed
from signoria.core.registry import load_game
from signoria.lab.errors import CheckFailed
from signoria.lab.simulate import Result
from signoria.lab.simulate import simulate as run_simulation


def simulate(
    game: GameName,
    /,
    *,
    players: Players,
    games: Annotated[Count, Parameter(help=messages.PARAMETER_GAMES)] = 1000,
    bots: Bots = "random",
    seed: Seed = 0,
    option: Options = (),
    check: Annotated[bool, Parameter(help=messages.PARAMETER_CHECK, negative=(), show_default=False)] = False,
    json: Annotated[str | None, Parameter(help=messages.PARAMETER_JSON_FILE, allow_leading_hyphen=True)] = None,
    processes: Annotated[Count, Parameter(help=messages.PARAMETER_PROCESSES)] = 1,
) -> int:
    file = output.json_file(json)
    allow_local_bots()
    signal.signal(signal.SIGTERM, _leave)
    options = parse_options(load_game(game), option)
    try:
        with output.progress_bar(messages.simulating(game), games) as progress:
            result = run_simulation(game, players, games, bots, seed, options, check, processes, progress)
    except CheckFailed as failure:
        name = f"{game}-{players}p-seed{seed}-game{failure.number}-step{failure.step}.json"
        print(messages.check_failed(failure, _keep_position(failure, name)), file=sys.stderr)
        return CHECK_FAILED
    if json == output.STDOUT:
        output.print_json(result.document())
        return OK
    if file is not None:
        output.write_json(file, result.document())
    _print_result(load_game(game).title, result)
    return OK


def _leave(number: int, frame: FrameType | None) -> None:
    """Ended from outside: leave through the same door as Ctrl-C, so that no worker stays behind."""
    raise SystemExit(TERMINATED)


def _keep_position(failure: CheckFailed, name: str) -> Path:
    try:
        output.write_json(Path(name), failure.position)
        return Path(name)
    except output.CannotWrite:
        path = Path(tempfile.mkdtemp(prefix="signoria-"), name)
        output.write_json(path, failure.position)
        return path


def _print_result(title: str, result: Result) -> None:
    from rich import box
    from rich.table import Table

    console = output.console()
    console.print(messages.simulation_head(title, result))
    table = Table(*messages.SIMULATION_COLUMNS, box=box.SIMPLE_HEAD)
    for column in table.columns[2:]:
        column.justify = "right"
    for seat in range(result.players):
        wins, score = result.wins[seat], result.mean_scores[seat]
        table.add_row(str(seat), result.bots[seat], f"{wins:,.1f}", f"{wins / result.games:.1%}", f"{score:.2f}")
    console.print(table)
    console.print(messages.simulation_speed(result))
