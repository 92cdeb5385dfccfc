"""What a board shows and the eye cannot add up: points now, rooms, places, values, prices, tracks, the end.

Nothing is hidden, so most of it is the same for everybody; what depends on who looks (a city's value to them, their
price of an alliance) is worked out for the seat that looks, and left plain for a spectator. What the waiting decision
would come to is in `forecast/`.
"""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.games.virtu.box.atlas import (
    BUY_DUCHY,
    BUY_KINGDOM,
    CITIES,
    CITY_COUNT,
    ESTATE_COUNT,
    ITEM_COUNT,
    ITEMS,
    ROOM_SPOT,
    may_buy_title,
)
from signoria.games.virtu.box.constants import (
    BASE_LEFT,
    BASE_RELIEF,
    BASE_RIGHT,
    CHARACTER_COUNT,
    CITIES_FOR_END,
    CITY_PRESTIGE,
    FACTIONS,
    FIRST_BONUS_RANK,
    FIRST_POSITION,
    INDULGENCES,
    LAST_POSITION,
    LAST_RANK,
    LEFT,
    MAJOR_COUNT,
    MAJORS,
    MOST_POWERS,
    MOST_TROOPS,
    NO_ACTION,
    PAY_ROUND,
    POWER_COUNT,
    POWERS,
    RANK_PRESTIGE,
    RIGHT,
    ROOMS,
    ROUND_DATE,
    ROUNDS,
    SECOND_BONUS_RANK,
    SIDE_CAPACITY,
    TROOP_PAY,
)
from signoria.games.virtu.decisions import OBSTACLES
from signoria.games.virtu.figures_map import (
    City,
    InfluenceSpace,
    Major,
    Power,
    city_figures,
    influence_track,
    major_figures,
    power_figures,
)
from signoria.games.virtu.forecast.combat import Combat, combat
from signoria.games.virtu.forecast.idle import Idle, idle
from signoria.games.virtu.forecast.march import March, marches
from signoria.games.virtu.forecast.payment import Payment, payment
from signoria.games.virtu.forecast.sale import Sale, sale
from signoria.games.virtu.forecast.walk import Reach, reach
from signoria.games.virtu.payment.bill import CROWN, SYMBOL_COUNT, SYMBOLS, amount
from signoria.games.virtu.phases import court
from signoria.games.virtu.phases.market import is_sold, unavailable
from signoria.games.virtu.phases.patronise import rank_price
from signoria.games.virtu.phases.rooms import deed_name, printed_action, room_action, room_obstacle
from signoria.games.virtu.phases.year import position
from signoria.games.virtu.scoring import crosses, places, score, shown
from signoria.games.virtu.state import CLOSED, EMPTY, NEUTRAL, NONE, Virtu
from signoria.games.virtu.two_players.variant import france_holds_naples


class Line(TypedDict):
    """A line of the score sheet as if the game ended now."""

    code: str
    points: int
    params: Params


class Room(TypedDict):
    """A room: its action now and the printed one, its printed symbol, what blocks it, and how far the marker is.

    `steps` is 0 while the marker is not in the Palace, 5 for the room in which it stands.
    """

    deed: str
    printed: str
    symbol: str
    blocked: str
    agent: int
    steps: int


class Places(TypedDict):
    """Open places of a court by side, and how many more may be opened on either."""

    left: int
    right: int
    free: int


class Pay(TypedDict):
    """Florins for the troops on the map this Winter, and with one troop more."""

    due: int
    with_one_more: int


class Seat(TypedDict):
    points: int
    lines: list[Line]
    cities: int
    crosses: int
    crowns: int
    trophies: int
    troops: int
    limit: int
    agents_gained: int
    rooms: list[Room]
    places: Places
    pay: Pay


class CitySpace(TypedDict):
    """A space of the city track, its discs from the top of the pile."""

    cities: int
    points: int
    seats: list[int]


class Rank(TypedDict):
    """A space of the patronage track: what the step to it costs, and whether it brings a bonus."""

    rank: int
    points: int
    price: dict[str, int]
    bonus: bool
    seats: list[int]


class Item(TypedDict):
    """Something that is sold; `barred` is the reason for which who looks cannot have it whatever they pay.

    `sale` is what buying it comes to, for whoever is at the market.
    """

    stock: int
    barred: str
    sale: Sale | None


class End(TypedDict):
    """How far the game is: the three conditions of its last year, or of two players the rounds, and Naples."""

    neutral: int
    most_cities: int
    cities_needed: int
    highest_rank: int
    rank_needed: int
    last: bool
    year_limit: int
    rounds: int
    pay_rounds: list[int]
    naples_fallen: bool
    # A place per seat if the game ended now.
    places: list[int]
    # The year of history in which a round of two players lies; 0 with more players.
    date: int
    indulgences: int


class CommonFigures(TypedDict):
    """What is the same for everybody."""

    seats: list[Seat]
    city_track: list[CitySpace]
    patronage_track: list[Rank]
    majors: dict[str, Major]
    influence_track: list[InfluenceSpace]
    pay_table: list[int]
    end: End
    payment: Payment | None
    reach: list[Reach]
    marches: list[March]
    idle: list[Idle]
    combat: Combat | None


class OwnFigures(TypedDict):
    """What depends on who looks."""

    cities: dict[str, City]
    market: dict[str, Item]
    powers: dict[str, Power]


class Figures(CommonFigures, OwnFigures):
    """What `figures` returns."""


def figures(s: Virtu, seat: int) -> Figures:
    """Returns everything a board draws beside the observation, for a seat or a spectator."""
    return {**common_figures(s), **own_figures(s, seat)}


def common_figures(s: Virtu) -> CommonFigures:
    sheet = score(s)
    two = s.side == 1
    return {
        "seats": [
            _seat(s, other, [_line(line.code, line.points, line.params) for line in sheet[other]])
            for other in range(s.players)
        ],
        "city_track": [] if two else _city_track(s),
        "patronage_track": [] if two else _patronage_track(s),
        "majors": {MAJORS[major]: major_figures(s, major) for major in range(MAJOR_COUNT)} if two else {},
        "influence_track": influence_track() if two else [],
        "pay_table": [] if two else [int(florins) for florins in TROOP_PAY],
        "end": _end(s),
        "payment": payment(s),
        "reach": reach(s),
        "marches": marches(s),
        "idle": idle(s),
        "combat": combat(s),
    }


def own_figures(s: Virtu, seat: int) -> OwnFigures:
    return {
        "cities": {CITIES[city]: city_figures(s, seat, city) for city in range(CITY_COUNT) if s.owner[city] != CLOSED},
        "market": {ITEMS[item]: _item(s, seat, item) for item in range(ITEM_COUNT) if is_sold(s, item)},
        "powers": {} if s.side == 1 else {POWERS[power]: power_figures(s, seat, power) for power in range(POWER_COUNT)},
    }


# ---- a seat ----


def _seat(s: Virtu, seat: i64, lines: list[Line]) -> Seat:
    troops: i64 = s.troops_for(seat)
    more: i64 = troops + 1 if s.side == 1 else min(troops + 1, MOST_TROOPS)
    return {
        "points": sum(line["points"] for line in lines),
        "lines": lines,
        "cities": int(s.city_count(seat)),
        "crosses": int(crosses(s, seat)),
        "crowns": int(shown(s, seat, CROWN)),
        "trophies": sum(int(count) for count in s.trophies[seat * MOST_POWERS : (seat + 1) * MOST_POWERS]),
        "troops": int(s.troops_of(seat)),
        "limit": int(s.limit[seat]),
        "agents_gained": int(s.agents[seat]) + sum(agent == seat for agent in s.agent),
        "rooms": [_room(s, seat, room) for room in range(ROOMS)] if s.faction[seat] != EMPTY else [],
        "places": _places(s, seat),
        "pay": {"due": int(s.variant.pay(s, troops)), "with_one_more": int(s.variant.pay(s, more))},
    }


def _line(code: str, points: int, params: Params) -> Line:
    return {"code": code, "points": points, "params": params}


def _room(s: Virtu, seat: i64, room: i64) -> Room:
    printed: i64 = printed_action(s, seat, room)
    ahead: i64 = (room - s.marker[seat] + ROOMS - 1) % ROOMS + 1
    return {
        "deed": deed_name(s, room_action(s, seat, room)),
        "printed": deed_name(s, printed),
        "symbol": "" if printed == NO_ACTION else _only_symbol(BASE_RELIEF[printed]),
        "blocked": OBSTACLES.codes[room_obstacle(s, seat, room)],
        "agent": int(s.agent[ROOM_SPOT + seat * ROOMS + room]),
        "steps": 0 if s.marker[seat] == EMPTY else int(ahead),
    }


def _only_symbol(relief: i64) -> str:
    for symbol in range(SYMBOL_COUNT):
        if amount(relief, symbol) > 0:
            return SYMBOLS[symbol]
    return ""


def _places(s: Virtu, seat: i64) -> Places:
    left: i64 = court.courtiers(s, seat, LEFT)
    right: i64 = court.courtiers(s, seat, RIGHT)
    open_left: i64 = max(left, BASE_LEFT)
    open_right: i64 = max(right, BASE_RIGHT)
    more: i64 = court.extra_places(s, seat) - court.extras_needed(left, right)
    room_left: i64 = 2 * SIDE_CAPACITY - open_left - open_right
    return {"left": int(open_left), "right": int(open_right), "free": int(max(min(more, room_left), 0))}


# ---- tracks ----


def _city_track(s: Virtu) -> list[CitySpace]:
    at = [int(position(s.city_count(seat))) for seat in range(s.players)]
    pile = [int(seat) for seat in s.city_track if seat != EMPTY]
    return [
        {
            "cities": cities,
            "points": int(CITY_PRESTIGE[cities - FIRST_POSITION]),
            "seats": [seat for seat in pile if at[seat] == cities],
        }
        for cities in range(FIRST_POSITION, LAST_POSITION + 1)
    ]


def _patronage_track(s: Virtu) -> list[Rank]:
    pile = [int(seat) for seat in s.patronage_track if seat != EMPTY]
    return [
        {
            "rank": rank,
            "points": int(RANK_PRESTIGE[rank]),
            "price": {symbol: count for symbol, count in rank_price(rank).items() if count},
            "bonus": rank in (FIRST_BONUS_RANK, SECOND_BONUS_RANK),
            "seats": [seat for seat in pile if s.rank[seat] == rank],
        }
        for rank in range(LAST_RANK + 1)
    ]


# ---- what can be had ----


def _item(s: Virtu, seat: i64, item: i64) -> Item:
    barred = "" if seat < 0 else OBSTACLES.codes[unavailable(s, seat, item)]
    buys = seat >= 0 and seat in s.actors()
    return {"stock": _stock(s, item), "barred": barred, "sale": sale(s, int(item)) if buys else None}


def _stock(s: Virtu, item: i64) -> int:
    """Cards in the pile, tiles in the common stock; of duchies and principalities one for each who has none yet."""
    if item < CHARACTER_COUNT:
        return int(s.pile[item])
    if item >= BUY_KINGDOM:
        return int(s.market[item - BUY_KINGDOM])
    return sum(
        s.estate[seat * ESTATE_COUNT + item - BUY_DUCHY] == NONE
        and (s.side == 0 or may_buy_title(FACTIONS[s.faction[seat]], ITEMS[item]))
        for seat in range(s.players)
    )


def _end(s: Virtu) -> End:
    two = s.side == 1
    return {
        "neutral": sum(owner == NEUTRAL for owner in s.owner),
        "most_cities": max(int(s.city_count(seat)) for seat in range(s.players)),
        "cities_needed": 0 if two else int(CITIES_FOR_END),
        "highest_rank": max(int(rank) for rank in s.rank),
        "rank_needed": 0 if two else int(LAST_RANK),
        "last": s.last == 1,
        "year_limit": int(s.year_limit),
        "rounds": int(ROUNDS) if two else 0,
        "pay_rounds": [year for year in range(ROUNDS + 1) if PAY_ROUND[year]] if two else [],
        "naples_fallen": two and s.faction[0] != EMPTY and france_holds_naples(s),
        "places": places(s) if s.faction[0] != EMPTY else [1] * int(s.players),
        "date": int(ROUND_DATE[min(s.year, ROUNDS)]) if two else 0,
        "indulgences": int(INDULGENCES),
    }
