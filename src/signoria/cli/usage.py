"""What a person typed and the command cannot make out: the parser's complaints as one sentence in their language."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable
from typing import Final

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
    ValidationError,
    validators,
)

from signoria.cli import messages
from signoria.cli.speech import say

# What the parser calls values and arguments, on its pages and in its complaints.
PLACEHOLDERS: Final = {
    "COMMAND": "placeholder-command",
    "[OPTIONS]": "placeholder-options",
    "[ARGS]": "placeholder-arguments",
    "GAME": "placeholder-game",
    "PARAGRAPH": "placeholder-paragraph",
    "FILE": "placeholder-file",
    "WHO": "placeholder-who",
    "TABLE": "placeholder-table",
    "PATH": "placeholder-file",
    "INT": "placeholder-number",
    "STR": "placeholder-text",
}


def placeholder(word: str) -> str:
    """GAME in the reader's language; STR... keeps its dots, and what is no placeholder is itself."""
    key = PLACEHOLDERS.get(word.removesuffix("..."))
    return word if key is None else say(key) + ("..." if word.endswith("...") else "")


def usage_sentence(error: CycloptsError) -> str:
    for kind, sentence in SENTENCES.items():
        if isinstance(error, kind):
            text = sentence(error)
            if text is not None:
                return text
    return say("usage-other", detail=" ".join(str(error).split()))


def _command(error: CycloptsError) -> str:
    return " ".join(["signoria", *(error.command_chain or ())])


def _name(error: CycloptsError) -> str:
    return placeholder(error.argument.name) if error.argument is not None else ""


def _unused(error: CycloptsError) -> str:
    return say("usage-not-expected", tokens=" ".join(error.unused_tokens or ()))


def _missing(error: CycloptsError) -> str:
    return messages.missing_argument(_name(error), error.command_chain or ())


def _twice(error: CycloptsError) -> str | None:
    token = getattr(error, "token", None)
    return say("usage-twice", name=token.keyword) if token is not None and token.keyword else None


def _wrong_type(error: CycloptsError) -> str | None:
    """Every parameter that takes a value and can be of the wrong type is a whole number."""
    token = getattr(error, "token", None)
    if token is None or error.argument is None:
        return None
    if error.argument.hint is bool:
        return say("usage-no-value", name=_name(error), value=token.value)
    return say("usage-no-number", name=_name(error), value=token.value)


def _out_of_range(error: CycloptsError) -> str | None:
    value = error.argument.value if error.argument is not None else None
    if error.argument is None or not isinstance(value, int):
        return None
    limits = error.argument.parameter.validator
    for limit in limits if isinstance(limits, Iterable) else [limits]:
        if isinstance(limit, validators.Number):
            if isinstance(limit.gte, int) and value < limit.gte:
                return say("usage-too-low", name=_name(error), lowest=str(limit.gte), value=str(value))
            if isinstance(limit.lte, int) and value > limit.lte:
                return say("usage-too-high", name=_name(error), highest=str(limit.lte), value=str(value))
    return None


def _unknown_option(error: CycloptsError) -> str | None:
    if not isinstance(error, UnknownOptionError):
        return None
    option = (error.token.keyword or error.token.value).partition("=")[0]
    known = [name for argument in error.argument_collection for name in argument.names if name.startswith("-")]
    if option in known:
        return say("usage-option-behind-dashes", option=option)
    close = difflib.get_close_matches(option, known, n=1)
    if close:
        return say("usage-close-option", option=option, close=close[0])
    if not option.startswith("--") and len(option) > 2:
        return say("usage-dash-in-front", name=error.token.keyword or error.token.value, command=_command(error))
    return say("usage-unknown-option", option=option, command=_command(error))


def _unknown_command(error: CycloptsError) -> str | None:
    if error.app is None or not error.unused_tokens:
        return None
    token = error.unused_tokens[0]
    known = [name for name in error.app if not name.startswith("-")]
    close = difflib.get_close_matches(token, known, n=1)
    if close:
        return say("usage-close-command", command=token, close=close[0])
    return say("usage-unknown-command", command=token, known=", ".join(known))


SENTENCES: Final[dict[type[CycloptsError], Callable[[CycloptsError], str | None]]] = {
    MissingArgumentError: _missing,
    UnusedCliTokensError: _unused,
    RepeatArgumentError: _twice,
    CoercionError: _wrong_type,
    ValidationError: _out_of_range,
    UnknownOptionError: _unknown_option,
    UnknownCommandError: _unknown_command,
}
