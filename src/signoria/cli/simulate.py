"""`signoria simulate`: many games by bots."""

from __future__ import annotations

import signal
import sys
import tempfile
from pathlib import Path
from types import FrameType
from typing import Annotated, Final

from cyclopts import Parameter

from signoria.cli import messages, output
from signoria.cli.components import ComponentsFolder, use_components
from signoria.cli.crew import crew
from signoria.cli.exit_codes import CHECK_FAILED, OK, TERMINATED
from signoria.cli.local_bots import allow_local_bots
from signoria.cli.options import parse_options
from signoria.cli.parameters import Bots, Count, GameName, Options, Players, Ray, Seed
from signoria.cli.speech import say, say_sentence
from signoria.core.registry import load_game
from signoria.lab.errors import CheckFailed
from signoria.lab.simulate import Result
from signoria.lab.simulate import simulate as run_simulation

COLUMNS: Final = ("seat", "bot", "wins", "share", "score")


def simulate(
    game: GameName,
    /,
    *,
    players: Players,
    games: Annotated[Count, Parameter(help="parameter-games")] = 1000,
    bots: Bots = "random",
    seed: Seed = 0,
    option: Options = (),
    check: Annotated[bool, Parameter(help="parameter-check", negative=(), show_default=False)] = False,
    json: Annotated[str | None, Parameter(help="parameter-json-file", allow_leading_hyphen=True)] = None,
    processes: Annotated[Count | None, Parameter(help="parameter-processes")] = None,
    ray: Ray = None,
    components: ComponentsFolder = None,
) -> int:
    use_components(components)
    file = output.json_file(json)
    allow_local_bots()
    signal.signal(signal.SIGTERM, leave)
    options = parse_options(load_game(game), option)
    try:
        with (
            crew(processes, ray, bots, usual=1) as workers,
            output.progress_bar(say("simulating", game=game), games) as progress,
        ):
            result = run_simulation(game, players, games, bots, seed, options, check, workers, progress)
    except CheckFailed as failure:
        name = f"{game}-{players}p-seed{seed}-game{failure.number}-step{failure.step}.json"
        sentence, file_kept = say_sentence(failure.sentence), _keep_position(failure, name)
        print(say("simulation-position", failure=sentence, file=file_kept), file=sys.stderr)
        return CHECK_FAILED
    if json == output.STDOUT:
        output.print_json(result.document())
        return OK
    if file is not None:
        output.write_json(file, result.document())
    _print_result(load_game(game).title, result)
    return OK


def leave(number: int, frame: FrameType | None) -> None:
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
    table = Table(*(say(f"simulation-{column}") for column in COLUMNS), box=box.SIMPLE_HEAD)
    for column in table.columns[2:]:
        column.justify = "right"
    for seat in range(result.players):
        wins, score = result.wins[seat], result.mean_scores[seat]
        numbers = messages.decimal(wins, 1), messages.percent(wins / result.games), messages.decimal(score, 2)
        table.add_row(str(seat), result.bots[seat], *numbers)
    console.print(table)
    console.print(messages.simulation_speed(result))
