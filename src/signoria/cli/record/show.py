"""`signoria record show`: a record told in sentences, one for each action, or listed line by line."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Annotated

from cyclopts import Parameter

from signoria.cli import messages
from signoria.cli.exit_codes import OK
from signoria.cli.parameters import AsJson, RecordFile
from signoria.cli.record.file import read_record, seat_names
from signoria.cli.record.replay import print_score
from signoria.cli.speech import lang, say_sentence
from signoria.core.errors import InvalidRecord
from signoria.core.record.lines import Line, Undo
from signoria.core.record.record import Record
from signoria.core.record.replay import replay as replay_record
from signoria.core.record.told import told_record
from signoria.core.registry import load_game
from signoria.core.state import SPECTATOR
from signoria.core.story import Told
from signoria.text.teller import Teller
from signoria.text.words import Words


def show(
    file: RecordFile,
    /,
    *,
    steps: Annotated[bool, Parameter(help="parameter-steps", negative="")] = False,
    json: AsJson = False,
) -> int:
    record = read_record(file)
    if json:
        print(record.to_text(), end="")
        return OK
    print(messages.record_head(record))
    try:
        told = told_record(load_game(record.header.game), record)
    except InvalidRecord as error:
        # What cannot be played here can still be listed.
        print(say_sentence(error.sentence), file=sys.stderr)
        told = Told((), ())
    for text in _told(record, told, steps):
        print(text)
    print(messages.record_end(record))
    if told.actions and record.end is not None and record.end.result is not None:
        game = load_game(record.header.game)
        print_score(game, record, replay_record(game, record))
    return OK


def _told(record: Record, told: Told, steps: bool) -> Iterator[str]:
    """Yields headings, sentences and, if asked for, the lines of each action; what is not told is listed."""
    counted = {played.number for played in record.in_force()}
    game = load_game(record.header.game) if told.actions else None
    teller = Teller(Words(lang(), game, seat_names(record), record.header.options), SPECTATOR)
    ends = [action.line for action in told.actions[1:]] + [_last(told) + 1]
    for place, (action, end) in enumerate(zip(told.actions, ends)):
        if action.chapters:
            yield f"\n{teller.heading(action.chapters)}"
        yield f"  {teller.sentence(action)}"
        if steps:
            yield from (_line(line, line.number in counted) for line in record.lines[action.line if place else 0 : end])
    listed = _last(told) + 1
    if not told.actions or record.viewer is not None:
        yield from (_line(line, line.number in counted) for line in record.lines[listed:])


def _last(told: Told) -> int:
    """Returns the last line that was told, or the one before the first."""
    return max((step.line for action in told.actions for step in action.steps), default=-1)


def _line(line: Line, counts: bool) -> str:
    if isinstance(line.entry, Undo):
        return messages.undo_line(line.number, line.entry.to, line.entry.by)
    return messages.played_line(line.number, line.entry.seat, line.entry.name, counts)
