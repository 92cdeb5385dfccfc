"""Constraints of components.toml: what play needs, and what our reconstruction promises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from signoria.core.codes import Problem
from signoria.core.components import provenance_problems
from signoria.games.il_principe.box.check_map import map_problems

Box = Mapping[str, Any]

GAME_ID = "il_principe"
COLORS = ("green", "white", "red", "blue", "yellow")
# How many things the engine counts on; what is printed on them may be corrected.
COUNTS = {
    "building_cards": 100,
    "city_cards": 15,
    "role_tiles": 10,
    "role_tiles_major": 5,
    "role_tiles_minor": 5,
    "il_principe_markers": 1,
    "boards": 1,
    "regions": 6,
    "cities": 15,
    "shields_per_family": 12,
}
SIZES = ("small", "medium", "large")
# In the order in which they sit at the table, unless they are chosen.
FAMILIES = ("medici", "visconti", "este", "gonzaga", "carraresi")
EFFECTS = {"flip_up", "gain_vp", "draw_building", "place_shield", "gain_coins"}
PLAYERS = [2, 3, 4, 5]
MOST_COINS_AT_ONCE = 20
MOST_START_COINS = 5
END_CHECKED_AT = "start_of_phase_1"
TIE_BREAKS = ["most_building_cards_on_table", "highest_major_role_in_color_order", "shared_victory"]


def needed_problems(box: Box) -> list[Problem]:
    """Everything without which the game cannot be played as printed; one fault does not hide the others."""
    return _collect(
        box, (provenance_problems, _counts, _colors, _sizes, _cities, _roles, _set_up, _coins, _options, _scoring)
    )


def reconstruction_problems(box: Box) -> list[Problem]:
    """What we assumed where pictures are lost; an owner's correction may well break these."""
    return _collect(box, (_even_icons, _even_regions, map_problems))


def _collect(box: Box, checks: tuple[Callable[[Box], Iterator[Problem] | list[Problem]], ...]) -> list[Problem]:
    problems: list[Problem] = []
    for check in checks:
        what = check.__name__.lstrip("_")
        try:
            problems += check(box)
        except KeyError as error:
            problems.append(Problem("missing_entry", f"there is no {error.args[0]!r} where {what} needs it"))
        except (TypeError, ValueError, AttributeError, ZeroDivisionError) as error:
            problems.append(Problem("wrong_type", f"in {what}: {error}"))
    return problems


def _counts(box: Box) -> Iterator[Problem]:
    if box["game"]["id"] != GAME_ID:
        yield Problem("counts", f"this is the box of {box['game']['id']}, not of {GAME_ID}")
    for name, number in COUNTS.items():
        if box["counts"][name] != number:
            yield Problem("counts", f"the box holds {number} {name}, not {box['counts'][name]}")
    pieces = sum(entry["pieces"] for entry in box["coins"]["denomination"])
    if not pieces == box["coins"]["pieces"] == box["counts"]["coins"]:
        yield Problem("counts", f"the coins listed are {pieces}, the box has {box['counts']['coins']}")
    families = box["family"]
    if len(families) != box["counts"]["family_cards"] or {family["id"] for family in families} != {*FAMILIES}:
        yield Problem("counts", f"the {box['counts']['family_cards']} families are {', '.join(FAMILIES)}")
    if sum(family["shields"] for family in families) != box["counts"]["shields"]:
        yield Problem("counts", f"the families' shields are not the {box['counts']['shields']} of the box")


def _colors(box: Box) -> Iterator[Problem]:
    ordered = tuple(entry["id"] for entry in sorted(box["color"], key=lambda entry: int(entry["order"])))
    if ordered != COLORS:
        yield Problem("colors", f"the order of colours is {', '.join(COLORS)}")
    for entry in box["color"]:
        if entry["cards"] != box["counts"]["building_cards_per_color"]:
            yield Problem("colors", f"{entry['id']} has {entry['cards']} cards")
    if len(box["color"]) * box["counts"]["building_cards_per_color"] != box["counts"]["building_cards"]:
        yield Problem("colors", "the colours do not make up the building cards")


def _sizes(box: Box) -> Iterator[Problem]:
    if set(box["city_size"]) != set(SIZES):
        yield Problem("sizes", f"the sizes of cities are {', '.join(SIZES)}")
    for name, size in box["city_size"].items():
        for key, most in (("icons", 10), ("coins", MOST_COINS_AT_ONCE), ("vp", 20), ("shields", 5), ("regions", 6)):
            if not 1 <= size[key] <= most:
                yield Problem("sizes", f"a {name} city has {size[key]} {key}, not 1 to {most}")
        if size["icons"] - size["doubled_colors"] > len(COLORS):
            yield Problem("sizes", f"a {name} city asks for more colours than there are")


def _cities(box: Box) -> Iterator[Problem]:
    regions = [region["id"] for region in box["region"]]
    if len(set(regions)) != len(regions) or len(regions) != box["counts"]["regions"]:
        yield Problem("regions", f"there are {box['counts']['regions']} different regions")
    names = [city["id"] for city in box["city"]]
    if len(set(names)) != len(names) or len(names) != box["counts"]["cities"]:
        yield Problem("cities", f"there are {box['counts']['cities']} different cities")
    for city in box["city"]:
        size, icons = box["city_size"][city["size"]], Counter(city["icons"])
        if set(icons) - set(COLORS) or sum(icons.values()) != size["icons"]:
            yield Problem("icons", f"{city['id']} needs {size['icons']} icons of the five colours")
        if list(icons.values()).count(2) != size["doubled_colors"] or max(icons.values()) > 2:
            yield Problem("icons", f"{city['id']} asks for {size['doubled_colors']} colours twice, the others once")
        if set(city["regions"]) - set(regions) or len(set(city["regions"])) != size["regions"]:
            yield Problem("adjacency", f"{city['id']} touches {size['regions']} different regions")
        if len(city["regions"]) != len(set(city["regions"])):
            yield Problem("adjacency", f"{city['id']} lists a region twice")


def _roles(box: Box) -> Iterator[Problem]:
    if [role["color"] for role in box["role"]] != list(COLORS):
        yield Problem("roles", "there is one pair of roles per colour, in order")
    for role in box["role"]:
        if role["effect"] not in EFFECTS:
            yield Problem("roles", f"{role['color']} has the unknown effect {role['effect']}")
        elif role["amount"] != 1 and role["effect"] not in ("gain_vp", "gain_coins"):
            yield Problem("roles", f"{role['color']} turns, draws or places one at a time")
        if not 1 <= role["amount"] < 100:
            yield Problem("roles", f"{role['color']} gives {role['amount']}")
    value = box["role_value"]
    if value["major_flip_fraction"] != "half_rounded_up" or value["min_cards_to_qualify"] < 1:
        yield Problem("roles", "a major turns half of the cards, rounded up, and nobody wins with none")
    for tile in ("major", "minor"):
        if value[f"{tile}_vp_end"] != box["scoring"][f"vp_per_{tile}_role"]:
            yield Problem("roles", f"the {tile} roles' points at the end stand in two places, and differ")


def _set_up(box: Box) -> Iterator[Problem]:
    if sorted(entry["players"] for entry in box["setup"].values()) != PLAYERS:
        yield Problem("set_up", "there is one set-up for each of 2 to 5 players")
    if [box["game"]["players_min"], box["game"]["players_max"]] != [PLAYERS[0], PLAYERS[-1]]:
        yield Problem("set_up", "the game is for 2 to 5 players")
    for name, entry in box["setup"].items():
        copies = box["counts"]["building_cards_per_color"] - entry["building_cards_removed_per_color"]
        if entry["building_deck"] != len(COLORS) * copies:
            yield Problem("set_up", f"{name}: the deck has {len(COLORS) * copies} cards, not {entry['building_deck']}")
        if entry["city_cards_in_play"] != box["counts"]["cities"] - entry["city_cards_removed_random_hidden"]:
            yield Problem("set_up", f"{name}: {entry['city_cards_in_play']} cities are in play")
        if entry["shields_for_map"] + entry["score_shield"] != box["counts"]["shields_per_family"]:
            yield Problem("set_up", f"{name}: shields for the map and the score are not the twelve of a family")
        if not 1 <= entry["offer_cards"] <= entry["draw_cards"]:
            yield Problem("set_up", f"{name}: everybody offers at least one card and no more than he draws")
        deal = entry["players"] * entry["draw_cards"]
        if not deal <= entry["last_round_if_deck_below"] <= entry["building_deck"]:
            yield Problem("set_up", f"{name}: a round needs {deal} cards, so the last one begins below that or earlier")
        if not 1 <= entry["last_round_auction_cards"] <= entry["building_deck"]:
            yield Problem("set_up", f"{name}: {entry['last_round_auction_cards']} cards cannot be auctioned")
        if not 1 <= entry["income_coins"] <= MOST_COINS_AT_ONCE:
            yield Problem("set_up", f"{name}: an income of {entry['income_coins']} coins")
        for key in ("minor_roles_used", "last_round_reuse_discards"):
            if not isinstance(entry[key], bool):
                yield Problem("set_up", f"{name}: {key} is true or false")
    yield from _display(box)


def _display(box: Box) -> Iterator[Problem]:
    shown = box["city_display"]["face_up"]
    fewest = min(entry["city_cards_in_play"] for entry in box["setup"].values())
    if not 1 <= box["end"]["immediate_if_face_up_cities_below"] <= shown <= fewest:
        yield Problem("set_up", f"{shown} face-up cities neither last through a game nor let it end")
    if not isinstance(box["end"]["first_round_building_forbidden"], bool):
        yield Problem("set_up", "first_round_building_forbidden is true or false")
    if box["end"]["checked_at"] != END_CHECKED_AT:
        yield Problem("set_up", f"the end is looked for at {END_CHECKED_AT} alone")


def _coins(box: Box) -> Iterator[Problem]:
    coins = box["coins"]
    if (
        coins["bank_is_limited"]
        or not 0 <= coins["start_per_player"] <= MOST_COINS_AT_ONCE
        or not 1 <= coins["min_bid"] <= 3
    ):
        yield Problem("coins", "the bank never runs out, purses start nearly empty, and bids start at 1 to 3")
    if coins["hidden"] == box["option"]["open_money"]:
        yield Problem("coins", "money is hidden unless it is open")


def _options(box: Box) -> Iterator[Problem]:
    option = box["option"]
    for name in ("open_money", "amigo_bishop_2vp", "large_city_vp_6"):
        if not isinstance(option[name], bool):
            yield Problem("options", f"{name} is true or false")
    if not 0 <= option["amigo_start_money"] <= MOST_START_COINS:
        yield Problem("options", f"the starting money is 0 to {MOST_START_COINS} coins")


def _scoring(box: Box) -> Iterator[Problem]:
    track = box["score_track"]
    if not 0 <= track["first"] <= track["start"] <= track["last"]:
        yield Problem("scoring", "everybody starts somewhere on the score track")
    if box["scoring"]["tie_breaks"] != TIE_BREAKS:
        yield Problem("scoring", f"ties are broken by {', '.join(TIE_BREAKS)}")
    for name, points in box["scoring"].items():
        if name.startswith(("vp_", "region_")) and not name.endswith("_source") and not 1 <= points <= 20:
            yield Problem("scoring", f"{name} is {points}")
    if box["scoring"]["region_first"] < box["scoring"]["region_second"]:
        yield Problem("scoring", "the first in a region scores at least as much as the second")


# ---- the reconstruction ----


def _even_icons(box: Box) -> Iterator[Problem]:
    for size in SIZES:
        cities = [city for city in box["city"] if city["size"] == size]
        asked = Counter(icon for city in cities for icon in city["icons"])
        if len({asked[color] for color in COLORS}) != 1:
            yield Problem("even_icons", f"{size} cities do not ask for every colour equally often: {dict(asked)}")
        if len({tuple(sorted(city["icons"])) for city in cities}) != len(cities):
            yield Problem("even_icons", f"two {size} cities ask for the same cards")
        doubled = Counter(icon for city in cities for icon, times in Counter(city["icons"]).items() if times == 2)
        if size != "small" and set(doubled.values()) != {1}:
            yield Problem("even_icons", f"{size} cities do not double every colour once")


def _even_regions(box: Box) -> Iterator[Problem]:
    touched = Counter(region for city in box["city"] for region in city["regions"])
    for region in box["region"]:
        if not 4 <= touched[region["id"]] <= 6:
            yield Problem("even_regions", f"{region['id']} is touched by {touched[region['id']]} cities, not 4 to 6")
