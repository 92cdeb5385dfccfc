"""What a board shows and the eye cannot add up: auctions, lots, regions, points as if the game ended now (§4 to §6).

Everything here follows from what `observe` tells the seat, so it may be shown to it; coins stay out of it while they
are hidden from people (R3).
"""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from signoria.core.state import SPECTATOR
from signoria.games.il_principe.actions import ACTIONS
from signoria.games.il_principe.box.constants import (
    CITIES,
    COLOR_COUNT,
    COLORS,
    COMPONENTS,
    COST,
    DISPLAYED,
    END_BELOW,
    ICONS,
    LAST_BELOW,
    LAST_CARDS,
    MAJOR,
    MAJOR_ON_BUILD,
    MINOR,
    MINOR_ON_BUILD,
    MINORS_USED,
    MOST_CARDS_POINTS,
    PER_MAJOR,
    PER_MINOR,
    PER_SET,
    QUALIFIES,
    REGION_COUNT,
    REGIONS,
)
from signoria.games.il_principe.phases.auction import (
    BIDDERS,
    ENTERED,
    HIGH,
    LEADER,
    LOT,
    PRIZE,
    PRIZE_COLOR,
    lowest_bid,
)
from signoria.games.il_principe.phases.build import is_barred, role_income
from signoria.games.il_principe.phases.cards import total
from signoria.games.il_principe.phases.cities import cities_to_come, face_up
from signoria.games.il_principe.phases.roles import ROLE_COLOR, RUNNERS_UP, TILE, cards_to_turn, half
from signoria.games.il_principe.scoring import (
    coin_points,
    held,
    places,
    region_points,
    sets,
)
from signoria.games.il_principe.state import ACTION, AWARDS, BID, EMPTY, OVER, IlPrincipe
from signoria.games.il_principe.view import cards_face_down, cards_of, coins_are_open


class Auction(TypedDict):
    """The auction that runs. Lists by seat: the last bid (0: none), and cards that turn down if that seat wins."""

    prize: Literal["lot", "major", "minor"]
    color: str
    high: int
    leader: int | None
    order: list[int]
    entered: list[int]
    passed: list[int]
    bids: list[int]
    turns_down: list[int]
    minor_stays: bool


class Lot(TypedDict):
    """A lot of this round, in the order of sale; `offered_by` is the number of cards by seat."""

    color: str
    size: int
    state: Literal["sold", "unsold", "on_sale", "to_come"]
    buyer: int | None
    price: int
    offered_by: list[int]


class Earning(TypedDict):
    """What a seat's role would earn when somebody else builds."""

    seat: int
    role: str
    points: int


class City(TypedDict):
    """A displayed city: what the seat lacks for it, what the others' roles would earn by it, and by seat the sum.

    With the lot on sale in hand `missing_with_lot` would be missing, and `reach` is the highest bid for it after which
    the seat could build at once; without such a lot, or if a build is out of reach, it is null. A spectator lacks
    nothing.
    """

    city: str
    slot: int
    points: int
    missing: dict[str, int]
    coins_short: int
    missing_with_lot: dict[str, int]
    reach: int | None
    earnings: list[Earning]
    income: list[int]


RoleState = Literal["held", "on_sale", "to_come", "stays", "unused"]


class Role(TypedDict):
    """The two tiles of a colour: with a seat, under the hammer, still to be given in this round, or on the board."""

    color: str
    major: RoleState
    minor: RoleState


class Act(TypedDict):
    """What a seat has done in phase 3."""

    verb: Literal["build", "lay", "pass"]
    city: str | None
    color: str | None
    count: int


class Laid(TypedDict):
    """What so many cards laid by the seat that acts would come to in phase 4, if nobody lays more of that colour.

    The tile that the seat would then have, or tie for with `tied` seats in all (1: alone), and cards that turn down.
    """

    color: str
    count: int
    tile: Literal["major", "minor"] | None
    tied: int
    turns_down: int


class Now(TypedDict):
    """The lines of a seat's score as if the game ended now; that of the coins is null while they are hidden."""

    track: int
    majors: int
    minors: int
    sets: int
    most_cards: int
    most_coins: int | None
    regions: int
    total: int


class Place(TypedDict):
    """A city of the map: its size, and the regions into which its shields may go (§4.4)."""

    size: str
    regions: list[str]


class Figures(TypedDict):
    """Lists are by seat unless they say otherwise; `turn_order` are the seats from the marker holder on.

    `ranking`, a place per seat, is empty before the end.
    """

    turn_order: list[int]
    auction: Auction | None
    lots: list[Lot]
    cities: list[City]
    roles: list[Role]
    regions: dict[str, list[int]]
    places: dict[str, Place]
    now: list[Now]
    ranking: list[int]
    acted: list[Act | None]
    laid: list[Laid]
    last_round_below: int
    last_auction_cards: int
    next_round_is_last: bool
    ends_after_round: bool


PLACES: Final[dict[str, Place]] = {
    city["id"]: {"size": city["size"], "regions": [region for region in REGIONS if region in city["regions"]]}
    for city in COMPONENTS.data["city"]
}


def figures(s: IlPrincipe, seat: int) -> Figures:
    """Returns what a board shows to a seat, or to a spectator, beside the observation."""
    players = int(s.players)
    ends = bool(s.last_round) or (face_up(s) < END_BELOW and cities_to_come(s) == 0)
    thin = total(s.deck, 0) < LAST_BELOW[players]
    regions = [[int(region_points(s, other, region)) for other in range(players)] for region in range(REGION_COUNT)]
    return {
        "turn_order": [(s.marker + turn) % players for turn in range(players)] if s.marker != EMPTY else [],
        "auction": _auction(s) if on_sale(s) != EMPTY else None,
        "lots": _lots(s),
        "cities": [_city(s, seat, slot) for slot in range(DISPLAYED) if s.display[slot] != EMPTY],
        "roles": [_role(s, color) for color in range(COLOR_COUNT)],
        "regions": {REGIONS[region]: points for region, points in enumerate(regions)},
        "places": PLACES,
        "now": [_now(s, other, sum(points[other] for points in regions)) for other in range(players)],
        "ranking": places(s) if s.phase == OVER else [],
        "acted": [_act(int(s.acted[other])) for other in range(players)],
        "laid": _laid(s, seat) if s.decision == ACTION and s.actors() == [seat] else [],
        "last_round_below": int(LAST_BELOW[players]),
        "last_auction_cards": int(LAST_CARDS[players]),
        "next_round_is_last": thin and not ends,
        "ends_after_round": ends,
    }


def on_sale(s: IlPrincipe) -> int:
    """Returns what is under the hammer: a lot, a major or a minor role, or nothing."""
    return int(s.local(PRIZE)) if s.decision == BID else EMPTY


# ---- auctions ----


def _auction(s: IlPrincipe) -> Auction:
    kind, color = on_sale(s), int(s.local(PRIZE_COLOR))
    entered, bidders, high = int(s.local(ENTERED)), int(s.local(BIDDERS)), int(s.local(HIGH))
    seats = range(int(s.players))
    order = [int(s.clockwise(turn + 1)) for turn in seats]
    return {
        "prize": "lot" if kind == LOT else "major" if kind == MAJOR else "minor",
        "color": COLORS[color],
        "high": high,
        "leader": int(s.local(LEADER)) if high else None,
        "order": order,
        "entered": [seat for seat in order if entered & (1 << seat)],
        "passed": [seat for seat in order if entered & ~bidders & (1 << seat)],
        "bids": [int(s.bid[seat]) for seat in seats],
        "turns_down": [
            int(cards_to_turn(s, seat, color)) if kind == MAJOR and entered & (1 << seat) else 0 for seat in seats
        ],
        # A tie for first leaves the minor on the board whatever happens (R15).
        "minor_stays": kind == MAJOR and MINORS_USED[s.players] == 1,
    }


def _lots(s: IlPrincipe) -> list[Lot]:
    order = sorted((int(size), color) for color, size in enumerate(s.lot_size) if size)
    sold_now = int(s.local(PRIZE_COLOR)) if on_sale(s) == LOT else EMPTY
    return [_lot(s, color, sold_now) for _, color in order]


def _lot(s: IlPrincipe, color: int, sold_now: int) -> Lot:
    buyer = int(s.lot_buyer[color])
    state: Literal["sold", "unsold", "on_sale", "to_come"] = "to_come"
    if color == sold_now:
        state = "on_sale"
    elif s.lot[color] == 0:
        state = "unsold" if buyer == EMPTY else "sold"
    return {
        "color": COLORS[color],
        "size": int(s.lot_size[color]),
        "state": state,
        "buyer": None if buyer == EMPTY else buyer,
        "price": int(s.lot_price[color]),
        "offered_by": [int(s.given[seat * COLOR_COUNT + color]) for seat in range(s.players)],
    }


# ---- cities and roles ----


def _city(s: IlPrincipe, seat: int, slot: int) -> City:
    city = int(s.display[slot])
    earnings = [earning for other in range(s.players) if other != seat for earning in _earnings(s, other, city)]
    figures: City = {
        "city": CITIES[city],
        "slot": slot,
        "points": int(s.city_points(city)),
        "missing": {},
        "coins_short": 0,
        "missing_with_lot": {},
        "reach": None,
        "earnings": earnings,
        "income": [int(role_income(s, other, city)) if other != seat else 0 for other in range(s.players)],
    }
    if seat == SPECTATOR:
        return figures
    lot = int(s.local(PRIZE_COLOR)) if on_sale(s) == LOT else EMPTY
    change = int(s.coins[seat]) - int(COST[city])
    figures["missing"] = _missing(s, seat, city, EMPTY)
    figures["coins_short"] = max(0, -change)
    figures["missing_with_lot"] = _missing(s, seat, city, lot)
    if lot != EMPTY and not is_barred(s) and not figures["missing_with_lot"] and change >= lowest_bid(s):
        figures["reach"] = change
    return figures


def _earnings(s: IlPrincipe, seat: int, city: int) -> list[Earning]:
    """Returns the roles of a seat that would earn by a city (R19)."""
    earnings: list[Earning] = []
    for color in range(COLOR_COUNT):
        if ICONS[city * COLOR_COUNT + color] == 0:
            continue
        if s.major[color] == seat:
            earnings.append({"seat": seat, "role": f"{COLORS[color]}_major", "points": int(MAJOR_ON_BUILD)})
        if s.minor[color] == seat:
            earnings.append({"seat": seat, "role": f"{COLORS[color]}_minor", "points": int(MINOR_ON_BUILD)})
    return earnings


def _missing(s: IlPrincipe, seat: int, city: int, lot: int) -> dict[str, int]:
    """Returns by colour the cards that a hand lacks for a city, with the lot of a colour added to it."""
    lacks = dict[str, int]()
    for color in range(COLOR_COUNT):
        hand = int(s.hand[seat * COLOR_COUNT + color]) + (int(s.lot[color]) if color == lot else 0)
        short = int(ICONS[city * COLOR_COUNT + color]) - hand
        if short > 0:
            lacks[COLORS[color]] = short
    return lacks


def _role(s: IlPrincipe, color: int) -> Role:
    minor = _tile(s, color, MINOR, int(s.minor[color])) if MINORS_USED[s.players] else "unused"
    return {"color": COLORS[color], "major": _tile(s, color, MAJOR, int(s.major[color])), "minor": minor}


def _tile(s: IlPrincipe, color: int, tile: int, holder: int) -> RoleState:
    if holder != EMPTY:
        return "held"
    if s.phase != AWARDS:
        return "stays"
    reached = int(s.frames[ROLE_COLOR])
    if color != reached:
        return "to_come" if color > reached else "stays"
    if on_sale(s) == tile:
        return "on_sale"
    # Only a second place that somebody has is still to be given (R14, R15).
    return "to_come" if tile == s.frames[TILE] and s.frames[RUNNERS_UP] else "stays"


# ---- points and actions ----


def _now(s: IlPrincipe, seat: int, regions: int) -> Now:
    majors, minors = int(PER_MAJOR * held(s.major, seat)), int(PER_MINOR * held(s.minor, seat))
    set_points, card_points = int(PER_SET * sets(s, seat)), _card_points(s, seat)
    coins = int(coin_points(s, seat)) if coins_are_open(s) else None
    return {
        "track": int(s.vp[seat]),
        "majors": majors,
        "minors": minors,
        "sets": set_points,
        "most_cards": card_points,
        "most_coins": coins,
        "regions": regions,
        "total": int(s.vp[seat]) + majors + minors + set_points + card_points + (coins or 0) + regions,
    }


def _card_points(s: IlPrincipe, seat: int) -> int:
    """Returns the points for most cards in hand by what everybody sees of an offer: nothing, or all of it."""
    sizes = [int(cards_of(s, other) - cards_face_down(s, other)) for other in range(s.players)]
    return int(MOST_CARDS_POINTS) if sizes[seat] == max(sizes) > 0 else 0


def _laid(s: IlPrincipe, seat: int) -> list[Laid]:
    hand = [int(s.hand[seat * COLOR_COUNT + color]) for color in range(COLOR_COUNT)]
    return [if_laid(s, seat, color, count) for color in range(COLOR_COUNT) for count in range(1, hand[color] + 1)]


def if_laid(s: IlPrincipe, seat: int, color: int, count: int) -> Laid:
    """Returns what so many cards of a colour would come to, laid by a seat now."""
    up = [int(s.up[other * COLOR_COUNT + color]) + (count if other == seat else 0) for other in range(s.players)]
    first = [other for other in range(s.players) if up[other] == max(up)]
    # With a tie for first there is no second place (R15), and nobody wins with none (R14).
    others = [cards for other, cards in enumerate(up) if other not in first] if len(first) == 1 else []
    is_second = bool(MINORS_USED[s.players]) and up[seat] >= QUALIFIES and up[seat] == max(others, default=0)
    figures: Laid = {"color": COLORS[color], "count": count, "tile": None, "tied": 0, "turns_down": 0}
    if seat in first:
        return figures | {"tile": "major", "tied": len(first), "turns_down": int(half(up[seat]))}
    return figures | {"tile": "minor", "tied": others.count(up[seat])} if is_second else figures


def _act(action: int) -> Act | None:
    if action == EMPTY:
        return None
    verb, _, argument = ACTIONS.names[action].partition(":")
    if verb == "build":
        return {"verb": "build", "city": argument, "color": None, "count": 0}
    if verb == "lay":
        color, _, count = argument.partition(":")
        return {"verb": "lay", "city": None, "color": color, "count": int(count)}
    return {"verb": "pass", "city": None, "color": None, "count": 0}
