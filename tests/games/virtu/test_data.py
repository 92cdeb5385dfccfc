"""The box as data: ours is sound, and what is wrong is said by name."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from signoria.games.virtu import GAME
from signoria.games.virtu.box.constants import COMPONENTS


def changed(*path: str | int, value: Any) -> dict[str, Any]:
    data: Any = copy.deepcopy(dict(COMPONENTS.data))
    node = data
    for part in path[:-1]:
        node = node[part]
    node[path[-1]] = value
    return dict(data)


def test_our_file_keeps_every_constraint() -> None:
    assert GAME.data_check.needed(COMPONENTS.data) == []
    assert GAME.data_check.reconstructed(COMPONENTS.data) == []


@pytest.mark.parametrize(
    ("path", "value", "name"),
    [
        (("city", 0, "source"), "hearsay", "provenance"),
        (("alliance", 0, "id"), "spain", "names"),
        (("character", 0, "copies"), 4, "counts"),
        (("city_tile", 0, "relief"), {"gold": 1}, "reliefs"),
        (("character", 1, "relief"), {"arrow": 1}, "reliefs"),
        (("character", 0, "cost"), {"ship": 1}, "costs"),
        (("title", 2, "cost"), {"florin": 15, "crown": 9, "cross": 9}, "costs"),
        (("port", 0, "seas"), ["baltic"], "map"),
        (("road", 0, "a"), "atlantis", "map"),
        (("palace_board", 0, "rooms"), ["govern"], "palaces"),
        (("family_card", 0, "faction"), "milan", "families"),
        (("city_track", "positions"), [1, 2], "tracks"),
        (("setup", "p3", "factions"), ["florence"], "set_up"),
        (("setup", "p2", "rounds"), 20, "two_players"),
        (("palace", "arrows"), 3, "wrong_type"),
    ],
)
def test_what_play_needs_is_named(path: tuple[str | int, ...], value: Any, name: str) -> None:
    assert name in {problem.name for problem in GAME.data_check.needed(changed(*path, value=value))}


@pytest.mark.parametrize(
    ("path", "value", "name"),
    [
        (("city_tile", 0, "relief"), {"florin": 1}, "fragments"),
        (("faction", 0, "agents_start"), 4, "agent_icons"),
        (("road", 0), {"a": "nice", "b": "venice", "boards": ["2/5", "3/4"], "source": "reconstructed"}, "planar"),
        (("influence_board", "start"), {"florence": 7, "rome": 0, "venice": 0}, "zones"),
    ],
)
def test_what_we_assumed_is_named(path: tuple[str | int, ...], value: Any, name: str) -> None:
    assert name in {problem.name for problem in GAME.data_check.reconstructed(changed(*path, value=value))}


def test_a_missing_table_is_named() -> None:
    data = dict(COMPONENTS.data)
    del data["city_track"]
    assert "missing_entry" in {problem.name for problem in GAME.data_check.needed(data)}
