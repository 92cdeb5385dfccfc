"""Numbers for learning: the table as one seat sees it, own state first, each about 0 to 1.

`layout.py` names them in the order in which they are written here.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.features import blank, differs, equals, one_hot, ratio, ratios, ratios_apart
from signoria.games.virtu.box.atlas import CITY_COUNT, ESTATE_COUNT, MARKET_COUNT, SPOT_COUNT
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

YEARS: Final = 21
INDULGENCES: Final = 10
FLORINS: Final = 15
TROOPS: Final = 6
PILE: Final = 5
SYMBOLS: Final = 6
AGENTS: Final = 5
TOKENS: Final = 2
LIMIT: Final = 8
CITIES: Final = 8

_BONUS_COUNT: Final[i64] = len(BONUSES)
_CARD_COUNT: Final[i64] = len(CARDS)
_CHARACTER_COUNT: Final[i64] = len(CHARACTERS)
_FACTION_COUNT: Final[i64] = len(FACTIONS)
_MAJOR_COUNT: Final[i64] = len(MAJORS)
_POWER_COUNT: Final[i64] = len(POWERS)
_PER_SEAT: Final[i64] = (
    _FACTION_COUNT + ROOMS + 7 + 2 * _CARD_COUNT + 2 * COURT + ROOMS + 2 * ESTATE_COUNT + MOST_POWERS
)
# Whose a thing is, from the observer's seat: each power in turn, or nobody.
_PER_CITY: Final[i64] = 3 * MOST_POWERS + 3
_COMMON: Final[i64] = (
    DECISION_COUNT + 4 + _CHARACTER_COUNT + MARKET_COUNT + 2 * _BONUS_COUNT + 3 * _POWER_COUNT + 2 * _MAJOR_COUNT
) + (SYMBOL_COUNT + DUE_COUNT)
LENGTH: Final[int] = int(_COMMON + CITY_COUNT * _PER_CITY + 2 * SPOT_COUNT + MOST_PLAYERS * _PER_SEAT)


def features_into(s: Virtu, seat: i64, out: vec[float], at: i64 = 0) -> None:
    """Write the features from place `at` on. Seats follow clockwise from the observer; empty chairs are zeros."""
    at = _common(s, seat, out, at)
    at = _cities(s, seat, out, at)
    at = equals(out, at, s.agent, 0, SPOT_COUNT, seat)
    at = differs(out, at, s.agent, EMPTY, seat)
    for i in range(s.players):
        at = _state(s, (seat + i) % s.players, out, at)
    blank(out, at, (MOST_PLAYERS - s.players) * _PER_SEAT)


def _common(s: Virtu, seat: i64, out: vec[float], at: i64) -> i64:
    at = one_hot(out, at, s.frames[s.at] if s.depth > 0 else EMPTY, DECISION_COUNT)
    out[at] = ratio(s.year, YEARS)
    out[at + 1] = ratio(s.last, 1)
    out[at + 2] = ratio(s.indulgences, INDULGENCES)
    out[at + 3] = ratio(_place_in_order(s, seat), MOST_PLAYERS)
    at = ratios(out, at + 4, s.pile, 0, _CHARACTER_COUNT, PILE)
    at = ratios(out, at, s.market, 0, MARKET_COUNT, PILE)
    at = equals(out, at, s.patron, 0, _BONUS_COUNT, seat)
    at = differs(out, at, s.patron, EMPTY, seat)
    at = equals(out, at, s.ally, 0, _POWER_COUNT, seat)
    at = differs(out, at, s.ally, EMPTY, seat)
    at = ratios(out, at, s.bonus_ready, 0, _POWER_COUNT, 1)
    toward: i64 = -1 if s.order[0] == seat else 1
    for major in range(_MAJOR_COUNT):
        out[at + major] = ratio(toward * s.influence[major], HIGHEST_INFLUENCE)
    at = equals(out, at + _MAJOR_COUNT, s.major_ally, 0, _MAJOR_COUNT, seat)
    at = ratios(out, at, s.pool, 0, SYMBOL_COUNT, SYMBOLS)
    return ratios(out, at, s.due, 0, DUE_COUNT, SYMBOLS)


def _place_in_order(s: Virtu, seat: i64) -> i64:
    """Before the first player is known, everybody's is 0."""
    for place in range(len(s.order)):
        if s.order[place] == seat:
            return place
    return 0


def _turned(s: Virtu, power: i64, seat: i64) -> i64:
    """A power counted from the observer; Major Cities keep their places after the players."""
    if power < 0 or power >= s.players:
        return power
    return power - seat if power >= seat else power - seat + s.players


def _cities(s: Virtu, seat: i64, out: vec[float], at: i64) -> i64:
    """Troops first, a power after the other: whose they are is then asked once for all cities."""
    for power in range(i64(MOST_POWERS)):
        place: i64 = at + _turned(s, power, seat)
        ratios_apart(out, place, _PER_CITY, s.troops, power * CITY_COUNT, CITY_COUNT, TROOPS)
        place += MOST_POWERS
        for i in range(power * CITY_COUNT, (power + 1) * CITY_COUNT):
            still: i64 = s.halted[i] + s.retreating[i]
            out[place] = 0.0 if still == 0 else ratio(still, TROOPS)
            place += _PER_CITY
    at += 2 * MOST_POWERS
    for city in range(i64(CITY_COUNT)):
        owner: i64 = s.owner[city]
        one_hot(out, at, _turned(s, owner, seat), MOST_POWERS)
        out[at + MOST_POWERS] = 1.0 if s.tile[city] == READY else 0.0
        out[at + MOST_POWERS + 1] = ratio(s.cathedral[city], 1)
        out[at + MOST_POWERS + 2] = 1.0 if owner == EMPTY else 0.0
        at += _PER_CITY
    return at - 2 * MOST_POWERS


def _state(s: Virtu, owner: i64, out: vec[float], at: i64) -> i64:
    at = one_hot(out, at, s.faction[owner], _FACTION_COUNT)
    at = one_hot(out, at, s.marker[owner], ROOMS)
    out[at] = ratio(s.florins[owner], FLORINS)
    out[at + 1] = ratio(s.rank[owner], LAST_RANK)
    out[at + 2] = ratio(s.agents[owner], AGENTS)
    out[at + 3] = ratio(s.locked[owner], AGENTS)
    out[at + 4] = ratio(s.tokens[owner], TOKENS)
    out[at + 5] = ratio(s.limit[owner], LIMIT)
    out[at + 6] = ratio(s.city_count(owner), CITIES)
    at = _cards(out, at + 7, s.court, owner * COURT, COURT)
    at = _cards(out, at, s.rooms, owner * 2 * ROOMS, 2 * ROOMS)
    at = equals(out, at, s.face, owner * COURT, COURT, READY)
    at = equals(out, at, s.face, owner * COURT, COURT, SPENT)
    at = ratios(out, at, s.indulgence, owner * ROOMS, ROOMS, 1)
    at = equals(out, at, s.estate, owner * ESTATE_COUNT, ESTATE_COUNT, READY)
    at = equals(out, at, s.estate, owner * ESTATE_COUNT, ESTATE_COUNT, SPENT)
    return ratios(out, at, s.trophies, owner * MOST_POWERS, MOST_POWERS, 1)


def _cards(out: vec[float], at: i64, cards: vec[i64], first: i64, size: i64) -> i64:
    """How often each card lies in these places."""
    blank(out, at, _CARD_COUNT)
    for place in range(first, first + size):
        card: i64 = cards[place]
        if card != EMPTY:
            out[at + card] += 1.0
    return at + _CARD_COUNT
