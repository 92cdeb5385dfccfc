"""Numbers for learning: the table as one seat sees it, own state first, each about 0 to 1."""

from __future__ import annotations

from typing import Final

from signoria.core.state import FRAME, LOCALS
from signoria.games.renaissance.battle.fields import (
    BATTLE_FIELDS,
    BATTLE_SIZE,
    EMPTY,
    FACE_DOWN,
    SLOT_COUNT,
    WORTH_COUNT,
)
from signoria.games.renaissance.box.constants import CARD_COUNT, CITIES, COPIES, MOST_PLAYERS, NATIONS, TURNS
from signoria.games.renaissance.decisions import DECISION_COUNT
from signoria.games.renaissance.phases.hands import least_unblue
from signoria.games.renaissance.scoring import total
from signoria.games.renaissance.state import MARKS, NO_PALACE, VACANT, Renaissance
from signoria.games.renaissance.view import stance_seen, visible_locals

_DUCATS: Final = 20
_POINTS: Final = 40
_CARDS: Final = 12
_SMALL: Final = 10

_PER_CITY: Final = MOST_PLAYERS + 4 + len(MARKS)
_PER_SEAT: Final = len(NATIONS) + 9 + 2 * CARD_COUNT
_COMMON: Final = (
    DECISION_COUNT + (FRAME - LOCALS) + 9 + 2 * CARD_COUNT + len(BATTLE_FIELDS) + SLOT_COUNT * (CARD_COUNT + 5)
)
LENGTH: Final[int] = _COMMON + len(CITIES) * _PER_CITY + MOST_PLAYERS * _PER_SEAT


def features(s: Renaissance, seat: int) -> list[float]:
    """Seats follow from the observer in seat order; empty chairs are zeros."""
    numbers = _common(s, seat)
    for city in range(len(CITIES)):
        numbers += _city(s, city, seat)
    for i in range(MOST_PLAYERS):
        numbers += _player(s, (seat + i) % s.players, seat) if i < s.players else [0.0] * _PER_SEAT
    return numbers


def _share(count: int, of: int) -> float:
    return count / of


def _one_hot(value: int, size: int) -> list[float]:
    return [1.0 if i == value else 0.0 for i in range(size)]


def _common(s: Renaissance, seat: int) -> list[float]:
    numbers = _one_hot(s.decision(), DECISION_COUNT)
    numbers += [_share(value, _SMALL) for value in (visible_locals(s, seat) if s.depth else [0] * (FRAME - LOCALS))]
    numbers += [_share(min(s.turn, TURNS), TURNS), float(s.war), _share(stance_seen(s, seat), 2)]
    numbers += [
        _share(s.ramparts, _SMALL),
        _share(s.castles, _SMALL),
        _share(s.palaces, _SMALL),
        _share(sum(s.deck), sum(COPIES)),
    ]
    numbers += [_share(s.attacks, _SMALL), float(s.depth > 0 and s.mover() == seat)]
    numbers += [_share(s.discards[card], COPIES[card]) for card in range(CARD_COUNT)]
    numbers += [_share(s.locked[card], COPIES[card]) for card in range(CARD_COUNT)]
    numbers += [_share(s.battle[i], _SMALL) for i in range(BATTLE_SIZE)]
    for slot in range(SLOT_COUNT):
        hidden = s.slot(slot, FACE_DOWN) == 1
        numbers += _one_hot(EMPTY if hidden else s.laid[slot], CARD_COUNT)
        numbers += [_share(s.worth[slot * WORTH_COUNT + i], _SMALL) for i in range(WORTH_COUNT)]
    return numbers


def _city(s: Renaissance, city: int, seat: int) -> list[float]:
    owner = s.owner[city]
    numbers = _one_hot((owner - seat) % s.players if 0 <= owner < s.players else EMPTY, MOST_PLAYERS)
    numbers += [float(owner == EMPTY), _share(s.level[city], 2)]
    numbers += [float(s.palace[city] != NO_PALACE), float(s.palace[city] > VACANT)]
    return numbers + [float(s.marks[mark * len(CITIES) + city]) for mark in range(len(MARKS))]


def _player(s: Renaissance, owner: int, observer: int) -> list[float]:
    numbers = _one_hot(s.nation[owner], len(NATIONS))
    order = list(s.order)
    place = order.index(owner) if owner in order else EMPTY
    numbers += [
        _share(s.ducats[owner], _DUCATS),
        _share(total(s, owner), _POINTS),
        _share(s.hand_size(owner), _CARDS),
        _share(place, MOST_PLAYERS),
    ]
    numbers += [float(s.used[owner]), _share(least_unblue(s, owner), _CARDS), float(s.quiet[owner])]
    numbers += [float(bits & (1 << owner) != 0) for bits in (s.attacked, s.married)]
    known = s.hand if owner == observer else s.known
    numbers += [_share(known[owner * CARD_COUNT + card], COPIES[card]) for card in range(CARD_COUNT)]
    return numbers + [_share(s.known[owner * CARD_COUNT + card], COPIES[card]) for card in range(CARD_COUNT)]
