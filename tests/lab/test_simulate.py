"""Simulation: the same result whoever plays the games, and in however many processes."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from tests.commands import environment

from signoria.core.errors import InvalidSetup, UnknownGame
from signoria.core.registry import game_ids, load_game
from signoria.lab.errors import InvalidRequest
from signoria.lab.simulate import simulate
from signoria.lab.workers import chunks

GAME = game_ids()[0]
PROGRAM = f"""
import json
from signoria.lab.simulate import simulate
print(json.dumps(simulate({GAME!r}, 3, 30, seed=11).document()))
"""
TIMED = ("seconds", "decisions_per_second", "games_per_second", "processes", "checked", "engine")


def untimed(document: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in document.items() if name not in TIMED}


@pytest.fixture(scope="module")
def reference() -> dict[str, Any]:
    return untimed(simulate(GAME, 3, 30, seed=11).document())


def test_two_processes_give_the_result_of_one(reference: dict[str, Any]) -> None:
    assert untimed(simulate(GAME, 3, 30, seed=11, processes=2).document()) == reference


def test_checking_every_state_gives_the_result_of_the_quick_loop() -> None:
    checked, quick = (simulate(GAME, 3, 8, seed=11, check=check).document() for check in (True, False))
    assert untimed(checked) == untimed(quick)


@pytest.mark.parametrize("pure", ["0", "1"])
def test_compiled_and_pure_give_the_same_result(reference: dict[str, Any], pure: str) -> None:
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, env=environment(SIGNORIA_PURE=pure), capture_output=True, text=True, check=True)
    answer = json.loads(done.stdout)
    assert untimed(answer) == reference
    assert answer["engine"] == "pure" or pure == "0"


def test_another_seed_gives_other_games(reference: dict[str, Any]) -> None:
    assert untimed(simulate(GAME, 3, 30, seed=12).document()) != reference


def test_the_result_says_what_was_played_and_how_fast() -> None:
    done: list[int] = []
    result = simulate(GAME, 2, 50, seed=3, progress=done.append)
    game = load_game(GAME)
    assert (result.game, result.players, result.games, result.seed) == (GAME, 2, 50, 3)
    assert (result.rules, result.data, result.bots) == (game.rules_version, game.components.hash, ["random"] * 2)
    assert sum(result.wins) == 50
    assert len(result.mean_scores) == 2
    assert result.mean_length == result.decisions / 50
    assert result.decisions_per_second == pytest.approx(result.decisions / result.seconds)
    assert done == sorted(done)
    assert done[-1] == 50


def test_every_game_has_its_own_stream() -> None:
    """The first games of a long simulation are those of a short one."""
    short, long = simulate(GAME, 2, 1, seed=5), simulate(GAME, 2, 2, seed=5)
    assert long.decisions > short.decisions
    assert [2 * both - one for both, one in zip(long.mean_scores, short.mean_scores, strict=True)] == pytest.approx(
        simulate_only_second()
    )


def simulate_only_second() -> list[float]:
    from signoria.lab.games import Job, play_chunk

    settings = load_game(GAME).settings(2, {})
    return [float(score) for score in play_chunk(Job(GAME, 2, "random", 5, settings, False), 1, 2).mean_scores()]


@pytest.mark.parametrize(("games", "processes"), [(1, 1), (7, 3), (41, 2), (100_000, 2)])
def test_chunks_cover_every_game_once_and_in_order(games: int, processes: int) -> None:
    ranges = list(chunks(games, processes))
    assert [index for first, last in ranges for index in range(first, last)] == list(range(games))


def test_what_cannot_be_simulated_is_refused() -> None:
    with pytest.raises(UnknownGame):
        simulate("chess", 2, 1)
    with pytest.raises(InvalidSetup):
        simulate(GAME, 99, 1)
    with pytest.raises(InvalidRequest):
        simulate(GAME, 2, 0)
    with pytest.raises(InvalidRequest):
        simulate(GAME, 2, 1, processes=0)
