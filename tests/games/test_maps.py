"""Map files of the client against the games: the same places and regions, and nothing that a rule needs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from signoria.games.il_principe.box import constants as il_principe
from signoria.games.renaissance.box import constants as renaissance
from signoria.games.virtu.box import atlas as virtu

CLIENT = Path(__file__).resolve().parents[2] / "client" / "src" / "games"
SHAPES = {"viewBox", "land", "rivers", "mountains", "regions", "seas", "cities"}
PLACES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "il_principe": (tuple(il_principe.CITIES), tuple(il_principe.REGIONS)),
    "renaissance": (tuple(renaissance.CITIES), tuple(renaissance.PROVINCES)),
    "virtu": (tuple(virtu.CITIES), ()),
}


def map_of(game: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads((CLIENT / game / "map.json").read_text(encoding="utf-8"))
    return document


@pytest.mark.parametrize("game", PLACES)
def test_map_has_the_places_of_the_game(game: str) -> None:
    cities, regions = PLACES[game]
    document = map_of(game)
    assert set(document["cities"]) == set(cities)
    assert set(document.get("regions", {})) == set(regions)


@pytest.mark.parametrize("game", PLACES)
def test_map_says_where_things_are_and_nothing_else(game: str) -> None:
    document = map_of(game)
    assert set(document) <= SHAPES, "who is joined to whom, owners and values come from the game"
    for city in document["cities"].values():
        assert set(city) == {"x", "y", "label"}
        assert set(city["label"]) == {"dx", "dy", "anchor"}


@pytest.mark.parametrize("game", PLACES)
def test_places_are_far_enough_apart_to_be_hit(game: str) -> None:
    """36 px at the width at which a map is drawn on a desktop, which no two tokens share."""
    cities = list(map_of(game)["cities"].values())
    apart = [
        ((one["x"] - other["x"]) ** 2 + (one["y"] - other["y"]) ** 2) ** 0.5
        for i, one in enumerate(cities)
        for other in cities[:i]
    ]
    assert min(apart) >= 50
