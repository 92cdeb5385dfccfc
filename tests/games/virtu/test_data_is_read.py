"""Data means what it says: every value of components.toml is read by a rule, or refused where it says otherwise."""

from __future__ import annotations

from signoria.core.components import is_source
from signoria.games.virtu import GAME
from signoria.testing.recorder import Leaf, leaves, leaves_read_by_rules, unguarded

BOX = GAME.components.data
# Names, whom we thank, what is drawn, what a reconstructed entry has from the rules; who begins, in words; coins, since
# florins are numbers; how long a round is meant to be and how many points win, which nobody counts.
NO_RULE = {"name", "meta", "lat", "lon", "colour", "known"}
SAID = {
    *(
        ("counts", "coins_1"),
        ("counts", "coins_5"),
        ("scoring", "typical_winning_score"),
        ("setup", "p2", "round_months"),
    ),
    *(("setup", "common_3_5", "first_player", lang) for lang in ("en", "fr", "it")),
    ("setup", "common_3_5", "discs_used_at_start"),
}


def is_rule(path: Leaf) -> bool:
    """May a leaf change how the game is played?"""
    is_name_of_board = path[0] == "palace_board" and path[-1] == "id"
    words = {str(step) for step in path}
    return not is_source(str(path[-1])) and not words & NO_RULE and path not in SAID and not is_name_of_board


def test_every_value_is_read_by_a_rule_or_refused_when_changed() -> None:
    read = leaves_read_by_rules(GAME.id)
    rules = {path for path in leaves(BOX) if is_rule(path)}
    assert len(rules) > 1000
    assert {("palace", "arrows", "left", "after"), ("setup", "p2", "naples", "florins")} <= read
    assert unguarded(BOX, rules - read, GAME.data_check.needed) == []
