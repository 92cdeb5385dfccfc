"""What a good player would say a position is worth: points so far, and what the domain and court promise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.games.virtu.atlas import CITY_COUNT, ESTATE_COUNT, VALUE
from signoria.games.virtu.box import COURT, LAST_RANK, MOST_POWERS, ROOMS, ROUNDS
from signoria.games.virtu.scoring import is_sudden_victory, total
from signoria.games.virtu.state import EMPTY, NONE, READY, VirtuState

# Worth of things in points while there is time to use them.
FLORIN: Final = 0.12
CARD: Final = 0.5
CARD_IN_ROOM: Final = 0.2
TILE: Final = 0.35
READY_TILE: Final = 0.1
TROOP: Final = 0.25
AGENT: Final = 0.15
CITY_VALUE: Final = 0.15
INFLUENCE: Final = 0.25
SUDDEN_VICTORY: Final = 30.0
# Years after which a game of three to five is usually decided.
USUAL_YEARS: Final = 10


def evaluate(s: VirtuState) -> list[float]:
    """An estimate of each seat's final points; a sudden victory counts as many."""
    if s.depth == 0:
        return _final(s)
    left = time_left(s)
    return [seat_value(s, seat, left) for seat in range(s.players)]


def _final(s: VirtuState) -> list[float]:
    worth = SUDDEN_VICTORY if is_sudden_victory(s) else 1.0
    return [worth * float(total(s, seat)) for seat in range(s.players)]


def time_left(s: VirtuState) -> float:
    """From 1 at the beginning to little at the end."""
    if s.last == 1:
        return 0.05
    if s.players == 2:
        return 1.0 - float(s.year) / float(ROUNDS + 1)
    furthest: i64 = 0
    for seat in range(s.players):
        furthest = max(furthest, s.rank[seat])
    by_years: float = 1.0 - float(min(s.year, USUAL_YEARS)) / float(USUAL_YEARS + 2)
    return min(by_years, 1.0 - float(furthest) / float(LAST_RANK + 1))


def seat_value(s: VirtuState, seat: i64, left: float) -> float:
    promise: float = FLORIN * float(min(s.florins[seat], 10)) + AGENT * float(s.agents[seat])
    promise += court_value(s, seat) + domain_value(s, seat)
    troops: i64 = 0
    power: i64 = 0
    while power < MOST_POWERS:
        if s.master(power) == seat:
            troops += s.troops_of(power)
        power += 1
    promise += TROOP * float(min(troops, 6))
    if s.players == 2:
        promise += INFLUENCE * float(favour(s, seat))
    return float(total(s, seat)) + left * promise


def court_value(s: VirtuState, seat: i64) -> float:
    value: float = 0.0
    i: i64 = 0
    while i < COURT:
        if s.court[seat * COURT + i] != EMPTY:
            value += CARD
        i += 1
    i = 0
    while i < 2 * ROOMS:
        if s.rooms[seat * 2 * ROOMS + i] != EMPTY:
            value += CARD + CARD_IN_ROOM
        i += 1
    return value


def domain_value(s: VirtuState, seat: i64) -> float:
    value: float = 0.0
    city: i64 = 0
    while city < CITY_COUNT:
        if s.lord(city) == seat:
            value += TILE + CITY_VALUE * float(VALUE[city])
            if s.tile[city] == READY:
                value += READY_TILE
        city += 1
    i: i64 = seat * ESTATE_COUNT
    while i < (seat + 1) * ESTATE_COUNT:
        if s.estate[i] != NONE:
            value += TILE
        i += 1
    return value


def favour(s: VirtuState, seat: i64) -> i64:
    """How far the Major Cities lean to a seat, from its side."""
    leaning: i64 = 0
    for place in s.influence:
        leaning += place
    return -leaning if s.order[0] == seat else leaning
