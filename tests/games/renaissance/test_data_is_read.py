"""Data means what it says: every entry of components.toml is read by a rule, or refused where it says otherwise."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from signoria.core.components import is_source
from signoria.games.renaissance import GAME
from signoria.games.renaissance.box import check, constants
from signoria.testing.recorder import Leaf, leaves, leaves_read_by_rules, unguarded

# What is said and drawn, and no rule: words, colours, places, whom we thank; coins, since money is numbers.
NAMES = {"name", "names", "meta", "schema_version", "lat", "lon"}
MONEY = ("unit", "materials", "denominations")
ARMS = ("colour", "leader", "tokens")


def box() -> dict[str, Any]:
    return copy.deepcopy(dict(GAME.components.data))


def is_rule(path: Leaf) -> bool:
    """May a leaf change how the game is played?"""
    is_coin = path[0] == "money" and path[1] in MONEY
    is_arms = path[0] == "nations" and path[2] in ARMS
    return not is_source(str(path[-1])) and not NAMES & {str(step) for step in path} and not is_coin and not is_arms


def test_every_entry_is_read_by_a_rule_or_refused_when_changed() -> None:
    read = leaves_read_by_rules(GAME.id)
    rules = {path for path in leaves(box()) if is_rule(path)}
    assert len(rules) > 600
    assert ("rules", "marriage", "price") in read
    assert unguarded(box(), rules - read, check.needed_problems) == []


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["rules", "combat", "tie_winner"], "attacker"),
        (["rules", "combat", "dice_each"], 2),
        (["rules", "limits", "signs_of_god_per_player_per_battle"], 2),
        (["rules", "limits", "sea_expansions_per_turn"], 2),
        (["rules", "prices", "fortress_from_garrison"], 7),
        (["rules", "condottiere", "max_attacker"], 2),
        (["rules", "return_after_elimination", "when"], "never"),
        (["money", "bank_is_unlimited"], False),
        (["map", "sea", "model"], "neighbours"),
        (["powers", 0, "effect"], "nothing"),
        (["battle_cards", 6, "attack_effect"], "nothing"),
        (["battle_cards", 6, "defence_effect"], "plus_3_pc"),
        (["rules", "fortification", 1, "ramparts"], 1),
        (["nations", 0, "base_game"], False),
        (["tracks", "turn_order_spaces"], [1]),
    ],
)
def test_what_can_be_played_in_one_way_only_is_refused_otherwise(path: list[Any], value: Any) -> None:
    data = box()
    node: Any = data
    for part in path[:-1]:
        node = node[part]
    node[path[-1]] = value
    problems = [problem for problem in check.needed_problems(data) if problem.name == "one_way"]
    assert len(problems) == 1
    assert str(path[-1]) in problems[0].detail


def test_R11_and_R22_are_as_the_data_say() -> None:
    """Half of the votes, and the dowry to the owner: both are read, and what cannot be is refused."""
    assert (constants.WAR_SHARE, constants.DOWRY_TO_OWNER) == (50, 1)
    for path, value, name in (
        (("vote", "war_if_war_votes_at_least_fraction"), 1.5, "vote"),
        (("marriage", "paid_to"), "pope", "marriage"),
    ):
        data = box()
        data["rules"][path[0]][path[1]] = value
        assert name in {problem.name for problem in check.needed_problems(data)}
