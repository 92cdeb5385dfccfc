"""The table of Renaissance in text: complete in every language, and with nothing that the viewer may not know."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.renaissance.positions import Position
from tests.text.play import listen

from signoria.core.board import STYLES, Block, Board, Entry
from signoria.core.codes import Settings
from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.core.state import SPECTATOR
from signoria.text.languages import LANGUAGES
from signoria.text.words import Words

GAME: AnyGame = load_game("renaissance")
NAMES = ("Alice", "Bruno", "Chiara", "Dario", "Elena", "Fosco")
SWISS_WAR: Settings = {"scenario": "1515", "powers": True}


def words(lang: str) -> Words:
    return Words(lang, GAME, NAMES)


def table(state: Any, viewer: int, spoken: Words) -> Board:
    assert GAME.board is not None
    return GAME.board(GAME.observe(state, viewer), viewer, spoken)


def texts(entry: Entry) -> list[str]:
    return [cell.text for cell in (entry if isinstance(entry, tuple) else (entry,))]


def block(board: Board, title: str) -> Block:
    return next(block for block in board.blocks if block.title.startswith(title))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("settings", [{}, {"powers": True, "diplomacy": "windows"}], ids=["plain", "all"])
def test_every_position_has_a_table(settings: Settings, lang: str) -> None:
    spoken = words(lang)
    for state, _ in listen(GAME, 4, settings, 5):
        for viewer in (0, 3, SPECTATOR):
            board = table(state, viewer, spoken)
            assert board.status
            for part in board.blocks:
                cells = [cell for row in part.rows for entry in row for cell in texts(entry)]
                assert all("{" not in text and "  " not in text for text in cells)
                assert not part.head or {len(row) for row in part.rows} == {len(part.head)}
                entries = [entry for row in part.rows for entry in row if not isinstance(entry, tuple)]
                assert {entry.style for entry in entries} <= {*STYLES}
    assert not spoken.missing | spoken.errors


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_the_table_tells_nothing_that_is_hidden(viewer: int) -> None:
    """A redealt game looks the same."""
    spoken = words("en")
    for number, (state, _) in enumerate(listen(GAME, 3, {}, 9)):
        if number % 7 == 0:
            redealt = GAME.redeal(state, viewer, Rng(number))
            assert table(redealt, viewer, spoken) == table(state, viewer, spoken)


def test_the_lines_of_a_battle_add_up() -> None:
    """The board counts for itself; the engine's totals are in the question."""
    seen = 0
    for state, _ in listen(GAME, 6, SWISS_WAR, 3):
        prompt = state.prompt(state.actors()[0]) if state.actors() else None
        if prompt is None or prompt.code not in ("battle.sign", "battle.retreat"):
            continue
        rows = [[texts(entry)[0] for entry in row] for row in block(table(state, 0, words("en")), "Battle").rows]
        assert [row[1] for row in rows if row[0] == "total"] == [
            str(prompt.params["attack"]),
            str(prompt.params["defence"]),
        ]
        seen += 1
    assert seen > 5


def test_the_map_and_the_states() -> None:
    position = Position().own("venice", "bergamo", level=1, palace="leonardo").hand("florence", "knights", "knights")
    board = table(position.build(), 0, words("en"))
    lombardy = next(row for row in block(board, "Italy").rows if texts(row[0]) == ["Lombardia"])
    assert texts(lombardy[1]) == ["Lodi", "Cremona", "Bergamo ▲ (Fosco 4, Leonardo da Vinci)"]
    assert texts(block(board, "Your hand").rows[0][1]) == ["Knights"]
    cards = next(row for row in block(board, "The states").rows if texts(row[0]) == ["Cards"])
    assert [texts(entry)[0] for entry in cards[1:]] == ["2", "–", "–", "–", "–", "–"]
