"""What Il Principe's box prints: cities with their cards and regions, sizes, roles, and the numbers of each set-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from signoria.core.board import Speaker
from signoria.core.listing import Listing, is_ours, printed
from signoria.games.il_principe.box.constants import COMPONENTS

BOX: Final[Mapping[str, Any]] = COMPONENTS.data
# The rows of the table of set-ups, by what the box calls them.
NUMBERS: Final = {
    "cards_out": "building_cards_removed_per_color",
    "deck": "building_deck",
    "cities_out": "city_cards_removed_random_hidden",
    "income": "income_coins",
    "drawn": "draw_cards",
    "offered": "offer_cards",
    "last_round": "last_round_if_deck_below",
    "last_lots": "last_round_auction_cards",
}
COLUMNS: Final = (
    *("city", "size", "cards", "coins", "points", "shields", "regions"),
    *("color", "building", "copies", "major", "minor", "gift", "players", *NUMBERS),
)


def lists(say: Speaker) -> Mapping[str, Listing]:
    """Returns every list that the rules may show."""
    return {"cities": _cities(say), "sizes": _sizes(say), "roles": _roles(say), "set_ups": _set_ups(say)}


def _head(say: Speaker, *columns: str) -> tuple[str, ...]:
    return tuple(say.name("column", column) for column in columns)


def _cities(say: Speaker) -> Listing:
    order = [color["id"] for color in BOX["color"]]
    rows = []
    for city in BOX["city"]:
        size, cards = BOX["city_size"][city["size"]], Counter(city["icons"])
        counts = [(cards[color], say.name("color", color)) for color in order if cards[color]]
        rows.append(
            (
                printed(say.name("city", city["id"])),
                printed(say.name("size", city["size"])),
                printed(
                    ", ".join(name if count == 1 else f"{count} {name}" for count, name in counts),
                    is_ours(city, "icons"),
                ),
                printed(size["coins"]),
                printed(size["vp"]),
                printed(size["shields"]),
                printed(
                    ", ".join(say.name("region", region) for region in city["regions"]),
                    is_ours(city, "regions"),
                ),
            )
        )
    return Listing(_head(say, "city", "size", "cards", "coins", "points", "shields", "regions"), tuple(rows))


def _sizes(say: Speaker) -> Listing:
    rows = [
        (
            printed(say.name("size", size)),
            *(printed(entry[key]) for key in ("icons", "coins", "vp", "shields", "regions")),
        )
        for size, entry in BOX["city_size"].items()
    ]
    return Listing(_head(say, "size", "cards", "coins", "points", "shields", "regions"), tuple(rows))


def _roles(say: Speaker) -> Listing:
    copies = {color["id"]: color["cards"] for color in BOX["color"]}
    rows = [
        (
            printed(say.name("color", role["color"])),
            printed(say.name("building", role["color"])),
            printed(copies[role["color"]]),
            printed(say.name("role", f"{role['color']}_major")),
            printed(say.name("role", f"{role['color']}_minor")),
            printed(say.about("color", role["color"]), is_ours(role, "effect")),
        )
        for role in BOX["role"]
    ]
    return Listing(_head(say, "color", "building", "copies", "major", "minor", "gift"), tuple(rows))


def _set_ups(say: Speaker) -> Listing:
    set_ups = list(BOX["setup"].values())
    rows = [
        (printed(say.name("column", row)), *(printed(entry[key], is_ours(entry, key)) for entry in set_ups))
        for row, key in NUMBERS.items()
    ]
    head = (say.name("column", "players"), *(str(entry["players"]) for entry in set_ups))
    return Listing(head, tuple(rows))
