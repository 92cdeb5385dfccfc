"""The language in which the command speaks, chosen once when it starts, and its sentences."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from signoria.core.codes import Sentence
from signoria.core.errors import SignoriaError
from signoria.text.command_words import CommandWords
from signoria.text.languages import language
from signoria.text.speaker import Value

OPTION: Final = "--lang"


class NoLanguage(SignoriaError):
    """`--lang` without a language."""


class _Speech:
    words: CommandWords | None = None


def words() -> CommandWords:
    if _Speech.words is None:
        _Speech.words = CommandWords(language())
    return _Speech.words


def lang() -> str:
    """The code of the language."""
    return words().lang


def say(key: str, **values: Value | Path) -> str:
    """A sentence of text/command.<language>.ftl."""
    return words().say(key, {name: str(value) if isinstance(value, Path) else value for name, value in values.items()})


def say_sentence(sentence: Sentence) -> str:
    """What the engine says: why something failed, or what was found."""
    return words().sentence(sentence)


def choose(arguments: Sequence[str]) -> list[str]:
    """Take `--lang` from wherever it stands; returns the other arguments, and speaks that language from now on."""
    _Speech.words = CommandWords(language())
    rest: list[str] = []
    chosen: str | None = None
    waiting = iter(arguments)
    for argument in waiting:
        name, equals, value = argument.partition("=")
        if argument == "--":
            rest += [argument, *waiting]
        elif name != OPTION:
            rest.append(argument)
        elif equals:
            chosen = value
        else:
            chosen = next(waiting, None)
            if chosen is None:
                raise NoLanguage(say("usage-no-language"))
    _Speech.words = CommandWords(language(chosen))
    return rest
