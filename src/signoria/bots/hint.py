"""Advice for a person: what the strongest bot would do, and what else it thought of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from signoria.bots.ismcts import IsmctsBot, Thinking
from signoria.core.game import AnyGame
from signoria.core.rng import Rng
from signoria.core.state import State

ALTERNATIVES: Final = 2
SECONDS: Final = 1.5


@dataclass(frozen=True)
class Advice:
    """An option, the seat's estimated chance to win with it (0 to 1), and how often the search tried it."""

    action: int
    chance: float
    tried: int


def hint(
    game: AnyGame, state: State, seat: int, rng: Rng, thinking: Thinking | None = None, part: float = 1.0
) -> list[Advice]:
    """The strongest bot's choice first, then its two best alternatives; `state` must be redealt for the seat.

    Of a forced decision there is only the choice. Others may wait, too: then it uses only a part of its budget.
    """
    bot = IsmctsBot(thinking or Thinking(seconds=2 * SECONDS))
    bot.part = part
    search = bot.search(game, state, seat, rng)
    return [Advice(action, chance, tried) for action, tried, chance in search.arms()[: 1 + ALTERNATIVES]]
