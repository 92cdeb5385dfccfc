"""The levels of the bots that a table offers, and who stands in or advises: the one place that knows the bots."""

from __future__ import annotations

from typing import Final

from signoria.bots.levels import LEVELS, STRONGEST

# Who plays for a person that is away or has given up, and who gives hints.
REPLACEMENT: Final = "courtier"
ADVISER: Final = STRONGEST


def levels() -> tuple[str, ...]:
    """From the easiest to the strongest."""
    return tuple(LEVELS)
