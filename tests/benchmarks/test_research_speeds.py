"""What the speeds of the field's interfaces are measured with."""

from __future__ import annotations

import numpy as np
from benchmarks.measure import Effort
from benchmarks.research import _line, _random_actions, aec_speed, spiel_speed, vector_speed

import signoria.research as sr

MOMENT = Effort(0.01, 1)


def test_each_interface_can_be_measured() -> None:
    assert vector_speed("principato", 2, MOMENT) > 0
    assert aec_speed(sr.aec("principato", 2), MOMENT) > 0
    assert spiel_speed(sr.openspiel("principato", 2), MOMENT) > 0


def test_random_actions_are_legal_and_all_of_them_come() -> None:
    mask = np.array([[0, 1, 1, 0], [1, 0, 0, 0], [1, 1, 1, 1]], bool)
    rng = np.random.default_rng(0)
    drawn = np.array([_random_actions(mask, rng) for _ in range(200)])
    assert [set(column) for column in drawn.T] == [{1, 2}, {0}, {0, 1, 2, 3}]


def test_a_floor_is_judged_by_the_best_run() -> None:
    assert _line("virtu", 3, "aec steps/s", [1.0, 3.0, 2.0], 2.5, 5.0)[5:] == (3.0, 2.0, 2.5, 5.0, True, False)
    assert _line("virtu", 3, "aec steps/s", [1.0]).passed is None
