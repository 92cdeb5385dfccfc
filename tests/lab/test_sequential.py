"""The test that may stop at any time."""

from __future__ import annotations

import pytest

from signoria.core.rng import Rng
from signoria.lab.sequential import evidence_against, interval, is_clear, wilson


def test_no_game_is_no_evidence() -> None:
    assert evidence_against(0.25, 0, 0) == pytest.approx(0)
    assert interval(0, 0) == (0, 1)
    assert wilson(0, 0) == (0, 1)


def test_the_interval_is_where_the_evidence_is_weak() -> None:
    low, high = interval(140, 400)
    assert 0.25 < low < 140 / 400 < high
    assert is_clear(low - 0.001, 140, 400)
    assert not is_clear(low + 0.001, 140, 400)
    assert is_clear(high + 0.001, 140, 400)
    assert not is_clear(high - 0.001, 140, 400)


@pytest.mark.parametrize(("wins", "games"), [(0, 50), (50, 50), (12.5, 40)])
def test_the_anytime_interval_holds_the_usual_one(wins: float, games: int) -> None:
    ours, usual = interval(wins, games), wilson(wins, games)
    assert ours.low <= usual.low + 1e-9
    assert usual.high <= ours.high + 1e-9


def test_wilson_is_what_the_books_say() -> None:
    assert wilson(10, 40) == pytest.approx((0.1419, 0.4019), abs=1e-3)


def test_who_stops_when_he_likes_is_seldom_fooled() -> None:
    """Fair coins, looked at after every toss: at most one in twenty may seem unfair, ever."""
    fooled = 0
    for number in range(200):
        rng, wins = Rng("coins", number), 0
        for games in range(1, 301):
            wins += int(rng.below(4)) == 0
            if is_clear(0.25, wins, games):
                fooled += 1
                break
    assert fooled <= 20
