"""Bots by name: ours, or anybody's as `module:factory`."""

from __future__ import annotations

import difflib
import importlib
import re
from collections.abc import Callable
from typing import Final

from signoria.bots.bot import Bot
from signoria.bots.greedy import GreedyBot
from signoria.bots.ismcts import IsmctsBot, Thinking
from signoria.bots.levels import LEVELS
from signoria.bots.random_bot import RandomBot
from signoria.core.errors import SignoriaError


class UnknownBot(SignoriaError):
    """No bot of that name, or a factory that makes none."""


FACTORIES: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "ismcts": IsmctsBot,
    **LEVELS,
}
# A search with its own budget: `ismcts-200` iterations for each decision, or `ismcts-500ms` for each turn.
BUDGET: Final = re.compile(r"ismcts-(\d{1,8})(ms)?")


def bot_names() -> tuple[str, ...]:
    """The bots that come with Signoria."""
    return tuple(FACTORIES)


def make_bot(name: str) -> Bot:
    """A bot of ours by its name, or somebody's by `module:factory`."""
    if ":" in name:
        return _foreign_bot(name)
    factory = FACTORIES.get(name)
    if factory is not None:
        return factory()
    budget = BUDGET.fullmatch(name)
    if budget is None:
        raise _unknown(name)
    number = max(int(budget[1]), 1)
    return IsmctsBot(Thinking(seconds=number / 1000) if budget[2] else Thinking(iterations=number))


def _unknown(name: str) -> UnknownBot:
    close = difflib.get_close_matches(name, FACTORIES, n=1)
    if close:
        return UnknownBot("No bot is called {name!r}; did you mean {close}?", "bot_close", name=name, close=close[0])
    english = "No bot is called {name!r}; there is {known}, or your own as module:factory."
    return UnknownBot(english, "bot_unknown", name=name, known=", ".join(FACTORIES))


def make_bots(names: str, players: int) -> list[Bot]:
    """Bots for all seats from one name, or from one per seat separated by commas."""
    listed = [name.strip() for name in names.split(",")]
    if len(listed) not in (1, players):
        english = "There are {bots} bots for {players} players; name one for all seats, or {players}."
        raise UnknownBot(english, "bot_count", bots=len(listed), players=players)
    return [make_bot(name) for name in (listed * players if len(listed) == 1 else listed)]


def _foreign_bot(name: str) -> Bot:
    module_name, _, factory_name = name.partition(":")
    try:
        module = importlib.import_module(module_name)
    except (ImportError, ValueError) as error:
        english = "The bot {name!r} cannot be loaded: {error}."
        raise UnknownBot(english, "bot_import", name=name, error=str(error)) from error
    factory = getattr(module, factory_name, None)
    if not callable(factory):
        english = "The bot {name!r} cannot be loaded: {module} has no function or class {factory!r}."
        raise UnknownBot(english, "bot_factory", name=name, module=module_name, factory=factory_name)
    bot = factory()
    if not isinstance(bot, Bot):
        english = "The bot {name!r} cannot play: what its factory makes has no method 'choose'."
        raise UnknownBot(english, "bot_cannot_choose", name=name)
    return bot
