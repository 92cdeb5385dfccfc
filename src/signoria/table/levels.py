"""The levels of the bots that a table offers, and how each is made: the one place that knows the bots."""

from __future__ import annotations

from typing import Final

from signoria.bots.bot import Bot
from signoria.bots.registry import bot_names, make_bot

# From the easiest to the strongest. A level whose bot is not installed plays at random.
LEVELS: Final = ("apprentice", "courtier", "condottiere", "prince")
REPLACEMENT: Final = "courtier"


def levels() -> tuple[str, ...]:
    return LEVELS


def bot_of(level: str) -> Bot:
    """A bot that plays at this level."""
    return make_bot(level if level in bot_names() else "random")
