"""The map and the Domain: cities, roads of both sides, seas between ports, tiles, what can be bought."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.virtu.box.constants import (
    BOX,
    CHARACTERS,
    FACTIONS,
    MAJORS,
    PLAYER_COUNTS,
    SIDES_OF_GAME,
    pack,
    pile_sizes,
)
from signoria.games.virtu.payment.bill import SYMBOLS

# ---- cities ----
_CITIES: Final[list[dict[str, Any]]] = list(BOX["city"])
CITIES: Final = tuple(city["id"] for city in _CITIES)
CITY_COUNT: Final = 30
VALUE: Final = vec[i64]([city["value"] for city in _CITIES])
PIRATE: Final = vec[i64]([int(city["pirate"]) for city in _CITIES])
CATHEDRAL_VALUE: Final[i64] = BOX["cathedral"]["min_city_value"]
NAPLES_CITY: Final[i64] = CITIES.index("naples")

BOARDS: Final = ("2/5", "3/4")
BOARD: Final = {count: BOARDS.index(BOX["setup"][f"p{count}"]["board"]) for count in PLAYER_COUNTS}
BOARD_OF: Final = vec[i64]([BOARD.get(count, 0) for count in range(max(PLAYER_COUNTS) + 1)])


def is_open(city: int, players: int) -> bool:
    """Is the city on the map side in use, and not covered as a closed city?"""
    entry = _CITIES[city]
    closed = BOX["setup"][f"p{players}"].get("forbidden", [])
    return BOARDS[BOARD[players]] in entry["boards"] and entry["id"] not in closed


# ---- roads: neighbours of a city on a side of the map, NO_CITY after the last ----
NO_CITY: Final = -1
MOST_ROADS: Final = 8


def _roads(board: str, city: str) -> list[int]:
    ends = [
        (road["a"], road["b"]) for road in BOX["road"] if board in road["boards"] and city in (road["a"], road["b"])
    ]
    neighbours = sorted(CITIES.index(b if a == city else a) for a, b in ends)
    return neighbours + [NO_CITY] * (MOST_ROADS - len(neighbours))


ROADS: Final = vec[i64]([other for board in BOARDS for city in CITIES for other in _roads(board, city)])

# ---- seas: how many are crossed between two ports, 0 where no ship goes ----
PORTS: Final = {port["city"]: list(port["seas"]) for port in BOX["port"]}
_LINKS: Final = [(link["a"], link["b"]) for link in BOX["sea_link"]]


def _seas_between(start: str, end: str) -> int:
    if start == end or start not in PORTS or end not in PORTS:
        return 0
    reached = set(PORTS[start])
    crossed = 1
    while not reached & set(PORTS[end]):
        further = {b for a, b in _LINKS if a in reached} | {a for a, b in _LINKS if b in reached}
        if further <= reached:
            return 0
        reached |= further
        crossed += 1
    return crossed


SEAS: Final = vec[i64]([_seas_between(start, end) for start in CITIES for end in CITIES])
MOST_SEAS: Final[i64] = max(_seas_between(start, end) for start in CITIES for end in CITIES)
PORT: Final = vec[i64]([int(city in PORTS) for city in CITIES])

# ---- tiles: one per city, then estates, five places of them for cathedrals ----
_TITLES: Final[list[dict[str, Any]]] = list(BOX["title"])
_BONUS_TILES: Final = [bonus for bonus in BOX["patronage_bonus"] if bonus["form"] == "tile"]
_CATHEDRAL_COUNT: Final = 5
_CATHEDRALS: Final = [BOX["cathedral"] | {"id": f"cathedral_{i}"} for i in range(1, _CATHEDRAL_COUNT + 1)]
_ESTATES: Final[list[dict[str, Any]]] = [
    *_TITLES,
    BOX["guild"] | {"id": "guild"},
    *BOX["two_player_tile"],
    *_BONUS_TILES,
    *_CATHEDRALS,
]
ESTATES: Final = tuple(estate["id"] for estate in _ESTATES)
ESTATE_COUNT: Final = 13
KINGDOM: Final[i64] = ESTATES.index("kingdom")
REPUBLIC: Final[i64] = ESTATES.index("republic")
GUILD: Final[i64] = ESTATES.index("guild")
CANNONS: Final[i64] = ESTATES.index("cannons")
FIRST_CATHEDRAL: Final[i64] = ESTATES.index("cathedral_1")


def _city_relief(city: str) -> int:
    return pack(next(tile["relief"] for tile in BOX["city_tile"] if tile["city"] == city))


TILES: Final = (*CITIES, *ESTATES)
TILE_RELIEF: Final = vec[i64]([_city_relief(city) for city in CITIES] + [pack(estate["relief"]) for estate in _ESTATES])
ESTATE_WAR_COST: Final = vec[i64]([estate.get("war_cost", 0) for estate in _ESTATES])
ESTATE_PLACES: Final = vec[i64]([estate.get("courtier_space", 0) for estate in _ESTATES])
ESTATE_PRESTIGE: Final = vec[i64]([estate["prestige"] for estate in _ESTATES])

# ---- what can be bought: characters, then titles, guild and cathedral ----
ITEMS: Final = (*CHARACTERS, "duchy", "principality", "kingdom", "republic", "guild", "cathedral")
ITEM_COUNT: Final[i64] = len(ITEMS)
BUY_DUCHY: Final[i64] = ITEMS.index("duchy")
BUY_KINGDOM: Final[i64] = ITEMS.index("kingdom")
BUY_REPUBLIC: Final[i64] = ITEMS.index("republic")
BUY_GUILD: Final[i64] = ITEMS.index("guild")
BUY_CATHEDRAL: Final[i64] = ITEMS.index("cathedral")
_SOLD: Final = [*BOX["character"], *_TITLES, BOX["guild"], BOX["cathedral"]]
ITEM_COST: Final = vec[i64]([item["cost"].get(symbol, 0) for item in _SOLD for symbol in SYMBOLS])
# Market counts: what lies in common stock besides the piles. Duchies and principalities are one per colour.
MARKET: Final = ("kingdom", "republic", "guild", "cathedral")
MARKET_COUNT: Final = 4


def market_counts(players: int) -> list[int]:
    if players == 2:
        return [BOX["setup"]["p2"]["market_tiles"].get(tile, 0) for tile in MARKET]
    copies = {title["id"]: title["copies"] for title in _TITLES}
    return [copies["kingdom"], copies["republic"], BOX["guild"]["copies"], BOX["cathedral"]["copies"]]


def may_buy_title(faction: str, title: str) -> bool:
    """With two players each side may buy only some titles."""
    return title in BOX["setup"]["p2"][faction]["can_buy_titles"] if faction in BOX["setup"]["p2"] else False


def _is_sold(item: str, players: int) -> bool:
    """Does the game of so many players know an item at all, in stock or not?"""
    if item in CHARACTERS:
        return pile_sizes(players)[CHARACTERS.index(item)] > 0
    if item in MARKET:
        return market_counts(players)[MARKET.index(item)] > 0
    return players > 2 or any(may_buy_title(faction, item) for faction in FACTIONS)


# By side of the game (for three to five players, for two) and item.
SOLD: Final = vec[i64]([int(_is_sold(item, players)) for players in SIDES_OF_GAME for item in ITEMS])


def _is_for_sale(players: int, faction: str, item: str) -> bool:
    titles = [title["id"] for title in _TITLES]
    return players > 2 or item not in titles or may_buy_title(faction, item)


# By side of the game, faction and item: may that state buy it?
FOR_SALE_TO: Final = vec[i64](
    [int(_is_for_sale(players, faction, item)) for players in SIDES_OF_GAME for faction in FACTIONS for item in ITEMS]
)

# ---- home cities, by faction ----
_HOMES_2P: Final = {faction: BOX["setup"]["p2"][faction]["cities"] for faction in ("france", "naples")}


def _is_home(players: int, faction: str, city: dict[str, Any]) -> bool:
    return city["home"] == faction if players > 2 else city["id"] in _HOMES_2P.get(faction, [])


# By side of the game, faction and city.
HOME: Final = vec[i64](
    [int(_is_home(players, faction, city)) for players in SIDES_OF_GAME for faction in FACTIONS for city in _CITIES]
)

# ---- Major Cities of the two-player game ----
_MAJORS: Final[list[dict[str, Any]]] = list(BOX["setup"]["p2"]["major_city"])
MAJOR_CAPITAL: Final = vec[i64]([CITIES.index(major["capital"]) for major in _MAJORS])
MAJOR_AGENTS: Final = vec[i64]([major["agents"] for major in _MAJORS])
# Every city that a Major City controls at first, in one row; a bit of `stays` each.
MAJOR_CITIES: Final = tuple(city for major in _MAJORS for city in major["cities"])
MAJOR_CITY_BIT: Final = vec[i64]([1 << MAJOR_CITIES.index(city) if city in MAJOR_CITIES else 0 for city in CITIES])

# ---- spots for agents: cities, rooms of each palace, great powers, influence tracks ----
ROOM_SPOT: Final = CITY_COUNT
POWER_SPOT: Final = ROOM_SPOT + 25
TRACK_SPOT: Final = POWER_SPOT + 3
SPOT_COUNT: Final = TRACK_SPOT + 3
SPOTS: Final = (
    *CITIES,
    *[f"palace_{seat}.{room}" for seat in range(5) for room in range(5)],
    *[f"alliance_{power['id']}" for power in BOX["alliance"]],
    *[f"track_{major}" for major in MAJORS],
)
NO_SPOT: Final = -1
