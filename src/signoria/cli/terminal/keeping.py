"""Where a running game is kept: nowhere, or in a file that is written after every decision."""

from __future__ import annotations

from pathlib import Path

from signoria.cli.messages import why
from signoria.cli.output import CannotWrite
from signoria.cli.terminal.save import free_name, write_save
from signoria.cli.terminal.session import Session


class Keeper:
    """Keeps a session in its file, if it has one; what it answers are sentences for the person."""

    def __init__(self, session: Session, file: Path | None) -> None:
        self.session = session
        self.words = session.words
        self.file = file

    def save_in(self, name: str) -> str:
        """Save under a name (or one of our choice), and from now on there."""
        path = Path(name) if name else self.file or free_name(self.session.game.id, Path())
        if path != self.file and path.exists():
            return self.words.text("play-file-exists", file=str(path))
        before, self.file = self.file, path
        trouble = self.autosave()
        if trouble:
            self.file = before
        return trouble or self.words.text("saved", file=str(path))

    def autosave(self) -> str:
        """Nothing if all is well."""
        if self.file is None:
            return ""
        try:
            write_save(self.file, self.session.record, self.session.secret)
        except CannotWrite as error:
            cause = error.__cause__
            reason = why(cause) if isinstance(cause, OSError) else str(error)
            return self.words.text("play-not-saved", file=str(self.file), why=reason)
        return ""
