"""Bots by name: ours, or anybody's as `module:factory`, with arguments if it takes some."""

from __future__ import annotations

import ast
import difflib
import importlib
import re
from collections.abc import Callable
from typing import Any, Final

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
    listed = bot_list(names)
    if len(listed) not in (1, players):
        english = "There are {bots} bots for {players} players; name one for all seats, or {players}."
        raise UnknownBot(english, "bot_count", bots=len(listed), players=players)
    return [make_bot(name) for name in (listed * players if len(listed) == 1 else listed)]


def bot_list(names: str) -> list[str]:
    """Returns names that are separated by commas; those within the arguments of a name separate nothing."""
    parts, depth = [""], 0
    for letter in names:
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]


def _foreign_bot(name: str) -> Bot:
    """A bot by `module:factory`, or by `module:factory(depth=3)` with arguments that are plain values."""
    module_name, _, call = name.partition(":")
    factory_name, arguments = _arguments(name, call)
    try:
        module = importlib.import_module(module_name)
    except (ImportError, ValueError) as error:
        english = "The bot {name!r} cannot be loaded: {error}."
        raise UnknownBot(english, "bot_import", name=name, error=str(error)) from error
    factory = getattr(module, factory_name, None)
    if not callable(factory):
        english = "The bot {name!r} cannot be loaded: {module} has no function or class {factory!r}."
        raise UnknownBot(english, "bot_factory", name=name, module=module_name, factory=factory_name)
    try:
        bot = factory(**arguments)
    except Exception as error:
        english = "The bot {name!r} cannot be made: {error}."
        raise UnknownBot(english, "bot_making", name=name, error=f"{type(error).__name__}: {error}") from error
    if not isinstance(bot, Bot):
        english = "The bot {name!r} cannot play: what its factory makes has no method 'choose'."
        raise UnknownBot(english, "bot_cannot_choose", name=name)
    return bot


def _arguments(name: str, call: str) -> tuple[str, dict[str, Any]]:
    """The factory that is called, and what it is given by name."""
    if "(" not in call:
        return call, {}
    try:
        tree = ast.parse(call.strip(), mode="eval").body
        if not isinstance(tree, ast.Call) or not isinstance(tree.func, ast.Name) or tree.args:
            raise ValueError
        return tree.func.id, {str(word.arg): ast.literal_eval(word.value) for word in tree.keywords if word.arg}
    except (SyntaxError, ValueError) as error:
        english = "The bot {name!r} cannot be made: arguments are written like module:Bot(depth=3, calm=True)."
        raise UnknownBot(english, "bot_arguments", name=name) from error
