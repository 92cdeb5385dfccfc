"""The table in plain text, as a person in that seat sees it."""

from __future__ import annotations

import json
from itertools import zip_longest
from typing import Any, Final

from signoria.core.board import Block, Cell, Entry
from signoria.core.game import AnyGame
from signoria.text.words import Words

LANGUAGE: Final = "en"
GAP: Final = "  "


def text_table(game: AnyGame, state: Any, seat: int) -> str:
    """Returns the game's own board in lines; a game without one shows its view as JSON."""
    view = game.person_view(state, seat)
    if game.board is None:
        return json.dumps(view, indent=1)
    names = [f"player_{other}" for other in range(int(state.players))]
    board = game.board(view, seat, Words(LANGUAGE, game, names, view["options"]))
    return "\n\n".join([board.status, *("\n".join(_lines(block)) for block in board.blocks if block.rows)])


def _lines(block: Block) -> list[str]:
    rows = [[_text(entry) for entry in row] for row in (block.head, *block.rows) if row]
    widths = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
    lines = [GAP.join(text.ljust(width) for text, width in zip(row, widths)).rstrip() for row in rows]
    return [*([block.title.upper()] if block.title else []), *lines]


def _text(entry: Entry) -> str:
    return entry.text if isinstance(entry, Cell) else " · ".join(cell.text for cell in entry if cell.text)
