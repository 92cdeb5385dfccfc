"""Numbers for learning: the table as one seat sees it, own principality first, each about 0 to 1."""

from __future__ import annotations

from typing import Final

from signoria.games.principato.box.constants import (
    BACKS,
    CARDS,
    CHURCH,
    CLASSES,
    CUBE_COUNT,
    CUBES,
    FACE_COUNT,
    FACES,
    GOALS,
    HAND_SIZE,
    MOST_DISPLAYED,
    MOST_PLAYERS,
    PILE_CARDS,
    POOL_SIZE,
    POOLS,
    SUPPLIES,
    YEARS,
)
from signoria.games.principato.phases.turn import ACTION
from signoria.games.principato.state import EMPTY, SCORING, TURN, Principato
from signoria.games.principato.view import goals_are_open

_TOKENS: Final = 10
_CUBES: Final = 10
_POINTS: Final = 30
# The decisions that can wait for an answer are those before the one that opens a scoring.
_WAITING: Final = SCORING

_PER_SEAT: Final = 5 + FACE_COUNT + len(SUPPLIES) + len(CLASSES) + HAND_SIZE * len(CARDS) + len(GOALS) + BACKS
_COMMON: Final = _WAITING + 4 + MOST_DISPLAYED * len(CARDS) + len(PILE_CARDS) + len(CUBES) + len(POOLS) + len(CLASSES)
LENGTH: Final[int] = _COMMON + MOST_PLAYERS * _PER_SEAT


def features(s: Principato, seat: int) -> list[float]:
    """Seats follow clockwise from the observer; empty chairs are zeros."""
    numbers = _common(s, seat)
    for i in range(MOST_PLAYERS):
        if i < s.players:
            numbers += _principality(s, (seat + i) % s.players, seat)
        else:
            numbers += [0.0] * _PER_SEAT
    return numbers


def _share(count: int, of: int) -> float:
    return count / of


def _one_hot(value: int, size: int) -> list[float]:
    return [1.0 if i == value else 0.0 for i in range(size)]


def _common(s: Principato, seat: int) -> list[float]:
    decision = s.frames[s.at] if s.depth else EMPTY
    action = s.frames[s.at + ACTION] if decision == TURN else 0
    numbers = _one_hot(decision, _WAITING)
    numbers += [_share(s.year, YEARS), _share(action, 3), float(s.first == seat), float(s.active == seat)]
    for card in s.display:
        numbers += _one_hot(card, len(CARDS))
    base = (s.year - 1) * len(PILE_CARDS)
    numbers += [_share(s.pile[base + card], 4) for card in range(len(PILE_CARDS))]
    numbers += [_share(count, CUBE_COUNT[cube]) for cube, count in enumerate(s.reserve)]
    numbers += [_share(count, POOL_SIZE[pool]) for pool, count in enumerate(s.pool)]
    numbers += [_share(count, 5) for count in s.stock]
    return numbers


def _principality(s: Principato, owner: int, observer: int) -> list[float]:
    numbers = [_share(s.food[owner], _CUBES), _share(s.gold[owner], _CUBES), _share(s.favor[owner], CHURCH)]
    numbers += [_share(s.military[owner], _POINTS), float(s.first == owner)]
    numbers += [_share(s.token(owner, face), _TOKENS) for face in range(len(FACES))]
    numbers += [_share(s.on_soldiers(owner, supply), _TOKENS) for supply in range(len(SUPPLIES))]
    numbers += [_share(s.culture[owner * len(CLASSES) + culture], 5) for culture in range(len(CLASSES))]
    for slot in range(HAND_SIZE):
        numbers += _one_hot(s.hand[HAND_SIZE * owner + slot], len(CARDS))
    held = [s.goals[BACKS * owner + back] for back in range(BACKS)]
    visible = owner == observer or goals_are_open(s)
    numbers += [float(visible and goal in held) for goal in range(len(GOALS))]
    return numbers + [float(goal != EMPTY) for goal in held]
