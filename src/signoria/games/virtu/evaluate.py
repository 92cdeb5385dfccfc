"""What a good player would say a position is worth: points so far, and what the domain and court promise."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.judgement import read_weights
from signoria.games.virtu.box.atlas import CITY_COUNT, ESTATE_COUNT, TILE_RELIEF, VALUE
from signoria.games.virtu.box.constants import (
    CARD_RELIEF,
    COURT,
    FOLDER,
    FRANCE,
    ROOM_CARDS,
    ROOMS,
)
from signoria.games.virtu.payment.bill import BITS, MOST_OF_A_SYMBOL, SYMBOL_COUNT
from signoria.games.virtu.payment.payday import kept_troops
from signoria.games.virtu.state import EMPTY, NONE, SPENT, Virtu, holds
from signoria.games.virtu.two_players.variant import is_sudden_victory

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
UNPAID_TROOP: Final = 18
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
    "unpaid_troop",
)
WEIGHTS: Final = read_weights(FOLDER, NAMES)
_TABLE: Final = WEIGHTS.table()

SUDDEN_VICTORY: Final = 30.0
# Past these, another one hardly helps.
ENOUGH_FLORINS: Final = 10
ENOUGH_TROOPS: Final = 6
# What is left of the time in the last Winter.
LITTLE: Final = 0.05


def evaluate(s: Virtu) -> list[float]:
    """An estimate of each seat's final points; a sudden victory counts as many."""
    return judge(s, _TABLE)


def judge(s: Virtu, w: vec[float]) -> list[float]:
    if is_sudden_victory(s):
        return [SUDDEN_VICTORY if s.faction[seat] == FRANCE else 0.0 for seat in range(s.players)]
    totals = s.variant.totals(s)
    if s.depth == 0:
        return [float(points) for points in totals]
    left = LITTLE if s.last == 1 else s.variant.time_left(s)
    return [float(points) + left * promise(s, seat, w) for seat, points in enumerate(totals)]


def promise(s: Virtu, seat: i64, w: vec[float]) -> float:
    """What all that is not yet points can still bring."""
    value: float = w[FLORIN_COIN] * float(min(s.florins[seat], ENOUGH_FLORINS)) + w[AGENT] * float(s.agents[seat])
    value += court_value(s, seat, w) + domain_value(s, seat, w) + w[RANK_TO_COME] * float(s.rank[seat])
    value += army_value(s, seat, w)
    return value + w[INFLUENCE] * float(favour(s, seat))


def army_value(s: Virtu, seat: i64, w: vec[float]) -> float:
    """Troops as far as their next pay can be found; others march until then, and go home."""
    troops: i64 = s.troops_for(seat)
    kept: i64 = kept_troops(s, seat, troops)
    return w[TROOP] * float(min(kept, ENOUGH_TROOPS)) + w[UNPAID_TROOP] * float(troops - kept)


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


def court_value(s: Virtu, seat: i64, w: vec[float]) -> float:
    """Courtiers, less while exhausted, and the cards in the rooms, which never are."""
    value: float = 0.0
    for i in range(seat * COURT, (seat + 1) * COURT):
        if s.court[i] != EMPTY:
            worth: float = w[COURTIER] + symbols(CARD_RELIEF[s.court[i]], w)
            value += worth * w[SPENT_SHARE] if s.face[i] == SPENT else worth
    for i in range(seat * ROOM_CARDS * ROOMS, (seat + 1) * ROOM_CARDS * ROOMS):
        if s.rooms[i] != EMPTY:
            value += w[ROOM_CARD] + symbols(CARD_RELIEF[s.rooms[i]], w)
    return value


def domain_value(s: Virtu, seat: i64, w: vec[float]) -> float:
    """Cities by their value, and tiles by what they show, less while exhausted."""
    value: float = 0.0
    for city in range(i64(CITY_COUNT)):
        if holds(s, seat, city):
            value += w[CITY_TO_COME] + w[CITY_VALUE] * float(VALUE[city])
            worth: float = symbols(TILE_RELIEF[city], w)
            value += worth * w[SPENT_SHARE] if s.tile[city] == SPENT else worth
    for i in range(i64(ESTATE_COUNT)):
        face: i64 = s.estate[seat * ESTATE_COUNT + i]
        if face != NONE:
            shown: float = symbols(TILE_RELIEF[CITY_COUNT + i], w)
            value += shown * w[SPENT_SHARE] if face == SPENT else shown
    return value


def favour(s: Virtu, seat: i64) -> i64:
    """How far the Major Cities lean to a seat, from its side."""
    leaning: i64 = 0
    for place in s.influence:
        leaning += place
    return -leaning if s.order[0] == seat else leaning
