"""The table in text, as a terminal would draw it."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class CellBody(Struct):
    """A few words and the name of the style they are in: see core/board.py."""

    text: str
    style: str


# One thing, or several side by side.
EntryBody: TypeAlias = list[CellBody]


class BlockBody(Struct):
    """A titled part of the table: with a `head`, a column per seat behind `labels` columns; else a list."""

    title: str
    head: list[EntryBody]
    labels: int
    detail: bool
    rows: list[list[EntryBody]]


class BoardBody(Struct):
    """The table as a seat sees it, in words and rows."""

    lang: str
    status: str
    blocks: list[BlockBody]
