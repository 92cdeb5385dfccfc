"""`--option name=value`: values become what the game's option is, a switch, a number or a word."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from signoria.cli import messages
from signoria.core.codes import Settings
from signoria.core.errors import SignoriaError
from signoria.core.game import AnyGame

SWITCHES: Final = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


class BadOption(SignoriaError):
    """An option that is not written as name=value, or written twice."""


def parse_options(game: AnyGame, pairs: Iterable[str]) -> Settings:
    """The options as the game knows them; what does not fit is left as it is, for the game to refuse."""
    types = {option.name: option.type for option in game.options}
    settings: Settings = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(messages.option_without_value(pair))
        if name in settings:
            raise BadOption(messages.option_twice(name))
        settings[name] = READERS.get(types.get(name, ""), _word)(value)
    return settings


def _switch(value: str) -> bool | str:
    return SWITCHES.get(value.lower(), value)


def _number(value: str) -> int | str:
    return int(value) if value.removeprefix("-").isdecimal() else value


def _word(value: str) -> str:
    return value


READERS: Final[dict[str, Callable[[str], bool | int | str]]] = {"bool": _switch, "int": _number, "choice": _word}
