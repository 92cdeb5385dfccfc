"""Constraints of components.toml: what play needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from signoria.core.codes import Problem
from signoria.core.components import provenance_problems
from signoria.games.renaissance.box.check_one_way import one_way_problems

Box = Mapping[str, Any]

BLUE = {"pikemen", "arquebusiers", "knights", "cannon", "swiss"}
RED = {"condottiere", "engineer", "traitor", "sign_of_god", "retreat"}
YELLOW = {"looters", "ambassador", "marriage", "raid", "artist_or_banker"}
NATIONS = {"florence", "genoa", "naples", "milan", "rome", "venice", "france", "spain", "empire", "swiss"}
LEVELS = ("none", "garrison", "rampart", "fortress")
TERRAINS = {"plain", "mountain", "marsh"}
PLAYERS = (3, 4, 5, 6)


def needed_problems(box: Box) -> list[Problem]:
    """Everything without which the game cannot be played as printed; one fault does not hide the others."""
    checks = (provenance_problems, _pieces, _numbers, _cards, _die, _map, _roads, _nations, _base, _scenarios)
    return collect(box, (*checks, one_way_problems))


def collect(box: Box, checks: tuple[Callable[[Box], Iterator[Problem] | list[Problem]], ...]) -> list[Problem]:
    problems: list[Problem] = []
    for check in checks:
        try:
            problems += check(box)
        except KeyError as error:
            problems.append(
                Problem("missing_entry", f"there is no {error.args[0]!r} where {check.__name__[1:]} needs it")
            )
        except (TypeError, ValueError, AttributeError) as error:
            problems.append(Problem("wrong_type", f"in {check.__name__[1:]}: {error}"))
    return problems


# ---- what play needs ----


def _pieces(box: Box) -> Iterator[Problem]:
    pieces = {piece["id"]: piece["count"] for piece in box["components"]}
    for piece in ("rampart", "castle", "palace", "artist", "battle_card", "pillage_marker"):
        if not 0 < pieces[piece] < 1000:
            yield Problem("pieces", f"{piece} counts {pieces[piece]}")
    if pieces["rampart"] < max(PLAYERS):
        yield Problem("pieces", "every player begins with a rampart")
    tokens = box["artists"]["tokens"]
    if len({token["id"] for token in tokens}) != pieces["artist"]:
        yield Problem("artists", f"the box holds {pieces['artist']} artists, the list names {len(tokens)}")
    if sum(token["is_savonarola"] for token in tokens) != 1:
        yield Problem("artists", "exactly one artist is Savonarola")
    if len(tokens) - 1 < pieces["palace"]:
        yield Problem("artists", "the pool must never hold Savonarola alone")


def _numbers(box: Box) -> Iterator[Problem]:
    rules = box["rules"]
    if len(rules["turns"]["years"]) != rules["turns"]["count"]:
        yield Problem("turns", "there is a year for each turn")
    forts = {fort["id"]: fort for fort in rules["fortification"]}
    values = [forts[level]["pc"] for level in LEVELS]
    if values != sorted(set(values)) or values[0] != 0:
        yield Problem("fortification", f"a free city counts nothing and each level more than the last, not {values}")
    if values[3] < 6:
        yield Problem("fortification", "a fortress can never be looted or bribed with one die")
    rolls = [roll for entry in rules["ambassador"] for roll in range(entry["min"], entry["max"] + 1)]
    if rolls != list(range(2, 13)):
        yield Problem("embassy", "the embassy table covers 2 to 12, each once and in order")
    combat = rules["combat"]
    slots = [combat[key] for key in ("attacker_unit_cards", "attacker_red_cards_max", "defender_unit_cards")]
    if slots != [2, 1, 1] or combat["defender_red_cards_max"] != 1:
        yield Problem("combat", "the attacker lays two units and a red card, the defender one of each")
    if rules["score"]["tie_breaks"] != ["fortresses", "ramparts", "ducats"]:
        yield Problem("score", "ties are broken by fortresses, ramparts, ducats")
    if not 0 < rules["vote"]["war_if_war_votes_at_least_fraction"] <= 1:
        yield Problem("vote", "some part of the votes, and not more than all, makes war")
    if rules["marriage"]["paid_to"] not in ("owner", "bank"):
        yield Problem("marriage", "a marriage is paid to the owner of the city or to the bank")
    if any(price < 1 for price in rules["prices"].values() if isinstance(price, int)):
        yield Problem("prices", "nothing is for nothing")


def _cards(box: Box) -> Iterator[Problem]:
    cards = {card["id"]: card for card in box["battle_cards"]}
    for colour, ids in (("blue", BLUE), ("red", RED), ("yellow", YELLOW)):
        if {card for card in cards if cards[card]["color"] == colour} != ids:
            yield Problem("cards", f"the {colour} cards are {', '.join(sorted(ids))}")
    total = next(piece["count"] for piece in box["components"] if piece["id"] == "battle_card")
    listed = sum(card["count"] for card in box["battle_cards"])
    if listed != total or len(cards) != len(box["battle_cards"]):
        yield Problem("card_total", f"the box holds {total} battle cards, the lists name {listed}")
    if any(card["count"] < 1 for card in cards.values()):
        yield Problem("cards", "every card is there at least once")
    if any(cards[card].get("pc", 0) < 1 for card in BLUE):
        yield Problem("cards", "troops count at least one combat point")
    if total < max(PLAYERS) * box["rules"]["limits"]["hand_after_purchases"]:
        yield Problem("card_total", "six full hands must fit")
    markers = next(piece["count"] for piece in box["components"] if piece["id"] == "pillage_marker")
    if cards["looters"]["count"] + 1 > markers:
        yield Problem("pieces", "the pillage markers must not run out")


def _die(box: Box) -> Iterator[Problem]:
    faces = box["condottiere_die"]["faces"]
    if len(faces) != 6 or not {"rout", "betrayal"} <= set(faces):
        yield Problem("condottiere_die", "six faces, rout and betrayal among them")
    if not any(face.isdigit() for face in faces):
        yield Problem("condottiere_die", "some face is a number, or a battle might never end")


def _map(box: Box) -> Iterator[Problem]:
    cities = [city["id"] for city in box["map"]["cities"]]
    placed = [city for province in box["map"]["provinces"] for city in province["cities"]]
    if len(set(cities)) != len(cities):
        yield Problem("cities", "two cities have one name")
    if sorted(placed) != sorted(cities):
        yield Problem("provinces", "every city lies in exactly one province")
    for province in box["map"]["provinces"]:
        if not 1 <= len(province["cities"]) <= 3:
            yield Problem("provinces", f"{province['id']} has {len(province['cities'])} cities, not 1 to 3")
    for city in box["map"]["cities"]:
        if city["terrain"] not in TERRAINS or not isinstance(city["port"], bool):
            yield Problem("cities", f"{city['id']} needs a terrain and whether it is a port")


def _roads(box: Box) -> Iterator[Problem]:
    cities = {city["id"] for city in box["map"]["cities"]}
    edges = box["map"]["roads"]["edges"]
    for edge in edges:
        if len(edge) != 2 or edge[0] == edge[1] or not set(edge) <= cities:
            yield Problem("roads", f"{edge} does not join two cities of the map")
    if len({frozenset(edge) for edge in edges}) != len(edges):
        yield Problem("roads", "a road is listed twice")


def _nations(box: Box) -> Iterator[Problem]:
    if {nation["id"] for nation in box["nations"]} != NATIONS:
        yield Problem("nations", f"the nations are {', '.join(sorted(NATIONS))}")
    if sorted(power["nation"] for power in box["powers"]) != sorted(NATIONS):
        yield Problem("powers", "each nation has one power")


def _base(box: Box) -> Iterator[Problem]:
    base = box["setup"]["base"]
    starts = {start["nation"]: start["cities"] for start in base["starts"]}
    counts = base["player_counts"]
    wanted = ["6", "5", "4_without_naples", "4_without_milan", "3"]
    if sorted(count["id"] for count in counts) != sorted(wanted):
        yield Problem("player_counts", f"the base game is set up for {', '.join(wanted)}")
    for count in counts:
        closed = closed_cities(box, count["closed_provinces"])
        taken = [city for nation in count["nations"] for city in starts[nation]]
        if len(count["nations"]) != count["players"] or len(set(taken)) != len(taken):
            yield Problem("player_counts", f"{count['id']}: a nation for each player, a start city for one nation")
        if closed & set(taken) or not set(taken) <= {city["id"] for city in box["map"]["cities"]}:
            yield Problem("player_counts", f"{count['id']}: nobody starts in a closed or unknown city")


def _scenarios(box: Box) -> Iterator[Problem]:
    cities = {city["id"] for city in box["map"]["cities"]}
    for scenario in box["scenarios"]:
        name, starts = scenario["id"], {start["nation"]: start for start in scenario["starts"]}
        if list(starts) != scenario["order"] or not set(starts) <= NATIONS:
            yield Problem("scenarios", f"{name}: the order lists the nations that start")
        claimed = [c for s in starts.values() for c in s["fixed"] + [one for ways in s["choice"] for one in ways]]
        if len(set(claimed)) != len(claimed) or not set(claimed) <= cities:
            yield Problem("scenarios", f"{name}: no city can be claimed twice, and all are on the map")
        if len({len(start["fixed"]) + len(start["choice"]) for start in starts.values()}) != 1:
            yield Problem("scenarios", f"{name}: everybody starts with as many cities")
        removed = {entry["players"]: entry["removed"] for entry in scenario["removals"]}
        for players in range(scenario["players_min"], scenario["players_max"] + 1):
            if len(set(starts) - set(removed.get(players, []))) != players:
                yield Problem("scenarios", f"{name}: {players} players need as many nations")


def closed_cities(box: Box, provinces: list[str]) -> set[str]:
    """The cities of closed provinces."""
    return {city for entry in box["map"]["provinces"] if entry["id"] in provinces for city in entry["cities"]}
