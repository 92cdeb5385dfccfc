"""Numbers for learning: the table as one seat sees it, own family first, each about 0 to 1.

`layout.py` names them in the order in which they are written here.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.features import blank, one_hot, ratio, ratios
from signoria.core.state import SEAT
from signoria.games.il_principe.bounds import most_rounds
from signoria.games.il_principe.box.constants import (
    CITY_COUNT,
    COLOR_COUNT,
    MAP_SHIELDS,
    MOST_PLAYERS,
    PLAYER_COUNTS,
    REGION_COUNT,
)
from signoria.games.il_principe.phases.auction import HIGH, LEADER, PRIZE, PRIZE_COLOR, PRIZES
from signoria.games.il_principe.phases.shields import CITY
from signoria.games.il_principe.state import BID, CITY_SHIELD, DECISION_COUNT, EMPTY, PHASES, IlPrincipe
from signoria.games.il_principe.view import cards_face_down, cards_of, hands_are_open, unseen_by

CARDS: Final[i64] = 10
COINS: Final[i64] = 30
POINTS: Final[i64] = 60
DECK: Final[i64] = 100
SHIELDS: Final[i64] = 5

# By number of players.
_ROUNDS: Final = vec[i64]([most_rounds(n) if n in PLAYER_COUNTS else 1 for n in range(MOST_PLAYERS + 1)])
_PHASE_COUNT: Final[i64] = len(PHASES)
_PRIZE_COUNT: Final[i64] = len(PRIZES)
_PER_COLOR: Final[i64] = 7
_PER_SEAT: Final[i64] = 9 + _PER_COLOR * COLOR_COUNT + REGION_COUNT
_CURRENT: Final[i64] = 1 + _PRIZE_COUNT + COLOR_COUNT + CITY_COUNT
_COMMON: Final[i64] = DECISION_COUNT + _PHASE_COUNT + 5 + 3 * COLOR_COUNT + 3 * CITY_COUNT + _CURRENT
LENGTH: Final[int] = int(_COMMON + MOST_PLAYERS * _PER_SEAT)


def features_into(s: IlPrincipe, seat: i64, out: vec[float], at: i64 = 0) -> None:
    """Write the features from place `at` on. Seats follow clockwise from the observer; empty chairs are zeros."""
    at = _common(s, seat, out, at)
    at = _cities(s, out, at)
    at = _current(s, s.decision, out, at)
    for i in range(s.players):
        at = _family(s, (seat + i) % s.players, seat, out, at)
    blank(out, at, (MOST_PLAYERS - s.players) * _PER_SEAT)


def _common(s: IlPrincipe, seat: i64, out: vec[float], at: i64) -> i64:
    at = one_hot(out, at, s.decision, DECISION_COUNT)
    at = one_hot(out, at, s.phase, _PHASE_COUNT)
    deck: i64 = 0
    for color in range(COLOR_COUNT):
        deck += s.deck[color]
    out[at] = ratio(s.round, _ROUNDS[s.players])
    out[at + 1] = ratio(s.last_round, 1)
    out[at + 2] = 1.0 if s.marker == seat else 0.0
    out[at + 3] = 1.0 if s.depth > 0 and s.frames[s.at + SEAT] == seat else 0.0
    out[at + 4] = ratio(deck, DECK)
    at = ratios(out, at + 5, unseen_by(s, seat), 0, COLOR_COUNT, CARDS)
    at = ratios(out, at, s.discard, 0, COLOR_COUNT, CARDS)
    return ratios(out, at, s.lot, 0, COLOR_COUNT, CARDS)


def _cities(s: IlPrincipe, out: vec[float], at: i64) -> i64:
    """Of each city: on display, still in the deck, built by somebody."""
    blank(out, at, 3 * CITY_COUNT)
    for place in range(len(s.display)):
        if s.display[place] != EMPTY:
            out[at + 3 * s.display[place]] = 1.0
    for city in range(CITY_COUNT):
        out[at + 3 * city + 1] = ratio(s.city_deck[city], 1)
        for owner in range(s.players):
            if s.cities[owner * CITY_COUNT + city] != 0:
                out[at + 3 * city + 2] = 1.0
    return at + 3 * CITY_COUNT


def _current(s: IlPrincipe, decision: i64, out: vec[float], at: i64) -> i64:
    """The auction that runs, or the city that is being built."""
    if decision == BID:
        out[at] = ratio(s.local(HIGH), COINS)
        at = one_hot(out, at + 1, s.local(PRIZE), _PRIZE_COUNT)
        at = one_hot(out, at, s.local(PRIZE_COLOR), COLOR_COUNT)
    else:
        at = blank(out, at, 1 + _PRIZE_COUNT + COLOR_COUNT)
    return one_hot(out, at, s.local(CITY) if decision == CITY_SHIELD else EMPTY, CITY_COUNT)


def _family(s: IlPrincipe, owner: i64, observer: i64, out: vec[float], at: i64) -> i64:
    hidden: i64 = cards_of(s, owner)
    face_down: i64 = cards_face_down(s, owner)
    out[at] = 1.0
    out[at + 1] = ratio(s.coins[owner], COINS)
    out[at + 2] = ratio(s.vp[owner], POINTS)
    out[at + 3] = ratio(s.shields[owner], MAP_SHIELDS[s.players])
    out[at + 4] = ratio(hidden - face_down, CARDS)
    out[at + 5] = ratio(face_down, CARDS)
    out[at + 6] = 1.0 if s.decision == BID and s.local(HIGH) > 0 and s.local(LEADER) == owner else 0.0
    out[at + 7] = 1.0 if s.marker == owner else 0.0
    out[at + 8] = 1.0 if owner == observer else 0.0
    at = _colors(s, owner, owner == observer or hands_are_open(s), out, at + 9)
    return ratios(out, at, s.map, owner * REGION_COUNT, REGION_COUNT, SHIELDS)


def _colors(s: IlPrincipe, owner: i64, visible: bool, out: vec[float], at: i64) -> i64:
    """Of each colour: cards in hand and on offer, where the observer may know them, and what is public."""
    for color in range(COLOR_COUNT):
        i: i64 = owner * COLOR_COUNT + color
        out[at] = ratio(s.hand[i], CARDS) if visible else 0.0
        out[at + 1] = ratio(s.offered[i], CARDS) if visible else 0.0
        out[at + 2] = ratio(s.known[i], CARDS)
        out[at + 3] = ratio(s.up[i], CARDS)
        out[at + 4] = ratio(s.down[i], CARDS)
        out[at + 5] = 1.0 if s.major[color] == owner else 0.0
        out[at + 6] = 1.0 if s.minor[color] == owner else 0.0
        at += _PER_COLOR
    return at
