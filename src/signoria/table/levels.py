"""The levels of the bots that a table offers, and how each is made: the one place that knows the bots."""

from __future__ import annotations

from typing import Any, Final

from signoria.bots.bot import Bot
from signoria.bots.registry import bot_names, make_bot
from signoria.core.game import AnyGame
from signoria.core.rng import Rng

# From the easiest to the strongest. A level whose bot is not installed plays at random.
LEVELS: Final = ("apprentice", "courtier", "condottiere", "prince")
# Who plays for a person that is away or has given up, and who gives hints.
REPLACEMENT: Final = "courtier"
ADVISER: Final = "condottiere"


def levels() -> tuple[str, ...]:
    return LEVELS


def bot_of(level: str) -> Bot:
    """A bot that plays at this level."""
    return make_bot(level if level in bot_names() else "random")


def best_actions(game: AnyGame, state: Any, seat: int, level: str, rng: Rng) -> list[int]:
    """What a bot of this level would do here, the best first."""
    return [bot_of(level).choose(game, state, seat, rng)]
