"""`signoria record position`: a moment of a game as a position to keep, which `signoria play --from` opens."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter, validators

from signoria.cli import output
from signoria.cli.exit_codes import OK
from signoria.cli.parameters import RecordFile
from signoria.cli.record.file import read_record
from signoria.core.record.replay import replay
from signoria.core.registry import load_game


def position(
    file: RecordFile,
    /,
    *,
    upto: Annotated[int | None, Parameter(help="parameter-upto", validator=validators.Number(gte=0))] = None,
) -> int:
    record = read_record(file)
    game = load_game(record.header.game)
    output.print_json(game.dump(replay(game, record, upto)))
    return OK
