"""The lists of a game's box as tables in Markdown: they stand where the rules say `{list cards}`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from signoria.core.game import AnyGame
from signoria.core.listing import Listing, Printed
from signoria.text.words import Words

PLACE: Final = re.compile(r"^\{list ([a-z0-9_]+)\}$", re.MULTILINE)
# Stands at every entry that is reconstructed.
MARK: Final = "°"


def with_lists(game: AnyGame, lang: str, markdown: str) -> str:
    """Returns a text with the lists that it asks for."""
    if game.lists is None or not PLACE.search(markdown):
        return markdown
    words = Words(lang, game)
    lists = game.lists(words)
    return PLACE.sub(lambda place: table(lists[place[1]], words), markdown)


def table(listing: Listing, words: Words) -> str:
    """Returns a list as a table, with a line on what the mark means where it has one."""
    lines = [_row(listing.head), _row(["---"] * len(listing.head)), *(_row(map(_said, row)) for row in listing.rows)]
    note = ["", f"{MARK} {words.text('rules-ours')}"] if listing.has_ours else []
    return "\n".join([*lines, *note])


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


def _said(place: Printed) -> str:
    return f"{place.text}{MARK}" if place.ours else place.text
