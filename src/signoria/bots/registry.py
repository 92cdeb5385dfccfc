"""Bots by name: ours, or anybody's as `module:factory`."""

from __future__ import annotations

import difflib
import importlib
from collections.abc import Callable
from typing import Final

from signoria.bots.bot import Bot
from signoria.bots.random_bot import RandomBot
from signoria.core.errors import SignoriaError


class UnknownBot(SignoriaError):
    """No bot of that name, or a factory that makes none."""


FACTORIES: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot}


def bot_names() -> tuple[str, ...]:
    """The bots that come with Signoria."""
    return tuple(FACTORIES)


def make_bot(name: str) -> Bot:
    """A bot of ours by its name, or somebody's by `module:factory`."""
    if ":" in name:
        return _foreign_bot(name)
    factory = FACTORIES.get(name)
    if factory is None:
        close = difflib.get_close_matches(name, FACTORIES, n=1)
        known = (
            f"did you mean {close[0]}?" if close else f"there is {', '.join(FACTORIES)}, or your own as module:factory."
        )
        raise UnknownBot(f"No bot is called {name!r}; {known}")
    return factory()


def make_bots(names: str, players: int) -> list[Bot]:
    """Bots for all seats from one name, or from one per seat separated by commas."""
    listed = [name.strip() for name in names.split(",")]
    if len(listed) not in (1, players):
        raise UnknownBot(f"There are {len(listed)} bots for {players} players; name one for all seats, or {players}.")
    return [make_bot(name) for name in (listed * players if len(listed) == 1 else listed)]


def _foreign_bot(name: str) -> Bot:
    module_name, _, factory_name = name.partition(":")
    try:
        module = importlib.import_module(module_name)
    except (ImportError, ValueError) as error:
        raise UnknownBot(f"The bot {name!r} cannot be loaded: {error}.") from error
    factory = getattr(module, factory_name, None)
    if not callable(factory):
        raise UnknownBot(f"The bot {name!r} cannot be loaded: {module_name} has no function or class {factory_name!r}.")
    bot = factory()
    if not isinstance(bot, Bot):
        raise UnknownBot(f"The bot {name!r} cannot play: what its factory makes has no method 'choose'.")
    return bot
