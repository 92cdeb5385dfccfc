"""The map of the browser's board joins the cities that the game joins, on the side in use."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from signoria.games.virtu.box.atlas import BOARD, CITIES, CITY_COUNT, MOST_ROADS, NO_CITY, ROADS

FILE = Path(__file__).parents[3] / "client" / "src" / "games" / "virtu" / "links.json"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_roads_of_the_map_are_those_of_the_game(players: int) -> None:
    links = {frozenset(link.values()) for link in json.loads(FILE.read_text("utf-8"))[str(players)]}
    roads = set()
    for city in range(CITY_COUNT):
        start = (BOARD[players] * CITY_COUNT + city) * MOST_ROADS
        roads |= {
            frozenset((CITIES[city], CITIES[other])) for other in ROADS[start : start + MOST_ROADS] if other != NO_CITY
        }
    assert links == roads, "`python tools/client_links.py` writes them"
