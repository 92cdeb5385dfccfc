"""`signoria record replay`: the position and the scores that a record leads to."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter, validators

from signoria.cli import output
from signoria.cli.exit_codes import OK
from signoria.cli.parameters import AsJson, RecordFile
from signoria.cli.record.file import read_record
from signoria.cli.speech import lang, say
from signoria.core.codes import ScoreLine
from signoria.core.game import AnyGame
from signoria.core.record.lines import result_document
from signoria.core.record.record import Record
from signoria.core.record.replay import replay as replay_record
from signoria.core.registry import load_game
from signoria.core.state import State
from signoria.text.command_words import printable
from signoria.text.words import Words, message_key


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
        _print(game, record, state)
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


def _print(game: AnyGame, record: Record, state: State) -> None:
    from rich import box
    from rich.table import Table

    seats, scores, places = record.header.seats, game.score(state), game.places(state)
    words = Words(lang(), game, settings=record.header.options)
    print(say("replay-so-far" if state.actors() else "replay-over", title=game.title))
    heads = [f"{seat} {printable(chair.name)}" for seat, chair in enumerate(seats)]
    table = Table(say("replay-score"), *heads, box=box.SIMPLE_HEAD)
    for column in table.columns[1:]:
        column.justify = "right"
    named = [_named(lines, words) for lines in scores]
    for name in dict.fromkeys(name for points in named for name in points):
        table.add_row(name, *(str(points[name]) if name in points else "" for points in named))
    table.add_section()
    table.add_row(say("replay-total"), *(str(game.total(lines)) for lines in scores))
    table.add_row(say("replay-place"), *(str(place) for place in places))
    output.console().print(table)


def _named(lines: list[ScoreLine], words: Words) -> dict[str, int]:
    """The points by what they are for; a game without words for it names its code."""
    points: dict[str, int] = {}
    for line in lines:
        sentence = words.score_line(line)
        name = line.code if sentence == message_key("score", line.code) else sentence
        points[name] = points.get(name, 0) + line.points
    return points
