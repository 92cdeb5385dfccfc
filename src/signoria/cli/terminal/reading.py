"""What a person may want to read before they decide: the rule, the log, help."""

from __future__ import annotations

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.text import Text

from signoria.cli.terminal.decision import log_lines
from signoria.cli.terminal.ending import proof_parts
from signoria.cli.terminal.session import Session
from signoria.cli.terminal.unbreakable import hold
from signoria.text.rules import find_paragraph, plain_links


def rule_parts(session: Session, seat: int, number: str) -> list[RenderableType]:
    """A paragraph, or that of the decision; NoRules if there is none."""
    rule = number or session.state.prompt(seat).rule
    paragraph = find_paragraph(session.game, session.words.lang, rule)
    return [Markdown(hold(plain_links(paragraph.reading_markdown())))]


def log_parts(session: Session, seat: int) -> list[RenderableType]:
    lines = log_lines(session, session.journal.told, seat)
    return [Text(line) for line in lines] or [Text(session.words.text("play-log-empty"))]


def help_parts(session: Session, seat: int) -> list[RenderableType]:
    words = session.words
    names = words.listed([session.game.action_name(action) for action in session.state.options(seat)])
    floor = [words.text("play-help-floor")] if session.floor.is_open(session.state, seat) else []
    paragraphs = (words.text("play-help"), *floor, f"{words.text('play-help-names')} {names}.")
    return [*map(Text, paragraphs), *proof_parts(session)]
