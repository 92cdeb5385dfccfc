"""Numbers for learning: named, within their bounds, all of them written and nothing beside them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from signoria.core.features import HIGHEST_COUNT, mask_into, ratio
from signoria.core.game import AnyGame
from signoria.core.layout import LayoutPlan
from signoria.core.playout import settle_chance
from signoria.core.registry import game_ids, load_game
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, buffer

GAMES = [load_game(game_id) for game_id in game_ids()]


def some_states(game: AnyGame, players: int, every: int = 29) -> Iterator[Any]:
    """A random game, from time to time, and its end."""
    state, rng = game.new(players, game.unattended_settings(players, {})), Rng("features", game.id, players)
    for number in range(game.bounds.longest_game):
        settle_chance(state, rng)
        if number % every == 0 or not state.actors():
            yield state
        if not state.actors():
            return
        seat = state.actors()[-1]
        options = state.options(seat)
        state.apply(seat, options[int(rng.below(len(options)))])


@pytest.mark.same_when_plain
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_number_has_a_name_and_is_within_its_bounds(game: AnyGame) -> None:
    layout = game.layout
    assert len(set(layout.names)) == len(layout.names) == len(layout.low) == len(layout.high) == game.bounds.features
    for players in (game.players[0], game.players[-1]):
        for state in some_states(game, players):
            for seat in range(players):
                for name, low, value, high in zip(layout.names, layout.low, game.features(state, seat), layout.high):
                    assert low <= value <= high, name


@pytest.mark.same_when_plain
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_all_numbers_are_written_and_nothing_beside_them(game: AnyGame) -> None:
    size = len(game.layout)
    for state in some_states(game, game.players[0], every=97):
        out = vec[float]([math.nan] * (size + 10))
        game.features_into(state, 0, out, 5)
        written = [not math.isnan(value) for value in out]
        assert written == [False] * 5 + [True] * size + [False] * 5
        assert list(out)[5:-5] == game.features(state, 0)


@pytest.mark.same_when_plain
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_mask_is_the_options(game: AnyGame) -> None:
    room, size = buffer(), game.bounds.actions
    for state in some_states(game, game.players[-1]):
        for seat in (CHANCE, *range(game.players[-1])):
            out = vec[u8]([7] * (size + 2))
            count = mask_into(state, seat, out, 1, size, room)
            options = state.options(seat) if seat in state.actors() else []
            assert [i for i in range(size) if out[i + 1] == 1] == options
            assert (count, out[0], out[size + 1]) == (len(options), 7, 7)
            assert set(out) <= {0, 1, 7}


def number(game: AnyGame, state: Any, seat: int, name: str) -> float:
    """One of the features by its name."""
    return game.features(state, seat)[game.layout.names.index(name)]


def test_names_mean_what_they_say_in_principato() -> None:
    game = load_game("principato")
    for state in some_states(game, 3):
        assert number(game, state, 1, "seat+1.gold") == state.gold[2] / 10
        assert number(game, state, 1, "seat+2.culture.book_5") == state.culture[9 * 0 + 3] / 5
        assert number(game, state, 0, "seat+3.gold") == 0
        hand = [f"seat+0.hand.{slot}.harvest" for slot in range(2)]
        assert [number(game, state, 2, name) for name in hand] == [float(state.hand[4 + slot] == 9) for slot in (0, 1)]


def test_names_mean_what_they_say_in_il_principe() -> None:
    game = load_game("il_principe")
    for state in some_states(game, 4):
        assert number(game, state, 3, "seat+1.coins") == state.coins[0] / 30
        assert number(game, state, 3, "seat+0.red.hand") == state.hand[3 * 5 + 2] / 10
        assert number(game, state, 2, "seat+3.red.up") == state.up[1 * 5 + 2] / 10
        assert number(game, state, 0, "milano.display") == float(8 in list(state.display))


def test_names_mean_what_they_say_in_renaissance() -> None:
    game = load_game("renaissance")
    for state in some_states(game, 4):
        assert number(game, state, 3, "seat+1.ducats") == state.ducats[0] / 20
        assert number(game, state, 1, "torino.owner.seat+0") == float(state.owner[0] == 1)
        assert number(game, state, 1, "messina.free") == float(state.owner[55] == -1)
        assert number(game, state, 2, "stock.castles") == state.castles / 10


def test_names_mean_what_they_say_in_virtu() -> None:
    game = load_game("virtu")
    for state in some_states(game, 3):
        assert number(game, state, 2, "seat+1.florins") == state.florins[0] / 15
        assert number(game, state, 1, "seat+0.cities") == state.city_count(1) / 8
        assert number(game, state, 1, "seat+2.rank") == state.rank[0] / 5


def test_counts_beyond_the_highest_are_written_as_that() -> None:
    assert ratio(3, 4) == 0.75
    assert ratio(-3, 4) == -0.75
    assert (ratio(1000, 10), ratio(-1000, 10)) == (HIGHEST_COUNT / 10, -HIGHEST_COUNT / 10)


def test_a_layout_refuses_a_name_used_twice() -> None:
    plan = LayoutPlan(version=1)
    plan.flags("city", ("roma", "roma"))
    with pytest.raises(ValueError, match=r"several numbers are called city\.roma"):
        plan.layout()
