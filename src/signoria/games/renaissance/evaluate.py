"""What a good player would say a position is worth: points made, provinces and artists held, and the means to hold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.games.renaissance.box import (
    CARD_PC,
    CITY_COUNT,
    CONDOTTIERE,
    PROVINCE_COUNT,
    PROVINCE_OF,
    PROVINCE_START,
    TURNS,
)
from signoria.games.renaissance.phases.turn_end import is_complete
from signoria.games.renaissance.scoring import total
from signoria.games.renaissance.state import NO_PALACE, VACANT, RenaissanceState

# Points per turn still to be scored.
HELD_AGAIN: Final = 0.75
PART_OF_PROVINCE: Final = 0.3
ARTIST: Final = 0.9
# Points for what makes points later.
EMPTY_PALACE: Final = 0.35
LEVEL: Final = 0.12
DUCAT: Final = 0.06
CARD: Final = 0.08
COMBAT_POINT: Final = 0.02
LATE: Final = 1.5


def evaluate(s: RenaissanceState) -> list[float]:
    """An estimate of each seat's final points."""
    return [seat_value(s, seat) for seat in range(s.players)]


def seat_value(s: RenaissanceState, seat: i64) -> float:
    points: float = float(total(s, seat))
    if s.depth == 0:
        return points
    left: float = float(TURNS - s.turn + 1)
    points += (1.0 + HELD_AGAIN * (left - 1.0)) * land(s, seat)
    means: float = DUCAT * float(s.ducats[seat]) + hand_value(s, seat)
    return points + means * min(left / LATE, 1.0)


def land(s: RenaissanceState, seat: i64) -> float:
    """Points that the next scoring would bring, and the beginnings of more."""
    value: float = 0.0
    province: i64 = 0
    while province < PROVINCE_COUNT:
        if is_complete(s, seat, province):
            value += 1.0
        province += 1
    city: i64 = 0
    while city < CITY_COUNT:
        if s.owner[city] == seat:
            province = PROVINCE_OF[city]
            size: i64 = PROVINCE_START[province + 1] - PROVINCE_START[province]
            value += PART_OF_PROVINCE / float(size) + LEVEL * float(s.level[city])
            if s.palace[city] > VACANT:
                value += ARTIST
            elif s.palace[city] != NO_PALACE:
                value += EMPTY_PALACE
        city += 1
    return value


def hand_value(s: RenaissanceState, seat: i64) -> float:
    """Cards are worth something while the turn lasts."""
    value: float = CARD * float(s.hand_size(seat))
    card: i64 = 0
    while card < CONDOTTIERE:
        value += COMBAT_POINT * float(s.held(seat, card) * CARD_PC[card])
        card += 1
    return value
