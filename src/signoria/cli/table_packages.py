"""What the commands of the table need: packages that come with `signoria[table]`, and where the tables are."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from signoria.cli.speech import say
from signoria.core.errors import SignoriaError

DatabaseAddress: TypeAlias = Annotated[str | None, Parameter(help="parameter-database")]
DataFolder: TypeAlias = Annotated[Path | None, Parameter(help="parameter-data")]


class NotInstalled(SignoriaError):
    """Packages that are not here."""


@contextmanager
def needs_table() -> Iterator[None]:
    """Around imports of the table: says which extra brings what is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise NotInstalled(say("serve-not-installed", module=error.name or "")) from error
