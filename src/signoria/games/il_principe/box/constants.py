"""components.toml as typed constants: what the box prints, ready for the rules to read."""

from __future__ import annotations

from importlib.resources import files
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.components import checked_components
from signoria.games.il_principe.box.check import FAMILIES as SEATED
from signoria.games.il_principe.box.check import GAME_ID, needed_problems

FOLDER: Final = Path(str(files("signoria.games.il_principe")))
COMPONENTS: Final = checked_components(GAME_ID, FOLDER, needed_problems)
_BOX: Final = COMPONENTS.data

FAMILIES: Final = tuple(sorted((family["id"] for family in _BOX["family"]), key=SEATED.index))

# ---- colours, in the order that decides everywhere ----
COLORS: Final = tuple(entry["id"] for entry in sorted(_BOX["color"], key=lambda entry: int(entry["order"])))
COLOR_COUNT: Final[i64] = 5
COPIES: Final[i64] = _BOX["counts"]["building_cards_per_color"]

# ---- regions and cities ----
REGIONS: Final = tuple(entry["id"] for entry in _BOX["region"])
REGION_COUNT: Final[i64] = 6
_CITIES: Final[list[Any]] = list(_BOX["city"])
_SIZES: Final = [_BOX["city_size"][city["size"]] for city in _CITIES]
CITIES: Final = tuple(city["id"] for city in _CITIES)
CITY_COUNT: Final[i64] = 15
DISPLAYED: Final[i64] = _BOX["city_display"]["face_up"]
ICONS: Final = vec[i64]([city["icons"].count(color) for city in _CITIES for color in COLORS])
COST: Final = vec[i64]([size["coins"] for size in _SIZES])
POINTS: Final = vec[i64]([size["vp"] for size in _SIZES])
IS_LARGE: Final = vec[i64]([int(city["size"] == "large") for city in _CITIES])
LARGE_POINTS_BY_EXAMPLE: Final[i64] = 6
SHIELDS: Final = vec[i64]([size["shields"] for size in _SIZES])
TOUCHES: Final = vec[i64]([int(region in city["regions"]) for city in _CITIES for region in REGIONS])

# ---- roles: one bonus per colour ----
EFFECTS: Final = ("flip_up", "gain_vp", "draw_building", "place_shield", "gain_coins")
FLIP_UP: Final[i64] = 0
GAIN_POINTS: Final[i64] = 1
DRAW_BUILDING: Final[i64] = 2
PLACE_SHIELD: Final[i64] = 3
GAIN_COINS: Final[i64] = 4
TILES: Final = ("major", "minor")
MAJOR: Final[i64] = 0
MINOR: Final[i64] = 1
TILE_COUNT: Final[i64] = 2
_ROLES: Final = {role["color"]: role for role in _BOX["role"]}
EFFECT: Final = vec[i64]([EFFECTS.index(_ROLES[color]["effect"]) for color in COLORS])
AMOUNT: Final = vec[i64]([_ROLES[color]["amount"] for color in COLORS])
BISHOP: Final[i64] = COLORS.index("white")
BISHOP_POINTS_AMIGO: Final[i64] = 2
MAJOR_ON_BUILD: Final[i64] = _BOX["role_value"]["major_vp_on_foreign_build"]
MINOR_ON_BUILD: Final[i64] = _BOX["role_value"]["minor_vp_on_foreign_build"]
QUALIFIES: Final[i64] = _BOX["role_value"]["min_cards_to_qualify"]

# ---- set-up, indexed by the number of players ----
PLAYER_COUNTS: Final = tuple(sorted(int(entry["players"]) for entry in _BOX["setup"].values()))
MOST_PLAYERS: Final[i64] = 5


def _by_players(key: str) -> list[int]:
    numbers = [0] * (MOST_PLAYERS + 1)
    for entry in _BOX["setup"].values():
        numbers[entry["players"]] = int(entry[key])
    return numbers


COPIES_REMOVED: Final = vec[i64](_by_players("building_cards_removed_per_color"))
CITIES_IN_PLAY: Final = vec[i64](_by_players("city_cards_in_play"))
MINORS_USED: Final = vec[i64](_by_players("minor_roles_used"))
INCOME: Final = vec[i64](_by_players("income_coins"))
DRAWN: Final = vec[i64](_by_players("draw_cards"))
OFFERED: Final = vec[i64](_by_players("offer_cards"))
LAST_BELOW: Final = vec[i64](_by_players("last_round_if_deck_below"))
LAST_CARDS: Final = vec[i64](_by_players("last_round_auction_cards"))
LAST_REUSES: Final = vec[i64](_by_players("last_round_reuse_discards"))
MAP_SHIELDS: Final = vec[i64](_by_players("shields_for_map"))
MOST_START_COINS: Final[i64] = 5
START_POINTS: Final[i64] = _BOX["score_track"]["start"]
START_COINS: Final[i64] = _BOX["coins"]["start_per_player"]
OPENING_BID: Final[i64] = _BOX["coins"]["min_bid"]
FIRST_ROUND_BARRED: Final[bool] = _BOX["end"]["first_round_building_forbidden"]
END_BELOW: Final[i64] = _BOX["end"]["immediate_if_face_up_cities_below"]

# ---- what a table agrees on, unless it agrees on something else ----
OPEN_MONEY: Final[bool] = _BOX["option"]["open_money"]
START_MONEY: Final[int] = _BOX["option"]["amigo_start_money"]
BISHOP_2VP: Final[bool] = _BOX["option"]["amigo_bishop_2vp"]
LARGE_CITY_VP_6: Final[bool] = _BOX["option"]["large_city_vp_6"]

# ---- what is turned up of one seat: every multiset of colours of a size that is offered ----
_SIZES_OFFERED: Final = sorted({OFFERED[count] for count in PLAYER_COUNTS})
_SETS: Final = [cards for size in _SIZES_OFFERED for cards in combinations_with_replacement(range(COLOR_COUNT), size)]
OFFERS: Final = tuple("+".join(COLORS[color] for color in cards) for cards in _SETS)


def _place(cards: tuple[int, ...]) -> int:
    """Ascending colours read as digits; a digit is one more than the colour, so that sizes do not meet."""
    place = 0
    for color in cards:
        place = place * (COLOR_COUNT + 1) + color + 1
    return place


_PLACES: Final = {_place(cards): number for number, cards in enumerate(_SETS)}
OFFER_AT: Final = vec[i64]([_PLACES.get(place, 0) for place in range(max(_PLACES) + 1)])

# ---- scoring ----
_SCORING: Final = _BOX["scoring"]
PER_MAJOR: Final[i64] = _SCORING["vp_per_major_role"]
PER_MINOR: Final[i64] = _SCORING["vp_per_minor_role"]
PER_SET: Final[i64] = _SCORING["vp_per_card_of_scarcest_color"]
MOST_COINS_POINTS: Final[i64] = _SCORING["vp_most_coins"]
MOST_CARDS_POINTS: Final[i64] = _SCORING["vp_most_hand_cards"]
REGION_FIRST: Final[i64] = _SCORING["region_first"]
REGION_SECOND: Final[i64] = _SCORING["region_second"]
REGION_NEEDS: Final[i64] = _SCORING["region_min_shields"]
