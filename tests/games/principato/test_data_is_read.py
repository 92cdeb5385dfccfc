"""Data means what it says: every value of components.toml is read by a rule, or refused where it says otherwise."""

from __future__ import annotations

from typing import Any

from signoria.core.components import is_source
from signoria.games.principato import GAME
from signoria.games.principato.box.check import needed_problems
from signoria.testing.recorder import Leaf, leaves, leaves_read, unguarded

BOX: Any = GAME.components.data
# Names, whom we thank, what is drawn; how points are paid out; what a culture token costs on average, and how many
# turns the piles make: both are remarks of our reconstruction.
NO_RULE = {"name", "names", "meta", "rect", "color", "shape", "slots", "denominations", "schema_version"}
REMARKED = {"cost_cubes", "turns_per_player"}


def is_rule(path: Leaf) -> bool:
    """May a leaf change how the game is played?"""
    words = {str(step) for step in path}
    return not is_source(str(path[-1])) and not words & (NO_RULE | REMARKED)


def test_every_value_is_read_by_a_rule_or_refused_when_changed() -> None:
    read = leaves_read(GAME.folder / "box" / "constants.py")
    rules = {path for path in leaves(BOX) if is_rule(path)}
    assert len(rules) > 200
    assert ("storage", "food_per_farm") in read
    assert unguarded(BOX, rules - read, needed_problems) == []


def test_what_our_reconstruction_remarks_is_remarked_when_changed() -> None:
    remarked = {
        path for path in leaves(BOX) if REMARKED & {str(step) for step in path} and not is_source(str(path[-1]))
    }
    assert len(remarked) == 6
    assert unguarded(BOX, remarked, GAME.data_check.reconstructed) == []
