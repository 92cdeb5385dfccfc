"""The table of Virtù in text: what it adds up for who looks."""

from __future__ import annotations

from tests.games.virtu.positions import FLORENCE, MILAN, city, own, table
from tests.text.test_rendering import NAMES

from signoria.core.board import Block, Board, Cell, Entry
from signoria.games.virtu import GAME
from signoria.games.virtu.state import NEUTRAL, Virtu
from signoria.text.words import Words

WORDS = Words("en", GAME, NAMES)


def board_of(s: Virtu, viewer: int) -> Board:
    assert GAME.board is not None
    return GAME.board(GAME.observe(s, viewer), viewer, WORDS)


def block(board: Board, title: str) -> Block:
    return next(block for block in board.blocks if block.title.startswith(title))


def text(entry: Entry) -> str:
    return entry.text if isinstance(entry, Cell) else " ".join(cell.text for cell in entry)


def value_told(s: Virtu, viewer: int, name: str) -> str:
    rows = [[text(entry) for entry in row] for row in block(board_of(s, viewer), "Map").rows]
    return next(row[2] for row in rows if row[1] == name)


def test_a_city_is_worth_what_agents_make_of_it_to_who_looks() -> None:
    s = table(4)
    rome = city("rome")
    assert s.owner[rome] == NEUTRAL
    assert value_told(s, FLORENCE, "Rome") == "4"
    s.agent[rome] = FLORENCE
    assert value_told(s, FLORENCE, "Rome") == "4, 3 to you"
    assert value_told(s, MILAN, "Rome") == "4, 5 to you"
    assert value_told(s, -1, "Rome") == "4"


def test_prestige_is_told_line_by_line_as_if_the_game_ended_now() -> None:
    s = table(4)
    own(s, FLORENCE, "siena", "spoleto", "ravenna", "ancona")
    told = block(board_of(s, FLORENCE), "Prestige")
    rows = {text(row[0]): [text(entry) for entry in row[1:]] for row in told.rows}
    totals = [sum(line.points for line in lines) for lines in GAME.score(s)]
    assert [int(points.replace("–", "0").replace("−", "-")) for points in rows["prestige"]] == totals
    assert int(rows["Cities"][FLORENCE]) > 0
    assert len(told.head) == 1 + len(totals)
