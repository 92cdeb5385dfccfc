"""What Renaissance's box prints: cards and die, prices, fortification, states, and the map with roads and ports."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from signoria.core.board import Speaker
from signoria.core.listing import Listing, Printed, is_ours, printed
from signoria.games.renaissance.box.constants import COMPONENTS

BOX: Final[Mapping[str, Any]] = COMPONENTS.data
PRICES: Final = {"rampart": "rampart", "castle": "castle", "palace": "palace", "battle_card": "battle_card"}
COLUMNS: Final = (
    *("card", "color", "copies", "effect", "blue", "red", "yellow", "rout", "betrayal", "what", "price"),
    *("battle_card", "level", "strength", "income", "loot", "state", "starts", "by_sea", "players", "states"),
    *("closed", "province", "cities", "city", "terrain", "plain", "mountain", "marsh", "port", "roads", "yes"),
    *("cards", "ducats", "attacks", "any", "or"),
)


def lists(say: Speaker) -> Mapping[str, Listing]:
    """Returns every list that the rules may show."""
    scenarios = {f"scenario_{scenario['id']}": _scenario(say, scenario) for scenario in BOX["scenarios"]}
    return {
        "cards": _cards(say),
        "die": _die(say),
        "prices": _prices(say),
        "levels": _levels(say),
        "war_and_peace": _war_and_peace(say),
        "states": _states(say),
        "set_ups": _set_ups(say),
        "provinces": _provinces(say),
        "cities": _cities(say),
        **scenarios,
    }


def _head(say: Speaker, *columns: str) -> tuple[str, ...]:
    return tuple(say.name("column", column) for column in columns)


def _names(say: Speaker, kind: str, ids: Iterable[str]) -> str:
    return ", ".join(say.name(kind, id) for id in ids)


def _cards(say: Speaker) -> Listing:
    rows = [
        (
            printed(say.name("card", card["id"])),
            printed(say.name("column", card["color"])),
            printed(card["count"], is_ours(card, "count")),
            printed(say.about("card", card["id"])),
        )
        for card in BOX["battle_cards"]
    ]
    return Listing(_head(say, "card", "color", "copies", "effect"), tuple(rows))


def _die(say: Speaker) -> Listing:
    die = BOX["condottiere_die"]
    special = {face["id"] for face in die["special_faces"]}
    faces = [
        printed(say.name("column", face) if face in special else face, is_ours(die, "faces")) for face in die["faces"]
    ]
    return Listing(tuple(str(number + 1) for number in range(len(faces))), (tuple(faces),))


def _prices(say: Speaker) -> Listing:
    prices = BOX["rules"]["prices"]
    rows = [
        (
            printed(say.name("figure", id) if id != "battle_card" else say.name("column", id)),
            printed(say.amount("ducats", prices[key])),
        )
        for id, key in PRICES.items()
    ]
    return Listing(_head(say, "what", "price"), tuple(rows))


def _levels(say: Speaker) -> Listing:
    rows = [
        (
            printed(say.name("level", "free" if level["id"] == "none" else level["id"])),
            *(printed(level[key], is_ours(level, key)) for key in ("pc", "income")),
            printed(level["pillage_gain"] or "", is_ours(level, "pillage_gain")),
        )
        for level in BOX["rules"]["fortification"]
    ]
    return Listing(_head(say, "level", "strength", "income", "loot"), tuple(rows))


def _war_and_peace(say: Speaker) -> Listing:
    def attacks(number: int) -> str:
        return str(number) if number >= 0 else say.name("column", "any")

    rows = [
        (
            printed(say.name("state", state)),
            printed(entry["cards"]),
            printed(entry["ducats"] or ""),
            printed(attacks(entry["attacks_per_player"])),
        )
        for state, entry in ((state, BOX["rules"][state]) for state in ("war", "peace"))
    ]
    return Listing(_head(say, "state", "cards", "ducats", "attacks"), tuple(rows))


def _states(say: Speaker) -> Listing:
    starts = {start["nation"]: start for start in BOX["setup"]["base"]["starts"]}
    rows = [
        (
            printed(say.name("nation", nation["id"])),
            printed(_names(say, "city", starts[nation["id"]]["cities"])),
            printed(nation["sea_expansions"], is_ours(nation, "sea_expansions")),
        )
        for nation in BOX["nations"]
        if nation["id"] in starts
    ]
    return Listing(_head(say, "state", "starts", "by_sea"), tuple(rows))


def _set_ups(say: Speaker) -> Listing:
    rows = []
    for entry in BOX["setup"]["base"]["player_counts"]:
        variant = entry["id"].partition("_")[2]
        players = f"{entry['players']} ({say.name('variant', variant)})" if variant else str(entry["players"])
        closed = _names(say, "province", entry["closed_provinces"])
        rows.append((printed(players), printed(_names(say, "nation", entry["nations"])), printed(closed)))
    return Listing(_head(say, "players", "states", "closed"), tuple(rows))


def _provinces(say: Speaker) -> Listing:
    rows = [
        (
            printed(say.name("province", province["id"]), is_ours(province, "id")),
            printed(_names(say, "city", province["cities"]), is_ours(province, "cities")),
        )
        for province in BOX["map"]["provinces"]
    ]
    return Listing(_head(say, "province", "cities"), tuple(rows))


def _cities(say: Speaker) -> Listing:
    roads = BOX["map"]["roads"]
    rows = []
    for city in BOX["map"]["cities"]:
        joined = [other for edge in roads["edges"] for other in edge if city["id"] in edge and other != city["id"]]
        rows.append(
            (
                printed(say.name("city", city["id"]), is_ours(city, "id")),
                printed(say.name("column", city["terrain"]), is_ours(city, "terrain")),
                printed(say.name("column", "yes") if city["port"] else "", is_ours(city, "port")),
                printed(_names(say, "city", joined), is_ours(roads, "edges")),
            )
        )
    return Listing(_head(say, "city", "terrain", "port", "roads"), tuple(rows))


def _scenario(say: Speaker, scenario: Mapping[str, Any]) -> Listing:
    starts = {start["nation"]: start for start in scenario["starts"]}
    rows: list[tuple[Printed, ...]] = []
    for nation in scenario["order"]:
        choices = (f"({_either(say, choice)})" for choice in starts[nation]["choice"])
        cities = ", ".join([*(say.name("city", city) for city in starts[nation]["fixed"]), *choices])
        rows.append((printed(say.name("nation", nation), is_ours(scenario, "order")), printed(cities)))
    return Listing(_head(say, "state", "starts"), tuple(rows))


def _either(say: Speaker, cities: list[str]) -> str:
    """Returns cities of which one is chosen."""
    *others, last = (say.name("city", city) for city in cities)
    return f"{', '.join(others)} {say.name('column', 'or')} {last}"
