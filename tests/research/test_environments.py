"""The adapters among themselves: the same games, rewards that sum to zero, and sentences for what is wrong."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from tests.commands import TOY

import signoria.research as sr
from signoria.core.errors import IllegalAction
from signoria.core.registry import load_game
from signoria.research import rewards
from signoria.research.parallel_env import MissingAction
from signoria.research.rewards import UnknownReward
from signoria.research.vector_env import IllegalInBatch

LISTENER = "told_bot:ListeningBot(last=True)"


def test_a_batch_plays_the_games_that_single_environments_play() -> None:
    players, n = 3, 5
    batch = sr.vector("principato", players, n, reward="margin")
    batch.reset(seed=40)
    singles = [sr.aec("principato", players, reward="margin") for _ in range(n)]
    for i, env in enumerate(singles):
        env.reset(seed=40 + i)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(260):
        actions = [rng.choice(np.flatnonzero(mask)) for mask in batch.mask]
        for i, env in enumerate(singles):
            seen = env.observe(env.agent_selection)
            assert env.agent_selection == f"player_{batch.actor[i]}"
            assert np.array_equal(seen["observation"], batch.observation[i])
            assert np.array_equal(seen["action_mask"], batch.mask[i])
            env.step(actions[i])
        batch.step(actions)
        for i, env in enumerate(singles):
            over = all(env.terminations.values())
            assert batch.done[i] == over
            assert batch.reward[i].tolist() == pytest.approx(list(env.rewards.values()))
            if over:
                ended += 1
                assert batch.reward[i].any()
                env.reset()
    assert ended >= n


@pytest.mark.parametrize("n", [1, 16, 37])
def test_a_batch_writes_into_the_callers_arrays(n: int) -> None:
    features, actions = len(sr.layout("il_principe").names), load_game("il_principe").bounds.actions
    mine = sr.Arrays(
        np.full((n, features), np.nan, np.float32),
        np.zeros((n, actions), np.bool_),
        np.ones((n, 2), np.float32),
        np.full(n, -7),
        np.ones(n, np.bool_),
    )
    batch = sr.vector("il_principe", 2, n, into=mine)
    other = sr.vector("il_principe", 2, n)
    for each in (batch, other):
        each.reset(seed=range(n))
        each.step([np.flatnonzero(mask)[-1] for mask in each.mask])
    assert batch.observation is mine.observation
    for name in sr.Arrays._fields:
        assert np.array_equal(getattr(mine, name), getattr(other, name))


def test_a_batch_refuses_an_illegal_action_before_anything_is_done() -> None:
    batch = sr.vector("virtu", 3, 4)
    batch.reset(seed=1)
    before = [batch.state(i) for i in range(4)]
    actions = [int(np.flatnonzero(mask)[0]) for mask in batch.mask]
    wrong = int(np.flatnonzero(~batch.mask[2])[0])
    for bad in (wrong, -1, 10_000):
        with pytest.raises(
            IllegalInBatch, match=rf"Action {bad} is not legal for seat \d in game 2 of the batch; it may "
        ):
            batch.step([*actions[:2], bad, actions[3]])
    assert [batch.state(i) for i in range(4)] == before
    with pytest.raises(ValueError, match="There are 3 actions for 4 games"):
        batch.step(actions[:3])
    with pytest.raises(ValueError, match="There are 2 seeds for 4 games"):
        batch.reset(seed=[1, 2])
    with pytest.raises(ValueError, match="The array observation must be writable and of shape"):
        sr.vector("virtu", 3, 5, into=sr.Arrays(batch.observation, batch.mask, batch.reward, batch.actor, batch.done))


@pytest.mark.parametrize(("places", "totals"), [([1, 2], [9, 4]), ([1, 1, 3], [7, 7, 1]), ([4, 2, 2, 1], [1, 5, 5, 8])])
def test_rewards_sum_to_zero(places: list[int], totals: list[int]) -> None:
    for kind in rewards.KINDS.values():
        given = kind(places, totals)
        assert sum(given) == pytest.approx(0)
        assert max(given) == given[places.index(1)]


def test_rewards_are_what_their_names_say() -> None:
    assert rewards.win([1, 2, 3], [9, 4, 3]) == [1.0, -0.5, -0.5]
    assert rewards.win([1, 1, 3], [9, 9, 3]) == [0.25, 0.25, -0.5]
    assert rewards.place([1, 2, 3], [9, 4, 3]) == [1.0, 0.0, -1.0]
    assert rewards.place([1, 1, 3], [9, 9, 3]) == [0.5, 0.5, -1.0]
    assert rewards.margin([1, 2, 3], [9, 4, 2]) == [4.0, -1.0, -3.0]
    with pytest.raises(UnknownReward, match="There is no reward 'points'; there is win, place, margin"):
        sr.aec("principato", 2, reward="points")  # type: ignore[arg-type]


def test_features_and_masks_go_into_any_array() -> None:
    env = sr.aec("renaissance", 4)
    env.reset(seed=3)
    state, seat = env.episode.state, env.episode.state.mover()
    numbers, mask = (
        np.zeros(len(sr.layout("renaissance").names)),
        np.ones(load_game("renaissance").bounds.actions, bool),
    )
    sr.features_into(state, seat, numbers)
    sr.mask_into(state, seat, mask)
    assert numbers.tolist() == load_game("renaissance").features(state, seat)
    assert np.flatnonzero(mask).tolist() == state.options(seat)
    sr.mask_into(state, (seat + 1) % 4, mask)
    assert not mask.any()
    with pytest.raises(TypeError, match="is the state of no installed game"):
        sr.mask_into("principato", 0, mask)  # type: ignore[arg-type]


def test_illegal_actions_are_refused_with_their_reason() -> None:
    env = sr.aec("principato", 2)
    env.reset(seed=1)
    before = env.episode.state.clone()
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match="not allowed now"):
        env.step(np.int64(illegal))
    assert env.episode.state == before


def test_a_learner_who_breaks_the_rules_loses_or_is_told() -> None:
    env = sr.gym("principato", players=3, opponents="random", max_steps=4)
    observation, info = env.reset(seed=1)
    assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(np.int64(illegal))
    assert (reward, terminated, truncated) == (-0.5, True, False)
    assert info["illegal"]
    strict = sr.gym("principato", players=3, opponents="random", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(illegal)


def test_a_learner_is_cut_off_and_plays_to_the_end_without_a_limit() -> None:
    for limit in (4, None):
        env = sr.gym("il_principe", seat=1, opponents="random,greedy", players=3, max_steps=limit, reward="place")
        observation, _ = env.reset(seed=5)
        terminated = truncated = False
        steps = 0
        while not terminated and not truncated:
            observation, reward, terminated, truncated, _ = env.step(int(np.flatnonzero(observation["action_mask"])[0]))
            steps += 1
            assert terminated or reward == 0.0
        assert (steps, truncated) == (4, True) if limit else (terminated and reward in (-1.0, -0.5, 0.0, 0.5, 1.0))
    with pytest.raises(ValueError, match="There is no seat 3 among 3 players"):
        sr.gym("il_principe", seat=3, players=3)


def test_opponents_are_told_what_a_player_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(TOY))
    plain, told = (sr.gym("principato", seat=0, opponents=name) for name in ("bold_bot:BoldBot", LISTENER))
    listener: Any = told._opponents[1]
    diary = listener.diary
    diary.clear()
    seen = [env.reset(seed=4)[0] for env in (plain, told)]
    ended = False
    while not ended:
        assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
        action = int(np.flatnonzero(seen[0]["action_mask"])[0])
        seen, ended = [], False
        for env in (plain, told):
            observation, _, terminated, _, _ = env.step(action)
            seen.append(observation)
            ended = terminated
    assert [page[0] for page in diary if page[0] != "saw"] == ["begin", "end"]
    assert {page[2] for page in diary if page[0] == "saw"} == {-1, 0, 1}


def test_sealed_decisions_are_made_together() -> None:
    env = sr.parallel("il_principe", players=3)
    observations, _ = env.reset(seed=2)
    together = 0
    while env.agents:
        asked = [agent for agent in env.agents if not observations[agent]["action_mask"][env.wait]]
        together = max(together, len(asked))
        assert asked == [env.possible_agents[seat] for seat in env.episode.state.actors()]
        if len(asked) == 3:
            with pytest.raises(MissingAction, match="player_1 must decide now"):
                env.step({agent: 0 for agent in asked if agent != "player_1"})
        chosen = {agent: int(np.flatnonzero(observations[agent]["action_mask"])[0]) for agent in asked}
        observations, given, *_ = env.step(chosen)
    assert together == 3
    assert sum(given.values()) == pytest.approx(0)


def test_the_table_is_shown_as_its_seat_sees_it() -> None:
    env = sr.aec("il_principe", 3)
    env.reset(seed=1)
    assert "player_0" in env.render()
    assert env.render() == env.render()
    assert sr.gym("virtu", opponents="random").render()


def test_without_its_libraries_one_sentence_says_what_is_missing() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import sys; sys.modules['pettingzoo'] = None\nimport signoria.research"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "ImportError: signoria.research needs the library pettingzoo, which is not installed; "
        "`pip install signoria[research]` brings it."
    )
