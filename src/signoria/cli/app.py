"""The commands and what happens when one goes wrong; each command's module is imported when it is called."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from cyclopts import App, CycloptsError

import signoria
from signoria.cli import exit_codes, speech
from signoria.cli.help_page import HelpPage, hold
from signoria.cli.speech import say, say_sentence
from signoria.cli.usage import usage_sentence
from signoria.core.errors import SignoriaError

COMMANDS: Final = {
    "games": ("signoria.cli.games:games", "help-games"),
    "rules": ("signoria.cli.rules:rules", "help-rules"),
    "play": ("signoria.cli.play:play", "help-play"),
    "simulate": ("signoria.cli.simulate:simulate", "help-simulate"),
    "ladder": ("signoria.cli.ladder:ladder", "help-ladder"),
    "tune": ("signoria.cli.tune:tune", "help-tune"),
    "calibrate": ("signoria.cli.calibrate:calibrate", "help-calibrate"),
    "study": ("signoria.cli.study:study", "help-study"),
    "serve": ("signoria.cli.serve:serve", "help-serve"),
    "backup": ("signoria.cli.backup:backup", "help-backup"),
    "restore": ("signoria.cli.restore:restore", "help-restore"),
}
RECORD_COMMANDS: Final = {
    "play": ("signoria.cli.record.play:play", "help-record-play"),
    "show": ("signoria.cli.record.show:show", "help-record-show"),
    "replay": ("signoria.cli.record.replay:replay", "help-record-replay"),
    "position": ("signoria.cli.record.position:position", "help-record-position"),
    "verify": ("signoria.cli.record.verify:verify", "help-record-verify"),
    "review": ("signoria.cli.record.review:review", "help-record-review"),
}
ADMIN_COMMANDS: Final = {
    "people": ("signoria.cli.admin.people:people", "help-admin-people"),
    "tables": ("signoria.cli.admin.tables:tables", "help-admin-tables"),
    "statistics": ("signoria.cli.admin.statistics:statistics", "help-admin-statistics"),
    "ban": ("signoria.cli.admin.people:ban", "help-admin-ban"),
    "unban": ("signoria.cli.admin.people:unban", "help-admin-unban"),
    "password": ("signoria.cli.admin.people:password", "help-admin-password"),
    "close": ("signoria.cli.admin.tables:close", "help-admin-close"),
    "export": ("signoria.cli.admin.people:export", "help-admin-export"),
    "delete": ("signoria.cli.admin.people:delete", "help-admin-delete"),
}
DATA_COMMANDS: Final = {"check": ("signoria.cli.data_check:check", "help-data-check")}


def build() -> App:
    """The commands, their help in the language that the command speaks now."""
    app = App(
        name="signoria",
        help=hold(say("help")),
        version=signoria.__version__,
        help_format="plaintext",
        help_formatter=HelpPage(),
        help_epilogue=say("help-language"),
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    _register(app, COMMANDS)
    groups = (
        ("record", "help-record", RECORD_COMMANDS),
        ("data", "help-data", DATA_COMMANDS),
        ("admin", "help-admin", ADMIN_COMMANDS),
    )
    for name, key, commands in groups:
        group = App(name=name, help=hold(say(key)))
        _register(group, commands)
        app.command(group)
    return app


def _register(app: App, commands: dict[str, tuple[str, str]]) -> None:
    for name, (function, key) in commands.items():
        app.command(function, name=name, help=hold(say(key)))


def run(arguments: Sequence[str]) -> int:
    """Run one command; what a person can mend is one sentence on stderr, anything else a traceback."""
    try:
        rest = speech.choose(arguments)
        code = build()(rest, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except CycloptsError as error:
        return _complain(usage_sentence(error), exit_codes.BAD_INPUT)
    except SignoriaError as error:
        return _complain(say_sentence(error.sentence), exit_codes.BAD_INPUT)
    except KeyboardInterrupt:
        return _complain(say("interrupted"), exit_codes.INTERRUPTED)
    except BrokenPipeError:
        # The reader has gone (`| head`); nothing more can be written, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return exit_codes.PIPE_CLOSED
    return code if isinstance(code, int) else exit_codes.OK


def _complain(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code
