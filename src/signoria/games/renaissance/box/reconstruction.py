"""Constraints of components.toml: what our reconstruction promises where pictures are lost."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import cos, hypot, radians

from signoria.core.codes import Problem
from signoria.games.renaissance.box.check import Box, closed_cities, collect

LONGEST_ROAD = 300
EARTH = 6371


def reconstruction_problems(box: Box) -> list[Problem]:
    """What we assumed where pictures are lost; an owner's correction may well break these."""
    return collect(box, (_symmetry, _reach, _islands, _crossings, _lengths, _small_provinces))


def _links(box: Box) -> tuple[dict[str, set[str]], set[str]]:
    roads: dict[str, set[str]] = {city["id"]: set() for city in box["map"]["cities"]}
    for one, other in box["map"]["roads"]["edges"]:
        roads[one].add(other)
        roads[other].add(one)
    return roads, {city["id"] for city in box["map"]["cities"] if city["port"]}


def _symmetry(box: Box) -> Iterator[Problem]:
    terrain = {city["id"]: city["terrain"] for city in box["map"]["cities"]}
    for start in box["setup"]["base"]["starts"]:
        own = set(start["cities"])
        if sum(set(province["cities"]) <= own for province in box["map"]["provinces"]) != 1:
            yield Problem("symmetry", f"{start['nation']} does not start with exactly one complete province")
        if sum(terrain[city] != "plain" for city in own) != 1:
            yield Problem("symmetry", f"{start['nation']} does not have one start city in difficult terrain")


def _reach(box: Box) -> Iterator[Problem]:
    """Every open city can be reached, and everybody has a choice for the extra garrison, for every player count."""
    roads, ports = _links(box)
    starts = {start["nation"]: start["cities"] for start in box["setup"]["base"]["starts"]}
    for count in box["setup"]["base"]["player_counts"]:
        opened = set(roads) - closed_cities(box, count["closed_provinces"])
        taken = {city for nation in count["nations"] for city in starts[nation]}
        seen, todo = set(taken), list(taken)
        while todo:
            city = todo.pop()
            new = (roads[city] | (ports if city in ports else set())) & opened - seen
            seen |= new
            todo += new
        if seen != opened:
            yield Problem("reach", f"{count['id']}: nobody can reach {', '.join(sorted(opened - seen))}")
        for nation in count["nations"]:
            near = {other for city in starts[nation] for other in roads[city] | (ports if city in ports else set())}
            if len(near & opened - taken) < 3:
                yield Problem("reach", f"{count['id']}: {nation} has fewer than 3 places for its extra garrison")


def _islands(box: Box) -> Iterator[Problem]:
    roads, ports = _links(box)
    for island in ({"ajaccio"}, {"cagliari", "sassari"}, {"palermo", "messina"}):
        if any(not roads[city] <= island for city in island) or not island & ports:
            yield Problem("islands", f"{', '.join(sorted(island))} must be reached by sea")


def _crossings(box: Box) -> Iterator[Problem]:
    at = {city["id"]: (city["lon"], city["lat"]) for city in box["map"]["cities"]}

    def side(a: str, b: str, c: str) -> float:
        (ax, ay), (bx, by), (cx, cy) = at[a], at[b], at[c]
        return float((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))

    for (a, b), (c, d) in combinations(box["map"]["roads"]["edges"], 2):
        apart = len({a, b, c, d}) == 4
        if apart and side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0:
            yield Problem("crossing_roads", f"{a}-{b} crosses {c}-{d}")


def _lengths(box: Box) -> Iterator[Problem]:
    at = {city["id"]: (radians(city["lat"]), radians(city["lon"])) for city in box["map"]["cities"]}
    for one, other in box["map"]["roads"]["edges"]:
        (lat, lon), (lat2, lon2) = at[one], at[other]
        length = EARTH * hypot(lat - lat2, (lon - lon2) * cos((lat + lat2) / 2))
        if length > LONGEST_ROAD:
            yield Problem("long_roads", f"{one}-{other} is {length:.0f} km long")


def _small_provinces(box: Box) -> Iterator[Problem]:
    sizes = [len(province["cities"]) for province in box["map"]["provinces"]]
    if sum(size <= 2 for size in sizes) < 0.8 * len(sizes):
        yield Problem("province_sizes", "most provinces have one or two cities")
