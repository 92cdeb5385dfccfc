"""A decision on the screen: the table, what has happened, the question, and the choices with their consequences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from signoria.cli.terminal.draw import NARROWEST, draw_board, heading, section
from signoria.cli.terminal.journal import Told
from signoria.cli.terminal.numbering import by_option, ranges, typed_choices, unlisted_amounts
from signoria.cli.terminal.plain_board import board_of
from signoria.cli.terminal.sayings import action_label, question, title, why_not
from signoria.cli.terminal.session import Session
from signoria.core.codes import Description
from signoria.core.game import AnyGame
from signoria.core.record.told import visible
from signoria.core.story import StoryLine, actions
from signoria.text.teller import Teller
from signoria.text.words import Words

BLOCKED: Final = "–"
NO_WAY_BACK: Final = "◆"
MOST_NEWS: Final = 12
NO_RULE: Final = "-"


def table_parts(session: Session, seat: int, width: int, details: bool) -> list[RenderableType]:
    """The table as this seat sees it."""
    words = session.words
    if width < NARROWEST:
        return [Text(words.text("play-narrow", width=width, needed=NARROWEST), style="red")]
    board = board_of(session.game, session.state, seat, words)
    name = title(words, session.game)
    head = words.text("play-table", game=name, status=board.status) if board.status else name
    return [heading(head, width), *draw_board(board, width, details)]


def log_lines(session: Session, told: Sequence[Told], viewer: int) -> list[str]:
    """Returns what a person may hear of it, in their words: a sentence for each action, under its heading."""
    lines: list[str] = []
    heard: list[StoryLine] = []
    for each in told:
        if each.event is not None:
            heard.append(StoryLine(each.line, viewer, visible([each.event], viewer)))
        elif each.forced_seat == viewer:
            lines += _sentences(session, heard, viewer)
            heard = []
            lines.append(session.words.text("play-forced", action=each.forced_action))
    return [*lines, *_sentences(session, heard, viewer)]


def _sentences(session: Session, heard: Sequence[StoryLine], viewer: int) -> Iterator[str]:
    teller = Teller(session.words, viewer)
    for action in actions(session.game.vocabulary.story, heard).actions:
        if action.chapters:
            yield f"— {teller.heading(action.chapters)}"
        yield teller.sentence(action)


def news_parts(session: Session, seat: int, width: int) -> Iterator[RenderableType]:
    lines = log_lines(session, session.journal.news(seat), seat)
    if not lines:
        return
    yield section(session.words.text("play-news"), width)
    if len(lines) > MOST_NEWS:
        yield Text(session.words.text("play-more-news", count=len(lines) - MOST_NEWS), style="dim")
    for line in lines[-MOST_NEWS:]:
        yield Text(line)


def question_parts(session: Session, seat: int, width: int) -> Iterator[RenderableType]:
    """Who is asked what, by which rule."""
    words, prompt = session.words, session.state.prompt(seat)
    small = [words.text("bar-step", step=prompt.step, steps=prompt.steps)] if prompt.steps > 1 else []
    small += [words.text("bar-rule", rule=prompt.rule)] if prompt.rule != NO_RULE else []
    yield section(words.text("bar-your-turn", seat=words.seat(seat)), width)
    question_line = Text(question(words, prompt), style="bold")
    yield question_line.append(f"  ({', '.join(small)})", style="not bold dim") if small else question_line


def choice_parts(session: Session, seat: int) -> Iterator[RenderableType]:
    """The choices, with what is typed for each, and greyed what is not possible now with its reason."""
    words, game, state = session.words, session.game, session.state
    table, turns_up = choice_table(), False
    choices = typed_choices(game, state.options(seat))
    typed = by_option(choices)
    suggested = [option for option in choices.values() if game.describe(state, seat, option).default]
    unlisted = unlisted_amounts(game, choices, suggested)
    for action in state.candidates(seat):
        if typed.get(action) in unlisted:
            if typed[action] == unlisted[0]:
                add_unlisted(table, words, unlisted)
            continue
        label = Text(action_label(words, game, state, seat, action))
        reason = state.why_not(seat, action)
        if reason is not None:
            because = f"\n{why_not(words, reason)}" + (f" ({reason.rule})" if reason.rule != NO_RULE else "")
            table.add_row(Text(BLOCKED, style="dim"), label.append(because, style="italic"), style="dim")
            continue
        described = game.describe(state, seat, action)
        if described.default:
            label.append(f"  ({words.text('bar-suggested')})", style="green")
        if described.reveals:
            label.append(f" {NO_WAY_BACK}", style="magenta")
            turns_up = True
        add_effects(label, words, game, described)
        table.add_row(Text(typed[action], style="bold cyan"), label)
    if session.goes_back_freely(seat):
        table.add_row(Text("u", style="bold cyan"), Text(words.text("play-back")))
    yield table
    if turns_up:
        yield Text(words.text("play-no-way-back"), style="dim")


def choice_table() -> Table:
    """What is typed, and what is chosen by it."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right", min_width=3, no_wrap=True)
    return table


def add_unlisted(table: Table, words: Words, unlisted: Sequence[str]) -> None:
    """One line for amounts that are not listed."""
    table.add_row(Text(ranges(unlisted), style="bold cyan"), Text(words.text("play-more-amounts"), style="dim"))


def add_effects(label: Text, words: Words, game: AnyGame, described: Description, only_wastes: bool = False) -> None:
    """What the choice would lead to, a waste in another colour."""
    for effect in described.effects:
        waste = effect.code in game.vocabulary.wastes
        if waste or not only_wastes:
            label.append(f"\n{words.effect(effect)}", style="yellow" if waste else "dim")


def keys_line(session: Session, seat: int) -> str:
    """What else can be typed; the floor where there is one."""
    words = session.words
    keys = words.text("play-keys")
    if seat not in session.state.actors():
        return f"{words.text('play-floor-enter')} {keys}"
    return f"{words.text('play-key-floor')} · {keys}" if session.floor.is_open(session.state, seat) else keys


def decision_parts(session: Session, seat: int, with_table: bool, width: int, details: bool) -> list[RenderableType]:
    """All that is shown when a person must choose."""
    table = table_parts(session, seat, width, details) if with_table else []
    keys = Text(keys_line(session, seat), style="dim")
    news = news_parts(session, seat, width)
    return [*table, *news, *question_parts(session, seat, width), *choice_parts(session, seat), keys]
