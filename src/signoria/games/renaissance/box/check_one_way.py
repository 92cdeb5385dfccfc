"""Entries of components.toml that describe a rule which is played in one way only: another value is refused by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from signoria.core.codes import Problem
from signoria.core.components import played_otherwise

Box = Mapping[str, Any]

RULES: Final[dict[str, dict[str, Any]]] = {
    "combat": {"dice_each": 1, "tie_winner": "defender", "tie_both_lose_cards": True},
    "start": {"ramparts": 1, "vote_tokens": 1, "extra_garrison_after_setup": 1},
    "limits": {
        "palaces_per_city": 1,
        "artists_per_palace": 1,
        "bankers_per_palace_per_turn": 1,
        "city_swaps_per_city_per_turn": 1,
        "attacks_per_source_city_per_player_turn": 1,
        "attacks_on_same_city_per_player_turn": 1,
        "signs_of_god_per_player_per_battle": 1,
    },
    "return_after_elimination": {"when": "start_of_next_turn"},
}
# What stands on a city, by its fortification.
FIGURES: Final = {
    "none": {"ramparts": 0, "castles": 0},
    "garrison": {"ramparts": 0, "castles": 0},
    "rampart": {"ramparts": 1, "castles": 0},
    "fortress": {"ramparts": 1, "castles": 1},
}
POWERS: Final = {
    "genoa": "attacks_ignore_landing_and_terrain_bonus",
    "florence": "once_per_turn_try_to_lure_an_artist",
    "naples": "one_free_retreat_per_turn",
    "rome": "vote_counts_double",
    "venice": "extra_income",
    "milan": "one_free_condottiere_per_turn",
    "france": "may_attack_from_city_conquered_this_turn",
    "spain": "one_free_looters_per_turn",
    "empire": "one_extra_card_per_turn",
    "swiss": "plus_1_pc_in_attack_or_in_defence_announced_at_the_vote",
}
PLAYED: Final = {
    "blue": "battle_unit",
    "condottiere": "battle_unit_or_red_slot",
    "engineer": "battle_red_slot",
    "traitor": "battle_red_slot",
    "sign_of_god": "battle_after_reveal",
    "retreat": "battle_after_result",
    "raid": "own_turn_attack",
    "yellow": "own_turn",
}
EFFECTS: Final[dict[str, dict[str, Any]]] = {
    "condottiere": {"sellable_to_belligerents": True, "always_discarded": True},
    "engineer": {"attack_effect": "fortification_minus_one_level", "counter_same_card": True},
    "traitor": {
        "attack_effect": "fortification_cancelled",
        "defence_effect": "attacker_loses_highest_blue",
        "counter_same_card": True,
    },
    "sign_of_god": {"effect": "double_one_own_unit_card"},
    "retreat": {"effect": "recover_one_own_blue_card"},
}


def one_way_problems(box: Box) -> Iterator[Problem]:
    """What the file says otherwise than it can be played."""
    for part, entries in RULES.items():
        yield from played_otherwise(f"rules.{part}", box["rules"][part], entries)
    yield from played_otherwise("money", box["money"], {"bank_is_unlimited": True})
    yield from played_otherwise("map.sea", box["map"]["sea"], {"model": "all_ports_mutually_connected"})
    for fort in box["rules"]["fortification"]:
        yield from played_otherwise(f"rules.fortification.{fort['id']}", fort, FIGURES.get(fort["id"], {}))
    for power in box["powers"]:
        yield from played_otherwise(f"powers.{power['nation']}", power, {"effect": POWERS.get(power["nation"])})
        if "needs_free_palace" in power:
            yield from played_otherwise(f"powers.{power['nation']}", power, {"needs_free_palace": True})
    for card in box["battle_cards"]:
        play = PLAYED.get(card["id"]) or PLAYED[card["color"]]
        yield from played_otherwise(f"battle_cards.{card['id']}", card, {"play": play} | EFFECTS.get(card["id"], {}))
    yield from _sums(box)


def _sums(box: Box) -> Iterator[Problem]:
    """What follows from other entries."""
    rules, combat = box["rules"], box["rules"]["combat"]
    cards = {card["id"]: card for card in box["battle_cards"]}
    pieces = {piece["id"]: piece for piece in box["components"]}
    die, prices, condottiere = box["condottiere_die"], rules["prices"], rules["condottiere"]
    yield from played_otherwise(
        "rules.prices", prices, {"fortress_from_garrison": prices["rampart"] + prices["castle"]}
    )
    attackers = combat["attacker_unit_cards"] + combat["attacker_red_cards_max"]
    defenders = combat["defender_unit_cards"] + combat["defender_red_cards_max"]
    yield from played_otherwise(
        "rules.condottiere", condottiere, {"max_attacker": attackers, "max_defender": defenders}
    )
    fewest = min(nation["sea_expansions"] for nation in box["nations"])
    yield from played_otherwise("rules.limits", rules["limits"], {"sea_expansions_per_turn": fewest})
    yield from played_otherwise(
        "rules.turns", rules["turns"], {"first_turn_state": box["setup"]["base"]["first_turn_state"]}
    )
    yield from played_otherwise("battle_cards.condottiere", cards["condottiere"], {"cost": condottiere["hire_cost"]})
    yield from played_otherwise("battle_cards.marriage", cards["marriage"], {"cost": rules["marriage"]["price"]})
    yield from played_otherwise("components.garrison", pieces["garrison"], {"per_nation": rules["start"]["garrisons"]})
    bonus = f"plus_{combat['engineer_defence_bonus']}_pc"
    yield from played_otherwise("battle_cards.engineer", cards["engineer"], {"defence_effect": bonus})
    special = {face["id"] for face in die["special_faces"]}
    if {*die["kinds"]} != {*die["faces"]} or special != {face for face in die["kinds"] if not face.isdigit()}:
        yield Problem("one_way", "condottiere_die.kinds and its special_faces are those of its faces")
    places = {"turn_order_spaces": list(range(1, box["meta"]["players_max"] + 1))}
    yield from played_otherwise("tracks", box["tracks"], places | {"political_state_spaces": ["peace", "war"]})
    starting = {start["nation"] for start in box["setup"]["base"]["starts"]}
    for nation in box["nations"]:
        yield from played_otherwise(f"nations.{nation['id']}", nation, {"base_game": nation["id"] in starting})
