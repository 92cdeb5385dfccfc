"""Habits: what playouts follow, and where they must not."""

from __future__ import annotations

import math
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.bots.positions import middle

from signoria.bots.faces import face_of
from signoria.bots.habits import WHIMS, Habits
from signoria.bots.ismcts import IsmctsBot, Thinking
from signoria.bots.rollout import FAR_HORIZON, HORIZON, WEIGHED, Rollout
from signoria.bots.search import CALM, Search
from signoria.core.registry import game_ids, load_game
from signoria.core.rng import Rng


def chosen(habits: Habits, options: list[int], times: int = 400) -> Counter[int]:
    rng, buffer = Rng(3), vec[i64](options)
    return Counter(int(habits.choose(buffer, len(options), rng)) for _ in range(times))


def test_what_looked_best_is_done_but_for_a_whim() -> None:
    habits = Habits(4)
    habits.note(1, 0.2)
    habits.note(2, 0.1)
    habits.note(3, 0.3)
    found = chosen(habits, [0, 1, 2])
    assert found.most_common(1)[0][0] == 1
    assert set(found) == {0, 1, 2}
    assert found[1] > 400 * (100 - WHIMS) / 100


def test_an_action_seen_once_is_not_taken_for_a_wonder() -> None:
    habits = Habits(2)
    habits.note(0, 0.3)
    for _ in range(20):
        habits.note(1, 0.2)
    assert habits.usual_lead(1) > habits.usual_lead(0)


def test_a_search_forms_habits_from_what_it_looks_at() -> None:
    game, state, seat = middle("renaissance", 3, 20)
    search = Search(face_of(game, CALM), state, seat, Rng(1))
    search.run(60, math.inf)
    habits = search.rollout.habits
    noted = [action for action in range(len(game.actions.names)) if habits.times[action]]
    assert set(state.options(seat)) <= set(noted)
    assert any(habits.usual_lead(action) > 0 for action in noted)
    assert any(habits.usual_lead(action) < 0 for action in noted)


def test_only_where_prices_are_bid_every_step_is_weighed() -> None:
    assert [game_id for game_id in game_ids() if load_game(game_id).weigh_playouts] == ["il_principe"]
    assert face_of(load_game("il_principe")).weigh


def test_of_many_options_a_playout_weighs_some_others_each_time() -> None:
    rollout, rng = Rollout(face_of(load_game("il_principe")), 0), Rng(4)
    found = Counter[int]()
    for _ in range(400):
        for option in range(20):
            rollout.options[option] = option
        assert rollout.bring_some(20, rng) == WEIGHED
        assert sorted(int(rollout.options[i]) for i in range(20)) == list(range(20))
        found.update(int(rollout.options[i]) for i in range(WEIGHED))
    assert len(found) == 20
    assert max(found.values()) < 2 * min(found.values())


def test_few_options_are_all_weighed_in_their_order() -> None:
    rollout = Rollout(face_of(load_game("il_principe")), 0)
    for option in range(WEIGHED):
        rollout.options[option] = option
    assert rollout.bring_some(WEIGHED, Rng(4)) == WEIGHED
    assert [int(rollout.options[i]) for i in range(WEIGHED)] == list(range(WEIGHED))


@pytest.mark.parametrize("game_id", ["principato", "il_principe", "renaissance", "virtu"])
def test_a_playout_ends_as_the_own_turn_comes_again(game_id: str) -> None:
    game, state, seat = middle(game_id, 3, 20)
    rollout = Rollout(face_of(game), seat)
    rollout.begin()
    rollout.play_on(state, Rng(2))
    if not state.actors():
        return
    assert rollout.ended
    assert rollout.decisions >= (HORIZON if state.mover() == seat else FAR_HORIZON)
    # Where it has ended, there is nothing more to play.
    before = game.dump(state)
    rollout.play_on(state, Rng(2))
    assert game.dump(state) == before


def test_calm_is_not_told_to_people() -> None:
    """The chance of an option is that of the game's own swing, however calmly the search takes a lead."""
    game, state, seat = middle("principato", 2, 60)
    faces = [face_of(game), face_of(game, CALM)]
    assert faces[0].chance(state, seat) == faces[1].chance(state, seat) == faces[0].worth(state)[seat]
    assert abs(faces[1].worth(state)[seat] - 0.5) < abs(faces[0].worth(state)[seat] - 0.5)


def test_every_option_of_the_root_has_a_chance_however_short_the_search() -> None:
    game, state, seat = middle("principato", 2, 12, wanted=lambda state, seat: len(state.options(seat)) > 3)
    bot = IsmctsBot(Thinking(iterations=2))
    arms = bot.search(game, state, seat, Rng(1)).arms()
    assert {action for action, _, _ in arms} == set(state.options(seat))
    assert sum(tried for _, tried, _ in arms) == 2
    assert all(0 < chance < 1 for _, _, chance in arms)
