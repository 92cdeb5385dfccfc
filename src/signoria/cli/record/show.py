"""`signoria record show`: what a record says, without playing it again."""

from __future__ import annotations

from signoria.cli import messages
from signoria.cli.exit_codes import OK
from signoria.cli.parameters import AsJson, RecordFile
from signoria.cli.record.file import read_record
from signoria.core.record.lines import Line, Undo


def show(file: RecordFile, /, *, json: AsJson = False) -> int:
    record = read_record(file)
    if json:
        print(record.to_text(), end="")
        return OK
    print(messages.record_head(record))
    counted = {played.number for played in record.in_force()}
    for line in record.lines:
        print(_line(line, line.number in counted))
    print(messages.record_end(record))
    return OK


def _line(line: Line, counts: bool) -> str:
    if isinstance(line.entry, Undo):
        return messages.undo_line(line.number, line.entry.to, line.entry.by)
    return messages.played_line(line.number, line.entry.seat, line.entry.name, counts)
