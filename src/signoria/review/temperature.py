"""How far a lead may be trusted: the temperature that turns estimated points into chances of winning.

Early in a game a lead says little, near its end nearly all. `chances.toml` beside a game's weights holds what
`signoria calibrate` has fitted; a game without it goes by the swing of its weights throughout.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from signoria.core.game import AnyGame

FILE: Final = "chances.toml"
# Where nobody has counted, a game has about so many lines for each of its seats.
USUAL_LINES: Final = 120.0


@dataclass(frozen=True)
class Temperature:
    """At the first line and at the last; and how many lines a game usually has for each of its seats."""

    early: float
    late: float
    lines: float

    def at(self, line: float, players: int) -> float:
        """Returns the temperature after so many lines; nobody knows then how many there will be."""
        progress = min(line / (self.lines * players), 1.0)
        return self.early + (self.late - self.early) * progress


def temperature_of(game: AnyGame) -> Temperature:
    """Returns what was fitted for a game."""
    return _read(game.folder / FILE, game.swing)


@lru_cache
def _read(path: Path, swing: float) -> Temperature:
    if not path.is_file():
        return Temperature(swing, swing, USUAL_LINES)
    with path.open("rb") as file:
        table = tomllib.load(file)
    return Temperature(float(table["early"]), float(table["late"]), float(table["lines"]))
