"""Sums over games."""

from __future__ import annotations

from fractions import Fraction
from types import SimpleNamespace
from typing import Any

from signoria.core.codes import ScoreLine
from signoria.lab.tally import Tally


def finished(places: list[int], points: list[int]) -> Any:
    return SimpleNamespace(
        places=lambda state: places,
        score=lambda state: [[ScoreLine("a", each), ScoreLine("b", 1)] for each in points],
        total=lambda lines: sum(line.points for line in lines),
    )


def counted(*games: Any) -> Tally:
    tally = Tally.empty(3)
    for game in games:
        tally.add(game, None, 10)
    return tally


CLEAR = finished([1, 2, 3], [5, 3, 0])
TIE_OF_TWO = finished([1, 3, 1], [4, 0, 4])
TIE_OF_ALL = finished([1, 1, 1], [2, 2, 2])


def test_ties_share_the_win_exactly() -> None:
    tally = counted(CLEAR, TIE_OF_TWO, TIE_OF_ALL)
    assert tally.wins() == [1 + Fraction(1, 2) + Fraction(1, 3), Fraction(1, 3), Fraction(1, 2) + Fraction(1, 3)]
    assert sum(tally.wins()) == tally.games == 3


def test_mean_scores_are_of_all_score_lines() -> None:
    assert counted(CLEAR, TIE_OF_TWO).mean_scores() == [Fraction(11, 2), Fraction(5, 2), Fraction(3)]


def test_merging_is_counting_together_in_any_order() -> None:
    one, other = counted(CLEAR, TIE_OF_ALL), counted(TIE_OF_TWO)
    one.merge(other)
    again = counted(TIE_OF_TWO)
    again.merge(counted(CLEAR, TIE_OF_ALL))
    assert one == again == counted(CLEAR, TIE_OF_TWO, TIE_OF_ALL)
