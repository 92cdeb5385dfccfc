"""A table in text: titled blocks of rows and cells, with names of styles, for whoever draws them.

A game makes its board from an observation and from words, never from the state: what a seat may not know cannot get
onto its screen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

PLAIN: Final = ""
STRONG: Final = "strong"
QUIET: Final = "quiet"
WARN: Final = "warn"
GREEN: Final = "green"
YELLOW: Final = "yellow"
VIOLET: Final = "violet"
RED: Final = "red"
BLUE: Final = "blue"
WHITE: Final = "white"
STYLES: Final = (PLAIN, STRONG, QUIET, WARN, GREEN, YELLOW, VIOLET, RED, BLUE, WHITE)


class Speaker(Protocol):
    """The words that a board may use; `signoria.text.words.Words` has them in every language."""

    def name(self, kind: str, id: str) -> str: ...

    def about(self, kind: str, id: str) -> str: ...

    def amount(self, thing: str, count: int) -> str: ...

    def seat(self, seat: int) -> str: ...

    def text(self, key: str, **params: int | str) -> str: ...


@dataclass(frozen=True)
class Cell:
    """A few words and the style they are in; the words must be enough, as a style may not be shown."""

    text: str
    style: str = PLAIN


# One thing, or several side by side.
Entry: TypeAlias = Cell | tuple[Cell, ...]
Row: TypeAlias = tuple[Entry, ...]


@dataclass(frozen=True)
class Block:
    """A titled part of the table.

    With a `head` it has a column per seat behind `labels` columns that say what a row is: where a label has several
    cells, so have the entries of the seats. Of two label columns the first is left out where there is little room.
    Without a head it is a list. A `detail` is shown only where there is room for everything.
    """

    title: str
    rows: tuple[Row, ...]
    head: Row = ()
    labels: int = 1
    detail: bool = False


@dataclass(frozen=True)
class Board:
    """What lies before a seat: a line on where the game stands, and the blocks, the most important last."""

    status: str
    blocks: tuple[Block, ...]
