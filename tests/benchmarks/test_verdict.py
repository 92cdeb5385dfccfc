"""The benchmark's judgement, on made-up numbers: nothing is timed here."""

from __future__ import annotations

import pytest
from benchmarks.__main__ import judge
from benchmarks.budgets import BUDGETS, MORE_SET_UPS
from benchmarks.measure import Speed, set_ups
from benchmarks.verdict import verdicts

from signoria.core.registry import load_game


def speed(game: str, engine: str, decisions: float, clone: float, iterations: float = 0) -> Speed:
    return {
        "game": game,
        "players": 2,
        "options": {},
        "engine": engine,
        "decisions_per_second": decisions,
        "decisions_per_second_median": decisions,
        "games_per_second": decisions / 100,
        "games_per_second_median": decisions / 100,
        "decisions_per_game": 100,
        "clone_microseconds": clone,
        "clone_microseconds_median": clone,
        "iterations_per_second": iterations,
        "iterations_per_second_median": iterations,
    }


@pytest.mark.parametrize(
    ("engine", "decisions", "clone", "passed", "aimed"),
    [
        ("compiled", 3_000_000, 0.3, [True, True], [True, True]),
        ("compiled", 1_000_000, 1.0, [True, True], [False, False]),
        ("compiled", 999_999, 1.1, [False, False], [False, False]),
        ("pure", 40_000, 9.9, [True, None], [None, None]),
        ("pure", 39_999, 9.9, [False, None], [None, None]),
    ],
)
def test_numbers_are_held_against_the_budget_of_their_engine(
    engine: str, decisions: float, clone: float, passed: list[bool | None], aimed: list[bool | None]
) -> None:
    lines = verdicts([speed("principato", engine, decisions, clone)])
    assert [line.passed for line in lines] == [*passed, None, None]
    assert [line.aimed for line in lines] == [*aimed, None, False if engine == "compiled" else None]


def test_a_game_without_a_budget_is_shown_and_not_judged() -> None:
    assert "toy_race" not in BUDGETS
    assert [line.passed for line in verdicts([speed("toy_race", "compiled", 1, 99)])] == [None] * 4


def test_the_search_has_an_aim_and_no_floor() -> None:
    searched = verdicts([speed("principato", "compiled", 1, 99, 20_000)])[-1]
    assert (searched.what, searched.aim, searched.aimed, searched.passed) == ("iterations/s", 20_000, True, None)
    assert verdicts([speed("virtu", "compiled", 1, 99, 20_000)])[-1].aim is None


def test_a_missed_floor_is_named_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert judge(verdicts([speed("principato", "compiled", 2_000_000, 0.5)]), compiled=True) == 0
    assert capsys.readouterr().err == ""
    assert judge(verdicts([speed("principato", "compiled", 10, 0.5)]), compiled=True) == 1
    said = capsys.readouterr().err
    assert said == "The floor is missed by principato with 2 (compiled, decisions/s).\n"


def test_a_set_up_of_its_own_is_named_and_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    for game_id, named in MORE_SET_UPS.items():
        game = load_game(game_id)
        assert set_ups(game) == [*((players, {}) for players in game.players), *((n, dict(o)) for n, o in named)]
        for players, options in named:
            assert game.settings(players, options)
    slow = speed("renaissance", "compiled", 10, 0.5) | {"players": 6, "options": {"scenario": "1515", "powers": True}}
    assert judge(verdicts([slow]), compiled=True) == 1
    said = capsys.readouterr().err
    assert said == "The floor is missed by renaissance with 6, scenario=1515, powers=true (compiled, decisions/s).\n"


def test_without_a_compiled_engine_the_budgets_are_not_met(capsys: pytest.CaptureFixture[str]) -> None:
    assert judge([], compiled=False) == 1
    assert "were not measured" in capsys.readouterr().err
