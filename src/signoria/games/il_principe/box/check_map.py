"""Constraints of the drawn map: its regions tile the land, and every city lies where its card says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from math import cos, radians
from typing import Any

from signoria.core.codes import Problem

Point = tuple[float, float]
Edge = tuple[str, str]

MIDDLE_LATITUDE = 44.3
AREA_TOLERANCE = 1e-9


def map_problems(box: Mapping[str, Any]) -> Iterator[Problem]:
    """Planar, without gaps or overlaps, cities on the borders of the regions they touch."""
    points = _points(box)
    outlines = {region["id"]: region["outline"] for region in box["region"]}
    yield from _outlines(points, outlines, box["map"]["outer_outline"])
    yield from _crossings(points, outlines)
    yield from _city_places(box, points, outlines)
    yield from _neighbours(box, outlines)


def _points(box: Mapping[str, Any]) -> dict[str, Point]:
    places = {name: (place[0], place[1]) for name, place in box["map"]["point"].items()}
    places |= {city["id"]: (city["lat"], city["lon"]) for city in box["city"]}
    scale = cos(radians(MIDDLE_LATITUDE))
    return {name: (lon * scale, lat) for name, (lat, lon) in places.items()}


def _edges(outline: list[str]) -> list[Edge]:
    return list(zip(outline, outline[1:] + outline[:1]))


def _area(points: Mapping[str, Point], outline: list[str]) -> float:
    return sum(points[a][0] * points[b][1] - points[b][0] * points[a][1] for a, b in _edges(outline)) / 2


def _outlines(points: Mapping[str, Point], outlines: Mapping[str, list[str]], outer: list[str]) -> Iterator[Problem]:
    if len(set(points.values())) != len(points):
        yield Problem("map_points", "two points of the map coincide")
    for name, outline in {**outlines, "the outer outline": outer}.items():
        if len(set(outline)) != len(outline) or _area(points, outline) >= 0:
            yield Problem("map_outlines", f"{name} must be a simple clockwise outline")
    directed = Counter(edge for outline in outlines.values() for edge in _edges(outline))
    border = set(_edges(outer))
    for (a, b), times in directed.items():
        if times > 1 or ((b, a) in directed) == ((a, b) in border):
            yield Problem("map_outlines", f"{a} to {b} must be shared by two regions, or lie on the outer outline")
    for a, b in border - set(directed):
        yield Problem("map_outlines", f"no region reaches the outer outline from {a} to {b}")
    if abs(sum(_area(points, outline) for outline in outlines.values()) - _area(points, outer)) > AREA_TOLERANCE:
        yield Problem("map_outlines", "the regions leave gaps or overlap")


def _side(o: Point, a: Point, b: Point) -> float:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def _crossings(points: Mapping[str, Point], outlines: Mapping[str, list[str]]) -> Iterator[Problem]:
    borders = sorted({(min(edge), max(edge)) for outline in outlines.values() for edge in _edges(outline)})
    for one, other in combinations(borders, 2):
        if set(one) & set(other):
            continue
        (a, b), (p, q) = ((points[edge[0]], points[edge[1]]) for edge in (one, other))
        if _side(a, b, p) * _side(a, b, q) <= 0 and _side(p, q, a) * _side(p, q, b) <= 0:
            yield Problem("map_borders", f"{' to '.join(one)} crosses {' to '.join(other)}")


def _inside(points: Mapping[str, Point], point: Point, outline: list[str]) -> bool:
    x, y = point
    inside = False
    for a, b in _edges(outline):
        (x1, y1), (x2, y2) = points[a], points[b]
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def _city_places(
    box: Mapping[str, Any], points: Mapping[str, Point], outlines: Mapping[str, list[str]]
) -> Iterator[Problem]:
    for city in box["city"]:
        name = city["id"]
        touched = {region for region, outline in outlines.items() if name in outline}
        touched = touched or {r for r, outline in outlines.items() if _inside(points, points[name], outline)}
        if touched != set(city["regions"]):
            yield Problem(
                "map_cities", f"{name} is drawn at {sorted(touched)}, its card says {sorted(city['regions'])}"
            )


def _neighbours(box: Mapping[str, Any], outlines: Mapping[str, list[str]]) -> Iterator[Problem]:
    """The land hangs together, and so do the regions of each city; two of three may meet in the city alone."""
    owner = {edge: region for region, outline in outlines.items() for edge in _edges(outline)}
    beside: dict[str, set[str]] = {region: set() for region in outlines}
    for (a, b), region in owner.items():
        if (b, a) in owner:
            beside[region].add(owner[b, a])
    reached, waiting = set[str](), [next(iter(outlines))]
    while waiting:
        region = waiting.pop()
        if region not in reached:
            reached.add(region)
            waiting += beside[region]
    if reached != set(outlines):
        yield Problem("map_regions", "the regions do not hang together")
    for city in box["city"]:
        borders = sum(other in beside[region] for region, other in combinations(city["regions"], 2))
        if borders < len(city["regions"]) - 1:
            yield Problem("map_regions", f"the regions of {city['id']} do not border each other")
