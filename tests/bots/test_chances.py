"""From points to chances."""

from __future__ import annotations

import math

import pytest

from signoria.bots.chances import chance_of, chances, shares


def test_a_lead_of_a_swing_makes_the_odds_e_to_one() -> None:
    ahead, behind = chances([12.0, 7.0], 5.0)
    assert ahead / behind == pytest.approx(math.e)
    assert ahead + behind == pytest.approx(1)


def test_equal_points_are_equal_chances_however_many_there_are() -> None:
    assert chances([1000.0] * 5, 0.2) == pytest.approx([0.2] * 5)


def test_a_hopeless_lead_is_no_overflow() -> None:
    assert chances([-1e6, 1e6], 0.2) == pytest.approx([0.0, 1.0])


def test_chances_are_the_same_in_every_python() -> None:
    """A plain sum of these odds ends otherwise before Python 3.12 than after: a seed would be another game."""
    points = [6.8, 29.1, 39.1, 3.2]
    odds = [math.exp((each - 39.1) / 5.0) for each in points]
    assert chances(points, 5.0) == [each / math.fsum(odds) for each in odds]
    assert math.fsum(odds) != ((odds[0] + odds[1]) + odds[2]) + odds[3]


def test_one_seat_alone_has_the_same_chance() -> None:
    for points in ([12.0, 7.0, 9.5], [-1e6, 1e6, 0.0]):
        assert [chance_of(seat, points, 3.0) for seat in range(3)] == pytest.approx(chances(points, 3.0))


def test_winners_share_the_win() -> None:
    assert shares([1, 3, 1, 4]) == [0.5, 0.0, 0.5, 0.0]
