"""Entries of components.toml that describe a rule which is played in one way only: another value is refused by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from signoria.core.codes import Problem
from signoria.core.components import played_otherwise

Box = Mapping[str, Any]

# What a token does; the zone it lies in has no limit that counts.
FACES: Final[dict[str, dict[str, Any]]] = {
    "field": {"family": "supply", "zone": "environs", "produces": "food"},
    "farm": {"family": "supply", "zone": "environs"},
    "palazzo": {"family": "supply", "zone": "town", "produces": "gold"},
    "bank": {"family": "supply", "zone": "town"},
    "catapult": {"family": "army", "zone": "wall", "needs_supply": False, "dismissable": False, "strength": 1},
    "militia": {"accepts": ["food", "favor"]},
    "condottiere": {"accepts": ["gold", "favor"]},
}
SOLDIER: Final[dict[str, Any]] = {
    "family": "army",
    "zone": "wall",
    "needs_supply": True,
    "dismissable": True,
    "capacity": 1,
    "strength_supplied": 1,
    "strength_unsupplied": -1,
}
POOLS: Final = {
    "green": ["field", "farm"],
    "yellow": ["palazzo", "bank"],
    "catapult": ["catapult"],
    "soldier": ["condottiere", "militia"],
}
ZONES: Final = {
    "environs": ["field", "farm"],
    "wall": ["catapult", "condottiere", "militia"],
    "town": ["palazzo", "bank"],
    "palace": ["monument", "book", "painting"],
    "church": ["favor"],
}
CARDS: Final = {
    "culture": ("monument", "book", "painting"),
    "build": ("build_field", "build_farm", "build_palazzo", "build_bank"),
    "army_paid": ("catapult_early", "catapult_late"),
    "army_free": ("recruit_militia", "recruit_condottieri"),
    "production": ("harvest", "taxes"),
    "resource": ("three_food", "three_gold", "collector"),
}
STORAGE: Final = {"cubes_per_militia": 1, "cubes_per_condottiere": 1, "soldier_cubes_can_be_taken_back": False}
YEARS: Final = {"catapult_early": [1, 2], "catapult_late": [3]}
MILITARY: Final = {
    "supply_order": "most army tokens first; tie: first player, then clockwise",
    "tie_rule": "sum the points of the tied ranks, divide equally, round up",
}
TIE_BREAK: Final = ["most cubes in storage (food + gold + favor)", "shared victory"]
BOARD: Final = {"cubes_may_exceed_storage": False, "tokens_may_exceed_slots": True}


def one_way_problems(box: Box) -> Iterator[Problem]:
    """Returns what the file says otherwise than it can be played."""
    faces = box["tokens"]["faces"]
    for face, entries in FACES.items():
        soldier = SOLDIER if face in POOLS["soldier"] else {}
        yield from played_otherwise(f"tokens.faces.{face}", faces[face], {**entries, **soldier})
    for pool, members in POOLS.items():
        yield from played_otherwise(f"tokens.pools.{pool}", box["tokens"]["pools"][pool], {"faces": members})
    for zone, things in ZONES.items():
        yield from played_otherwise(f"board.zones.{zone}", box["board"]["zones"][zone], {"holds": things})
    for kind, cards in CARDS.items():
        for card in cards:
            yield from played_otherwise(f"action_types.{card}", box["action_types"][card], {"kind": kind})
    for card, years in YEARS.items():
        yield from played_otherwise(f"action_types.{card}", box["action_types"][card], {"years": years})
    for kind, culture in box["culture"].items():
        yield from played_otherwise(f"culture.{kind}", culture, {"zone": "palace"})
    yield from played_otherwise("military", box["military"], MILITARY)
    yield from played_otherwise("end", box["end"], {"tie_break": TIE_BREAK})
    yield from played_otherwise("cubes.favor", box["cubes"]["favor"], {"joker_for": ["food", "gold"]})
    yield from played_otherwise("storage", box["storage"], STORAGE)
    yield from played_otherwise("board", box["board"], BOARD)
    yield from played_otherwise("start_cards.S1", box["start_cards"]["S1"], {"identical": True})
    yield from _sums(box)


def _sums(box: Box) -> Iterator[Problem]:
    """What follows from other entries."""
    storage, setup, bills = box["storage"], box["setup"], box["military"]["bills"]
    faces = box["tokens"]["faces"]
    yield from played_otherwise("tokens.faces.farm.stores", faces["farm"]["stores"], {"food": storage["food_per_farm"]})
    yield from played_otherwise("tokens.faces.bank.stores", faces["bank"]["stores"], {"gold": storage["gold_per_bank"]})
    yield from played_otherwise(
        "board.zones.church", box["board"]["zones"]["church"], {"slots": storage["favor_in_church"]}
    )
    yield from played_otherwise(
        "military.bills", bills, {"count": sum(bill["count"] for bill in bills["denominations"])}
    )
    cards = {key: count for key, count in box["cards"].items() if isinstance(count, int) and key != "total"}
    yield from played_otherwise("cards", box["cards"], {"total": sum(cards.values()), "summary": 1, "first_player": 1})
    counts = sorted(int(players) for players in setup["players"])
    yield from played_otherwise("meta", box["meta"], {"players_min": counts[0], "players_max": counts[-1]})
    yield from played_otherwise("board", box["board"], {"count": counts[-1]})
    yield from played_otherwise(
        "setup.each_player.goal_cards", setup["each_player"]["goal_cards"], {"back1": 1, "back2": 1}
    )
