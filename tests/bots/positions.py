"""Positions from random games, where a seat has a choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from signoria.core.game import AnyGame
from signoria.core.playout import settle_chance
from signoria.core.registry import load_game
from signoria.core.rng import Rng


def middle(
    game_id: str,
    players: int,
    decisions: int,
    seed: int = 0,
    options: dict[str, bool | int | str] | None = None,
    wanted: Callable[[Any, int], bool] = lambda state, seat: True,
) -> tuple[AnyGame, Any, int]:
    """A game, its state after so many decisions or at the first later one that is wanted, and the seat to decide."""
    game = load_game(game_id)
    state, rng = game.new(players, game.unattended_settings(players, options or {})), Rng("middle", game_id, seed)
    made = 0
    while True:
        settle_chance(state, rng)
        seats = state.actors()
        assert seats, "the game was over before"
        seat = seats[int(rng.below(len(seats)))]
        choices = state.options(seat)
        if len(choices) > 1:
            if made >= decisions and wanted(state, seat):
                return game, state, seat
            made += 1
        state.apply(seat, choices[int(rng.below(len(choices)))])
