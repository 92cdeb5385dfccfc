"""Numbers for learning: the table as one seat sees it, own family first, each about 0 to 1."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from signoria.core.state import SEAT
from signoria.games.il_principe.bounds import most_rounds
from signoria.games.il_principe.box.constants import (
    CITIES,
    COLORS,
    MAP_SHIELDS,
    MOST_PLAYERS,
    REGIONS,
)
from signoria.games.il_principe.phases.auction import HIGH, LEADER, PRIZE, PRIZE_COLOR, PRIZES
from signoria.games.il_principe.phases.shields import CITY
from signoria.games.il_principe.state import BID, CITY_SHIELD, DECISION_COUNT, EMPTY, PHASES, IlPrincipe
from signoria.games.il_principe.view import cards_face_down, cards_of, hands_are_open, unseen_by

_CARDS: Final = 10
_COINS: Final = 30
_POINTS: Final = 60
_DECK: Final = 100

_PER_COLOR: Final = 7
_PER_SEAT: Final = 9 + _PER_COLOR * len(COLORS) + len(REGIONS)
_COMMON: Final = (
    DECISION_COUNT + len(PHASES) + 5 + 3 * len(COLORS) + 3 * len(CITIES) + 1 + len(PRIZES) + len(COLORS) + len(CITIES)
)
LENGTH: Final[int] = _COMMON + MOST_PLAYERS * _PER_SEAT


def features(s: IlPrincipe, seat: int) -> list[float]:
    """Seats follow clockwise from the observer; empty chairs are zeros."""
    numbers = _common(s, seat)
    for i in range(MOST_PLAYERS):
        if i < s.players:
            numbers += _family(s, (seat + i) % s.players, seat)
        else:
            numbers += [0.0] * _PER_SEAT
    return numbers


def _one_hot(value: int, size: int) -> list[float]:
    return [1.0 if i == value else 0.0 for i in range(size)]


def _shares(counts: Iterable[int], of: int) -> list[float]:
    return [count / of for count in counts]


def _common(s: IlPrincipe, seat: int) -> list[float]:
    decision = s.decision
    to_decide = s.depth > 0 and s.frames[s.at + SEAT] == seat
    numbers = _one_hot(decision, DECISION_COUNT) + _one_hot(s.phase, len(PHASES))
    numbers += [s.round / most_rounds(int(s.players)), float(s.last_round), float(s.marker == seat), float(to_decide)]
    numbers += [sum(s.deck) / _DECK]
    numbers += _shares(unseen_by(s, seat), _CARDS) + _shares(s.discard, _CARDS) + _shares(s.lot, _CARDS)
    for city in range(len(CITIES)):
        built = any(s.cities[other * len(CITIES) + city] for other in range(s.players))
        numbers += [float(city in s.display), float(s.city_deck[city]), float(built)]
    return numbers + _current(s, decision)


def _current(s: IlPrincipe, decision: int) -> list[float]:
    """The auction that runs, or the city that is being built."""
    kind = s.local(PRIZE) if decision == BID else EMPTY
    color = s.local(PRIZE_COLOR) if decision == BID else EMPTY
    city = s.local(CITY) if decision == CITY_SHIELD else EMPTY
    high = s.local(HIGH) if decision == BID else 0
    return [high / _COINS, *_one_hot(kind, len(PRIZES)), *_one_hot(color, len(COLORS)), *_one_hot(city, len(CITIES))]


def _family(s: IlPrincipe, owner: int, observer: int) -> list[float]:
    leads = s.decision == BID and s.local(HIGH) > 0 and s.local(LEADER) == owner
    hidden, face_down = int(cards_of(s, owner)), int(cards_face_down(s, owner))
    numbers = [1.0, s.coins[owner] / _COINS, s.vp[owner] / _POINTS, s.shields[owner] / int(MAP_SHIELDS[s.players])]
    numbers += [(hidden - face_down) / _CARDS, face_down / _CARDS, float(leads)]
    numbers += [float(s.marker == owner), float(owner == observer)]
    visible = owner == observer or hands_are_open(s)
    for color in range(len(COLORS)):
        i = owner * len(COLORS) + color
        numbers += [s.hand[i] / _CARDS if visible else 0.0, s.offered[i] / _CARDS if visible else 0.0]
        numbers += [s.known[i] / _CARDS, s.up[i] / _CARDS, s.down[i] / _CARDS]
        numbers += [float(s.major[color] == owner), float(s.minor[color] == owner)]
    return numbers + _shares((s.shields_in(owner, region) for region in range(len(REGIONS))), 5)
