"""What our reconstruction of components.toml promises; an owner's correction may well break it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from signoria.core.codes import Problem
from signoria.games.virtu.box.check import Box, collect


def reconstruction_problems(box: Box) -> list[Problem]:
    """What we assumed where pictures are lost."""
    return collect(box, (_printed_florins, _agent_icons, _connected, _planar, _palaces_differ, _zones, _openings))


def _printed_florins(box: Box) -> Iterator[Problem]:
    """Fragments of the pictures show the florins of twelve city tiles and the prices of seven purchases."""
    florins = {"rome": 3, "milan": 3, "turin": 2, "venice": 2, "florence": 2, "naples": 2, "corfu": 1, "pisa": 1}
    florins |= {"rossano": 1, "palermo": 1, "civitavecchia": 0, "ajaccio": 0}
    for tile in box["city_tile"]:
        if tile["relief"].get("florin", 0) != florins.get(tile["city"], tile["relief"].get("florin", 0)):
            yield Problem("fragments", f"{tile['city']} shows {florins[tile['city']]} florins")
    prices = {"ambassador": 2, "bishop": 2, "consigliere": 3, "gonfalonier": 3, "cardinal": 3, "merchant": 4}
    for entry in [*box["character"], *box["title"]]:
        price = (prices | {"kingdom": 5}).get(entry["id"])
        if price is not None and entry["cost"]["florin"] != price:
            yield Problem("fragments", f"{entry['id']} costs {price} florins")


def _agent_icons(box: Box) -> Iterator[Problem]:
    for faction in box["faction"]:
        cards = [card for card in box["family_card"] if card["set"] == "3-5" and card["faction"] == faction["id"]]
        if faction["agents_start"] != 2 + sum(card["agent"] for card in cards):
            yield Problem("agent_icons", f"{faction['id']} starts with two agents and one per icon of its family")
    for major in box["setup"]["p2"]["major_city"]:
        cards = [card for card in box["family_card"] if card["set"] == "2" and card["faction"] == major["id"]]
        if sum(card["courtier_space"] for card in cards) != 1:
            yield Problem("agent_icons", f"one card of {major['id']} opens a courtier place")


def _neighbours(box: Box, players: int) -> dict[str, set[str]]:
    setup = box["setup"][f"p{players}"]
    cities = [city["id"] for city in box["city"] if setup["board"] in city["boards"]]
    graph: dict[str, set[str]] = {city: set() for city in cities if city not in setup.get("forbidden", [])}
    for road in box["road"]:
        if setup["board"] in road["boards"] and road["a"] in graph and road["b"] in graph:
            graph[road["a"]].add(road["b"])
            graph[road["b"]].add(road["a"])
    return graph


def _connected(box: Box) -> Iterator[Problem]:
    ports = {port["city"] for port in box["port"]}
    for players in (2, 3, 4, 5):
        graph = _neighbours(box, players)
        reached, todo = {"florence"}, ["florence"]
        while todo:
            further = graph[todo.pop()] - reached
            reached |= further
            todo += further
        for city in sorted(set(graph) - reached - ports):
            yield Problem("connected", f"{players} players: {city} has neither a road to Florence nor a port")


def _planar(box: Box) -> Iterator[Problem]:
    at = {city["id"]: (city["lon"], city["lat"]) for city in box["city"]}

    def side(a: str, b: str, c: str) -> float:
        (ax, ay), (bx, by), (cx, cy) = at[a], at[b], at[c]
        return float((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))

    for board in ("2/5", "3/4"):
        roads = [(road["a"], road["b"]) for road in box["road"] if board in road["boards"]]
        for (a, b), (c, d) in combinations(roads, 2):
            apart = len({a, b, c, d}) == 4
            if apart and side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0:
                yield Problem("planar", f"side {board}: the roads {a}-{b} and {c}-{d} cross")


def _palaces_differ(box: Box) -> Iterator[Problem]:
    orders = set()
    for board in box["palace_board"]:
        start = board["rooms"].index("govern")
        orders.add((board["side"], *board["rooms"][start:], *board["rooms"][:start]))
    if len(orders) != len(box["palace_board"]):
        yield Problem("palaces_differ", "two palaces have their rooms in the same order")


def _zones(box: Box) -> Iterator[Problem]:
    board = box["influence_board"]
    names = ("alliance_france", "favourable_france", "neutral", "favourable_naples", "alliance_naples")
    zones = [position for name in names for position in board[name]]
    if zones != list(range(board["min"], board["max"] + 1)) or [-p for p in reversed(zones)] != zones:
        yield Problem("zones", "the zones cover the influence track and mirror each other")
    if any(start not in board["neutral"] for start in board["start"].values()):
        yield Problem("zones", "every Major City starts neutral")


def _openings(box: Box) -> Iterator[Problem]:
    """Every state can annex a neighbour in its first Spring, if it spends all its crowns."""
    cities = {city["id"]: city for city in box["city"]}
    for players in (3, 4, 5):
        graph = _neighbours(box, players)
        states = box["setup"][f"p{players}"]["factions"]
        for state in states:
            homes = [city for city in graph if cities[city]["home"] == state]
            entries = [card for card in box["family_card"] if card["set"] == "3-5" and card["faction"] == state]
            entries += [next(tile for tile in box["city_tile"] if tile["city"] == city) for city in homes]
            crowns = sum(entry["relief"].get("crown", 0) for entry in entries)
            near = {city for home in homes for city in graph[home] if cities[city]["home"] not in states}
            if min(cities[city]["value"] for city in near if not cities[city]["pirate"]) + 1 > crowns:
                yield Problem("openings", f"{players} players: {state} cannot annex anything in its first Spring")
