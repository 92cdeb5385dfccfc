"""components.toml: what the rulebook states, what is reconstructed, and what is refused."""

from __future__ import annotations

import copy
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from signoria.core.components import is_source
from signoria.games.il_principe import GAME
from signoria.games.il_principe.box.check import needed_problems
from signoria.testing.recorder import Leaf, leaves, leaves_read, unguarded

BOX: Any = GAME.components.data
CITIES = {city["id"]: city for city in BOX["city"]}
SIZES = {"small": (3, 3, 4, 1, 1, 0), "medium": (4, 4, 6, 2, 2, 1), "large": (5, 5, 8, 2, 3, 1)}
BY_SIZE = {
    "small": {"siena", "orvieto", "venezia", "verona", "perugia"},
    "medium": {"urbino", "padova", "lucca", "milano", "bologna"},
    "large": {"mantova", "firenze", "ferrara", "pisa", "rimini"},
}
SET_UP = {2: (7, 5, 6, 5, 3, 10, 6), 3: (0, 0, 5, 4, 2, 12, 6), 4: (0, 0, 5, 4, 2, 16, 8), 5: (0, 0, 5, 4, 2, 20, 10)}


def test_the_data_are_sound() -> None:
    assert GAME.data_check.needed(BOX) == []
    assert GAME.data_check.reconstructed(BOX) == []


@pytest.mark.parametrize("size", SIZES)
def test_sizes_are_as_printed(size: str) -> None:
    entry = BOX["city_size"][size]
    keys = ("icons", "coins", "vp", "shields", "regions", "doubled_colors")
    assert tuple(entry[key] for key in keys) == SIZES[size]
    assert {name for name, city in CITIES.items() if city["size"] == size} == BY_SIZE[size]


@pytest.mark.parametrize("players", SET_UP)
def test_set_up_is_as_printed(players: int) -> None:
    entry = BOX["setup"][f"p{players}"]
    keys: tuple[str, ...] = (
        "building_cards_removed_per_color",
        "city_cards_removed_random_hidden",
        "income_coins",
        "draw_cards",
    )
    keys += ("offer_cards", "last_round_if_deck_below", "last_round_auction_cards")
    assert tuple(entry[key] for key in keys) == SET_UP[players]
    assert entry["minor_roles_used"] is entry["last_round_reuse_discards"] is (players > 2)


def test_scoring_is_as_printed() -> None:
    scoring, roles = BOX["scoring"], BOX["role_value"]
    keys: tuple[str, ...] = ("vp_per_major_role", "vp_per_minor_role", "vp_per_card_of_scarcest_color", "vp_most_coins")
    keys += ("vp_most_hand_cards", "region_first", "region_second")
    assert [scoring[key] for key in keys] == [2, 1, 2, 2, 2, 5, 2]
    assert (roles["major_vp_on_foreign_build"], roles["minor_vp_on_foreign_build"]) == (2, 1)
    bonuses = {role["color"]: (role["effect"], role["amount"]) for role in BOX["role"]}
    assert bonuses == {
        "green": ("flip_up", 1),
        "white": ("gain_vp", 1),
        "red": ("draw_building", 1),
        "blue": ("place_shield", 1),
        "yellow": ("gain_coins", 2),
    }


def test_R44_only_what_the_rulebook_shows_is_called_official() -> None:
    assert {name for name, city in CITIES.items() if city["icons_source"] == "rulebook"} == {"firenze", "lucca"}
    assert {name for name, city in CITIES.items() if city["regions_source"] == "rulebook"} == {"firenze"}
    assert all(region["source"] == "reconstructed" for region in BOX["region"])
    assert Counter(CITIES["firenze"]["icons"]) == Counter(green=2, red=1, blue=1, yellow=1)
    assert Counter(CITIES["lucca"]["icons"]) == Counter(white=2, blue=1, red=1)
    colors = {region["id"]: region["color"] for region in BOX["region"]}
    assert {colors[region] for region in CITIES["firenze"]["regions"]} == {"brown", "violet", "green"}


def test_R45_a_city_asks_for_three_to_five_cards() -> None:
    assert {len(city["icons"]) for city in CITIES.values()} == {3, 4, 5}


def _remove_color(box: Any) -> None:
    box["color"].pop()


def _swap_order(box: Any) -> None:
    box["color"][0]["order"], box["color"][1]["order"] = 2, 1


def _odd_icon(box: Any) -> None:
    box["city"][0]["icons"][0] = "orange"


def _triple_icon(box: Any) -> None:
    box["city"][5]["icons"] = ["blue", "blue", "blue", "green"]


def _unknown_region(box: Any) -> None:
    box["city"][0]["regions"] = ["sicilia"]


def _lost_city(box: Any) -> None:
    box["city"].pop()


def _unknown_effect(box: Any) -> None:
    box["role"][0]["effect"] = "win"


def _two_cards(box: Any) -> None:
    box["role"][2]["amount"] = 2


def _small_deck(box: Any) -> None:
    box["setup"]["p2"]["building_deck"] = 60


def _too_late(box: Any) -> None:
    box["setup"]["p5"]["last_round_if_deck_below"] = 19


def _limited_bank(box: Any) -> None:
    box["coins"]["bank_is_limited"] = True


def _no_source(box: Any) -> None:
    del box["scoring"]["source"]


def _hearsay(box: Any) -> None:
    box["city"][0]["icons_source"] = "hearsay"


def _missing(box: Any) -> None:
    del box["role_value"]["min_cards_to_qualify"]


def _wrong_type(box: Any) -> None:
    box["setup"]["p3"]["income_coins"] = "five"


def _display(box: Any) -> None:
    box["city_display"]["face_up"] = 3


def _points(box: Any) -> None:
    box["scoring"]["region_second"] = 9


@pytest.mark.parametrize(
    ("spoil", "name"),
    [
        (_remove_color, "colors"),
        (_swap_order, "colors"),
        (_odd_icon, "icons"),
        (_triple_icon, "icons"),
        (_unknown_region, "adjacency"),
        (_lost_city, "cities"),
        (_unknown_effect, "roles"),
        (_two_cards, "roles"),
        (_small_deck, "set_up"),
        (_too_late, "set_up"),
        (_display, "set_up"),
        (_limited_bank, "coins"),
        (_no_source, "provenance"),
        (_hearsay, "provenance"),
        (_missing, "missing_entry"),
        (_wrong_type, "wrong_type"),
        (_points, "scoring"),
    ],
)
def test_what_cannot_be_played_is_refused_by_name(spoil: Callable[[Any], None], name: str) -> None:
    box = copy.deepcopy(BOX)
    spoil(box)
    assert name in {problem.name for problem in GAME.data_check.needed(box)}


def test_an_owners_correction_may_break_only_our_own_design() -> None:
    box = copy.deepcopy(BOX)
    box["city"][0]["icons"] = ["green", "red", "blue"]
    box["city"][1]["regions"] = ["toscana"]
    assert GAME.data_check.needed(box) == []
    broken = {problem.name for problem in GAME.data_check.reconstructed(box)}
    assert broken == {"even_icons", "map_cities"}


@pytest.mark.parametrize(
    ("spoil", "name"),
    [
        (lambda box: box["region"][0]["outline"].reverse(), "map_outlines"),
        (lambda box: box["map"]["point"].update(p_b8=[45.6, 11.7]), "map_borders"),
        (lambda box: box["map"]["outer_outline"].pop(), "map_outlines"),
        (lambda box: box["map"]["point"].update(p_b8=box["map"]["point"]["p_b9"]), "map_points"),
        (lambda box: box["city"][6].update(regions=["lombardia", "umbria"]), "map_regions"),
    ],
)
def test_the_map_hangs_together(spoil: Callable[[Any], None], name: str) -> None:
    box = copy.deepcopy(BOX)
    spoil(box)
    assert name in {problem.name for problem in GAME.data_check.reconstructed(box)}


# ---- data means what it says ----

# Names, who made the game, and what is only drawn.
NAMES = {
    "name",
    "building",
    "building_de",
    "sphere",
    "title",
    "designer",
    "artist",
    "year",
    "publishers",
    "note",
    "home",
}
DRAWING = {"map", "outline", "lat", "lon", "color_hex", "ui_color_hex", "roads", "seas", "ports", "schema_version"}
DRAWN = {("score_track", "first"), ("score_track", "last")}


def is_rule(path: Leaf) -> bool:
    """May a leaf change how the game is played?"""
    words = {step for step in path if isinstance(step, str)}
    is_tile_name = path[0] == "role" and bool({"major", "minor"} & words)
    is_region_color = path[0] == "region" and path[-1] == "color"
    is_coin = path[:2] == ("coins", "denomination") and path[-1] == "value"
    if is_tile_name or is_region_color or is_coin or path in DRAWN:
        return False
    return not is_source(str(path[-1])) and not words & (NAMES | DRAWING)


def test_every_value_is_read_by_a_rule_or_refused_when_changed() -> None:
    read = leaves_read(GAME.folder / "box" / "constants.py")
    rules = {path for path in leaves(BOX) if is_rule(path)}
    assert len(rules) > 200
    assert ("scoring", "region_first") in read
    assert unguarded(BOX, rules - read, needed_problems) == []


def test_every_constant_of_the_box_is_used() -> None:
    constants = (GAME.folder / "box" / "constants.py").read_text("utf-8")
    names = re.findall(r"^([A-Z][A-Z0-9_]+): Final", constants, re.MULTILINE)
    others = "".join(path.read_text("utf-8") for path in sorted(GAME.folder.rglob("*.py")) if path.parent.name != "box")
    rest = constants.split("\n# ---- colours", 1)[1]
    uses = {name: len(re.findall(rf"\b{name}\b", others)) + len(re.findall(rf"\b{name}\b", rest)) - 1 for name in names}
    unused = [name for name, count in uses.items() if count < 1]
    assert unused == []
