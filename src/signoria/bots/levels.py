"""Levels for people: a bot and how long it may think, two seconds for a turn at most; and what bots are called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from signoria.bots.bot import Bot
from signoria.bots.greedy import GreedyBot
from signoria.bots.ismcts import IsmctsBot, Thinking

# An apprentice gives away odds of e to this power at a decision, at most.
CARELESS: Final = 0.25


def apprentice() -> Bot:
    """Takes what looks well enough."""
    return GreedyBot(careless=CARELESS)


def courtier() -> Bot:
    """Sees where each option leads, and no further."""
    return GreedyBot()


def condottiere() -> Bot:
    """Thinks ahead."""
    return IsmctsBot(Thinking(iterations=1_000, seconds=1.0))


def prince() -> Bot:
    """Thinks ahead for as long as people like to wait."""
    return IsmctsBot(Thinking(seconds=1.8))


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "apprentice": apprentice,
    "courtier": courtier,
    "condottiere": condottiere,
    "prince": prince,
}
STRONGEST: Final = "prince"
BOT_NAMES: Final = ("Cosimo", "Lucrezia", "Federico", "Isabella", "Ludovico", "Caterina", "Ercole", "Bianca")
