"""Levels for people: a bot and how long it may think, two seconds for a turn at most; and what bots are called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from signoria.bots.bot import Bot
from signoria.bots.greedy import GreedyBot
from signoria.bots.ismcts import IsmctsBot, Thinking


def apprentice() -> Bot:
    return IsmctsBot(Thinking(iterations=40, seconds=1.0))


def courtier() -> Bot:
    return GreedyBot()


def condottiere() -> Bot:
    return IsmctsBot(Thinking(iterations=1_000, seconds=1.0))


def prince() -> Bot:
    return IsmctsBot(Thinking(seconds=1.8))


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "apprentice": apprentice,
    "courtier": courtier,
    "condottiere": condottiere,
    "prince": prince,
}
STRONGEST: Final = "prince"
BOT_NAMES: Final = ("Cosimo", "Lucrezia", "Federico", "Isabella", "Ludovico", "Caterina", "Ercole", "Bianca")
