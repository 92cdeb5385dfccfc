"""Military scorings: order, supply, force, rank points, dismissals (D11, D12; §4.6)."""

from __future__ import annotations

import pytest
from tests.games.principato.positions import asked, offered, own, pieces, play, position, seat, table

from signoria.core.codes import Prompt
from signoria.core.document import Document
from signoria.games.principato.state import Principato


def scored(*seats: Document, **given: object) -> Principato:
    """The end of year 2, or of the year that is given, at its first question."""
    state = position(*seats, **{"pile": [], **given})
    play(state, "end")
    return state


def points(*forces: int) -> list[int]:
    """What players of these forces receive."""
    armies = [seat(catapult=max(force, 0), militia=max(-force, 0)) for force in forces]
    state = position(*armies, pile=[])
    play(state, "end")
    return [own(state, i)["military"] for i in range(len(forces))]


# ---- force and points ----


def test_E1_supplied_soldiers_add_and_hungry_ones_subtract() -> None:
    state = position(seat(catapult=2, militia=3, militia_food=2), pile=[])
    events = play(state, "end")
    zero = {"catapults": 0, "fed": 0, "hungry": 0}
    assert [event.params for event in events if event.code == "scored_military"] == [
        {
            **{"seat": 0, "force": 3, "points": 5, "total": 5, "rank": 1, "equal": 1},
            **{"catapults": 2, "fed": 2, "hungry": 1},
        },
        {"seat": 1, "force": 0, "points": 0, "total": 0, "rank": 2, "equal": 1, **zero},
    ]


def test_E2_tied_forces_share() -> None:
    assert points(5, 5, 3, 2) == [6, 6, 2, 0]


def test_R1_two_players_get_five_and_nothing() -> None:
    assert points(1, 0) == [5, 0]


@pytest.mark.parametrize(("forces", "due"), [((0, 2, 1), [0, 6, 3]), ((3, 0, 1, 2), [7, 0, 2, 4])])
def test_rank_points_of_three_and_four_players(forces: tuple[int, ...], due: list[int]) -> None:
    assert points(*forces) == due


def test_X14_two_player_tie() -> None:
    assert points(-1, -1) == [3, 3]


@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 3), (4, 4)])
def test_R26_forces_of_zero_and_below_score_as_any_other(players: int, each: int) -> None:
    assert points(*[0] * players) == [each] * players
    assert points(*[-2] * players) == [each] * players
    assert points(-1, *[-2] * (players - 1))[0] == {2: 5, 3: 6, 4: 7}[players]


def test_R36_rounding_up_may_pay_more_than_the_table_holds() -> None:
    assert sum(points(1, 1)) == 6 > 5 + 0
    assert sum(points(5, 5, 3, 2)) == 14 > 7 + 4 + 2


@pytest.mark.parametrize(
    ("forces", "due"),
    [
        ((2, 2, 2), [3, 3, 3]),
        ((3, 1, 1), [6, 2, 2]),
        ((4, 4, 4, 0), [5, 5, 5, 0]),
        ((5, 2, 2, 2), [7, 2, 2, 2]),
        ((5, 3, 3, 1), [7, 3, 3, 0]),
        ((5, 3, 1, 1), [7, 4, 1, 1]),
        ((2, 2, 1, 1), [6, 6, 1, 1]),
    ],
)
def test_R37_ties_of_three_and_for_lower_ranks(forces: tuple[int, ...], due: list[int]) -> None:
    assert points(*forces) == due


def test_points_add_up_over_scorings() -> None:
    state = position(seat(military=4, catapult=1), seat(military=2), pile=[])
    play(state, "end")
    assert [own(state, i)["military"] for i in (0, 1)] == [9, 2]


# ---- D11 ----


def test_D11_asks_one_number_per_kind_of_supply() -> None:
    state = scored(seat(militia=2, condottiere=2, food=1, gold=1, favor=2), seat())
    for step, (code, most) in enumerate(
        [("supply_food", 1), ("supply_gold", 1), ("supply_favor_militia", 1), ("supply_favor_condottieri", 1)], 1
    ):
        assert state.prompt(0) == Prompt(f"scoring.{code}", "4.6", {"seat": 0}, step, 4)
        assert offered(state) == [f"{code}:{i}" for i in range(most + 1)]
        play(state, f"{code}:1")
    assert pieces(state, "food", "gold", "favor", "military") == (0, 0, 0, 5)


def test_D11_favors_are_shared_between_the_kinds() -> None:
    state = scored(seat(militia=3, condottiere=3, favor=3))
    assert offered(state) == [f"supply_favor_militia:{i}" for i in range(4)]
    play(state, "supply_favor_militia:2")
    assert offered(state) == ["supply_favor_condottieri:0", "supply_favor_condottieri:1"]


def test_D11_does_not_arise_without_a_cube_or_a_soldier_for_it() -> None:
    assert asked(scored(seat(militia=1, gold=2))) == "scoring.dismiss_militia"
    assert asked(scored(seat(food=2, gold=2, favor=3))) == "chance"
    assert asked(scored(seat(militia=1, militia_favor=1, food=2))) == "scoring.dismiss_militia"


def test_D11_later_players_see_what_earlier_ones_supplied() -> None:
    state = scored(seat(militia=2, food=2), seat(militia=1, food=1))
    play(state, "supply_food:1")
    assert (state.actors(), pieces(state, "food", "militia_food")) == ([1], (1, 1))


def test_X17_favor_on_soldiers() -> None:
    state = scored(seat(militia=2, condottiere=1, food=1, favor=2), seat())
    events = play(state, "supply_food:1", "supply_favor_militia:1", "supply_favor_condottieri:1")
    assert next(event.params for event in events if event.code == "scored_military") == {
        **{"seat": 0, "force": 3, "points": 5, "total": 5, "rank": 1, "equal": 1},
        **{"catapults": 0, "fed": 3, "hungry": 0},
    }
    assert pieces(state, "food", "favor", "militia_food", "militia_favor", "condottiere_favor") == (0, 0, 0, 0, 0)
    assert table(state)["reserve"] == {"food": 39, "gold": 39, "favor": 12}


def test_X18_deliberate_starvation() -> None:
    state = scored(seat(condottiere=3, bank=2, gold=3), seat())
    events = play(state, "supply_gold:0")
    assert [event.code for event in events][:2] == ["supplied_nothing", "scored_military"]
    assert events[1].params == {
        **{"seat": 0, "force": -3, "points": 0, "total": 0, "rank": 2, "equal": 1},
        **{"catapults": 0, "fed": 0, "hungry": 3},
    }
    assert offered(state) == [f"dismiss_condottieri:{i}" for i in range(4)]
    play(state, "dismiss_condottieri:3")
    assert pieces(state, "condottiere", "gold") == (0, 3)


def test_R23_all_cubes_leave_the_soldiers_favors_too() -> None:
    army = seat(militia=2, condottiere=2, militia_food=1, militia_favor=1, condottiere_gold=1, condottiere_favor=1)
    state = scored(army, seat(militia=1, militia_favor=1))
    assert table(state)["reserve"] == {"food": 39, "gold": 39, "favor": 12}
    assert table(state)["seats"][0]["supplied"] == table(state)["seats"][1]["supplied"] == {}


# ---- the order ----


@pytest.mark.parametrize(
    ("first", "order"),
    [(0, [3, 0, 1, 2]), (1, [3, 1, 2, 0]), (2, [3, 2, 0, 1])],
)
def test_R25_most_army_tokens_first_then_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    armies = [seat(militia=2, food=1), seat(militia=1, catapult=1, food=1), seat(condottiere=2, gold=1)]
    state = scored(*armies, seat(militia=1, catapult=2, food=1), first=first)
    supplied: list[int] = []
    dismissed: list[int] = []
    while asked(state).startswith("scoring"):
        (supplied if "supply" in asked(state) else dismissed).append(state.actors()[0])
        play(state, offered(state)[0])
    assert supplied == dismissed == order


def test_R25_the_order_stays_when_armies_shrink() -> None:
    state = scored(seat(militia=3), seat(militia=2, condottiere=1, catapult=1))
    asked_seats = []
    while asked(state).startswith("scoring"):
        asked_seats.append(state.actors()[0])
        play(state, offered(state)[-1])
    assert asked_seats == [1, 1, 0]


# ---- D12 ----


def test_E3_soldiers_may_be_dismissed_after_their_cubes_are_gone() -> None:
    state = scored(seat(catapult=2, militia=3, militia_food=2))
    assert (own(state)["militia_food"], table(state)["reserve"]["food"]) == (0, 39)
    assert offered(state) == [f"dismiss_militia:{i}" for i in range(4)]
    play(state, "dismiss_militia:1")
    assert (own(state)["militia"], table(state)["pool"]["soldier"]) == (2, 35)


def test_D12_asks_for_militia_then_for_condottieri() -> None:
    state = scored(seat(militia=1, condottiere=2, catapult=1))
    assert state.prompt(0) == Prompt("scoring.dismiss_militia", "4.6", {"seat": 0}, 1, 2)
    play(state, "dismiss_militia:1")
    assert state.prompt(0) == Prompt("scoring.dismiss_condottieri", "4.6", {"seat": 0}, 2, 2)
    assert offered(state) == [f"dismiss_condottieri:{i}" for i in range(3)]
    play(state, "dismiss_condottieri:2")
    assert pieces(state, "militia", "condottiere", "catapult") == (0, 0, 1)
    assert asked(state) == "chance"


def test_R33_nobody_is_dismissed_after_the_last_scoring() -> None:
    state = scored(seat(militia=2, food=1), year=3)
    play(state, "supply_food:1")
    assert (asked(state), own(state)["militia"]) == ("over", 2)


def test_R33_the_extra_scoring_of_year_3_still_asks_for_dismissals() -> None:
    state = position(seat(militia=2), year=3, pile=["military", "taxes"])
    play(state, "end", "reveal:military")
    assert asked(state) == "scoring.dismiss_militia"


def test_R33_questions_that_concern_nobody_do_not_arise() -> None:
    """No soldier: no supply, no dismissal; no cube to commit: no menu after the second action."""
    state = position(seat(food=2, gold=2, favor=3, catapult=1), pile=[])
    play(state, "skip", "skip")
    assert asked(state) == "chance"


def test_unsupplied_soldiers_count_against_their_owner_every_time() -> None:
    state = scored(seat(militia=1), seat())
    play(state, "dismiss_militia:0", "reveal:military")
    assert (own(state)["military"], own(state, 1)["military"]) == (0, 10)
