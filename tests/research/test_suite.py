"""The benchmark: what it asks for, that its opponents are those it names, and that its results are checked."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import signoria.research as sr
from signoria.core.registry import game_ids
from signoria.research.suite import ChangedOpponent, UnknownSuite

NAME = "signoria-v1"
QUICK = "il_principe/random"


def test_every_game_has_its_tasks_against_the_same_opponents() -> None:
    tasks = sr.suite(NAME).tasks
    assert {task.game for task in tasks} == set(game_ids())
    assert {task.opponent for task in tasks} == {"random", "greedy", "ismcts-200"}
    assert len({task.id for task in tasks}) == len(tasks) == 12
    assert all(task.games % task.players == 0 for task in tasks)


@pytest.mark.slow
@pytest.mark.parametrize("task", sr.suite(NAME).tasks, ids=lambda task: task.id)
def test_the_opponents_are_those_that_were_frozen(task: sr.Task) -> None:
    assert task.changes() == []


def test_a_result_is_written_and_verified(tmp_path: Path) -> None:
    suite, told = sr.suite(NAME), list[tuple[str, int]]()
    result = suite.run("greedy", [QUICK], games=4, progress=lambda task, done: told.append((task, done)))
    assert result.shares[QUICK] > 0.5
    assert told == [(QUICK, done) for done in range(1, 5)]
    result.write(tmp_path / "result.json")
    assert suite.verify(tmp_path / "result.json") == []
    document = json.loads((tmp_path / "result.json").read_text("utf-8"))
    (ladder,) = document["ladders"]
    assert {"version", "commit", "machine", "python", "cores"} == ladder["provenance"].keys()
    ladder["rungs"][0]["played"][2]["digest"] = "0"
    assert "game 2 of greedy among random: digest" in suite.verify(document)[0]
    assert "it is a result of another" in suite.verify(document | {"suite": "another"})[0]


def test_the_deals_of_the_test_are_others_than_the_public_ones() -> None:
    suite = sr.suite(NAME)
    public, test = (suite.run("greedy", [QUICK], seeds, games=1) for seeds in ("public", "test"))
    digests = [each.ladders[0]["rungs"][0]["played"][0]["digest"] for each in (public, test)]
    assert digests[0] != digests[1]
    assert suite.verify({"suite": NAME, "seeds": "test", "ladders": public.ladders}, sample=0) == [
        f"{QUICK}: seed is {NAME}/public, and the suite asks for {NAME}/test"
    ]


def test_what_is_not_there_is_said_with_what_is() -> None:
    with pytest.raises(UnknownSuite, match=r"no suite 'signoria-v0'; there is signoria-v1\."):
        sr.suite("signoria-v0")
    with pytest.raises(UnknownSuite, match="no task 'go/greedy'; it has principato/random, "):
        sr.suite(NAME).run("greedy", ["go/greedy"])
    with pytest.raises(UnknownSuite, match="public seeds and test seeds, not 'secret'"):
        sr.suite(NAME).run("greedy", [QUICK], "secret")  # type: ignore[arg-type]


def test_an_opponent_that_plays_otherwise_is_another_suite() -> None:
    (task,) = (task for task in sr.suite(NAME).tasks if task.id == QUICK)
    with pytest.raises(
        ChangedOpponent, match=r"not signoria-v1 any more: the choices of random in il_principe are \w+, "
    ):
        sr.Suite(NAME, (replace(task, choices="0"),)).run("greedy", games=1)
