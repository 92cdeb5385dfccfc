"""The bound of a game follows from the box, and not even players who never come to an end outrun it."""

from __future__ import annotations

import pytest
from tests.games.virtu.lively import help_out

from signoria.core.playout import draw
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, NOBODY, buffer
from signoria.games.virtu import GAME
from signoria.games.virtu.actions import ACTIONS
from signoria.games.virtu.bounds import (
    YEAR_LIMITS,
    action_steps,
    card_steps,
    longest_game,
    marker_moves,
    most_points,
    most_steps,
    siege_steps,
    steps_of_a_year,
    uses,
    winter_steps,
)
from signoria.games.virtu.box.atlas import CITY_COUNT
from signoria.games.virtu.box.constants import CITY_2P, FRANCE, NAPLES
from signoria.games.virtu.decisions import STEP
from signoria.games.virtu.phases.marker import STEPS
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.two_players.variant import KINGS_LEAD, is_sudden_victory

ENDINGS = {"done", "end", "stop", "pass", "lose", "leave", "hold_off"}
IS_ENDING = [name in ENDINGS for name in ACTIONS.names]


@pytest.mark.parametrize(("players", "steps"), [(2, 21), (3, 30), (4, 30), (5, 30)])
def test_the_longest_game_is_its_set_up_and_so_many_years(players: int, steps: int) -> None:
    cards = 4 + 3 if players == 2 else 3 * players
    assert most_steps(players, {"year_limit": 30}) == players + 1 + 2 * cards + steps * steps_of_a_year(players)
    assert GAME.longest_game(players, {"year_limit": 10}) == players + 1 + 2 * cards + (
        21 if players == 2 else 10
    ) * steps_of_a_year(players)


def test_the_bounds_are_those_of_the_game() -> None:
    assert GAME.bounds.longest_game == longest_game() == most_steps(5, {"year_limit": 30})
    assert max(YEAR_LIMITS) == GAME.unattended["year_limit"] == 30


def test_a_year_counts_what_the_box_holds() -> None:
    """Three players by hand: 20 cities, five estates for each and eight single ones; four cities have arrows."""
    tiles, arrows = 20 + 5 * 3 + 8, 4 + 2 * 3
    assert marker_moves(3) == 3 * 3 + arrows
    passes = 2 * ((9 + arrows) // 5 + 3)
    assert uses(3) == 2 * tiles + 2 * 3 + 3 * (6 + 6 + 2) + 3 * passes + 3 * 5
    combats, tokens = 18, 3 * 2
    bonuses = 3 * 6 + 3 + tokens + combats
    assert siege_steps(3) == 3 * combats + tokens + combats + 2 * combats + bonuses + 18 + 18
    assert winter_steps(3) == 18 + 18 + 3 * (1 + 2 * (18 + 10) + 1 + 18 + 2 + 1 + 2)
    assert card_steps(3) == 3 * (14 + 30 + 3)
    assert steps_of_a_year(3) == (
        uses(3) + marker_moves(3) + 3 * 8 + action_steps(3) + siege_steps(3) + winter_steps(3) + card_steps(3)
    )


def dawdle(s: Virtu, seat: int, rng: Rng) -> int:
    """Anything rather than an end."""
    options = s.options(seat)
    on = [action for action in options if not IS_ENDING[action]] or options
    return on[rng.below(len(on))]


@pytest.mark.parametrize("players", GAME.players)
def test_every_year_of_players_who_dawdle_stays_below_its_bound(players: int) -> None:
    """Helped with florins and fresh tiles, they find far more to do than any other players."""
    s = GAME.new(players, GAME.unattended_settings(players, {"year_limit": 10} if players > 2 else {}))
    rng, outcomes, weights = Rng("dawdle", players), buffer(), buffer()
    steps = [0] * 32
    while s.mover() != NOBODY:
        seat = s.mover()
        steps[s.year] += 1
        if seat == CHANCE:
            s.step(CHANCE, draw(s, rng, outcomes, weights))
            continue
        if s.frames[0] == STEP and s.frames[STEPS] == 0:
            help_out(s, seat, rng)
        s.step(seat, dawdle(s, seat, rng))
    assert steps_of_a_year(players) // 10 < max(steps[1:]) <= steps_of_a_year(players)
    assert sum(steps) <= GAME.longest_game(players, s.settings)


def test_X26_a_king_of_naples_with_everything_stays_within_the_bound() -> None:
    """Every city, everything printed and every siege won, and a point ahead on top of it."""
    state = GAME.new(2, {})
    france = 0
    state.faction[0], state.faction[1] = FRANCE, NAPLES
    for city in range(CITY_COUNT):
        state.owner[city] = france
    state.clear_frames()
    assert is_sudden_victory(state)
    lines = {line.code: line.points for line in GAME.score(state)[france]}
    rest = most_points(2) - CITY_2P * CITY_COUNT - KINGS_LEAD
    assert lines["king_of_naples"] == KINGS_LEAD
    assert lines["cities"] == CITY_2P * CITY_COUNT
    assert sum(lines.values()) - lines["cities"] - lines["king_of_naples"] <= rest
    assert most_points(2) <= GAME.bounds.highest_score
