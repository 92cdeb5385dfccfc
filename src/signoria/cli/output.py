"""Where the command writes: people's text with rich, JSON plainly, progress only to a person who watches."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console

from signoria.cli import messages
from signoria.core.errors import SignoriaError

STDOUT = "-"


class CannotWrite(SignoriaError):
    """A file that cannot be written."""


def console() -> Console:
    """For people; rich itself respects NO_COLOR and pipes."""
    return Console(highlight=False, soft_wrap=True)


def print_json(document: Any) -> None:
    print(json.dumps(document, indent=2, ensure_ascii=False))


def json_file(value: str | None) -> Path | None:
    """The file that --json names, if it names one; refused early if it cannot be written."""
    if value is None or value == STDOUT:
        return None
    if value.startswith("-"):
        raise CannotWrite(messages.not_a_json_file(value))
    check_writable(Path(value))
    return Path(value)


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written before the work, not after it."""
    if path.is_dir():
        raise CannotWrite(messages.is_a_folder(path))
    if not path.parent.is_dir():
        raise CannotWrite(messages.no_folder(path))


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CannotWrite(messages.cannot_write(path, error)) from error


def write_json(path: Path, document: Any) -> None:
    write_text(path, json.dumps(document, indent=2, ensure_ascii=False) + "\n")


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on stderr while the work goes on; nothing when nobody watches."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)
