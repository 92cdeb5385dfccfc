"""`signoria record replay`: the position and the scores that a record leads to."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter, validators

from signoria.cli import output
from signoria.cli.exit_codes import OK
from signoria.cli.parameters import AsJson, RecordFile
from signoria.cli.record.file import read_record, seat_names
from signoria.cli.speech import lang, say
from signoria.core.game import AnyGame
from signoria.core.outcome import best_tie, source_rows
from signoria.core.record.lines import result_document
from signoria.core.record.record import Record
from signoria.core.record.replay import replay as replay_record
from signoria.core.registry import load_game
from signoria.core.state import State
from signoria.core.vocabulary import AT_END, DURING
from signoria.text.outcome import group_name, source_name, tie_sentence
from signoria.text.polish import polished
from signoria.text.words import Words


def replay(
    file: RecordFile,
    /,
    *,
    upto: Annotated[int | None, Parameter(help="parameter-upto", validator=validators.Number(gte=0))] = None,
    json: AsJson = False,
) -> int:
    record = read_record(file)
    game = load_game(record.header.game)
    state = replay_record(game, record, upto)
    if json:
        output.print_json(_document(game, record, state))
    else:
        print(say("replay-so-far" if state.actors() else "replay-over", title=game.title))
        print_score(game, record, state)
    return OK


def _document(game: AnyGame, record: Record, state: State) -> dict[str, Any]:
    scores = game.score(state)
    return {
        "game": game.id,
        "players": record.header.players,
        "over": not state.actors(),
        **result_document(game.places(state), scores),
        "totals": [game.total(lines) for lines in scores],
        "position": game.dump(state),
    }


def print_score(game: AnyGame, record: Record, state: State) -> None:
    """Print a row for every source of points, totals and places, and what broke a tie."""
    from rich import box
    from rich.table import Table

    names, scores, places = seat_names(record), game.score(state), game.places(state)
    words = Words(lang(), game, names, record.header.options)
    table = Table(say("replay-score"), *names, box=box.SIMPLE_HEAD)
    for column in table.columns[1:]:
        column.justify = "right"
    rows = source_rows(game.vocabulary, scores)
    for when in (DURING, AT_END):
        own = [row for row in rows if row.when == when]
        if own and len(own) < len(rows):
            sums = [_number(sum(points)) for points in zip(*(row.points for row in own))]
            table.add_row(group_name(words, when), *sums, style="italic")
        for row in own:
            table.add_row(source_name(words, row), *map(_number, row.points))
    table.add_section()
    table.add_row(say("replay-total"), *(_number(game.total(lines)) for lines in scores))
    table.add_row(say("replay-place"), *(str(place) for place in places))
    output.console().print(table)
    tie = None if state.actors() else best_tie(game, state)
    if tie is not None:
        print(tie_sentence(words, tie))


def _number(points: int) -> str:
    """Returns points with a true minus sign."""
    return polished(lang(), str(points))
