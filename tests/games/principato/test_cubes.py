"""Where cubes may lie: storage, overflow, the favor, commits, and pools that run out (D6, D9, D10; R16 to R21)."""

from __future__ import annotations

import pytest
from tests.games.principato.positions import (
    asked,
    blocked,
    offered,
    own,
    pieces,
    play,
    position,
    seat,
    table,
)

from signoria.core.codes import Prompt, Reason

HARVEST = ("harvest", "taxes")


# ---- storage and overflow (D6) ----


def test_X2_what_cannot_be_stored_stays_in_the_reserve() -> None:
    state = position(seat(hand=HARVEST, field=3, food=1))
    play(state, "activate:0")
    assert (own(state)["food"], table(state)["reserve"]["food"]) == (2, 37)
    assert asked(state) == "activation.exchange"


def test_X3_overflow_may_go_on_soldiers() -> None:
    state = position(seat(hand=HARVEST, field=3, food=1, militia=1))
    play(state, "activate:0")
    assert state.prompt(0) == Prompt("activation.overflow_food", "5", {"seat": 0, "card": "harvest"})
    assert offered(state) == ["food_to_soldiers:0", "food_to_soldiers:1"]
    play(state, "food_to_soldiers:1")
    assert pieces(state, "food", "militia_food") == (2, 1)
    assert table(state)["reserve"]["food"] == 36


@pytest.mark.parametrize(
    ("militia", "fields", "most"),
    [(1, 5, 1), (5, 4, 2), (5, 2, 0), (0, 5, 0)],
    ids=["soldiers", "cubes", "fits", "none"],
)
def test_D6_offers_up_to_the_overflow_and_the_soldiers(militia: int, fields: int, most: int) -> None:
    state = position(seat(hand=HARVEST, field=fields, militia=militia))
    play(state, "activate:0")
    assert offered(state) == (
        [f"food_to_soldiers:{i}" for i in range(most + 1)] if most else [f"swap:{i}" for i in range(5)]
    )


def test_D6_soldiers_that_have_their_cube_take_no_other() -> None:
    state = position(seat(hand=HARVEST, field=4, militia=2, militia_food=1, militia_favor=1))
    play(state, "activate:0")
    assert asked(state) == "activation.exchange"


def test_D6_food_goes_to_militia_and_gold_to_condottieri() -> None:
    state = position(seat(hand=HARVEST, field=4, condottiere=2, palazzo=4, militia=1))
    play(state, "activate:0", "food_to_soldiers:1", "swap:0", "activate:1")
    assert state.prompt(0).code == "activation.overflow_gold"
    assert offered(state) == ["gold_to_soldiers:0", "gold_to_soldiers:1", "gold_to_soldiers:2"]
    play(state, "gold_to_soldiers:2")
    assert pieces(state, "militia_food", "condottiere_gold", "food", "gold") == (1, 2, 2, 2)


def test_D6_a_card_that_gives_both_asks_for_food_then_for_gold() -> None:
    state = position(seat(hand=("collector", "taxes"), food=2, gold=2, militia=1, condottiere=1))
    play(state, "activate:0", "option:1")
    assert offered(state) == ["food_to_soldiers:0", "food_to_soldiers:1"]
    play(state, "food_to_soldiers:0")
    assert offered(state) == ["gold_to_soldiers:0", "gold_to_soldiers:1"]
    play(state, "gold_to_soldiers:1")
    assert pieces(state, "militia_food", "condottiere_gold") == (0, 1)


def test_R16_received_cubes_may_go_straight_on_soldiers() -> None:
    state = position(seat(hand=HARVEST, field=2, food=2, militia=2))
    play(state, "activate:0", "food_to_soldiers:2")
    assert pieces(state, "food", "militia_food") == (2, 2)


def test_R20_storage_is_filled_before_anything_goes_on_soldiers() -> None:
    """Three food, room for two: none of the two can be put on a soldier or refused."""
    state = position(seat(hand=HARVEST, field=3, militia=3))
    play(state, "activate:0")
    assert offered(state) == ["food_to_soldiers:0", "food_to_soldiers:1"]
    play(state, "food_to_soldiers:0")
    assert pieces(state, "food", "militia_food") == (2, 0)


def test_storage_counts_after_a_voluntary_commit() -> None:
    state = position(seat(hand=HARVEST, field=2, food=2, militia=1))
    play(state, "commit:militia_food", "activate:0")
    assert pieces(state, "food", "militia_food") == (2, 1)


def test_R18_the_reserve_is_limited() -> None:
    state = position(seat(hand=HARVEST, field=5, farm=3), seat(farm=19, food=37))
    play(state, "activate:0")
    assert (own(state)["food"], table(state)["reserve"].get("food", 0)) == (2, 0)


def test_R18_overflow_is_what_the_reserve_still_has() -> None:
    state = position(seat(hand=HARVEST, field=9, militia=9), seat(farm=18, food=36))
    play(state, "activate:0")
    assert offered(state) == ["food_to_soldiers:0", "food_to_soldiers:1"]


# ---- tokens that run out ----


def test_R19_an_option_needs_all_its_tokens() -> None:
    state = position(seat(hand=("build_field", "taxes"), bank=2, gold=3), seat(farm=20, field=19))
    assert table(state)["pool"]["green"] == 1
    play(state, "activate:0")
    assert offered(state) == ["option:0"]
    assert blocked(state) == {"option:1": Reason("no_tokens_left", "5", {"pool": "green", "need": 2, "have": 1})}


def test_R19_the_two_faces_share_one_pool() -> None:
    state = position(
        seat(hand=("build_farm", "build_palazzo"), food=1, gold=1), seat(field=40, farm=0, palazzo=0, bank=40)
    )
    numbers = {"need": 1, "have": 0}
    assert blocked(state) == {
        "activate:0": Reason("no_tokens_left", "5", {"card": "build_farm", "pool": "green", **numbers}),
        "activate:1": Reason("no_tokens_left", "5", {"card": "build_palazzo", "pool": "yellow", **numbers}),
    }


def test_R19_catapults_run_out() -> None:
    state = position(seat(hand=("catapult_early", "taxes"), farm=2, food=3, gold=2), seat(catapult=18))
    play(state, "activate:0")
    assert offered(state) == ["option:0"]


def test_R19_recruits_are_limited_by_both_faces_of_the_pool() -> None:
    state = position(seat(hand=("recruit_condottieri", "taxes"), militia=30), seat(condottiere=5))
    play(state, "activate:0")
    assert offered(state) == ["recruit:0", "recruit:1", "recruit:2"]


# ---- the favor (D9) ----


def test_D9_is_asked_even_if_the_church_is_the_only_place() -> None:
    state = position(seat())
    play(state, "favor")
    assert state.prompt(0) == Prompt("turn.favor", "4.2", {"seat": 0})
    assert offered(state) == ["place:church"]
    assert blocked(state) == {
        "place:militia": Reason("no_unsupplied_soldier", "4.4", {"face": "militia"}),
        "place:condottiere": Reason("no_unsupplied_soldier", "4.4", {"face": "condottiere"}),
    }


@pytest.mark.parametrize(
    ("place", "piece"),
    [("church", "favor"), ("militia", "militia_favor"), ("condottiere", "condottiere_favor")],
)
def test_D9_places_the_favor(place: str, piece: str) -> None:
    state = position(seat(militia=1, condottiere=1))
    play(state, "favor")
    assert offered(state) == ["place:church", "place:militia", "place:condottiere"]
    play(state, f"place:{place}")
    assert own(state)[piece] == 1
    assert pieces(state, "favor", "militia_favor", "condottiere_favor").count(0) == 2
    assert (table(state)["reserve"]["favor"], table(state)["frames"][0]["action"]) == (11, 2)


def test_X20_church_full() -> None:
    state = position(seat(food=1, favor=3))
    assert blocked(state) == {"favor": Reason("no_room", "2", {"have": 3, "room": 3})}
    state = position(seat(favor=3, condottiere=1))
    play(state, "favor")
    assert offered(state) == ["place:condottiere"]
    assert blocked(state)["place:church"] == Reason("church_full", "2", {"have": 3, "room": 3})


def test_R21_no_favor_without_one_in_the_reserve_or_a_place_for_it() -> None:
    holders = [seat(favor=3, militia=1, food=1), seat(favor=3), seat(favor=3), seat(favor=3)]
    assert blocked(position(*holders)) == {"favor": Reason("reserve_empty", "5", {"cube": "favor"})}
    state = position(seat(favor=3, militia=1, militia_food=1, food=1))
    assert "favor" not in offered(state)


# ---- commits (D10) ----


def test_D10_stored_cubes_may_go_on_soldiers_at_no_cost() -> None:
    state = position(seat(food=1, gold=1, favor=2, militia=2, condottiere=2))
    commits = ["commit:militia_food", "commit:condottiere_gold", "commit:militia_favor", "commit:condottiere_favor"]
    assert [name for name in offered(state) if name.startswith("commit")] == commits
    play(state, *commits)
    assert pieces(state, "militia_food", "condottiere_gold", "militia_favor", "condottiere_favor") == (1, 1, 1, 1)
    assert pieces(state, "food", "gold", "favor") == (0, 0, 0)
    assert table(state)["frames"] == [{"decision": "turn.action", "seat": 0, "action": 1}]


def test_D10_is_greyed_without_a_cube_and_absent_without_a_soldier() -> None:
    state = position(seat(hand=HARVEST, militia=1))
    assert blocked(state) == {
        "commit:militia_food": Reason("no_cube", "4.4", {"supply": "militia_food", "cube": "food"}),
        "commit:militia_favor": Reason("no_cube", "4.4", {"supply": "militia_favor", "cube": "favor"}),
    }


def test_D10_one_cube_per_soldier_and_never_back() -> None:
    state = position(seat(hand=HARVEST, food=2, militia=1))
    play(state, "commit:militia_food")
    assert not [name for name in offered(state) if "commit" in name]
    assert blocked(state) == {}


def test_D10_after_the_second_action_end_closes_the_turn() -> None:
    state = position(seat(food=2, militia=2))
    play(state, "skip", "skip")
    assert state.prompt(0) == Prompt("turn.action", "4.2", {"seat": 0, "action": 3, "year": 2}, 2, 2)
    assert offered(state) == ["commit:militia_food", "end"]
    play(state, "commit:militia_food", "end")
    assert (asked(state), own(state)["food"]) == ("chance", 1)


def test_D10_the_turn_closes_by_itself_when_nothing_is_left_to_commit() -> None:
    state = position(seat(food=1, militia=2))
    play(state, "skip", "skip", "commit:militia_food")
    assert asked(state) == "chance"


def test_R17_cubes_move_in_ones_own_turn_only() -> None:
    state = position(seat(food=1, militia=1), seat(food=1, militia=1), active=1)
    assert (state.options(0), state.may()) == ([], [])
    assert "commit:militia_food" in offered(state)
    play(state, "activate:1", "option:0")
    assert "commit:militia_food" not in offered(state)
