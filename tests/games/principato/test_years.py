"""The refill of the display, military scoring cards and the ends of the years (§4.5; R12 to R15)."""

from __future__ import annotations

import pytest
from tests.games.principato.positions import (
    GAME,
    asked,
    drawn,
    offered,
    own,
    pieces,
    play,
    position,
    printed,
    seat,
    table,
    walk,
)

from signoria.core.rng import Rng

ROW = ["build_field", "build_farm", "build_palazzo", "monument", "harvest"]


def test_the_refill_draws_any_card_left_in_the_pile_by_its_copies() -> None:
    state = position(seat(), pile=("harvest", "taxes", "taxes", "military"))
    play(state, "end")
    assert drawn(state) == {"reveal:harvest": 1, "reveal:taxes": 2, "reveal:military": 1}


def test_R12_taking_the_last_card_does_not_end_the_year() -> None:
    state = position(seat(), pile=["harvest"])
    play(state, "end", "reveal:harvest")
    assert (table(state)["year"], asked(state)) == (2, "turn.action")
    assert len(table(state)["display"]) == 5


def test_R12_year_ends_when_a_refill_fails() -> None:
    state = position(seat(), pile=[])
    codes = [event.code for event in play(state, "end")]
    assert codes[:4] == ["actions_forgone", "turn_ended", "year_ended", "scoring_begun"]
    assert table(state)["year"] == 3


def test_X11_the_row_stays_short_until_the_new_pile_completes_it() -> None:
    state = position(seat(), display=ROW, pile=["taxes"])
    play(state, "end", "reveal:taxes")
    assert table(state)["display"] == [*ROW[1:], "taxes"]
    play(state, "end")
    assert table(state)["display"] == [*ROW[2:], "taxes"]
    assert (table(state)["year"], drawn(state)) == (3, {f"reveal:{c}": n for c, n in printed(2, 3).items()})
    play(state, "reveal:book")
    assert table(state)["display"] == [*ROW[2:], "taxes", "book"]


@pytest.mark.parametrize(("ended_by", "next_seat"), [(0, 1), (1, 2), (2, 0)])
def test_R13_next_year_starts_with_the_next_player_clockwise(ended_by: int, next_seat: int) -> None:
    state = position(seat(), seat(), seat(), pile=[], active=ended_by, first=1)
    play(state, "end", "reveal:book")
    assert (state.actors(), table(state)["first"]) == ([next_seat], 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R13_with_our_piles_every_year_starts_with_the_first_player(players: int) -> None:
    state = GAME.new(players)
    rng = Rng("years", players)
    starters: dict[int, int] = {}
    while state.actors():
        walk(state, rng, 1)
        if asked(state) == "turn.action":
            starters.setdefault(table(state)["year"], state.actors()[0])
    assert starters == dict.fromkeys((1, 2, 3), table(state)["first"])


def test_the_turn_passes_only_once_when_a_military_card_lies_between() -> None:
    state = position(seat(), seat(), seat(), pile=["military", "taxes"])
    play(state, "end", "reveal:military", "reveal:taxes")
    assert state.actors() == [1]


def test_a_military_card_is_scored_at_once_and_leaves_the_game() -> None:
    state = position(seat(catapult=1), pile=["military", "taxes"])
    codes = [event.code for event in play(state, "end", "reveal:military")]
    scoring = ["military_card", "scoring_begun", "supply_order", "scored_military", "scored_military"]
    assert codes == ["actions_forgone", "turn_ended", *scoring]
    assert own(state)["military"] == 5
    assert len(table(state)["display"]) == 4
    assert drawn(state) == {"reveal:taxes": 1}


def test_X12_military_card_on_top_of_pile_3_scores_before_the_first_turn() -> None:
    state = position(seat(catapult=1), pile=[])
    play(state, "end", "reveal:military")
    assert (own(state)["military"], asked(state), len(table(state)["display"])) == (10, "chance", 4)
    play(state, "reveal:book")
    assert (state.actors(), table(state)["year"], len(table(state)["display"])) == ([1], 3, 5)


def test_R14_a_military_card_first_in_its_pile_scores_immediately() -> None:
    state = position(seat(militia=1, food=1), seat(), year=1, pile=[])
    codes = [event.code for event in play(state, "end", "supply_food:1", "dismiss_militia:0", "reveal:military")]
    assert [code for code in codes if "begun" in code or "card" in code] == [
        "scoring_begun",
        "year_begun",
        "military_card",
        "scoring_begun",
    ]


def test_E5_military_card_last_in_pile_2() -> None:
    """Extra scoring, cubes removed, dismissals, card gone, then the annual scoring with a new supply phase."""
    state = position(seat(militia=2, farm=2, food=3), seat(), pile=["military"])
    play(state, "end", "reveal:military")
    assert offered(state) == ["supply_food:0", "supply_food:1", "supply_food:2"]
    play(state, "supply_food:2")
    assert pieces(state, "food", "militia_food", "military") == (1, 0, 5)
    play(state, "dismiss_militia:1")
    assert (table(state)["year"], asked(state)) == (2, "scoring.supply_food")
    assert offered(state) == ["supply_food:0", "supply_food:1"]
    play(state, "supply_food:1")
    assert own(state)["military"] == 10
    play(state, "dismiss_militia:0", "reveal:book")
    assert (table(state)["year"], asked(state)) == (3, "turn.action")


def test_R15_military_card_last_makes_two_separate_scorings() -> None:
    state = position(seat(), seat(catapult=1), pile=["military"])
    events = play(state, "end", "reveal:military")
    assert [event.params["annual"] for event in events if event.code == "scoring_begun"] == [0, 1]
    assert (own(state, 1)["military"], table(state)["year"]) == (10, 3)


def test_three_scorings_may_follow_one_another() -> None:
    state = position(seat(catapult=1), pile=["military"])
    play(state, "end", "reveal:military", "reveal:military")
    assert own(state)["military"] == 15


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R6_every_game_has_five_scorings(players: int) -> None:
    state = GAME.new(players)
    rng = Rng("scorings", players)
    scorings: list[tuple[object, object]] = []
    while state.actors():
        mover = state.actors()[0]
        choices = [outcome for outcome, _ in state.weights()] or state.options(mover)
        scorings += [
            (event.params["year"], event.params["annual"])
            for event in play(state, GAME.name(mover, choices[int(rng.below(len(choices)))]))
            if event.code == "scoring_begun"
        ]
    assert sorted(scorings) == [(1, 1), (2, 0), (2, 1), (3, 0), (3, 1)]


def test_after_year_3_the_game_is_over() -> None:
    state = position(seat(), year=3, pile=[])
    play(state, "end")
    assert (asked(state), state.actors(), len(table(state)["display"])) == ("over", [], 4)
