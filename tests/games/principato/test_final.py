"""The end of the game: score lines, goals, places and the tie-break (§6; R27 to R29)."""

from __future__ import annotations

import pytest
from tests.games.principato.positions import GAME, play, position, seat

from signoria.core.codes import ScoreLine
from signoria.core.document import Document
from signoria.games.principato.state import Principato

ROW = ("build_field", "build_farm", "build_palazzo", "monument", "harvest", "taxes")


def over(*seats: Document) -> Principato:
    """A game that has ended with these principalities."""
    return position(*seats, year=3, pile=[], display=ROW[: len(seats) + 2], frames=[])


def goal_points(goal: str, **pieces: int) -> int:
    """What a goal is worth to its owner."""
    back_1 = goal in ("armory", "fertile_soil", "city_charter", "fortress")
    held = (goal, "villa") if back_1 else ("armory", goal)
    others = ("city_charter", "town_hall") if goal != "city_charter" else ("armory", "town_hall")
    if goal == "town_hall":
        others = ("city_charter", "palace")
    state = over(seat(goals=held, **pieces), seat(goals=others))
    return next(line.points for line in GAME.score(state)[0] if line.params.get("goal") == goal)


def totals(state: Principato) -> list[int]:
    return [GAME.total(lines) for lines in GAME.score(state)]


# ---- goals ----


@pytest.mark.parametrize(("catapults", "points"), [(0, 0), (1, 1), (7, 7)])
def test_armory(catapults: int, points: int) -> None:
    assert goal_points("armory", catapult=catapults, militia=3) == points


@pytest.mark.parametrize(("farms", "fields", "points"), [(3, 3, 0), (4, 3, 1), (0, 6, 0), (1, 9, 4), (0, 0, 0)])
def test_fertile_soil(farms: int, fields: int, points: int) -> None:
    assert goal_points("fertile_soil", farm=farms, field=fields, palazzo=9, bank=9) == points


@pytest.mark.parametrize(("banks", "palazzi", "points"), [(3, 3, 0), (4, 3, 1), (0, 6, 0), (1, 9, 4), (0, 0, 0)])
def test_city_charter(banks: int, palazzi: int, points: int) -> None:
    assert goal_points("city_charter", bank=banks, palazzo=palazzi, farm=9, field=9) == points


@pytest.mark.parametrize(("military", "points"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (15, 3), (25, 6)])
def test_fortress_counts_complete_lots_of_four(military: int, points: int) -> None:
    assert goal_points("fortress", military=military) == points


# A culture goal, one token of each kind that it asks for, another kind, and the points of no to four sets.
SETS = [
    ("chapel", ("monument_4", "painting_4"), "book_5", [0, 2, 5, 8, 8]),
    ("town_hall", ("monument_2", "book_3"), "painting_6", [0, 2, 5, 8, 8]),
    ("palace", ("monument_3", "book_4", "painting_5"), "book_5", [0, 5, 10, 15, 15]),
    ("villa", ("book_5", "painting_6"), "monument_4", [0, 2, 5, 9, 9]),
]


@pytest.mark.parametrize(("goal", "one_set", "other", "points"), SETS)
def test_culture_goals_count_sets(goal: str, one_set: tuple[str, ...], other: str, points: list[int]) -> None:
    assert [goal_points(goal, **dict.fromkeys(one_set, number)) for number in range(5)] == points


@pytest.mark.parametrize(("goal", "one_set", "other", "points"), SETS)
def test_a_set_needs_one_of_each_kind(goal: str, one_set: tuple[str, ...], other: str, points: list[int]) -> None:
    for missing in one_set:
        kinds = {piece: 5 for piece in (*one_set, other) if piece[:4] != missing[:4]}
        assert goal_points(goal, **kinds) == 0


def test_R29_four_sets_count_as_three() -> None:
    for goal, one_set, _, points in SETS:
        assert goal_points(goal, **dict.fromkeys(one_set, 4)) == points[3]


def test_X21_goals() -> None:
    assert goal_points("fertile_soil", farm=4, field=5) == 3
    assert goal_points("fortress", military=15) == 3
    assert goal_points("villa", book_5=1, book_4=1, painting_6=3) == 5
    assert goal_points("palace", monument_4=4, book_5=4, painting_6=5) == 15


# ---- the sum ----


def test_X22_final_sum() -> None:
    rich = seat(
        goals=("armory", "chapel"),
        military=17,
        catapult=2,
        monument_4=1,
        monument_3=1,
        book_5=1,
        painting_6=2,
    )
    state = over(rich, seat())
    assert GAME.score(state)[0] == [
        ScoreLine("military", 17),
        ScoreLine("monument", 7, {"count": 2}),
        ScoreLine("book", 5, {"count": 1}),
        ScoreLine("painting", 12, {"count": 2}),
        ScoreLine("goal", 2, {"goal": "armory"}),
        ScoreLine("goal", 5, {"goal": "chapel"}),
    ]
    assert totals(state) == [48, 0]


def test_the_last_annual_scoring_counts() -> None:
    state = position(seat(catapult=1), year=3, pile=[])
    play(state, "end")
    assert totals(state) == [6, 0]  # five military points and one for the armory


# ---- places ----


def test_most_points_win() -> None:
    assert GAME.places(over(seat(military=3), seat(military=9), seat(military=5))) == [3, 1, 2]


def test_a_tie_for_first_goes_to_the_most_cubes() -> None:
    few, many = seat(military=8, food=2, gold=1), seat(military=8, gold=2, favor=2)
    assert GAME.places(over(few, many, seat(military=4, farm=5, food=9))) == [2, 1, 3]


def test_R27_still_tied_is_a_shared_victory() -> None:
    assert GAME.places(over(seat(military=8, food=2), seat(military=8, favor=2))) == [1, 1]
    assert GAME.places(over(*(seat(military=8, gold=1) for _ in range(3)), seat(military=7))) == [1, 1, 1, 4]


def test_R28_only_stored_cubes_break_a_tie() -> None:
    """Soldiers' cubes are gone with the last scoring; what it leaves in storage counts."""
    state = position(
        seat(militia=2, food=2, goals=("fortress", "villa")),
        seat(condottiere=2, bank=2, gold=3, goals=("fertile_soil", "palace")),
        year=3,
        pile=[],
    )
    play(state, "end", "supply_food:2", "supply_gold:2")
    assert totals(state) == [3, 3]
    assert GAME.places(state) == [2, 1]


def test_ties_below_first_place_are_shared_whatever_the_cubes() -> None:
    state = over(seat(military=9), seat(military=5, food=2), seat(military=5), seat(military=1))
    assert GAME.places(state) == [1, 2, 2, 4]


def test_an_estimate_of_a_finished_game_is_its_score() -> None:
    state = over(seat(military=9, painting_6=1), seat(military=5))
    assert GAME.evaluate(state) == [15.0, 5.0]
