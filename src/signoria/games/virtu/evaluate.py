"""What a good player would say a position is worth: points so far, and what the domain and court promise."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.judgement import read_weights
from signoria.games.virtu.atlas import CITY_COUNT, ESTATE_COUNT, TILE_RELIEF, VALUE
from signoria.games.virtu.box import (
    CARD_RELIEF,
    CITIES_FOR_END,
    COURT,
    FOLDER,
    LAST_RANK,
    MOST_POWERS,
    ROOMS,
    ROUNDS,
)
from signoria.games.virtu.payment import BITS, MOST_OF_A_SYMBOL, SYMBOL_COUNT
from signoria.games.virtu.scoring import is_sudden_victory, totals
from signoria.games.virtu.state import EMPTY, NONE, SPENT, VirtuState, holds

# The first weights are those of a printed symbol, in the order of the payment engine.
FLORIN_COIN: Final = 8
AGENT: Final = 9
COURTIER: Final = 10
ROOM_CARD: Final = 11
SPENT_SHARE: Final = 12
TROOP: Final = 13
CITY_VALUE: Final = 14
CITY_TO_COME: Final = 15
RANK_TO_COME: Final = 16
INFLUENCE: Final = 17
NAMES: Final = (
    "florin",
    "crown",
    "cross",
    "cavalry",
    "ship",
    "mask",
    "war",
    "arrow",
    "florin_coin",
    "agent",
    "courtier",
    "room_card",
    "spent_share",
    "troop",
    "city_value",
    "city_to_come",
    "rank_to_come",
    "influence",
)
WEIGHTS: Final = read_weights(FOLDER, NAMES)
_TABLE: Final = WEIGHTS.table()

SUDDEN_VICTORY: Final = 30.0
# Past these, another one hardly helps.
ENOUGH_FLORINS: Final = 10
ENOUGH_TROOPS: Final = 6
# Years after which a game of three to five is usually decided.
USUAL_YEARS: Final = 12


def evaluate(s: VirtuState) -> list[float]:
    """An estimate of each seat's final points; a sudden victory counts as many."""
    return judge(s, _TABLE)


def judge(s: VirtuState, w: vec[float]) -> list[float]:
    if s.depth == 0:
        worth = SUDDEN_VICTORY if is_sudden_victory(s) else 1.0
        return [worth * float(points) for points in totals(s)]
    left = time_left(s)
    return [float(points) + left * promise(s, seat, w) for seat, points in enumerate(totals(s))]


def time_left(s: VirtuState) -> float:
    """From 1 at the beginning to little at the end."""
    if s.last == 1:
        return 0.05
    if s.players == 2:
        return 1.0 - float(s.year) / float(ROUNDS + 1)
    furthest: float = float(min(s.year, USUAL_YEARS)) / float(USUAL_YEARS + 2)
    for seat in range(s.players):
        furthest = max(furthest, float(s.rank[seat]) / float(LAST_RANK + 1))
        furthest = max(furthest, float(min(s.city_count(seat), CITIES_FOR_END)) / float(CITIES_FOR_END + 1))
    return 1.0 - furthest


def promise(s: VirtuState, seat: i64, w: vec[float]) -> float:
    """What all that is not yet points can still bring."""
    value: float = w[FLORIN_COIN] * float(min(s.florins[seat], ENOUGH_FLORINS)) + w[AGENT] * float(s.agents[seat])
    value += court_value(s, seat, w) + domain_value(s, seat, w) + w[RANK_TO_COME] * float(s.rank[seat])
    troops: i64 = 0
    power: i64 = 0
    while power < MOST_POWERS:
        if s.master(power) == seat:
            troops += s.troops_of(power)
        power += 1
    value += w[TROOP] * float(min(troops, ENOUGH_TROOPS))
    if s.players == 2:
        value += w[INFLUENCE] * float(favour(s, seat))
    return value


def symbols(relief: i64, w: vec[float]) -> float:
    """What the printed symbols of a card or tile are worth; of several kinds only one pays at a time."""
    best: float = 0.0
    symbol: i64 = 0
    while relief > 0 and symbol < SYMBOL_COUNT:
        printed: i64 = relief & MOST_OF_A_SYMBOL
        if printed > 0:
            best = max(best, w[symbol] * float(printed))
        relief >>= BITS
        symbol += 1
    return best


def court_value(s: VirtuState, seat: i64, w: vec[float]) -> float:
    """Courtiers, less while exhausted, and the cards in the rooms, which never are."""
    value: float = 0.0
    i: i64 = seat * COURT
    while i < (seat + 1) * COURT:
        if s.court[i] != EMPTY:
            worth: float = w[COURTIER] + symbols(CARD_RELIEF[s.court[i]], w)
            value += worth * w[SPENT_SHARE] if s.face[i] == SPENT else worth
        i += 1
    i = seat * 2 * ROOMS
    while i < (seat + 1) * 2 * ROOMS:
        if s.rooms[i] != EMPTY:
            value += w[ROOM_CARD] + symbols(CARD_RELIEF[s.rooms[i]], w)
        i += 1
    return value


def domain_value(s: VirtuState, seat: i64, w: vec[float]) -> float:
    """Cities by their value, and tiles by what they show, less while exhausted."""
    value: float = 0.0
    city: i64 = 0
    while city < CITY_COUNT:
        if holds(s, seat, city):
            value += w[CITY_TO_COME] + w[CITY_VALUE] * float(VALUE[city])
            worth: float = symbols(TILE_RELIEF[city], w)
            value += worth * w[SPENT_SHARE] if s.tile[city] == SPENT else worth
        city += 1
    i: i64 = 0
    while i < ESTATE_COUNT:
        face: i64 = s.estate[seat * ESTATE_COUNT + i]
        if face != NONE:
            shown: float = symbols(TILE_RELIEF[CITY_COUNT + i], w)
            value += shown * w[SPENT_SHARE] if face == SPENT else shown
        i += 1
    return value


def favour(s: VirtuState, seat: i64) -> i64:
    """How far the Major Cities lean to a seat, from its side."""
    leaning: i64 = 0
    for place in s.influence:
        leaning += place
    return -leaning if s.order[0] == seat else leaning
