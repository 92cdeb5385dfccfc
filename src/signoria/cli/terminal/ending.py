"""The end of a game on the screen: places, score lines, and what proves that chance was honest."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from signoria.cli.terminal.draw import NARROW, heading
from signoria.cli.terminal.sayings import title
from signoria.cli.terminal.session import Session
from signoria.core.codes import ScoreLine
from signoria.core.outcome import best_tie, source_rows
from signoria.text.outcome import source_name, tie_sentence


def result_parts(session: Session, width: int) -> Iterator[RenderableType]:
    """Who has won, and the score line by line."""
    game, words, state = session.game, session.words, session.state
    places, scores = game.places(state), game.score(state)
    yield heading(f"{title(words, game)} · {words.text('game-over')}", width)
    winners = [words.seat(seat) for seat, place in enumerate(places) if place == 1]
    if len(winners) == 1:
        yield Text(words.text("winner", seat=winners[0]), style="bold green")
    else:
        yield Text(words.text("winners", seats=words.listed(winners)), style="bold green")
    tie = best_tie(game, state)
    if tie is not None:
        yield Text(tie_sentence(words, tie))
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    if width < NARROW:
        for seat in order:
            yield _one_score(session, seat, places[seat], scores[seat])
    else:
        yield _scores(session, order, places, scores)


def proof_parts(session: Session) -> Iterator[RenderableType]:
    """What was promised before the game, and the secret that keeps the promise."""
    words, record = session.words, session.record
    yield Text(words.text("play-commitment", hash=record.header.commitment), style="dim")
    if record.end is not None:
        yield Text(words.text("play-secret", secret=record.end.secret.hex()))


def _scores(session: Session, order: list[int], places: list[int], scores: list[list[ScoreLine]]) -> Table:
    """A column per seat, the best first; a row for every source of points."""
    words, game = session.words, session.game
    table = Table(words.text("score"), *(words.seat(seat) for seat in order), box=box.SIMPLE_HEAD, header_style="bold")
    for column in table.columns[1:]:
        column.justify = "right"
    for row in source_rows(game.vocabulary, scores):
        table.add_row(source_name(words, row), *(str(row.points[seat]) for seat in order))
    table.add_section()
    table.add_row(words.text("total"), *(str(game.total(scores[seat])) for seat in order), style="bold")
    table.add_row("", *(words.text("place", place=places[seat]) for seat in order))
    return table


def _one_score(session: Session, seat: int, place: int, lines: list[ScoreLine]) -> Table:
    words = session.words
    table = Table(words.seat(seat), words.text("place", place=place), box=box.SIMPLE_HEAD, header_style="bold")
    table.columns[1].justify = "right"
    for row in source_rows(session.game.vocabulary, [lines], len(words.seats)):
        table.add_row(source_name(words, row), str(row.points[0]))
    table.add_section()
    table.add_row(words.text("total"), str(session.game.total(lines)), style="bold")
    return table
