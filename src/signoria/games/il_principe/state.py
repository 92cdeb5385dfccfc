"""What lies on the table: plain data. Fields per seat are vecs indexed by seat, or by seat and thing.

Where the game stands is the phase and a stack of frames. The lots, the turns of phase 3 and the roles are procedures
in which nobody decides: their frame lies below the decisions that they open. An empty stack ends the phase.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.auction import PRIZE
from signoria.core.codes import Settings
from signoria.core.document import SEATS, Decision, Field, Schema
from signoria.core.hooks import HookedState
from signoria.core.state import LOCALS
from signoria.games.il_principe.actions import ACTIONS as ACTION_TABLE
from signoria.games.il_principe.box import (
    CITIES,
    COLOR_COUNT,
    COLORS,
    DISPLAYED,
    IS_LARGE,
    LARGE_POINTS_BY_EXAMPLE,
    POINTS,
    REGION_COUNT,
    REGIONS,
)

EMPTY: Final = -1

# Phases, in the order of PHASES.
SETUP: Final = 0
SUPPLY: Final = 1
AUCTIONS: Final = 2
ACTIONS: Final = 3
AWARDS: Final = 4
OVER: Final = 5
PHASES: Final = ("setup", "supply", "auctions", "actions", "roles", "over")

# Decisions of the frame stack, in the order of DECISIONS below; the procedures come last.
DEAL_CITY: Final = 0
DEAL_FIRST: Final = 1
DRAW: Final = 2
OFFER: Final = 3
REVEAL: Final = 4
TURN_UP: Final = 5
BID: Final = 6
WIN_BUILD: Final = 7
ACTION: Final = 8
CITY_SHIELD: Final = 9
NEW_CITY: Final = 10
FLIP: Final = 11
ROLE_SHIELD: Final = 12
ROLE_DRAW: Final = 13
LOTS: Final = 14
TURNS: Final = 15
ROLES: Final = 16
FIRST_PROCEDURE: Final = LOTS

# Whose turn it is, counted from the marker holder: in the deal, the reveal and phase 3; and cards still to come.
TURN: Final = LOCALS
DRAWS_LEFT: Final = LOCALS + 1
CARDS_LEFT: Final = LOCALS
# What is auctioned: a lot, a major or a minor role, and its colour; and who takes part, as bits.
PRIZE_KIND: Final = PRIZE
PRIZE_COLOR: Final = PRIZE + 1
ENTERED: Final = PRIZE + 2
LOT: Final = 2
# A build: the city, and the shields still to place; then the place in the display to fill.
CITY: Final = LOCALS
SHIELDS_LEFT: Final = LOCALS + 1
SLOT: Final = LOCALS
# The roles: the colour, the tile to be given next, the second-placed as bits.
ROLE_COLOR: Final = LOCALS
TILE: Final = LOCALS + 1
RUNNERS_UP: Final = LOCALS + 2
NO_MORE_TILES: Final = 2

DECISIONS: Final = (
    Decision("setup.city"),
    Decision("setup.first"),
    Decision("supply.draw", ("turn", "left")),
    Decision("supply.offer", ("waiting",)),
    Decision("auctions.reveal", ("turn",)),
    Decision("auctions.turn_up", ("left",)),
    Decision("auction.bid", ("bidders", "high", "leader", "prize", "color", "entered")),
    Decision("auctions.build"),
    Decision("actions.action"),
    Decision("build.shield", ("city", "left")),
    Decision("build.city", ("slot",)),
    Decision("roles.flip", ("color",)),
    Decision("roles.shield", ("color",)),
    Decision("roles.draw", ("color", "receiver")),
    Decision("auctions.lots"),
    Decision("actions.turns", ("turn",)),
    Decision("roles.award", ("color", "tile", "runners_up")),
)
RECEIVER: Final = LOCALS + 1

SCHEMA: Final = Schema(
    (
        Field("round"),
        Field("phase", (), PHASES),
        Field("last_round"),
        Field("marker", low=EMPTY),
        Field("deck", (COLORS,)),
        Field("discard", (COLORS,)),
        Field("lot", (COLORS,)),
        Field("lot_size", (COLORS,)),
        Field("lot_buyer", (len(COLORS),), low=EMPTY),
        Field("lot_price", (COLORS,)),
        Field("display", (int(DISPLAYED),), CITIES),
        Field("city_deck", (CITIES,)),
        Field("major", (len(COLORS),), low=EMPTY),
        Field("minor", (len(COLORS),), low=EMPTY),
        Field("coins", (SEATS,)),
        Field("vp", (SEATS,)),
        Field("shields", (SEATS,)),
        Field("hand", (SEATS, COLORS)),
        Field("offered", (SEATS, COLORS)),
        Field("known", (SEATS, COLORS)),
        Field("given", (SEATS, COLORS)),
        Field("bid", (SEATS,)),
        Field("acted", (SEATS,), tuple(ACTION_TABLE.names)),
        Field("up", (SEATS, COLORS)),
        Field("down", (SEATS, COLORS)),
        Field("map", (SEATS, REGIONS)),
        Field("cities", (SEATS, CITIES)),
    ),
    DECISIONS,
)


class IlPrincipeState(HookedState):
    """The table of Il Principe: decks, lots, display, roles, and what lies before each family."""

    round: i64
    phase: i64
    last_round: i64
    marker: i64
    start_money: i64
    bishop_2vp: bool
    large_city_vp_6: bool

    # Building cards by colour. The deck's colours are true, and hidden from everybody.
    deck: vec[i64]
    discard: vec[i64]
    lot: vec[i64]
    # This round's lots as they were turned up: how many cards, who bought them and for how much.
    lot_size: vec[i64]
    lot_buyer: vec[i64]
    lot_price: vec[i64]
    # Cities: the places of the display, and which cards nobody has seen yet (with 2 players some are set aside).
    display: vec[i64]
    city_deck: vec[i64]
    # Role tiles by colour: who holds them.
    major: vec[i64]
    minor: vec[i64]

    coins: vec[i64]
    vp: vec[i64]
    shields: vec[i64]
    # Cards in hand; face down on offer; and how many of both together everybody knows to be there.
    hand: vec[i64]
    offered: vec[i64]
    known: vec[i64]
    # This round, for all to see: cards given to the lots, the last bid in the auction that runs, the action of phase 3.
    given: vec[i64]
    bid: vec[i64]
    acted: vec[i64]
    up: vec[i64]
    down: vec[i64]
    map: vec[i64]
    cities: vec[i64]

    def __init__(self, players: i64, settings: Settings) -> None:
        super().__init__(players, settings)
        money = settings["amigo_start_money"]
        self.start_money = money if isinstance(money, int) else 0
        self.bishop_2vp = settings["amigo_bishop_2vp"] is True
        self.large_city_vp_6 = settings["large_city_vp_6"] is True

    def copy_table(self, other: IlPrincipeState) -> None:
        """Take over everything that lies on another table; part of clone()."""
        self.copy_frames(other)
        self.round = other.round
        self.phase = other.phase
        self.last_round = other.last_round
        self.marker = other.marker
        self.deck = other.deck[:]
        self.discard = other.discard[:]
        self.lot = other.lot[:]
        self.lot_size = other.lot_size[:]
        self.lot_buyer = other.lot_buyer[:]
        self.lot_price = other.lot_price[:]
        self.display = other.display[:]
        self.city_deck = other.city_deck[:]
        self.major = other.major[:]
        self.minor = other.minor[:]
        self.coins = other.coins[:]
        self.vp = other.vp[:]
        self.shields = other.shields[:]
        self.hand = other.hand[:]
        self.offered = other.offered[:]
        self.known = other.known[:]
        self.given = other.given[:]
        self.bid = other.bid[:]
        self.acted = other.acted[:]
        self.up = other.up[:]
        self.down = other.down[:]
        self.map = other.map[:]
        self.cities = other.cities[:]

    # ---- small questions that many rules ask ----

    def clockwise(self, steps: i64) -> i64:
        """The seat so many places after the marker holder."""
        return (self.marker + steps) % self.players

    def city_points(self, city: i64) -> i64:
        """What building a city is worth (R1)."""
        return LARGE_POINTS_BY_EXAMPLE if self.large_city_vp_6 and IS_LARGE[city] == 1 else POINTS[city]

    def role_points(self, seat: i64, color: i64, for_major: i64, for_minor: i64) -> i64:
        """What the role of a colour is worth to a seat."""
        if self.major[color] == seat:
            return for_major
        return for_minor if self.minor[color] == seat else 0

    def shields_in(self, seat: i64, region: i64) -> i64:
        return self.map[seat * REGION_COUNT + region]

    def on_table(self, seat: i64, color: i64) -> i64:
        """Building cards before a seat, up and down."""
        return self.up[seat * COLOR_COUNT + color] + self.down[seat * COLOR_COUNT + color]
