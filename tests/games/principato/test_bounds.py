"""The bounds of the game follow from the box, and no game leaves them."""

from __future__ import annotations

import pytest
from tests.games.principato.positions import GAME, offered, play, position, seat, walk

from signoria.core.rng import Rng
from signoria.games.principato.bounds import highest_score, longest_action, longest_game, most_steps


@pytest.mark.parametrize(("players", "steps"), [(2, 758), (3, 1042), (4, 1326)])
def test_the_longest_game(players: int, steps: int) -> None:
    """Set-up, turns of two five-step actions and a last word, reveals, commits, supplies, dismissals."""
    display, cards, scorings = players + 3, {2: 46, 3: 68, 4: 90}[players], 5
    set_up = players + display + 2 * players + 1
    turns = (cards - display + 1) * (2 * 5 + 1)
    reveals = cards - display + 2
    assert most_steps(players) == steps
    assert steps == set_up + turns + reveals + scorings * 37 + scorings * 4 * players + (scorings - 1) * 2 * players


def test_the_bounds_are_those_of_the_game() -> None:
    assert GAME.bounds.longest_game == longest_game() == 1326
    assert GAME.bounds.highest_score == highest_score() == 5 * 7 + 15 * (3 + 4 + 5) + (42 - 6) + 15
    assert GAME.bounds.lowest_score == 0
    assert (GAME.bounds.actions, GAME.bounds.outcomes) == (len(GAME.actions), len(GAME.outcomes))


def test_an_action_can_take_five_steps() -> None:
    assert longest_action() == 5
    state = position(seat(hand=("monument", "collector"), farm=2, food=2, gold=2, favor=3))
    play(state, "activate:0", "option:0", "favors_for_food:0", "favors_for_gold:0", "take:4")
    assert GAME.dump(state)["frames"][0]["action"] == 2
    state = position(seat(hand=("monument", "collector"), food=2, gold=2, militia=1, condottiere=1))
    play(state, "activate:1", "option:1", "food_to_soldiers:0", "gold_to_soldiers:0", "swap:0")
    assert GAME.dump(state)["frames"][0]["action"] == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_in_which_nobody_skips_stay_below_the_bound(players: int) -> None:
    for seed in range(5):
        state, rng, steps = GAME.new(players), Rng("long", players, seed), 0
        while state.actors():
            steps += 1
            names = [name for name in offered(state) if name not in ("skip", "end")]
            if names:
                play(state, names[int(rng.below(len(names)))])
            else:
                walk(state, rng, 1)
        assert 4 * 21 * players < steps <= most_steps(players)


def test_commits_between_scorings_are_no_more_than_soldiers() -> None:
    """The term of the bound that is not a number of questions: cubes stay on soldiers until the next scoring."""
    stores = {"farm": 10, "food": 19, "bank": 10, "gold": 19, "favor": 3}
    state = position(seat(militia=19, condottiere=18, **stores))
    commits = 0
    while any(name.startswith("commit") for name in offered(state)):
        play(state, next(name for name in offered(state) if name.startswith("commit")))
        commits += 1
    assert commits == 37
