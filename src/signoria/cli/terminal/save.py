"""A running game in a file: the record as it is published, and apart from it the secret that it goes on with.

Whoever reads the file could foresee the chance and look at hidden cards. That cannot be helped on one's own machine,
so the file says what the secret is instead of hiding it, and the last save is the record alone, secret published.
"""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

from signoria.cli import messages
from signoria.cli.output import CannotWrite
from signoria.cli.record.file import CannotRead
from signoria.cli.speech import say, say_sentence
from signoria.core.errors import InvalidRecord, SignoriaError
from signoria.core.record.chance_stream import SECRET_BYTES
from signoria.core.record.record import Record

FORMAT: Final = 1
SAVE: Final = "signoria_save"
SECRET: Final = "secret_until_the_game_is_over"
RECORD: Final = "record"


class CannotResume(SignoriaError):
    """A file that is no saved game, or one that cannot go on."""


class Saved(NamedTuple):
    """What a save file holds."""

    record: Record
    secret: bytes


def write_save(path: Path, record: Record, secret: bytes) -> None:
    """Replace the file in one step: whatever happens meanwhile, it holds this game or the one before."""
    text = record.to_text()
    if record.end is None:
        text = f'{{\n"{SAVE}": {FORMAT},\n"{SECRET}": "{secret.hex()}",\n"{RECORD}": {text.rstrip()}\n}}\n'
    _replace(path, text)


def _replace(path: Path, text: str) -> None:
    temporary = None
    try:
        # Readable by its owner alone: there is a secret in it.
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except OSError as error:
        if temporary is not None:
            Path(temporary).unlink(missing_ok=True)
        raise CannotWrite(messages.cannot_write(path, error)) from error


def read_save(path: Path) -> Saved:
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise CannotRead(messages.cannot_read(path, messages.why(error))) from error
    except (ValueError, RecursionError) as error:
        raise CannotResume(say("resume-no-save", file=path, why=say("why-no-json"))) from error
    if not isinstance(document, dict):
        raise CannotResume(say("resume-no-save", file=path, why=say("why-no-save")))
    if document.get("end") is not None and SAVE not in document:
        raise CannotResume(say("resume-over", file=path))
    return Saved(_record(path, document), _secret(path, document))


def _record(path: Path, document: dict[str, Any]) -> Record:
    if set(document) != {SAVE, SECRET, RECORD}:
        raise CannotResume(say("resume-no-save", file=path, why=say("why-no-save")))
    if document[SAVE] != FORMAT:
        raise CannotResume(say("resume-no-save", file=path, why=say("why-other-version")))
    try:
        return Record.from_text(json.dumps(document[RECORD]))
    except InvalidRecord as error:
        raise CannotResume(say("resume-failed", file=path, why=say_sentence(error.sentence))) from error


def _secret(path: Path, document: dict[str, Any]) -> bytes:
    try:
        secret = bytes.fromhex(document[SECRET])
    except (TypeError, ValueError) as error:
        raise CannotResume(say("resume-no-save", file=path, why=say("why-no-save"))) from error
    if len(secret) != SECRET_BYTES:
        raise CannotResume(say("resume-no-save", file=path, why=say("why-no-save")))
    return secret


def free_name(game_id: str, folder: Path) -> Path:
    """A name for a save that nobody has named, and that is not taken."""
    number = 1
    while (folder / f"{game_id}-{number}.json").exists():
        number += 1
    return folder / f"{game_id}-{number}.json"
