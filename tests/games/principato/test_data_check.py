"""A component file with a wrong entry is refused by the name of the constraint that it breaks."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from tests.games.principato.positions import GAME

from signoria.games.principato.box.check import needed_problems, reconstruction_problems

WRONG: list[tuple[str, Any, str]] = [
    ("start_cards S1 type", "tithe", "start_cards"),
    ("start_cards S2 0 type", "tithe", "start_cards"),
    ("start_cards S1 count", 3, "start_cards"),
    ("cards action", 99, "card_total"),
    ("cards military_scoring", 3, "card_total"),
    ("piles year2 military_cards", 2, "card_total"),
    ("piles year2 cards 0 type", "tithe", "piles"),
    ("piles year1 cards 1 type", "build_field", "piles"),
    ("piles year1 cards 9 type", "catapult_late", "piles"),
    ("culture book values", [5] * 14, "culture"),
    ("military vp_by_rank 3", [3, 6, 0], "military"),
    ("military scorings_per_game", 3, "military"),
    ("setup players 2 pile_sizes", [17, 15, 14], "pile_sizes"),
    ("setup players 3 removed_marks", [3], "set_up"),
    ("setup each_player cubes", {"food": 3, "gold": 1, "favor": 1}, "set_up"),
    ("setup each_player hand_size", 3, "set_up"),
    ("goals 0 back", 2, "goals"),
    ("goals 0 rule", "per_moon", "goals"),
    ("tokens faces militia pool", "green", "pools"),
    ("storage favor_in_church", 0, "storage"),
    ("cubes food count", 0, "cubes"),
    ("action_types book exchange", "no", "cards"),
    ("action_types book options 0 pay", {"favor": 1}, "cards"),
    ("action_types harvest options 0 gain", {"token": "moon", "count": 1}, "cards"),
    ("end", {"source": "rulebook"}, "missing_entry"),
    ("piles year1", 7, "wrong_type"),
    ("storage source", "rumour", "provenance"),
]
# What only our reconstruction promises: an owner's box may well be otherwise.
UNLIKE_OURS: list[tuple[str, Any, str]] = [
    ("piles year1 cards 0 unmarked", 3, "mirror"),
    ("setup players 2 turns_per_player", [6, 7, 8], "full_rounds"),
    ("setup players 3 pile_sizes", [25, 22, 21], "full_rounds"),
    ("culture book values", [5] * 15, "culture_values"),
    ("action_types recruit_militia exchange", False, "free_cards_go"),
]


def edited(path: str, value: Any) -> dict[str, Any]:
    box = copy.deepcopy(dict(GAME.components.data))
    node: Any = box
    *parts, last = path.split()
    for part in parts:
        node = node[int(part)] if isinstance(node, list) else node[part]
    node[last] = value
    return box


@pytest.mark.parametrize(("path", "value", "name"), WRONG, ids=[path for path, _, _ in WRONG])
def test_a_wrong_entry_is_named(path: str, value: Any, name: str) -> None:
    assert name in {problem.name for problem in needed_problems(edited(path, value))}


@pytest.mark.parametrize(("path", "value", "name"), UNLIKE_OURS, ids=[path for path, _, _ in UNLIKE_OURS])
def test_R38_what_we_assumed_is_checked_but_not_needed(path: str, value: Any, name: str) -> None:
    assert name in {problem.name for problem in reconstruction_problems(edited(path, value))}
    assert name not in {problem.name for problem in needed_problems(edited(path, value))}
