"""Boards as rich draws them: as wide as the window is, and readable without colours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from signoria.cli.terminal.unbreakable import HELD
from signoria.core.board import (
    BLUE,
    GREEN,
    PLAIN,
    QUIET,
    RED,
    STRONG,
    VIOLET,
    WARN,
    WHITE,
    YELLOW,
    Block,
    Board,
    Entry,
)

STYLES: Final = {
    PLAIN: "",
    STRONG: "bold",
    QUIET: "dim",
    WARN: "red",
    GREEN: "green",
    YELLOW: "yellow",
    VIOLET: "magenta",
    RED: "red",
    BLUE: "blue",
    # A white letter could not be read on white.
    WHITE: "bold",
}
# In a narrower window the table is not drawn.
NARROWEST: Final = 40
# Below this, a list puts its last column on a line of its own.
NARROW: Final = 60
# Room that columns need: a label that may break, a label in one piece, the label before it, a seat.
LEAST_LABEL: Final = 22
WHOLE_LABEL: Final = 33
FIRST_LABEL: Final = 12
SEAT: Final = 14
GAP: Final = 2
BETWEEN: Final = f"{HELD}· "
# A cell that begins so follows from those before it.
ARROW: Final = "→"


def draw_board(board: Board, width: int, details: bool) -> Iterator[RenderableType]:
    """The blocks, with or without the details."""
    for block in board.blocks:
        if not block.rows or (block.detail and not details):
            continue
        if block.title:
            yield section(block.title, width)
        if not block.head:
            yield from _list(block, width)
        elif LEAST_LABEL + sum(_seat_widths(block)) <= width:
            yield _side_by_side(block, width)
        else:
            yield from _one_by_one(block)


def _entry(entry: Entry) -> Text:
    cells = entry if isinstance(entry, tuple) else (entry,)
    line = Text()
    for cell in cells:
        if line:
            line.append(" " if cell.text.startswith(ARROW) else BETWEEN)
        line.append(cell.text, style=STYLES[cell.style])
    return line


def _grid() -> Table:
    return Table.grid(padding=(0, GAP, 0, 0))


def _list(block: Block, width: int) -> Iterator[RenderableType]:
    if width < NARROW:
        for row in block.rows:
            texts = [text for text in map(_entry, row) if text.plain]
            yield Text(" ").join(texts[:-1])
            yield Padding(texts[-1], (0, 0, 0, 2))
        return
    table = _grid()
    for _ in range(max(len(row) for row in block.rows) - 1):
        table.add_column(no_wrap=True)
    for row in block.rows:
        table.add_row(*map(_entry, row))
    yield table


def _side_by_side(block: Block, width: int) -> RenderableType:
    """A column per seat."""
    seats = sum(_seat_widths(block))
    room_for_all = FIRST_LABEL * (block.labels - 1) + WHOLE_LABEL + seats <= width
    first = 0 if room_for_all else block.labels - 1
    table = _grid()
    for _ in range(first, block.labels - 1):
        table.add_column()
    # The names of cards break, not the labels.
    longest = max(_entry(row[block.labels - 1]).cell_len for row in block.rows)
    table.add_column(width=min(longest, WHOLE_LABEL, width - seats - GAP))
    for row in (block.head, *block.rows):
        table.add_row(*map(_entry, row[first:]))
    return table


def _seat_widths(block: Block) -> list[int]:
    """Room that each seat needs: as wide as what stands there, but no more than SEAT, as long names break."""
    columns = range(block.labels, len(block.head))
    rows = (block.head, *block.rows)
    return [min(SEAT, GAP + max(_entry(row[column]).cell_len for row in rows)) for column in columns]


def _one_by_one(block: Block) -> Iterator[RenderableType]:
    """Where columns have no room: the seats one below the other."""
    for column in range(block.labels, len(block.head)):
        yield _entry(block.head[column])
        for row in block.rows:
            yield Padding(_labelled(row[block.labels - 1], row[column]), (0, 0, 0, 2))


def _labelled(label: Entry, entry: Entry) -> Text:
    """Each thing behind its own label, if there are as many of both."""
    labels = label if isinstance(label, tuple) else (label,)
    cells = entry if isinstance(entry, tuple) else (entry,)
    if len(labels) != len(cells):
        return Text(" ").join([_entry(labels), _entry(cells)]) if labels else _entry(cells)
    return Text(BETWEEN).join(Text(" ").join([_entry(name), _entry(cell)]) for name, cell in zip(labels, cells))


def section(words: str, width: int) -> RenderableType:
    """The title of a part, with a line behind it if there is room for both."""
    return _titled(Text(words, style="cyan"), "─", width)


def heading(words: str, width: int) -> RenderableType:
    """The title of all."""
    return _titled(Text(words, style="bold"), "═", width)


def _titled(title: Text, line: str, width: int) -> RenderableType:
    if title.cell_len + 4 > width:
        return title
    return Rule(title, align="left", characters=line, style="dim")
