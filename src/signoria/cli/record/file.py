"""Reading a record file, and what is printed of it by more than one command."""

from __future__ import annotations

from pathlib import Path

from signoria.cli import messages
from signoria.cli.speech import say
from signoria.core.errors import SignoriaError
from signoria.core.record.record import Record
from signoria.text.command_words import printable


class CannotRead(SignoriaError):
    """A file that is not there, or is no text."""


def read_record(path: Path) -> Record:
    """The record of a file; InvalidRecord if it is none."""
    try:
        return Record.from_text(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise CannotRead(messages.cannot_read(path, messages.why(error))) from error
    except UnicodeDecodeError as error:
        raise CannotRead(messages.cannot_read(path, say("why-no-text"))) from error


def seat_names(record: Record) -> list[str]:
    """Returns what the seats are called, no two alike: "bot", "bot" are "bot 1", "bot 2"."""
    names = [printable(chair.name) for chair in record.header.seats]
    return [f"{name} {seat + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)]
