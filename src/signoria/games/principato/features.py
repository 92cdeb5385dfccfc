"""Numbers for learning: the table as one seat sees it, own principality first, each about 0 to 1.

`layout.py` names them in the order in which they are written here.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.features import blank, one_hot, ratio, ratios, ratios_of_each
from signoria.games.principato.box.constants import (
    BACKS,
    CARDS,
    CHURCH,
    CLASSES,
    CUBE_COUNT,
    CUBES,
    FACE_COUNT,
    GOALS,
    HAND_SIZE,
    MOST_DISPLAYED,
    MOST_PLAYERS,
    PILE_CARDS,
    POOL_SIZE,
    POOLS,
    SUPPLY_COUNT,
    YEARS,
)
from signoria.games.principato.phases.turn import ACTION
from signoria.games.principato.state import EMPTY, SCORING, TURN, Principato
from signoria.games.principato.view import goals_are_open

TOKENS: Final = 10
HELD_CUBES: Final = 10
POINTS: Final = 30
ACTIONS: Final = 3
PILED: Final = 4
CULTURE: Final = 5
# The decisions that can wait for an answer are those before the one that opens a scoring.
WAITING: Final = SCORING

_CARD_COUNT: Final[i64] = len(CARDS)
_CLASS_COUNT: Final[i64] = len(CLASSES)
_GOAL_COUNT: Final[i64] = len(GOALS)
_PILE_SIZE: Final[i64] = len(PILE_CARDS)
_PER_SEAT: Final[i64] = 5 + FACE_COUNT + SUPPLY_COUNT + _CLASS_COUNT + HAND_SIZE * _CARD_COUNT + _GOAL_COUNT + BACKS
_COMMON: Final[i64] = WAITING + 4 + MOST_DISPLAYED * _CARD_COUNT + _PILE_SIZE + len(CUBES) + len(POOLS) + _CLASS_COUNT
LENGTH: Final[int] = int(_COMMON + MOST_PLAYERS * _PER_SEAT)


def features_into(s: Principato, seat: i64, out: vec[float], at: i64 = 0) -> None:
    """Write the features from place `at` on. Seats follow clockwise from the observer; empty chairs are zeros."""
    at = _common(s, seat, out, at)
    for i in range(s.players):
        at = _principality(s, (seat + i) % s.players, seat, out, at)
    blank(out, at, (MOST_PLAYERS - s.players) * _PER_SEAT)


def _common(s: Principato, seat: i64, out: vec[float], at: i64) -> i64:
    decision: i64 = s.frames[s.at] if s.depth > 0 else EMPTY
    action: i64 = s.frames[s.at + ACTION] if decision == TURN else 0
    at = one_hot(out, at, decision, WAITING)
    out[at] = ratio(s.year, YEARS)
    out[at + 1] = ratio(action, ACTIONS)
    out[at + 2] = 1.0 if s.first == seat else 0.0
    out[at + 3] = 1.0 if s.active == seat else 0.0
    at += 4
    for slot in range(i64(MOST_DISPLAYED)):
        at = one_hot(out, at, s.display[slot], _CARD_COUNT)
    at = ratios(out, at, s.pile, (s.year - 1) * _PILE_SIZE, _PILE_SIZE, PILED)
    at = ratios_of_each(out, at, s.reserve, 0, CUBE_COUNT)
    at = ratios_of_each(out, at, s.pool, 0, POOL_SIZE)
    return ratios(out, at, s.stock, 0, _CLASS_COUNT, CULTURE)


def _principality(s: Principato, owner: i64, observer: i64, out: vec[float], at: i64) -> i64:
    out[at] = ratio(s.food[owner], HELD_CUBES)
    out[at + 1] = ratio(s.gold[owner], HELD_CUBES)
    out[at + 2] = ratio(s.favor[owner], CHURCH)
    out[at + 3] = ratio(s.military[owner], POINTS)
    out[at + 4] = 1.0 if s.first == owner else 0.0
    at = ratios(out, at + 5, s.tokens, owner * FACE_COUNT, FACE_COUNT, TOKENS)
    at = ratios(out, at, s.supplied, owner * SUPPLY_COUNT, SUPPLY_COUNT, TOKENS)
    at = ratios(out, at, s.culture, owner * _CLASS_COUNT, _CLASS_COUNT, CULTURE)
    for slot in range(i64(HAND_SIZE)):
        at = one_hot(out, at, s.hand[HAND_SIZE * owner + slot], _CARD_COUNT)
    return _goals(s, owner, owner == observer or goals_are_open(s), out, at)


def _goals(s: Principato, owner: i64, visible: bool, out: vec[float], at: i64) -> i64:
    """Which goals it holds, where the observer may know them, and on which places one lies."""
    blank(out, at, _GOAL_COUNT)
    for back in range(i64(BACKS)):
        goal: i64 = s.goals[BACKS * owner + back]
        if visible and goal != EMPTY:
            out[at + goal] = 1.0
        out[at + _GOAL_COUNT + back] = 1.0 if goal != EMPTY else 0.0
    return at + _GOAL_COUNT + BACKS
