"""The table of any game: its observation, field by field, a column for each seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from signoria.core.board import QUIET, STRONG, Block, Board, Cell, Row
from signoria.core.document import SEATS, Document
from signoria.core.game import AnyGame
from signoria.core.state import State
from signoria.text.words import Words

# What the observation says about itself, and where the game stands: the question says that better.
NOT_SHOWN: Final = frozenset({"players", "options", "you", "frames", SEATS})
NOTHING: Final = "–"


def board_of(game: AnyGame, state: State, viewer: int, words: Words) -> Board:
    """The game's own board, or else a plain one; both from what this seat may know."""
    seen = game.person_view(state, viewer)
    return plain_board(seen, words) if game.board is None else game.board(seen, viewer, words)


def plain_board(seen: Document, words: Words) -> Board:
    blocks: list[Block] = []
    common = tuple(_field_row(name, [value], words) for name, value in seen.items() if name not in NOT_SHOWN)
    if common:
        blocks.append(Block("", common))
    seats: list[Document] = seen.get(SEATS, [])
    if seats:
        head: Row = (Cell(""), *(Cell(words.seat(seat), STRONG) for seat in range(len(seats))))
        fields = dict.fromkeys(name for part in seats for name in part)
        rows = tuple(_field_row(name, [part.get(name) for part in seats], words) for name in fields)
        blocks.append(Block("", rows, head))
    return Board("", tuple(blocks))


def _field_row(name: str, values: list[Any], words: Words) -> Row:
    return Cell(name.replace("_", " "), QUIET), *(Cell(_said(value, words)) for value in values)


def _said(value: Any, words: Words) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{_name(key, words)} {_said(part, words)}" for key, part in value.items()) or NOTHING
    if isinstance(value, list):
        return ", ".join(_said(part, words) for part in value) or NOTHING
    return NOTHING if value is None else _name(str(value), words)


def _name(id: str, words: Words) -> str:
    """What the id is called, if it is the id of anything."""
    return next(_names(id, words), id.replace("_", " "))


def _names(id: str, words: Words) -> Iterator[str]:
    for kind, ids in words.vocabulary.names.items():
        if id in ids:
            yield words.name(kind, id)
