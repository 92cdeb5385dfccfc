"""The map of the browser's board joins the cities that the game joins."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from signoria.core.registry import load_game

ROOT = Path(__file__).parents[3]
CLIENT = ROOT / "client" / "src" / "games" / "renaissance"


def test_the_roads_of_the_map_are_those_of_the_game() -> None:
    roads = load_game("renaissance").components.data["map"]["roads"]["edges"]
    links = json.loads((CLIENT / "links.json").read_text("utf-8"))
    assert links == [{"from": one, "to": other} for one, other in roads], "`python tools/client_links.py` writes them"


def test_every_city_and_province_of_the_game_is_drawn() -> None:
    data = load_game("renaissance").components.data
    drawn = json.loads((CLIENT / "map.json").read_text("utf-8"))
    assert set(drawn["cities"]) == {city["id"] for city in data["map"]["cities"]}
    assert set(drawn["regions"]) == {province["id"] for province in data["map"]["provinces"]}


def test_the_positions_of_the_gallery_are_those_of_the_game() -> None:
    run = subprocess.run([sys.executable, ROOT / "tools" / "renaissance_positions.py", "--check"], check=False)
    assert run.returncode == 0, "`python tools/renaissance_positions.py` writes them"
