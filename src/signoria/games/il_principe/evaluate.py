"""What a good player would say a position is worth: points made, regions and roles in reach, means to make more."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.games.il_principe.box import (
    COLOR_COUNT,
    DISPLAYED,
    DRAWN,
    ICONS,
    LAST_BELOW,
    MAJOR_ON_BUILD,
    MINOR_ON_BUILD,
)
from signoria.games.il_principe.phases.build import cities_to_come
from signoria.games.il_principe.phases.cards import total
from signoria.games.il_principe.scoring import final_points
from signoria.games.il_principe.state import EMPTY, OVER, IlPrincipeState

# Cities that one round sees built, and how much of a role's income there comes true for its holder.
BUILT_PER_ROUND: Final = 2.0
ROLE_SHARE: Final = 0.4
# Points per coin, card in hand and face-up card, for each round still to come up to two.
COIN: Final = 0.28
CARD: Final = 0.45
UP_CARD: Final = 0.3
ENOUGH_COINS: Final = 16
ENOUGH_UP: Final = 4
# How near a hand is to a displayed city.
READY_CITY: Final = 1.5


def evaluate(s: IlPrincipeState) -> list[float]:
    """An estimate of each seat's final points."""
    if s.phase == OVER:
        return [float(final_points(s, seat)) for seat in range(s.players)]
    left = rounds_left(s)
    return [seat_value(s, seat, left) for seat in range(s.players)]


def rounds_left(s: IlPrincipeState) -> float:
    """By the deck, the last round included, or by the cities, whichever ends first."""
    if s.last_round == 1:
        return 0.5
    cards: i64 = total(s.deck, 0) - LAST_BELOW[s.players]
    by_deck: float = 1.0 + float(max(cards, 0)) / float(s.players * DRAWN[s.players])
    by_cities: float = 0.5 + float(cities_to_come(s)) / BUILT_PER_ROUND
    return min(by_deck, by_cities)


def seat_value(s: IlPrincipeState, seat: i64, left: float) -> float:
    ahead: float = min(left, 2.0)
    points: float = float(final_points(s, seat)) + min(left, 1.0) * ROLE_SHARE * role_income(s, seat)
    points += ahead * COIN * float(min(s.coins[seat], ENOUGH_COINS))
    points += ahead * CARD * float(total(s.hand, seat * COLOR_COUNT) + total(s.offered, seat * COLOR_COUNT))
    color: i64 = 0
    while color < COLOR_COUNT:
        points += ahead * UP_CARD * float(min(s.up[seat * COLOR_COUNT + color], ENOUGH_UP))
        color += 1
    return points + READY_CITY * min(left, 1.0) * nearest_city(s, seat)


def role_income(s: IlPrincipeState, seat: i64) -> float:
    """What the roles would pay if others built everything on display."""
    points: i64 = 0
    slot: i64 = 0
    while slot < DISPLAYED:
        city: i64 = s.display[slot]
        color: i64 = 0
        while color < COLOR_COUNT:
            if city != EMPTY and ICONS[city * COLOR_COUNT + color] > 0:
                points += s.role_points(seat, color, MAJOR_ON_BUILD, MINOR_ON_BUILD)
            color += 1
        slot += 1
    return float(points)


def nearest_city(s: IlPrincipeState, seat: i64) -> float:
    """The largest part of a displayed city's icons that the hand holds."""
    best: float = 0.0
    slot: i64 = 0
    while slot < DISPLAYED:
        city: i64 = s.display[slot]
        if city != EMPTY:
            asked: i64 = 0
            held: i64 = 0
            color: i64 = 0
            while color < COLOR_COUNT:
                icons: i64 = ICONS[city * COLOR_COUNT + color]
                asked += icons
                held += min(icons, s.hand[seat * COLOR_COUNT + color])
                color += 1
            best = max(best, float(held) / float(asked))
        slot += 1
    return best
