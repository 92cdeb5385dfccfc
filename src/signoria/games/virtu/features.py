"""Numbers for learning: the table as one seat sees it, own state first, each about 0 to 1."""

from __future__ import annotations

from typing import Final

from signoria.games.virtu.box.atlas import CITY_COUNT, ESTATE_COUNT, MARKET, SPOT_COUNT
from signoria.games.virtu.box.constants import (
    BONUSES,
    CARDS,
    CHARACTERS,
    COURT,
    FACTIONS,
    HIGHEST_INFLUENCE,
    LAST_RANK,
    MAJORS,
    MOST_PLAYERS,
    MOST_POWERS,
    POWERS,
    ROOMS,
)
from signoria.games.virtu.decisions import DECISION_COUNT
from signoria.games.virtu.payment.bill import DUE_COUNT, SYMBOL_COUNT
from signoria.games.virtu.state import EMPTY, READY, SPENT, Virtu

_YEARS: Final = 21
_FLORINS: Final = 15
_TROOPS: Final = 6
_PILE: Final = 5
_SYMBOLS: Final = 6

# Whose a thing is, from the observer's seat: each power in turn, or nobody.
_PER_SEAT: Final = len(FACTIONS) + ROOMS + 7 + 2 * len(CARDS) + 2 * COURT + ROOMS + 2 * ESTATE_COUNT + MOST_POWERS
_PER_CITY: Final = 3 * MOST_POWERS + 3
_COMMON: Final = (
    DECISION_COUNT + 4 + len(CHARACTERS) + len(MARKET) + 2 * len(BONUSES) + 3 * len(POWERS) + 2 * len(MAJORS)
) + (SYMBOL_COUNT + DUE_COUNT)
LENGTH: Final[int] = _COMMON + CITY_COUNT * _PER_CITY + 2 * SPOT_COUNT + MOST_PLAYERS * _PER_SEAT


def features(s: Virtu, seat: int) -> list[float]:
    """Seats follow clockwise from the observer; empty chairs are zeros."""
    numbers = _common(s, seat)
    for city in range(CITY_COUNT):
        numbers += _city(s, city, seat)
    numbers += [float(agent == seat) for agent in s.agent]
    numbers += [float(agent not in (EMPTY, seat)) for agent in s.agent]
    for i in range(MOST_PLAYERS):
        numbers += _state(s, (seat + i) % s.players) if i < s.players else [0.0] * _PER_SEAT
    return numbers


def _one_hot(value: int, size: int) -> list[float]:
    return [1.0 if i == value else 0.0 for i in range(size)]


def _turned(s: Virtu, power: int, seat: int) -> int:
    """A power counted from the observer; Major Cities keep their places after the players."""
    return (power - seat) % s.players if 0 <= power < s.players else power


def _place_in_order(s: Virtu, seat: int) -> int:
    """Before the first player is known, everybody's is 0."""
    order = [int(other) for other in s.order]
    return order.index(seat) if seat in order else 0


def _common(s: Virtu, seat: int) -> list[float]:
    numbers = _one_hot(s.frames[s.at] if s.depth else EMPTY, DECISION_COUNT)
    numbers += [s.year / _YEARS, float(s.last), s.indulgences / 10, _place_in_order(s, seat) / MOST_PLAYERS]
    numbers += [count / _PILE for count in s.pile] + [count / _PILE for count in s.market]
    numbers += [float(owner == seat) for owner in s.patron]
    numbers += [float(owner not in (EMPTY, seat)) for owner in s.patron]
    numbers += [float(ally == seat) for ally in s.ally] + [float(ally not in (EMPTY, seat)) for ally in s.ally]
    numbers += [float(ready) for ready in s.bonus_ready]
    toward = -1 if s.order[0] == seat else 1
    numbers += [toward * int(place) / HIGHEST_INFLUENCE for place in s.influence]
    numbers += [float(ally == seat) for ally in s.major_ally]
    return numbers + [count / _SYMBOLS for count in s.pool] + [count / _SYMBOLS for count in s.due]


def _city(s: Virtu, city: int, seat: int) -> list[float]:
    numbers = [0.0] * (2 * MOST_POWERS)
    for power in range(MOST_POWERS):
        numbers[_turned(s, power, seat)] = s.troops[power * CITY_COUNT + city] / _TROOPS
        numbers[MOST_POWERS + _turned(s, power, seat)] = (
            s.halted[power * CITY_COUNT + city] + s.retreating[power * CITY_COUNT + city]
        ) / _TROOPS
    owner = s.owner[city]
    numbers += _one_hot(_turned(s, owner, seat) if owner >= 0 else EMPTY, MOST_POWERS)
    return [*numbers, float(s.tile[city] == READY), float(s.cathedral[city]), float(owner == EMPTY)]


def _state(s: Virtu, owner: int) -> list[float]:
    numbers = _one_hot(s.faction[owner], len(FACTIONS)) + _one_hot(s.marker[owner], ROOMS)
    numbers += [
        s.florins[owner] / _FLORINS,
        int(s.rank[owner]) / int(LAST_RANK),
        s.agents[owner] / 5,
        s.locked[owner] / 5,
    ]
    numbers += [s.tokens[owner] / 2, s.limit[owner] / 8]
    numbers.append(int(s.city_count(owner)) / 8)
    court = list(s.court[owner * COURT : (owner + 1) * COURT])
    rooms = list(s.rooms[owner * 2 * ROOMS : (owner + 1) * 2 * ROOMS])
    numbers += [float(court.count(card)) for card in range(len(CARDS))]
    numbers += [float(rooms.count(card)) for card in range(len(CARDS))]
    faces = s.face[owner * COURT : (owner + 1) * COURT]
    numbers += [float(face == READY) for face in faces] + [float(face == SPENT) for face in faces]
    numbers += [float(laid) for laid in s.indulgence[owner * ROOMS : (owner + 1) * ROOMS]]
    estates = s.estate[owner * ESTATE_COUNT : (owner + 1) * ESTATE_COUNT]
    numbers += [float(face == READY) for face in estates] + [float(face == SPENT) for face in estates]
    return numbers + [float(count) for count in s.trophies[owner * MOST_POWERS : (owner + 1) * MOST_POWERS]]
