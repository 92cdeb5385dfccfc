"""`signoria record replay`: the position and the scores that a record leads to."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter, validators

from signoria.cli import messages, output
from signoria.cli.exit_codes import OK
from signoria.cli.parameters import AsJson, RecordFile
from signoria.cli.record_file import read_record
from signoria.core.codes import ScoreLine
from signoria.core.game import AnyGame
from signoria.core.record import Record
from signoria.core.record_lines import result_document
from signoria.core.registry import load_game
from signoria.core.replay import replay as replay_record


def replay(
    file: RecordFile,
    /,
    *,
    upto: Annotated[int | None, Parameter(help=messages.PARAMETER_UPTO, validator=validators.Number(gte=0))] = None,
    json: AsJson = False,
) -> int:
    record = read_record(file)
    game = load_game(record.header.game)
    state = replay_record(game, record, upto)
    if json:
        output.print_json(_document(game, record, state))
    else:
        _print(game, record, state)
    return OK


def _document(game: AnyGame, record: Record, state: Any) -> dict[str, Any]:
    scores = game.score(state)
    return {
        "game": game.id,
        "players": record.header.players,
        "over": not state.actors(),
        **result_document(game.places(state), scores),
        "totals": [game.total(lines) for lines in scores],
        "position": game.dump(state),
    }


def _print(game: AnyGame, record: Record, state: Any) -> None:
    from rich import box
    from rich.table import Table

    seats, scores, places = record.header.seats, game.score(state), game.places(state)
    print(messages.replayed(game.title, not state.actors()))
    heads = [messages.seat_head(seat, chair.name) for seat, chair in enumerate(seats)]
    table = Table(messages.SCORE_HEAD, *heads, box=box.SIMPLE_HEAD)
    for column in table.columns[1:]:
        column.justify = "right"
    for code in dict.fromkeys(line.code for lines in scores for line in lines):
        table.add_row(code, *(str(_points(lines, code)) for lines in scores))
    table.add_section()
    table.add_row(messages.TOTAL, *(str(game.total(lines)) for lines in scores))
    table.add_row(messages.PLACE, *(str(place) for place in places))
    output.console().print(table)


def _points(lines: list[ScoreLine], code: str) -> int:
    return sum(line.points for line in lines if line.code == code)
