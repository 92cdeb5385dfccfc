"""`signoria ladder`: which bot is stronger, and how sure that is."""

from __future__ import annotations

import signal
from typing import Annotated, Final

from cyclopts import Parameter

from signoria.bots.registry import bot_list
from signoria.cli import messages, output
from signoria.cli.crew import crew
from signoria.cli.exit_codes import INTERRUPTED, OK
from signoria.cli.local_bots import allow_local_bots
from signoria.cli.options import parse_options
from signoria.cli.parameters import Count, GameName, Options, Ray, Seed
from signoria.cli.simulate import leave
from signoria.cli.speech import say
from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.lab.ladder import STRONGER, UNCLEAR, WEAKER, Ladder, climb
from signoria.lab.result_file import result_text

USUAL_PLAYERS: Final = 4
WIDTH: Final = 110
USUAL_BOTS: Final = "random,greedy,ismcts-200,ismcts-1000"
RUNG_COLUMNS: Final = ("bot", "against", "games", "share", "interval", "equal", "score", "verdict")
VERDICTS: Final = {STRONGER: "ladder-stronger", WEAKER: "ladder-weaker", UNCLEAR: "ladder-unclear"}
RATING_COLUMNS: Final = ("bot", "strength", "uncertainty", "least")


def ladder(
    game: GameName,
    /,
    *,
    players: Annotated[int | None, Parameter(help="parameter-ladder-players")] = None,
    games: Annotated[Count, Parameter(help="parameter-ladder-games")] = 400,
    bots: Annotated[str, Parameter(help="parameter-ladder-bots")] = USUAL_BOTS,
    seed: Seed = 0,
    option: Options = (),
    whole: Annotated[bool, Parameter(help="parameter-whole", negative=(), show_default=False)] = False,
    json: Annotated[str | None, Parameter(help="parameter-json-file", allow_leading_hyphen=True)] = None,
    processes: Annotated[Count | None, Parameter(help="parameter-all-processes")] = None,
    ray: Ray = None,
) -> int:
    file = output.json_file(json)
    allow_local_bots()
    signal.signal(signal.SIGTERM, leave)
    chosen = load_game(game)
    options, seats = parse_options(chosen, option), usual_players(chosen) if players is None else players
    names = bot_list(bots)
    total = games * max(len(names) - 1, 1)
    with crew(processes, ray, bots) as workers, output.progress_bar(say("ladder-playing", game=game), total) as bar:
        # A rung that stopped early counts as whole.
        progress = None if bar is None else lambda rung, done: bar(rung * games + done)
        result = climb(game, seats, games, names, seed, options, workers, not whole, progress)
    code = INTERRUPTED if result.interrupted else OK
    if json == output.STDOUT:
        output.print_json(result.document())
        return code
    if file is not None:
        output.write_text(file, result_text(result.document()))
    _print_result(chosen.title, result)
    return code


def usual_players(game: AnyGame) -> int:
    return USUAL_PLAYERS if USUAL_PLAYERS in game.players else game.players[-1]


def _print_result(title: str, result: Ladder) -> None:
    from rich import box
    from rich.table import Table

    console = output.console()
    # Numbers broken in two are hard to read: a narrow terminal wraps whole lines instead.
    console.width = max(console.width, WIDTH)
    console.print(messages.ladder_head(title, result))
    rungs = Table(*(say(f"ladder-{column}") for column in RUNG_COLUMNS), box=box.SIMPLE_HEAD, padding=0)
    for column in rungs.columns[2:7]:
        column.justify = "right"
    # Where there is little room, the names of the bots give way, not the numbers.
    for name in rungs.columns[:2]:
        name.overflow = "fold"
    for column in rungs.columns[2:]:
        column.no_wrap = True
    for rung in result.rungs:
        shares = messages.percent(rung.share), messages.interval(*rung.interval), messages.percent(rung.equal)
        scores = f"{messages.decimal(rung.mean_score, 1)} : {messages.decimal(rung.mean_score_of_field, 1)}"
        row = (rung.challenger, rung.field, str(rung.games), *shares, scores, say(VERDICTS[rung.verdict]))
        rungs.add_row(*row)
    console.print(rungs)
    ratings = Table(*(say(f"ladder-{column}") for column in RATING_COLUMNS), box=box.SIMPLE_HEAD)
    for column in ratings.columns[1:]:
        column.justify = "right"
    for rating in result.ratings:
        numbers = (rating.strength, rating.uncertainty, rating.ordinal)
        ratings.add_row(rating.bot, *(messages.decimal(number, 1) for number in numbers))
    console.print(ratings)
    console.print(say("ladder-note"))
    if result.interrupted:
        console.print(say("ladder-interrupted"))
