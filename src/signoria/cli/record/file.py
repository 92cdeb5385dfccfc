"""Reading a record file, and what is printed of it by more than one command."""

from __future__ import annotations

from pathlib import Path

from signoria.cli import messages
from signoria.cli.speech import say
from signoria.core.errors import SignoriaError
from signoria.core.record.record import Record


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
