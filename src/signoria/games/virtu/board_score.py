"""What the table in text adds up: prestige as if the game ended now, line by line, and a city's value to who looks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from signoria.core.board import QUIET, STRONG, Cell, Row, Speaker
from signoria.core.document import Document
from signoria.games.virtu.box.atlas import VALUE
from signoria.games.virtu.phases.value import value_to
from signoria.games.virtu.schema import SCHEMA
from signoria.games.virtu.scoring import score
from signoria.games.virtu.setup import set_up
from signoria.games.virtu.state import Virtu

NOTHING: Final = "–"


def laid_out(seen: Document) -> Virtu:
    """Returns the table that an observation shows: nothing is hidden in it."""
    s = set_up(seen["players"], seen["options"])
    SCHEMA.read(s, {name: part for name, part in seen.items() if name != "you"})
    return s


def value_for(s: Virtu, viewer: int, city: int, say: Speaker) -> str:
    """Returns what a city of another is worth to who looks, where agents change it."""
    own = int(VALUE[city]) if viewer < 0 or s.lord(city) == viewer else int(value_to(s, viewer, city))
    return say.text("label-to_you", value=own) if own != VALUE[city] else ""


def score_rows(s: Virtu, say: Speaker) -> Iterator[Row]:
    """A row for every line of the score sheet that counts for somebody, and their sum."""
    sheets = [{line.code: line.points for line in lines} for lines in score(s)]
    for code in dict.fromkeys([code for sheet in sheets for code in sheet]):
        points = [sheet.get(code, 0) for sheet in sheets]
        if any(points):
            yield Cell(say.text(f"source-{code}"), QUIET), *[Cell(_signed(count)) for count in points]
    yield Cell(say.text("label-prestige"), QUIET), *[Cell(_signed(sum(sheet.values())), STRONG) for sheet in sheets]


def _signed(points: int) -> str:
    return str(points).replace("-", "−") if points else NOTHING
