"""What is given wrongly gets a sentence, whichever interface it is given to, and changes nothing."""

from __future__ import annotations

import copy
import pickle
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import signoria.research as sr
from signoria.core.errors import InvalidSetup, SignoriaError, UnknownGame
from signoria.core.registry import load_game
from signoria.research.given import NoGame, UnfitAction
from signoria.research.names import UnknownAgent
from signoria.research.parallel_env import ParallelGame
from signoria.research.vector_env import IllegalInBatch, VectorGame

Maker = Callable[..., Any]


def batch_of_two(game: Any, players: Any, options: Any = None) -> VectorGame:
    return sr.vector(game, players, 2, options)


MAKERS: dict[str, Maker] = {
    "aec": sr.aec,
    "parallel": sr.parallel,
    "gym": lambda game, players, options=None: sr.gym(game, players=players, options=options, opponents="random"),
    "openspiel": sr.openspiel,
    "vector": batch_of_two,
}
every_interface = pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
NO_NUMBERS: tuple[Any, ...] = ("7", 7.0, float("nan"), None, [1])


@every_interface
def test_set_ups_are_refused_in_words(make: Maker) -> None:
    for game, error, sentence in (
        ("principat", UnknownGame, "did you mean principato?"),
        (None, TypeError, "A game is called by its name, as 'principato', and not None."),
    ):
        with pytest.raises(error, match=re.escape(sentence)):
            make(game, 2)
    for players in (0, 9):
        with pytest.raises(InvalidSetup, match=f"Principato is for 2 to 4 players, not {players}"):
            make("principato", players)
    others: tuple[Any, ...] = ("3", 2.0)
    for other in others:
        with pytest.raises(TypeError, match="The number of players must be a whole number"):
            make("principato", other)
    with pytest.raises(TypeError, match="Options are names with values"):
        make("principato", 2, ["open_goals"])
    with pytest.raises(InvalidSetup, match="no option 'open'"):
        make("principato", 2, {"open": True})
    assert make("principato", np.int64(2), {"open_goals": np.True_})


@pytest.mark.parametrize("name", ["aec", "parallel", "gym", "vector"])
def test_seeds_are_whole_numbers(name: str) -> None:
    env = MAKERS[name]("il_principe", 2)
    for seed in NO_NUMBERS:
        if seed is not None and (name, seed) != ("vector", [1]):
            with pytest.raises(TypeError, match="A seed must be a whole number, not"):
                env.reset(seed=seed)
    env.reset(seed=np.int64(3))


@pytest.mark.parametrize("name", ["aec", "gym"])
def test_actions_that_are_none_change_nothing(name: str) -> None:
    env = MAKERS[name]("principato", 2)
    with pytest.raises(NoGame, match="`reset` begins one"):
        env.step(0)
    env.reset(seed=4)
    before = env.episode.state.clone()
    for action in NO_NUMBERS:
        with pytest.raises(TypeError, match="An action must be a whole number, not"):
            env.step(action)
    assert env.episode.state == before


def test_a_refusal_is_said_in_words() -> None:
    env = sr.aec("principato", 2)
    env.reset(seed=4)
    seat = int(env.episode.state.mover())
    refusal = f"(commit:militia_food) of seat {seat} is not allowed now: This is not one of your choices now."
    with pytest.raises(UnfitAction, match=re.escape(refusal)) as caught:
        env.step(load_game("principato").action_id("commit:militia_food"))
    assert caught.value.reason.code == "not_offered"
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    with pytest.raises(UnfitAction, match=r"^Action -1 of seat "):
        env.step(-1)


def test_agents_that_do_not_sit_here_see_nothing() -> None:
    env = sr.aec("virtu", 3)
    env.reset(seed=1)
    for agent in ("player_3", "player_-1", "bob"):
        with pytest.raises(UnknownAgent, match=f"There is no agent '{agent}'; there are player_0, player_1, player_2"):
            env.observe(agent)


def played_to_its_end(env: Any) -> Any:
    env.reset(seed=1)
    for _ in env.agent_iter():
        observation, _, over, _, _ = env.last()
        env.step(None if over else int(np.flatnonzero(observation["action_mask"])[0]))
    return env


def test_a_game_that_is_over_is_played_no_further() -> None:
    env = played_to_its_end(sr.aec("principato", 2))
    for call in (lambda: env.step(0), env.last):
        with pytest.raises(NoGame):
            call()
    learner = sr.gym("principato", opponents="random", max_steps=2)
    learner.reset(seed=1)
    learner.step(learner.action_masks().argmax())
    assert learner.step(learner.action_masks().argmax())[3]
    with pytest.raises(NoGame):
        learner.step(learner.action_masks().argmax())
    learner.reset(seed=1)
    assert learner.step(-1)[4]["illegal"] == "This is not one of your choices now."
    with pytest.raises(NoGame):
        learner.step(0)


def first_together(env: ParallelGame) -> dict[str, int]:
    """Returns actions at the first decision of several seats at once."""
    observations, _ = env.reset(seed=3)
    while len(env.episode.state.actors()) < 2:
        observations = env.step({a: seen["action_mask"].argmax() for a, seen in observations.items()})[0]
    return {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}


def test_what_is_done_together_is_done_by_all_or_by_nobody() -> None:
    env = sr.parallel("il_principe", 3)
    for actions in ({}, {"player_0": 1}):
        with pytest.raises(NoGame):
            env.step(actions)
    good, before = first_together(env), env.episode.state.clone()
    last = env.possible_agents[env.episode.state.actors()[-1]]
    for wrong, error in ((-1, UnfitAction), (env.wait, UnfitAction), (1.5, TypeError), (None, TypeError)):
        with pytest.raises(error):
            env.step({**good, last: wrong})
        assert env.episode.state == before
    with pytest.raises(TypeError, match="Actions are given by agent"):
        env.step([0, 0, 0])  # type: ignore[arg-type]
    env.step(good)
    assert env.episode.state != before


def test_a_learner_sits_at_the_table_among_bots_that_fit() -> None:
    for arguments, error, sentence in (
        ({"seat": -1}, ValueError, "There is no seat -1 among 2 players"),
        ({"seat": 1.0}, TypeError, "A seat must be a whole number"),
        ({"max_steps": 0}, ValueError, "The most steps must be 1 or more"),
        ({"illegal": "rise"}, ValueError, "may lose or raise, not 'rise'"),
        ({"opponents": ["greedy"]}, TypeError, "with commas between them"),
        ({"opponents": "greedy,random", "players": 4}, ValueError, "2 opponents for 3 seats; name one for all, or 3."),
    ):
        with pytest.raises(error, match=re.escape(sentence)):
            sr.gym("principato", **arguments)


def test_a_batch_refuses_what_it_cannot_do_and_goes_on_as_if_nothing_had_been() -> None:
    sizes: list[tuple[Any, type[Exception]]] = [(0, ValueError), (-1, ValueError), (2.5, TypeError), ("4", TypeError)]
    for n, error in sizes:
        with pytest.raises(error, match="game"):
            sr.vector("principato", 2, n)
    batch, other = (sr.vector("principato", 2, 4) for _ in range(2))
    with pytest.raises(NoGame):
        batch.step([0, 0, 0, 0])
    for each in (batch, other):
        each.reset(seed=np.array([5, 6, 7, 8]))
    wrong_seeds: list[Any] = [[1, 2, 3], [1.5] * 4, ["1"] * 4, "1234", np.zeros((2, 2), int), 1.0]
    for seeds in wrong_seeds:
        with pytest.raises((TypeError, ValueError), match="seed"):
            batch.reset(seed=seeds)
    good = batch.mask.argmax(axis=1)
    wrong: list[Any] = [good + 0.0, good + np.nan, good.reshape(4, 1), good[0], None, "0000", batch.mask, [True] * 4]
    for actions in wrong:
        with pytest.raises(TypeError, match="Actions must be whole numbers, one for each of 4 games"):
            batch.step(actions)
    with pytest.raises(IllegalInBatch, match=f"Action {2**63} is not legal"):
        batch.step(np.full(4, 2**63, np.uint64))
    for _ in range(300):
        actions = batch.mask.argmax(axis=1)
        batch.step(actions.astype(np.uint64))
        other.step(np.repeat(actions, 2)[::2])
    assert [batch.state(i) for i in range(4)] == [other.state(i) for i in range(4)]
    assert batch.seeds == [5, 6, 7, 8]
    for game in (-1, 4):
        with pytest.raises(ValueError, match=f"There is no game {game} among 4"):
            batch.state(game)


def test_arrays_of_the_callers_that_would_lose_something_are_refused() -> None:
    batch = sr.vector("principato", 2, 4)
    good = sr.Arrays(*(getattr(batch, name) for name in sr.Arrays._fields))
    unfit: list[tuple[str, Any]] = [
        ("observation", np.zeros((4, batch.features), int)),
        ("reward", np.zeros((4, 2), int)),
        ("done", np.zeros(4, "<U3")),
        ("actor", [0, 0, 0, 0]),
    ]
    for name, array in unfit:
        with pytest.raises(TypeError, match=f"The array {name} "):
            sr.vector("principato", 2, 4, into=good._replace(**{name: array}))
    with pytest.raises(TypeError, match=re.escape("`into` is sr.Arrays(observation, mask,")):
        sr.vector("principato", 2, 4, into=(1, 2))  # type: ignore[arg-type]
    wide = np.full((4, 2 * batch.features), np.nan)
    strided = good._replace(observation=wide[:, ::2], mask=np.zeros((4, batch.actions), np.int8))
    into = sr.vector("principato", 2, 4, into=strided)
    for each in (batch, into):
        each.reset(seed=1)
    assert np.array_equal(into.observation.astype(np.float32), batch.observation)
    assert np.array_equal(into.mask, batch.mask)
    assert np.isnan(wide[:, 1::2]).all()


def test_numbers_are_written_for_seats_that_are_there_and_into_arrays_that_fit() -> None:
    state, size = load_game("principato").new(2), len(sr.layout("principato"))
    for write, length in ((sr.features_into, size), (sr.mask_into, load_game("principato").bounds.actions)):
        out = np.full(length, 7.0)
        for seat in (-3, -1, 2):
            with pytest.raises(ValueError, match=f"There is no seat {seat} among 2 players"):
                write(state, seat, out)
        with pytest.raises(TypeError, match="A seat must be a whole number"):
            write(state, 0.0, out)  # type: ignore[arg-type]
        assert (out == 7).all()
        read_only = out.copy()
        read_only.flags.writeable = False
        for wrong in (out[:-1], np.zeros((2, length)), np.zeros(()), [0.0] * length, read_only):
            with pytest.raises(ValueError, match=re.escape(f"a writable array of shape ({length},)")):
                write(state, 0, wrong)  # type: ignore[arg-type]
        every_second = np.full(2 * length, 7.0)[::2]
        write(state, np.int64(1), every_second)  # type: ignore[arg-type]
        assert not (every_second == 7).any()
    with pytest.raises(TypeError, match="A game is called by its name"):
        sr.layout(None)  # type: ignore[arg-type]


def test_a_suite_says_what_is_wrong_before_anything_is_played(tmp_path: Path) -> None:
    suite, tasks = sr.suite("signoria-v1"), ["il_principe/random"]
    for name in ("signoria-v9", "../suites/signoria-v1"):
        with pytest.raises(ValueError, match="there is signoria-v1"):
            sr.suite(name)
    for games in (0, -4):
        with pytest.raises(ValueError, match="There must be at least one game"):
            suite.run("greedy", tasks, games=games)
    with pytest.raises(TypeError, match=re.escape("as a list, as ['il_principe/random']")):
        suite.run("greedy", tasks[0])
    with pytest.raises(ValueError, match="among bots of its own kind"):
        suite.run("random", tasks)
    result = suite.run("greedy", tasks, games=4)
    document: dict[str, Any] = {
        "suite": result.suite,
        "seeds": result.seeds,
        "bot": result.bot,
        "ladders": result.ladders,
    }
    assert suite.verify(document, sample=1) == []
    with pytest.raises(ValueError, match="so many games of each task, and not -1"):
        suite.verify(document, sample=-1)
    assert suite.verify({**document, "bot": "prince"}) == ["il_principe/random: it is not prince alone among random"]
    poor = copy.deepcopy(document)
    del poor["ladders"][0]["rungs"][0]["played"]
    assert suite.verify(poor) == ["it is not the result of a suite: KeyError: 'played'"]
    (tmp_path / "cut.json").write_text('{"suite": ', "utf-8")
    assert [problem[:13] for problem in suite.verify(tmp_path / "cut.json")] == ["it is no JSON"]


def test_a_dataset_that_cannot_be_made_leaves_no_folder(tmp_path: Path) -> None:
    wrong: list[tuple[tuple[Any, Any, Any], dict[str, Any]]] = [
        (("principat", 2, 1), {}),
        (("principato", 9, 1), {}),
        (("principato", 2, 1.5), {}),
        (("principato", 2, 1), {"bots": "gredy"}),
        (("principato", 2, 1), {"seed": "a"}),
        (("principato", 2, 1), {"options": {"open": True}}),
        (("principato", 2, 1), {"processes": 0}),
    ]
    for (game, players, games), named in wrong:
        with pytest.raises((TypeError, SignoriaError), match=r"\.$|\?$"):
            sr.dataset(game, players, games, tmp_path / "new", **named)
        assert not (tmp_path / "new").exists()


def test_a_damaged_dataset_is_read_up_to_its_damage(tmp_path: Path) -> None:
    made = sr.dataset("il_principe", np.int64(2), 1, tmp_path, bots="random", seed=np.int64(3))  # type: ignore[arg-type]
    file = made / "records-00000.jsonl.gz"
    for broken in (file.read_bytes()[:-20], b"rubbish"):
        file.write_bytes(broken)
        with pytest.raises(ValueError, match=r"records-00000.jsonl.gz is damaged: "):
            list(sr.read_dataset(made))
    (made / "dataset.json").write_text("{}", "utf-8")
    with pytest.raises(ValueError, match=r"dataset.json is not the page of a dataset: 'files'"):
        list(sr.read_dataset(made))
