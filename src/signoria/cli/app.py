"""The commands and what happens when one goes wrong; each command's module is imported when it is called."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Final

from cyclopts import App, CoercionError, CycloptsError, MissingArgumentError, UnusedCliTokensError

import signoria
from signoria.cli import exit_codes, messages
from signoria.core.errors import SignoriaError

COMMANDS: Final = {
    "games": ("signoria.cli.games:games", messages.HELP_GAMES),
    "rules": ("signoria.cli.rules:rules", messages.HELP_RULES),
    "simulate": ("signoria.cli.simulate:simulate", messages.HELP_SIMULATE),
    "serve": ("signoria.cli.serve:serve", messages.HELP_SERVE),
}
RECORD_COMMANDS: Final = {
    "play": ("signoria.cli.record_play:play", messages.HELP_RECORD_PLAY),
    "show": ("signoria.cli.record_show:show", messages.HELP_RECORD_SHOW),
    "replay": ("signoria.cli.record_replay:replay", messages.HELP_RECORD_REPLAY),
    "verify": ("signoria.cli.record_verify:verify", messages.HELP_RECORD_VERIFY),
}
DATA_COMMANDS: Final = {"check": ("signoria.cli.data_check:check", messages.HELP_DATA_CHECK)}


def build() -> App:
    app = App(
        name="signoria",
        help=messages.HELP,
        version=signoria.__version__,
        help_format="plaintext",
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    _register(app, COMMANDS)
    for name, text, commands in (
        ("record", messages.HELP_RECORD, RECORD_COMMANDS),
        ("data", messages.HELP_DATA, DATA_COMMANDS),
    ):
        group = App(name=name, help=text)
        _register(group, commands)
        app.command(group)
    return app


def _register(app: App, commands: dict[str, tuple[str, str]]) -> None:
    for name, (function, text) in commands.items():
        app.command(function, name=name, help=text)


def run(arguments: Sequence[str]) -> int:
    """Run one command; what a person can mend is one sentence on stderr, anything else a traceback."""
    try:
        code = build()(arguments, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except CycloptsError as error:
        return _complain(_usage_sentence(error), exit_codes.BAD_INPUT)
    except SignoriaError as error:
        return _complain(str(error), exit_codes.BAD_INPUT)
    except KeyboardInterrupt:
        return _complain(messages.interrupted(), exit_codes.INTERRUPTED)
    except BrokenPipeError:
        # The reader has gone (`| head`); nothing more can be written, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return exit_codes.PIPE_CLOSED
    return code if isinstance(code, int) else exit_codes.OK


def _complain(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code


def _usage_sentence(error: CycloptsError) -> str:
    for kind, sentence in USAGE_SENTENCES.items():
        if isinstance(error, kind):
            return sentence(error)
    return " ".join(str(error).split())


def _unused(error: CycloptsError) -> str:
    return messages.not_expected(list(getattr(error, "unused_tokens", None) or []))


def _missing(error: CycloptsError) -> str:
    return messages.missing_argument(_name(error), list(error.command_chain or []))


def _wrong_type(error: CycloptsError) -> str:
    token = getattr(error, "token", None)
    return messages.not_a_number(_name(error), token.value if token is not None else "")


def _name(error: CycloptsError) -> str:
    return error.argument.name if error.argument is not None else ""


USAGE_SENTENCES: Final[dict[type[CycloptsError], Callable[[CycloptsError], str]]] = {
    MissingArgumentError: _missing,
    UnusedCliTokensError: _unused,
    # Every parameter that can be of the wrong type is a whole number.
    CoercionError: _wrong_type,
}
