"""What the box tells of each thing, for the line about it: corrected data need no new text."""

from __future__ import annotations

from typing import Any, Final

from signoria.core.vocabulary import Fact
from signoria.games.virtu.box.atlas import CITIES, ESTATES, ITEMS, PIRATE, PORT, PORTS, TILES, VALUE
from signoria.games.virtu.box.constants import BONUSES, BOX, CARDS, ROOM_ACTIONS

_BONUS_DATA: Final[dict[str, dict[str, Any]]] = {bonus["id"]: bonus for bonus in BOX["patronage_bonus"]}
_CARD_DATA: Final[dict[str, dict[str, Any]]] = {
    card["id"]: card for card in (*BOX["character"], *BOX["family_card"], _BONUS_DATA["machiavelli"])
}
_TILE_DATA: Final[dict[str, dict[str, Any]]] = {
    **{tile["city"]: tile for tile in BOX["city_tile"]},
    **{tile["id"]: tile for tile in (*BOX["title"], *BOX["two_player_tile"], _BONUS_DATA["cannons"])},
    "guild": BOX["guild"],
    **{estate: BOX["cathedral"] for estate in ESTATES if estate.startswith("cathedral")},
}
_SOLD_TILES: Final[dict[str, dict[str, Any]]] = _TILE_DATA | {"cathedral": BOX["cathedral"]}


def _card_facts(card: str) -> dict[str, Fact]:
    """Its action (0 for none, else counted from 1), its relief, and whatever else is printed."""
    data = _CARD_DATA[card]
    deed = ROOM_ACTIONS.index(data["action"]) + 1 if data["action"] else 0
    return {"deed": deed, "agent": int(data.get("agent", False)), **_tile_facts(data)}


def _tile_facts(data: dict[str, Any]) -> dict[str, Fact]:
    return {
        "relief": dict(data["relief"]),
        "war_cost": data.get("war_cost", 0),
        "places": data.get("courtier_space", 0),
        "prestige": data.get("prestige", 0),
    }


def _item_facts(item: str) -> dict[str, Fact]:
    facts = _card_facts(item) if item in CARDS else _tile_facts(_TILE_DATA.get(item, BOX["cathedral"]))
    return facts | {"price": dict((_CARD_DATA if item in CARDS else _SOLD_TILES)[item]["cost"])}


def _city_facts(city: str) -> dict[str, Fact]:
    """Its value, whether it is a nest of pirates, and each sea on which it is a port."""
    number = CITIES.index(city)
    facts: dict[str, Fact] = {
        "value": int(VALUE[number]),
        "pirate": int(PIRATE[number]),
        "port": int(PORT[number]),
    }
    return facts | {f"sea_{sea}": 1 for sea in PORTS.get(city, ())}


FACTS: Final[dict[str, dict[str, dict[str, Fact]]]] = {
    "card": {card: _card_facts(card) for card in CARDS},
    "tile": {tile: _tile_facts(_TILE_DATA[tile]) for tile in TILES},
    "item": {item: _item_facts(item) for item in ITEMS},
    "bonus": {bonus: {"prestige": _BONUS_DATA[bonus]["prestige"]} for bonus in BONUSES},
    "city": {city: _city_facts(city) for city in CITIES},
}
