"""`signoria record play`: one game by bots, kept as a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from signoria.cli import output
from signoria.cli.exit_codes import OK
from signoria.cli.local_bots import allow_local_bots
from signoria.cli.options import parse_options
from signoria.cli.parameters import Bots, GameName, Options, Players, Seed
from signoria.cli.speech import say
from signoria.core.registry import load_game
from signoria.lab.record_game import record_game


def play(
    game: GameName,
    /,
    *,
    players: Players,
    out: Annotated[Path, Parameter(name=["--out", "-o"], help="parameter-record-out")],
    bots: Bots = "random",
    seed: Seed = 0,
    option: Options = (),
) -> int:
    output.check_writable(out)
    allow_local_bots()
    record = record_game(game, players, bots, seed, parse_options(load_game(game), option))
    output.write_text(out, record.to_text())
    result = record.end.result if record.end is not None else None
    scores = [sum(line["points"] for line in lines) for lines in result["scores"]] if result is not None else []
    print(say("record-written", file=out, lines=len(record.lines), scores=", ".join(map(str, scores))))
    return OK
