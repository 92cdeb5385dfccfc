"""The table of a game in text, in the reader's language: from an observation and words, never from the state."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.core.board import Block, Cell, Entry, Row
from signoria.core.document import Document
from signoria.core.game import AnyGame
from signoria.table.protocol.board_bodies import BlockBody, BoardBody, CellBody, EntryBody
from signoria.table.protocol.faults import NotFound
from signoria.text.words import Words


def text_board(game: AnyGame, seen: Document, viewer: int, lang: str, names: Sequence[str]) -> BoardBody:
    """The game's own board in text, or NotFound where it has none."""
    if game.board is None:
        english = "{title} has no board in text; its view document says all there is."
        raise NotFound(english, "no_board", title=game.title)
    words = Words(lang, game, names, seen["options"])
    board = game.board(seen, viewer, words)
    return BoardBody(words.lang, board.status, [_block(block) for block in board.blocks])


def _block(block: Block) -> BlockBody:
    return BlockBody(block.title, _row(block.head), block.labels, block.detail, [_row(row) for row in block.rows])


def _row(row: Row) -> list[EntryBody]:
    return [_entry(entry) for entry in row]


def _entry(entry: Entry) -> EntryBody:
    cells = (entry,) if isinstance(entry, Cell) else entry
    return [CellBody(cell.text, cell.style) for cell in cells]
