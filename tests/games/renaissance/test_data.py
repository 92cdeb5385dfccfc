"""The component file: what play needs, what our reconstruction promises, and that faults are named."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from signoria.games.renaissance import GAME
from signoria.games.renaissance.box.check import closed_cities, needed_problems
from signoria.games.renaissance.box.constants import CITIES, COPIES, IS_PORT, PROVINCE_OF, PROVINCES
from signoria.games.renaissance.box.reconstruction import reconstruction_problems


def data() -> dict[str, Any]:
    return copy.deepcopy(dict(GAME.components.data))


def test_the_box_is_sound() -> None:
    assert needed_problems(data()) == []
    assert reconstruction_problems(data()) == []


def test_the_map_is_that_of_the_specification() -> None:
    assert (len(CITIES), len(PROVINCES), sum(IS_PORT), sum(COPIES)) == (56, 28, 19, 80)
    sizes = [list(PROVINCE_OF).count(province) for province in range(len(PROVINCES))]
    assert set(sizes) == {1, 2, 3}


def test_closed_provinces_are_really_closed() -> None:
    box = data()
    for count in box["setup"]["base"]["player_counts"]:
        shut = closed_cities(box, count["closed_provinces"])
        assert all(
            province["id"] in count["closed_provinces"] or not set(province["cities"]) & shut
            for province in box["map"]["provinces"]
        )


def _break(box: dict[str, Any], path: list[Any], value: Any) -> dict[str, Any]:
    node: Any = box
    for part in path[:-1]:
        node = node[part]
    node[path[-1]] = value
    return box


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (["battle_cards", 0, "count"], 13, "card_total"),
        (["battle_cards", 0, "color"], "red", "cards"),
        (["map", "roads", "edges", 0], ["torino", "atlantis"], "roads"),
        (["map", "provinces", 0, "cities"], ["torino"], "provinces"),
        (["condottiere_die", "faces"], ["rout"] * 6, "condottiere_die"),
        (["rules", "fortification", 3, "pc"], 5, "fortification"),
        (["rules", "ambassador", 0, "max"], 7, "embassy"),
        (["setup", "base", "starts", 0, "cities"], ["torino", "pistoia"], "player_counts"),
        (["scenarios", 0, "removals", 0, "removed"], [], "scenarios"),
        (["scenarios", 0, "starts", 1, "fixed"], ["genova", "siena"], "scenarios"),
        (["artists", "tokens", 1, "is_savonarola"], True, "artists"),
        (["rules", "combat", "attacker_unit_cards"], 3, "combat"),
        (["powers", 0, "nation"], "spain", "powers"),
    ],
)
def test_a_fault_of_the_data_is_named(path: list[Any], value: Any, problem: str) -> None:
    assert problem in {found.name for found in needed_problems(_break(data(), path, value))}


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (["map", "cities", 5, "terrain"], "marsh", "symmetry"),
        (["map", "roads", "edges", 0], ["torino", "roma"], "long_roads"),
        (["map", "roads", "edges", 1], ["ajaccio", "savona"], "islands"),
    ],
)
def test_a_broken_promise_of_the_reconstruction_is_named(path: list[Any], value: Any, problem: str) -> None:
    assert problem in {found.name for found in reconstruction_problems(_break(data(), path, value))}
