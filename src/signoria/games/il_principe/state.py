"""What lies on the table: plain data. Fields per seat are vecs indexed by seat, or by seat and thing.

Where the game stands is a stack of frames: at the bottom the phase, on it what is asked or drawn. The lots, the turns
of phase 3 and the roles are procedures that ask nothing themselves; the seat of their frame held the marker when the
phase began.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Settings
from signoria.core.decision import DecisionTable, Obstacles
from signoria.core.document import SEATS, Field, Schema
from signoria.core.state import DECISION, State
from signoria.games.il_principe.actions import ACTIONS as ACTION_TABLE
from signoria.games.il_principe.box.constants import (
    CITIES,
    CITY_COUNT,
    COLOR_COUNT,
    COLORS,
    DISPLAYED,
    FAMILIES,
    IS_LARGE,
    LARGE_POINTS_BY_EXAMPLE,
    MOST_PLAYERS,
    POINTS,
    REGION_COUNT,
    REGIONS,
)

# Nobody, nothing: no seat holds the tile, no city lies in the place, no decision waits.
EMPTY: Final[i64] = -1

# Counters to begin with are slices of these.
ZEROS: Final = vec[i64]([0] * (CITY_COUNT * MOST_PLAYERS))
EMPTIES: Final = vec[i64]([EMPTY] * CITY_COUNT)

# Phases, in the order of PHASES.
SETUP: Final[i64] = 0
SUPPLY: Final[i64] = 1
AUCTIONS: Final[i64] = 2
ACTIONS: Final[i64] = 3
AWARDS: Final[i64] = 4
OVER: Final[i64] = 5
PHASES: Final = ("setup", "supply", "auctions", "actions", "roles", "over")

# The decisions by their ids; each stands in the file of its phase.
FAMILY: Final[i64] = 0
DEAL_CITY: Final[i64] = 1
DEAL_FIRST: Final[i64] = 2
NAME_FIRST: Final[i64] = 3
ROUND: Final[i64] = 4
DRAW: Final[i64] = 5
OFFER: Final[i64] = 6
LOTS: Final[i64] = 7
REVEAL: Final[i64] = 8
TURN_UP: Final[i64] = 9
BID: Final[i64] = 10
WIN_BUILD: Final[i64] = 11
TURNS: Final[i64] = 12
ACTION: Final[i64] = 13
CITY_SHIELD: Final[i64] = 14
NEW_CITY: Final[i64] = 15
ROLES: Final[i64] = 16
BONUS: Final[i64] = 17
FLIP: Final[i64] = 18
ROLE_SHIELD: Final[i64] = 19
ROLE_DRAW: Final[i64] = 20
DECISION_COUNT: Final[i64] = 21

# What a procedure hears from what it called: the seat that won an auction, or one of these.
UNSOLD: Final[i64] = -1
NO_AUCTION: Final[i64] = -2

OBSTACLES: Final = Obstacles()
DECISIONS: Final = DecisionTable(OBSTACLES)

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
        Field("family", (SEATS,), FAMILIES),
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
    DECISIONS.entries,
)


@final
class IlPrincipe(State):
    """The table of Il Principe: decks, lots, display, roles, and what lies before each family."""

    round: i64
    phase: i64
    last_round: i64
    marker: i64
    bishop_2vp: bool
    large_city_vp_6: bool

    # Building cards by colour. The deck's colours are true, and hidden from everybody.
    deck: vec[i64]
    discard: vec[i64]
    lot: vec[i64]
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
    # The last bid in the auction that runs.
    bid: vec[i64]
    up: vec[i64]
    down: vec[i64]
    map: vec[i64]
    cities: vec[i64]

    # What seldom changes is shared by clones, and therefore never written into, but replaced: the families; and what
    # this round has seen: the cards that each seat gave to the lots, the lots' size, buyer and price, the actions.
    family: vec[i64]
    given: vec[i64]
    lot_size: vec[i64]
    lot_buyer: vec[i64]
    lot_price: vec[i64]
    acted: vec[i64]

    def __init__(self, players: i64, settings: Settings) -> None:
        super().__init__(players, settings, DECISIONS)

    def clone(self) -> IlPrincipe:
        copy = IlPrincipe(self.players, self.settings)
        copy.copy_frames(self)
        copy.round = self.round
        copy.phase = self.phase
        copy.last_round = self.last_round
        copy.marker = self.marker
        copy.bishop_2vp = self.bishop_2vp
        copy.large_city_vp_6 = self.large_city_vp_6
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.lot = self.lot[:]
        copy.display = self.display[:]
        copy.city_deck = self.city_deck[:]
        copy.major = self.major[:]
        copy.minor = self.minor[:]
        copy.coins = self.coins[:]
        copy.vp = self.vp[:]
        copy.shields = self.shields[:]
        copy.hand = self.hand[:]
        copy.offered = self.offered[:]
        copy.known = self.known[:]
        copy.bid = self.bid[:]
        copy.up = self.up[:]
        copy.down = self.down[:]
        copy.map = self.map[:]
        copy.cities = self.cities[:]
        copy.family = self.family
        copy.given = self.given
        copy.lot_size = self.lot_size
        copy.lot_buyer = self.lot_buyer
        copy.lot_price = self.lot_price
        copy.acted = self.acted
        return copy

    # ---- the core's, repeated here so that the compiler can build them into the rules ----

    def local(self, place: i64) -> i64:
        return self.frames[self.at + place]

    def set_local(self, place: i64, value: i64) -> None:
        self.frames[self.at + place] = value

    # ---- small questions that many rules ask ----

    @property
    def decision(self) -> i64:
        """The decision that waits, or EMPTY when the game is over."""
        return self.frames[self.at + DECISION] if self.depth > 0 else EMPTY

    def clockwise(self, steps: i64) -> i64:
        """The seat so many places after the marker holder."""
        return (self.marker + steps) % self.players

    def everybody(self) -> i64:
        """All seats as bits."""
        return (1 << self.players) - 1

    def city_points(self, city: i64) -> i64:
        """What building a city is worth (R1)."""
        return LARGE_POINTS_BY_EXAMPLE if self.large_city_vp_6 and IS_LARGE[city] == 1 else POINTS[city]

    def role_points(self, seat: i64, color: i64, for_major: i64, for_minor: i64) -> i64:
        """What the role of a colour is worth to a seat."""
        if self.major[color] == seat:
            return for_major
        if self.minor[color] == seat:
            return for_minor
        return 0

    def shields_in(self, seat: i64, region: i64) -> i64:
        return self.map[seat * REGION_COUNT + region]

    def on_table(self, seat: i64, color: i64) -> i64:
        """Building cards before a seat, up and down."""
        return self.up[seat * COLOR_COUNT + color] + self.down[seat * COLOR_COUNT + color]
