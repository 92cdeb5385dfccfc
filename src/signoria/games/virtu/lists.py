"""What Virtù's box prints: characters, families, tiles, palaces, great powers, patronage, and the map."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from signoria.core.board import Speaker
from signoria.core.listing import Listing, Printed, is_ours, printed
from signoria.games.virtu.box.constants import BOX

THREE_TO_FIVE: Final = "3-5"
# The two sides of the map, by the numbers of players they are for.
THREE_OR_FOUR: Final = "3/4"
MAP_SIDES: Final = (THREE_OR_FOUR, "2/5")
SEAS: Final = tuple(sea["id"] for sea in BOX["sea"])
COLUMNS: Final = (
    *("card", "copies", "price", "effect", "family", "tile", "power", "bonus", "kind", "artist", "work", "rank"),
    *("prestige", "palace", "city", "value", "symbols", "seas", "roads_34", "roads_25", "special", "pirate"),
    *("closed_3", "only_25", "home", "two_players", "sea", "leads_to", "influence", *SEAS),
)


def lists(say: Speaker) -> Mapping[str, Listing]:
    """Returns every list that the rules may show."""
    return {
        "characters": _characters(say),
        "families": _families(say, THREE_TO_FIVE),
        "families_two": _families(say, "2"),
        "tiles": _tiles(say),
        "palaces": _palaces(say),
        "powers": _powers(say),
        "ranks": _ranks(say),
        "bonuses": _bonuses(say),
        "cities": _cities(say),
        "roads": _roads(say),
        "seas": _seas(say),
        "influence": _influence(say),
    }


def _head(say: Speaker, *columns: str) -> tuple[str, ...]:
    return tuple(say.name("column", column) for column in columns)


def _cost(say: Speaker, cost: Mapping[str, int]) -> str:
    return ", ".join(say.amount(symbol, count) for symbol, count in cost.items() if count)


def _characters(say: Speaker) -> Listing:
    rows = [
        (
            printed(say.name("card", card["id"])),
            printed(card["copies"], is_ours(card, "copies")),
            printed(_cost(say, card["cost"]), is_ours(card, "cost")),
            printed(say.about("card", card["id"]), is_ours(card, "action", "relief", "agent", "prestige")),
        )
        for card in BOX["character"]
    ]
    return Listing(_head(say, "card", "copies", "price", "effect"), tuple(rows))


def _families(say: Speaker, game: str) -> Listing:
    rows = [
        (
            printed(say.name("state", card["faction"])),
            printed(say.name("card", card["id"]), is_ours(card, "name")),
            printed(say.about("card", card["id"]), is_ours(card, "action", "relief", "agent")),
        )
        for card in BOX["family_card"]
        if card["set"] == game
    ]
    return Listing(_head(say, "family", "card", "effect"), tuple(rows))


def _tiles(say: Speaker) -> Listing:
    sold = [*((title["id"], title) for title in BOX["title"]), ("guild", BOX["guild"]), ("cathedral", BOX["cathedral"])]
    rows = [
        (
            printed(say.name("item", id)),
            printed(entry["copies"], is_ours(entry, "copies")),
            printed(_cost(say, entry["cost"]), is_ours(entry, "cost")),
            printed(
                say.about("tile", "cathedral_1" if id == "cathedral" else id),
                is_ours(entry, "relief", "courtier_space", "prestige"),
            ),
        )
        for id, entry in sold
    ]
    two_players = [
        (
            printed(f"{say.name('tile', tile['id'])} ({say.name('column', 'two_players')})"),
            printed(1),
            printed(""),
            printed(say.about("tile", tile["id"]), is_ours(tile, "relief", "prestige")),
        )
        for tile in BOX["two_player_tile"]
    ]
    return Listing(_head(say, "tile", "copies", "price", "effect"), (*rows, *two_players))


def _palaces(say: Speaker) -> Listing:
    rows = []
    for board in BOX["palace_board"]:
        state = say.name("state", board["faction"])
        named = state if board["side"] == THREE_TO_FIVE else f"{state} ({say.name('column', 'two_players')})"
        deeds = (printed(say.name("deed", room or "blank"), is_ours(board, "rooms")) for room in board["rooms"])
        rows.append((printed(named), *deeds))
    rooms = (say.name("room", str(room)) for room in range(BOX["palace"]["rooms"]))
    return Listing((say.name("column", "palace"), *rooms), tuple(rows))


def _powers(say: Speaker) -> Listing:
    rows = [
        (
            printed(say.name("power", power["id"])),
            printed(_cost(say, power["cost"]), is_ours(power, "cost")),
            printed(_cost(say, power["bonus"]), is_ours(power, "bonus")),
            printed(power["prestige"], is_ours(power, "prestige")),
        )
        for power in BOX["alliance"]
    ]
    return Listing(_head(say, "power", "price", "effect", "prestige"), tuple(rows))


def _ranks(say: Speaker) -> Listing:
    track = BOX["patronage_track"]
    prestige = dict(zip(track["ranks"], track["prestige"], strict=True))
    rows = []
    for cost in track["cost"]:
        symbols = {symbol: cost[symbol] for symbol in ("florin", "crown", "cross")} | {"either": cost["crown_or_cross"]}
        for rank in cost["ranks"]:
            bonus = "" if rank not in track["bonus_ranks"] else say.name("column", "bonus")
            rows.append((printed(rank), printed(_cost(say, symbols)), printed(prestige[rank]), printed(bonus)))
    return Listing(_head(say, "rank", "price", "prestige", "bonus"), tuple(rows))


def _bonuses(say: Speaker) -> Listing:
    rows = [
        (
            printed(say.name("bonus", bonus["id"])),
            printed(say.name("column", bonus["kind"]), is_ours(bonus, "kind")),
            printed(say.about("bonus", bonus["id"]), is_ours(bonus, "prestige")),
        )
        for bonus in BOX["patronage_bonus"]
    ]
    return Listing(_head(say, "bonus", "kind", "effect"), tuple(rows))


# ---- the map ----


def _cities(say: Speaker) -> Listing:
    tiles = {tile["city"]: tile for tile in BOX["city_tile"]}
    ports = {port["city"]: port for port in BOX["port"]}
    rows = []
    for city in BOX["city"]:
        tile, port = tiles[city["id"]], ports.get(city["id"])
        rows.append(
            (
                printed(say.name("city", city["id"])),
                printed(city["value"], is_ours(city, "value")),
                printed(say.about("tile", city["id"]), is_ours(tile, "relief")),
                _port(say, port),
                printed(", ".join(_special(say, city))),
            )
        )
    return Listing(_head(say, "city", "value", "symbols", "seas", "special"), tuple(rows))


def _port(say: Speaker, port: Mapping[str, Any] | None) -> Printed:
    seas = () if port is None else port["seas"]
    named = ", ".join(say.name("column", sea) for sea in seas)
    return printed(named, port is not None and is_ours(port, "seas"))


def _special(say: Speaker, city: Mapping[str, Any]) -> Iterable[str]:
    """Returns what is said of a city beside its value."""
    if city["home"]:
        yield f"{say.name('column', 'home')} {say.name('state', city['home'])}"
    if city["pirate"]:
        yield say.name("column", "pirate")
    if city["closed_3p"]:
        yield say.name("column", "closed_3")
    if THREE_OR_FOUR not in city["boards"]:
        yield say.name("column", "only_25")


def _roads(say: Speaker) -> Listing:
    rows = []
    for city in BOX["city"]:
        ways = [road for road in BOX["road"] if city["id"] in (road["a"], road["b"])]
        if ways:
            rows.append(
                (printed(say.name("city", city["id"])), *(_ways(say, city["id"], ways, side) for side in MAP_SIDES))
            )
    return Listing(_head(say, "city", "roads_34", "roads_25"), tuple(rows))


def _ways(say: Speaker, city: str, ways: Iterable[Mapping[str, Any]], side: str) -> Printed:
    here = [road for road in ways if side in road["boards"]]
    others = (road["b"] if road["a"] == city else road["a"] for road in here)
    return printed(", ".join(say.name("city", other) for other in others), any(is_ours(road, "b") for road in here))


def _seas(say: Speaker) -> Listing:
    rows = [
        (printed(say.name("column", link["a"])), printed(say.name("column", link["b"]), is_ours(link, "b")))
        for link in BOX["sea_link"]
    ]
    return Listing(_head(say, "sea", "leads_to"), tuple(rows))


def _influence(say: Speaker) -> Listing:
    board = BOX["influence_board"]
    rows = [
        (printed(say.name("major", major)), printed(f"{start:+d}" if start else "0", is_ours(board, "start")))
        for major, start in board["start"].items()
    ]
    return Listing(_head(say, "city", "influence"), tuple(rows))
