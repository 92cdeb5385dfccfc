"""All that Il Principe can say, declared: codes with their parameters, names, and what the data tell of each."""

from __future__ import annotations

from typing import Final

from signoria.core.vocabulary import (
    AT_END,
    DURING,
    Fact,
    Shape,
    Source,
    TieBreak,
    Variant,
    Vocabulary,
    counted,
    name,
    names,
    number,
    part,
    seat,
    seats,
)
from signoria.games.il_principe.board_words import LABELS
from signoria.games.il_principe.box.constants import (
    AMOUNT,
    BISHOP,
    BISHOP_POINTS_AMIGO,
    CITIES,
    COLOR_COUNT,
    COLORS,
    COMPONENTS,
    COST,
    FAMILIES,
    ICONS,
    IS_LARGE,
    LARGE_POINTS_BY_EXAMPLE,
    MAJOR,
    MAJOR_ON_BUILD,
    MINOR_ON_BUILD,
    PER_MAJOR,
    PER_MINOR,
    POINTS,
    REGION_FIRST,
    REGION_SECOND,
    REGIONS,
    SHIELDS,
    TILE_COUNT,
    TILES,
)
from signoria.games.il_principe.effects import EFFECTS, WASTES
from signoria.games.il_principe.lists import COLUMNS
from signoria.games.il_principe.phases.auction import PRIZES
from signoria.games.il_principe.setup import OPTIONS
from signoria.games.il_principe.state import PHASES
from signoria.games.il_principe.story import STORY

SIZES: Final = tuple(COMPONENTS.data["city_size"])
ROLES: Final = tuple(f"{color}_{tile}" for color in COLORS for tile in TILES)
# Headings of the table in text, and what its rows are called.
TABLE: Final = (
    "round",
    "last_round",
    "piles",
    "unseen",
    "discard",
    "city_deck",
    "built",
    "roles",
    "display",
    "families",
    "points",
    "coins",
    "shields",
    "cards",
    "regions",
    "auctions",
    "lots",
    "on_sale",
    "highest_bid",
    "still_bidding",
    "hands",
    "blind",
    "face_down",
)

CITY: Final = name("city")
COLOR: Final = name("color")
TILE: Final = name("prize")
_SEAT: Final[Shape] = {"seat": seat()}
_COINS: Final[Shape] = {"coins": part("price", "coins")}
_POINTS: Final[Shape] = {"points": part("sum", "points")}
_ROLE: Final[Shape] = {"color": COLOR, "tile": TILE}
_CARDS: Final[Shape] = {"color": counted("count"), "count": number()}
_SEAT_AND_COLOR: Final[Shape] = {"seat": seat(), "color": COLOR}
_SEAT_AND_COUNT: Final[Shape] = {"seat": seat(), "count": number()}

_BY_COLOR: Final[Shape] = {color: part("cards", color, optional=True) for color in COLORS}

# What the end adds to the track.
FROM: Final = ("from_regions", "from_roles", "from_sets", "from_coins", "from_hand")
_SOURCES: Final[Shape] = {source: part("sources", source) for source in FROM}
# What they were before it.
WON: Final = ("from_cities", "from_income")
_WON: Final[Shape] = {source: part("won", source) for source in WON}


def _rank(rank: str) -> Shape:
    """Who has a place in a region, how many they are, with how many shields each, for how many points."""
    figures = {
        f"{rank}_{figure}": part(f"{rank}_{name}", figure) for figure, name in (("shields", "held"), ("points", "sum"))
    }
    return {rank: seats(), f"{rank}_count": number(), **figures}


EVENTS: Final[dict[str, Shape]] = {
    "took_family": {"seat": seat(), "family": name("family")},
    "city_displayed": {"city": CITY, "slot": number()},
    "first_marker": {"seat": seat(), "by_lot": number()},
    "round_begun": {"round": number(), "last": number()},
    "phase_begun": {"phase": name("phase")},
    "income": _COINS,
    "purse": {"seat": seat(), "coins": part("purse", "coins")},
    "drew": _SEAT_AND_COUNT,
    "drew_card": _SEAT_AND_COLOR,
    "laid_face_down": _SEAT_AND_COLOR,
    "offered": _SEAT_AND_COUNT,
    "revealed": {"seat": seat(), **_BY_COLOR},
    "turned_up_card": {"color": COLOR},
    "lot_on_sale": _CARDS,
    "bid": {"seat": seat(), **_COINS},
    "passed_bid": _SEAT,
    "lot_sold": {"seat": seat(), **_CARDS, **_COINS, "becomes": number()},
    "lot_unsold": _CARDS,
    "built_nothing": _SEAT,
    "built": {"seat": seat(), "city": CITY, **_COINS, **_POINTS, "total": number(), **_BY_COLOR},
    "placed_shield": {"seat": seat(), "region": name("region")},
    "role_income": {"seat": seat(), "city": CITY, **_ROLE, **_POINTS, "total": number()},
    "passed_action": _SEAT,
    "laid": {"seat": seat(), **_CARDS},
    "tiles_returned": {},
    "role_on_sale": {"tied": seats(), **_CARDS, "tile": TILE},
    "role_unsold": _ROLE,
    "role_sold": {"seat": seat(), **_ROLE, **_COINS, "becomes": number()},
    "took_role": {"seat": seat(), **_CARDS, "tile": TILE, "tied": number()},
    "turned_down": {"seat": seat(), **_CARDS},
    "turned_up": _SEAT_AND_COLOR,
    "gained_points": {"seat": seat(), **_POINTS, "total": number()},
    "gained_coins": {"seat": seat(), **_COINS},
    "game_over": {"round": number(), "last": number(), "cities": number()},
    "region_scored": {"region": name("region"), **_rank("first"), **_rank("second")},
    "standing": {"seat": seat(), "round": number(), "points": number()},
    "points_counted": {"seat": seat(), "track": number(), **_WON, **_SOURCES, **_POINTS},
    "holdings": {
        "seat": seat(),
        "roles": names("role"),
        "sets": part("all_sets", "sets"),
        **_COINS,
        "hand": part("kept", "cards"),
    },
}

_ASKED: Final[Shape] = {"seat": seat(), "round": number()}
_ON_SALE: Final[Shape] = {"prize": name("prize"), "color": counted("count"), "count": number(optional=True)}
_STANDING: Final[Shape] = {"high": part("standing", "coins", optional=True), "leader": seat(optional=True)}

PROMPTS: Final[dict[str, Shape]] = {
    "setup.family": _SEAT,
    "setup.name_first": _SEAT,
    "supply.offer": _ASKED,
    "auction.bid": {**_ASKED, **_ON_SALE, **_STANDING},
    "auctions.build": _ASKED,
    "actions.action": {**_ASKED, "build": number()},
    "build.shield": {**_ASKED, "city": CITY},
    "roles.flip": {**_ASKED, "color": COLOR},
    "roles.shield": {**_ASKED, "color": COLOR},
}

REASONS: Final[dict[str, Shape]] = {
    "family_taken": {"family": name("family"), "seat": seat()},
    # A city is named where it costs too much, none where a bid does.
    "too_poor": {"city": name("city", optional=True), "need": part("price", "coins"), "have": part("purse", "coins")},
    "first_round": {"city": CITY},
    "cards_missing": {"city": CITY, "color": counted("need"), "need": number(), "have": number()},
    "no_such_card": {"color": COLOR},
    "color_order": {"color": COLOR, "after": COLOR},
    "too_few_after": {"color": COLOR, "need": number(), "have": number()},
    "none_face_down": {"color": COLOR},
}

_COUNT: Final[Shape] = {"count": number()}
# Lines that all seats have: their words are the same for everybody, so that they can stand in one table.
SCORES: Final[dict[str, Shape]] = {
    "track": {},
    "majors": _COUNT,
    "minors": _COUNT,
    "sets": _COUNT,
    "most_coins": {"coins": number()},
    "most_cards": {"cards": number()},
    "region": {"region": name("region"), "shields": number()},
}

ACTIONS: Final[dict[str, Shape]] = {
    "family": {"family": name("family")},
    "first": {"first": seat()},
    "offer": {"color": COLOR},
    "pass": {"bidding": number()},
    "bid": _COINS,
    "none": {},
    # What the others' roles earn by it.
    "build": {"city": CITY, "others": number()},
    "lay": _CARDS,
    # Shields there, and what they are worth now and with one more.
    "shield": {
        "region": name("region"),
        "own": number(),
        "most": number(),
        "before": number(),
        "after": number(),
    },
    "flip": {"color": COLOR},
}


def _city_facts(city: int) -> dict[str, Fact]:
    """The price in coins and cards, and what the builder gets."""
    icons = {color: int(ICONS[city * COLOR_COUNT + i]) for i, color in enumerate(COLORS)}
    return {"price": {"coins": int(COST[city]), **icons}, "points": int(POINTS[city]), "shields": int(SHIELDS[city])}


def _role_facts(role: int) -> dict[str, Fact]:
    """What it gives at once, whenever somebody else builds with its colour, and at the end."""
    color, tile = divmod(role, len(TILES))
    income, end = (MINOR_ON_BUILD, PER_MINOR) if tile else (MAJOR_ON_BUILD, PER_MAJOR)
    return {"amount": int(AMOUNT[color]), "income": int(income), "end": int(end)}


def _color_facts(color: int) -> dict[str, Fact]:
    """What its roles give at once; the Bishop may be agreed to give more (R16)."""
    return {"amount": int(AMOUNT[color]), **({"bishop": 0} if color == BISHOP else {})}


_LARGE_CITIES: Final = [city for i, city in enumerate(CITIES) if IS_LARGE[i]]
VARIANTS: Final = (
    Variant("large_city_vp_6", True, {"city": {city: {"points": LARGE_POINTS_BY_EXAMPLE} for city in _LARGE_CITIES}}),
    Variant(
        "amigo_bishop_2vp",
        True,
        {
            "role": {ROLES[BISHOP * TILE_COUNT + MAJOR]: {"amount": BISHOP_POINTS_AMIGO}},
            "color": {COLORS[BISHOP]: {"bishop": BISHOP_POINTS_AMIGO}},
        },
    ),
)

# What is reconstructed in components.toml, by its place there, most important first.
TOPICS: Final = (
    "city.icons",
    "city.regions",
    "coins",
    "option",
    "region",
)

VOCABULARY: Final = Vocabulary(
    events=EVENTS,
    prompts=PROMPTS,
    reasons=REASONS,
    scores=SCORES,
    actions=ACTIONS,
    amounts=frozenset({"bid"}),
    effects=EFFECTS,
    wastes=WASTES,
    labels=LABELS,
    names={
        "data": TOPICS,
        "column": COLUMNS,
        "color": COLORS,
        "building": COLORS,
        "role": ROLES,
        "prize": PRIZES,
        "city": CITIES,
        "size": SIZES,
        "region": REGIONS,
        "family": FAMILIES,
        "phase": PHASES,
        "option": tuple(option.name for option in OPTIONS),
        "table": TABLE,
        # Headings over the options of these verbs, where there are many.
        "group": ("build", "lay"),
    },
    things=("coins", *COLORS, "cards", "deck", "points", "shields", "sets", *WON, *FROM),
    facts={
        "data": {topic: {} for topic in TOPICS},
        "color": {color: _color_facts(i) for i, color in enumerate(COLORS)},
        "city": {city: _city_facts(i) for i, city in enumerate(CITIES)},
        "role": {role: _role_facts(i) for i, role in enumerate(ROLES)},
        "option": {option.name: {} for option in OPTIONS},
        # As the box prints them, in Italian; what they are called in one's own language is said about them.
        "region": {region: {"first": int(REGION_FIRST), "second": int(REGION_SECOND)} for region in REGIONS},
    },
    variants=VARIANTS,
    story=STORY,
    sources=(
        Source("track", DURING, ("track",)),
        Source("regions", AT_END, ("region",)),
        Source("roles", AT_END, ("majors", "minors")),
        Source("sets", AT_END, ("sets",)),
        Source("most", AT_END, ("most_coins", "most_cards")),
    ),
    tie_breaks=(TieBreak("cards", "6"), TieBreak("major", "R33", numbered=False)),
)
