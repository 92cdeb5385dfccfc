"""The table of Il Principe in text: complete in every language, and with nothing that the viewer may not know."""

from __future__ import annotations

from io import StringIO
from itertools import islice
from typing import Any

import pytest
from rich.console import Console
from tests.text.play import listen

from signoria.cli.terminal.draw import draw_board
from signoria.core.board import STYLES, Block, Board, Entry
from signoria.core.codes import Settings
from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.core.state import SPECTATOR
from signoria.games.il_principe.box.constants import COLORS
from signoria.text.languages import LANGUAGES
from signoria.text.words import Words

GAME: AnyGame = load_game("il_principe")
NAMES = ("Alice", "Bruno", "Chiara", "Dario", "Elena")
HIDDEN = "?"


def table(state: Any, viewer: int, words: Words) -> Board:
    assert GAME.board is not None
    return GAME.board(GAME.person_view(state, viewer), viewer, words)


def texts(entry: Entry) -> list[str]:
    return [cell.text for cell in (entry if isinstance(entry, tuple) else (entry,))]


def block(board: Board, title: str) -> Block:
    return next(block for block in board.blocks if block.title.startswith(title))


def row(board: Board, title: str, label: str) -> list[str]:
    """What stands behind a label in a block; with columns for the seats, one entry each."""
    found = block(board, title)
    first = found.labels if found.head else 1
    entries = next(entries for entries in found.rows if texts(entries[first - 1])[0] == label)
    return [" · ".join(texts(entry)) for entry in entries[first:]]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", GAME.players)
def test_every_position_has_a_table_in_every_language(players: int, lang: str) -> None:
    words = Words(lang, GAME, NAMES)
    for state, _ in listen(GAME, players, {}, 5):
        for viewer in (0, players - 1, SPECTATOR):
            board = table(state, viewer, words)
            assert board.status
            for part in board.blocks:
                cells = [cell for entries in part.rows for entry in entries for cell in texts(entry)]
                assert all("{" not in text and "  " not in text for text in cells)
                assert not part.head or {len(entries) for entries in part.rows} == {len(part.head)}
    assert not words.missing | words.errors


def test_styles_are_those_that_can_be_drawn() -> None:
    words = Words("en", GAME, NAMES)
    for state, _ in listen(GAME, 4, {}, 2):
        for part in table(state, 1, words).blocks:
            for entry in (entry for entries in part.rows for entry in entries):
                assert {cell.style for cell in (entry if isinstance(entry, tuple) else (entry,))} <= {*STYLES}


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_the_table_tells_nothing_that_is_hidden(viewer: int) -> None:
    """A redealt game looks the same."""
    words = Words("en", GAME, NAMES)
    for state, _ in listen(GAME, 3, {}, 8):
        assert table(GAME.redeal(state, viewer, Rng(1)), viewer, words) == table(state, viewer, words)


@pytest.mark.parametrize(("settings", "shown"), [({}, False), ({"open_money": True}, True)])
def test_coins_of_others_are_shown_by_agreement_or_at_the_end(settings: Settings, shown: bool) -> None:
    words = Words("en", GAME, NAMES)
    for state, _ in listen(GAME, 3, settings, 4):
        coins = row(table(state, 1, words), "Families", "coins")
        held = [str(part["coins"]) for part in GAME.dump(state)["seats"]]
        assert coins == (held if shown or not state.actors() else [HIDDEN, held[1], HIDDEN])


def test_an_auction_shows_the_lots_the_highest_bid_and_who_still_bids() -> None:
    words = Words("en", GAME, NAMES)
    for state, _ in listen(GAME, 3, {}, 4):
        prompt = state.prompt(state.actors()[0]) if state.actors() else None
        if prompt and prompt.code == "auction.bid" and prompt.params["prize"] == "lot" and "high" in prompt.params:
            board = table(state, 0, words)
            leader = words.seat(int(prompt.params["leader"]))
            assert row(board, "Auctions", "Highest bid") == [f"{prompt.params['high']} ({leader})"]
            assert words.seat(state.actors()[0]) in row(board, "Auctions", "Still bidding")[0]
            first = row(board, "Auctions", "Lots")[0].split(" · ")[0]
            assert first == f"{words.name('color', str(prompt.params['color']))} {prompt.params['count']}"
            return
    raise AssertionError("nobody has bid")


def test_own_hand_is_open_and_of_others_only_what_is_known() -> None:
    words = Words("en", GAME, NAMES)
    for state, _ in listen(GAME, 4, {}, 6):
        if not state.actors():
            continue
        for seat, part in enumerate(GAME.dump(state)["seats"]):
            size, cards = row(table(state, 0, words), "Hands", NAMES[seat])
            assert size.split()[0] == str(sum(part["hand"].values()) + sum(part["offered"].values()))
            if seat == 0:
                assert all(f"{color} {count}" in cards for color, count in part["hand"].items())
            else:
                hidden = sum(part["hand"].values()) + sum(part["offered"].values()) - sum(part["known"].values())
                assert all(f"{color} {count}" in cards for color, count in part["known"].items())
                assert (f"unknown {hidden}" in cards) == (hidden > 0)


def test_two_players_have_no_minor_roles() -> None:
    words = Words("en", GAME, NAMES)
    state, _ = next(listen(GAME, 2, {}, 1))
    assert [texts(entries[1])[0] for entries in block(table(state, 0, words), "Roles").rows] == [
        "Master",
        "Bishop",
        "Gonfalonier",
        "Noble",
        "Banker",
    ]
    assert {len(entries) for entries in block(table(state, 0, words), "Roles").rows} == {3}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_five_families_stand_side_by_side_in_eighty_columns(lang: str) -> None:
    words = Words(lang, GAME, NAMES)
    for state, _ in islice(listen(GAME, 5, {}, 3), 0, None, 8):
        console = Console(width=80, file=StringIO(), no_color=True)
        for part in draw_board(table(state, 0, words), 80, details=True):
            console.print(part)
        assert isinstance(console.file, StringIO)
        lines = console.file.getvalue().splitlines()
        assert max(map(len, lines)) <= 80
        assert any(all(name in line for name in NAMES) for line in lines)


def test_what_a_city_brings_follows_its_price_without_a_dot() -> None:
    state = next(iter(listen(GAME, 3, {}, 3)))[0]
    console = Console(width=100, file=StringIO(), no_color=True)
    for part in draw_board(table(state, 0, Words("en", GAME, NAMES)), 100, details=False):
        console.print(part)
    assert isinstance(console.file, StringIO)
    cities = [line for line in console.file.getvalue().splitlines() if "→" in line]
    assert len(cities) == 4
    assert not any("· →" in line for line in cities)


def test_every_colour_of_cards_has_a_colour_on_the_board() -> None:
    assert {*COLORS} <= {*STYLES}
