"""The table of Principato in text: what stands in its cells, and that they stay whole in a usual window."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from signoria.cli.terminal.draw import draw_board
from signoria.core.board import Board, Entry
from signoria.core.document import Document
from signoria.core.game import AnyGame
from signoria.core.lessons.reading import lesson_of
from signoria.core.lessons.run import LessonRun
from signoria.core.registry import load_game
from signoria.text.languages import LANGUAGES
from signoria.text.words import Words

GAME: AnyGame = load_game("principato")
NAMES = ("Alice", "Bruno")


def table(run: LessonRun, words: Words, seen: Document | None = None) -> Board:
    assert GAME.board is not None
    board: Board = GAME.board(seen or GAME.person_view(run.state, 0), 0, words)
    return board


def text(entry: Entry) -> list[str]:
    return [cell.text for cell in (entry if isinstance(entry, tuple) else (entry,))]


def drawn(board: Board, width: int) -> list[str]:
    console = Console(width=width, file=StringIO(), no_color=True)
    for part in draw_board(board, width, details=False):
        console.print(part)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_many_works_stay_on_one_line(lang: str) -> None:
    words = Words(lang, GAME, NAMES)
    run = LessonRun(GAME, lesson_of(GAME, 1))
    seen = GAME.person_view(run.state, 0)
    seen["seats"][0]["culture"] = {"monument_4": 5, "monument_3": 1, "book_5": 1}
    board = table(run, words, seen)
    cells = [text(entry) for row in board.blocks[-1].rows for entry in row]
    assert ["4×5+3", "5", "–"] in cells
    assert any("4×5+3" in line and "5" in line.partition("4×5+3")[2] for line in drawn(board, 80))


def test_goals_that_lie_open_say_whose_they_are() -> None:
    words = Words("en", GAME, NAMES)
    run = LessonRun(GAME, lesson_of(GAME, 6))
    goals = [text(row[0]) for row in table(run, words).blocks[1].rows]
    assert goals == [["Fertile Soil"], ["Town Hall"]]
    while not run.finished:
        run.skip()
    board = table(run, words)
    assert [text(row[0]) for row in board.blocks[1].rows] == [["Alice"], ["Alice"], ["Bruno"], ["Bruno"]]
    # What a goal is about has most of the line.
    assert any("pairs of a book and a painting: 2 points for one, 5 for" in line for line in drawn(board, 80))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Activate Raising the Militia: receive up to 37 militia"),
        ("fr", "Activer « Levée de la milice » : recevoir jusqu’à 37 milices"),
        ("it", "Attivare «Leva della milizia»: ricevere fino a 37 milizie"),
    ],
)
def test_recruits_are_as_many_as_one_wants(lang: str, said: str) -> None:
    run = LessonRun(GAME, lesson_of(GAME, 4))
    run.go_on()
    label = Words(lang, GAME, NAMES).action(run.state, 0, GAME.action_id("activate:0"))
    assert label.replace("\u00a0", " ").replace("\u202f", " ") == said
