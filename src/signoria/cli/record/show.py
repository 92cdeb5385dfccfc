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
from signoria.cli.record.steps import lines_of
from signoria.cli.record.told_head import told_head
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
    try:
        game = load_game(record.header.game)
        told = told_record(game, record)
        print(messages.record_head(record) if steps else told_head(game, record))
    except InvalidRecord as error:
        print(messages.record_head(record))
        # What cannot be played here can still be listed.
        print(say_sentence(error.sentence), file=sys.stderr)
        told = Told((), ())
    for text in _told(record, told, steps):
        print(text)
    print(messages.record_end(record, seat_names(record)))
    if told.actions and record.end is not None and record.end.result is not None:
        print_score(game, record, replay_record(game, record))
    return OK


def _told(record: Record, told: Told, steps: bool) -> Iterator[str]:
    """Yields headings, sentences and, if asked for, the lines of each action; what is not told is listed."""
    counted = {played.number for played in record.in_force()}
    game = load_game(record.header.game) if told.actions else None
    teller = Teller(Words(lang(), game, seat_names(record), record.header.options), SPECTATOR)
    lines = lines_of(told, record.lines) if steps else [[] for _ in told.actions]
    for action, own in zip(told.actions, lines, strict=True):
        if action.chapters:
            yield f"\n{teller.heading(action.chapters)}"
        yield f"  {teller.sentence(action)}"
        yield from (_line(line, line.number in counted) for line in own)
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
