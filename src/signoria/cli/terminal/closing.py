"""A game that is over: its result is shown, its secret published, its record kept."""

from __future__ import annotations

from rich.text import Text

from signoria.cli.terminal.decision import news_parts
from signoria.cli.terminal.ending import proof_parts, result_parts
from signoria.cli.terminal.keeping import Keeper
from signoria.cli.terminal.screen import Resized, Screen
from signoria.cli.terminal.session import Session


def close(session: Session, screen: Screen, keeper: Keeper) -> None:
    """The result, the published secret, and where the record is."""
    session.table.finish()
    trouble = keeper.autosave()
    screen.clear()
    screen.show([*news_parts(session, session.keyboard, screen.width), *result_parts(session, screen.width)])
    screen.show(proof_parts(session))
    if keeper.file is None and screen.live:
        _keep(session, screen, keeper)
    if keeper.file is None:
        sentence = session.words.text("play-not-kept")
    else:
        sentence = trouble or session.words.text("play-record", file=str(keeper.file))
    screen.show([Text(sentence, style="yellow")])


def _keep(session: Session, screen: Screen, keeper: Keeper) -> None:
    """The last chance to keep the record."""
    while keeper.file is None:
        screen.show([Text(session.words.text("play-keep-record"), style="yellow")])
        try:
            name = screen.ask()
        except Resized:
            continue
        except EOFError:
            return
        if not name:
            return
        sentence = keeper.save_in(name)
        if keeper.file is None:
            screen.show([Text(sentence, style="yellow")])
