"""The box as data: counts and rulings that are numbers (R1 to R7, R30, R38)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.principato.positions import CARDS, GAME, printed

from signoria.core.components import provenance_problems
from signoria.games.principato.box.check import needed_problems, reconstruction_problems

BOX: Any = GAME.components.data


def test_the_shipped_file_has_no_problem() -> None:
    assert needed_problems(BOX) == reconstruction_problems(BOX) == provenance_problems(BOX) == []


def test_cubes_and_culture() -> None:
    assert {cube: entry["count"] for cube, entry in BOX["cubes"].items()} == {"food": 39, "gold": 39, "favor": 12}
    assert {kind: len(entry["values"]) for kind, entry in BOX["culture"].items()} == {
        "monument": 15,
        "book": 15,
        "painting": 15,
    }
    assert BOX["storage"]["food_per_farm"] == BOX["storage"]["gold_per_bank"] == 2
    assert BOX["storage"]["favor_in_church"] == 3


def test_R1_rank_points() -> None:
    assert BOX["military"]["vp_by_rank"] == {"2": [5, 0], "3": [6, 3, 0], "4": [7, 4, 2, 0]}


def test_R2_book_and_painting_have_one_option_each() -> None:
    assert CARDS["book"]["options"] == [{"pay": {"food": 4}, "gain": {"culture": "book", "count": 1}}]
    assert CARDS["painting"]["options"] == [{"pay": {"gold": 5}, "gain": {"culture": "painting", "count": 1}}]


def test_R3_field_and_farm_tokens() -> None:
    pools = BOX["tokens"]["pools"]
    assert pools["green"] | {"count": 42, "faces": ["field", "farm"]} == pools["green"]
    assert pools["green"]["count"] + pools["yellow"]["count"] == 84


def test_R4_counts_are_those_of_the_booklet() -> None:
    pools = BOX["tokens"]["pools"]
    assert (BOX["cards"]["action"], BOX["cards"]["military_scoring"]) == (98, 2)
    assert pools["soldier"]["count"] + pools["catapult"]["count"] == 37 + 19 == 56
    assert BOX["military"]["bills"]["count"] == 40


def test_R5_starting_pieces() -> None:
    each = BOX["setup"]["each_player"]
    assert each["cubes"] == {"food": 1, "gold": 1, "favor": 1}
    assert each["tokens"] == {"field": 1, "farm": 1, "palazzo": 1, "bank": 1}


def test_R6_scorings_per_game() -> None:
    military = [BOX["piles"][f"year{year}"]["military_cards"] for year in (1, 2, 3)]
    assert (military, BOX["military"]["scorings_per_game"]) == ([0, 1, 1], 5)


def test_R7_exchange_symbols() -> None:
    kept = "build_field build_farm build_palazzo build_bank catapult_early catapult_late monument book painting"
    assert {card for card, entry in CARDS.items() if not entry["exchange"]} == set(kept.split())
    assert {card for card, entry in CARDS.items() if entry["exchange"]} == {
        "harvest",
        "taxes",
        "recruit_militia",
        "recruit_condottieri",
        "collector",
        "three_gold",
        "three_food",
    }


def test_R30_goals_by_back() -> None:
    backs = [{goal["id"] for goal in BOX["goals"] if goal["back"] == back} for back in (1, 2)]
    assert backs == [
        {"armory", "fertile_soil", "city_charter", "fortress"},
        {"chapel", "town_hall", "palace", "villa"},
    ]


@pytest.mark.parametrize(("players", "sizes"), [(2, [18, 14, 14]), (3, [26, 21, 21]), (4, [34, 28, 28])])
def test_R38_pile_sizes(players: int, sizes: list[int]) -> None:
    counts = [sum(n for card, n in printed(players, year).items() if card != "military") for year in (1, 2, 3)]
    assert counts == sizes == BOX["setup"]["players"][str(players)]["pile_sizes"]


def test_R38_ninety_year_cards_of_which_22_carry_each_mark() -> None:
    cards = [entry for pile in BOX["piles"].values() for entry in pile["cards"]]
    marks = [sum(entry[mark] for entry in cards) for mark in ("unmarked", "mark3", "mark4")]
    assert (marks, sum(marks)) == ([46, 22, 22], 90)


def test_R38_copies_of_each_card() -> None:
    """Unmarked, marked 3, marked 4, over all years: the table of §3.1."""
    copies: dict[str, list[int]] = {}
    for pile in BOX["piles"].values():
        for entry in pile["cards"]:
            so_far = copies.setdefault(entry["type"], [0, 0, 0])
            copies[entry["type"]] = [
                n + entry[mark] for n, mark in zip(so_far, ("unmarked", "mark3", "mark4"), strict=True)
            ]
    assert {card: "/".join(map(str, counts)) for card, counts in copies.items()} == {
        "build_field": "3/2/2",
        "build_farm": "4/2/1",
        "build_palazzo": "3/2/2",
        "build_bank": "4/2/1",
        "catapult_early": "2/0/2",
        "catapult_late": "1/0/1",
        "monument": "3/2/0",
        "book": "2/1/2",
        "painting": "2/1/2",
        "harvest": "6/2/2",
        "taxes": "6/2/2",
        "recruit_militia": "3/2/1",
        "recruit_condottieri": "3/2/1",
        "collector": "2/0/1",
        "three_gold": "1/1/1",
        "three_food": "1/1/1",
    }


def test_start_cards() -> None:
    assert (BOX["start_cards"]["S1"]["type"], BOX["start_cards"]["S1"]["count"]) == ("collector", 4)
    assert [(entry["type"], entry["count"]) for entry in BOX["start_cards"]["S2"]] == [
        ("build_bank", 1),
        ("build_palazzo", 1),
        ("build_farm", 1),
        ("build_field", 1),
    ]


def test_R39_culture_values_are_marked_as_reconstructed() -> None:
    culture = GAME.components.data["culture"]
    assert {entry["source_values"] for entry in culture.values()} == {"reconstructed"}
    for kind, lowest in (("monument", 2), ("book", 3), ("painting", 4)):
        assert Counter(culture[kind]["values"]) == {lowest: 5, lowest + 1: 5, lowest + 2: 5}


def test_R40_three_faces_of_the_S2_cards_are_marked_as_reconstructed() -> None:
    sources = {entry["type"]: entry["source"] for entry in GAME.components.data["start_cards"]["S2"]}
    others = ("build_palazzo", "build_farm", "build_field")
    assert sources == {"build_bank": "public", **dict.fromkeys(others, "reconstructed")}
