"""What a good player would say a position is worth: points made, points in reach, and the means to make more."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.games.principato.box import (
    BANK,
    CATAPULT,
    CONDOTTIERE,
    FARM,
    FIELD,
    MILITIA,
    PALAZZO,
    YEARS,
)
from signoria.games.principato.phases.award import rank_points
from signoria.games.principato.phases.refill import pile_left
from signoria.games.principato.scoring import total
from signoria.games.principato.state import PrincipatoState

# Points per cube or token, for each year of the game still to be played (1.0 is a whole year).
CUBE: Final = 0.45
FAVOR: Final = 0.55
PRODUCER: Final = 0.8
STORE: Final = 0.55
# Past this many of a kind, another one hardly helps.
ENOUGH: Final = 5
CATAPULT_LATER: Final = 0.7
SOLDIER_LATER: Final = 0.15
NEXT_SCORING: Final = 0.8


def evaluate(s: PrincipatoState) -> list[float]:
    """An estimate of each seat's final points."""
    if s.depth == 0:
        return [float(total(s, seat)) for seat in range(s.players)]
    left = years_left(s)
    return [seat_value(s, seat, left) for seat in range(s.players)]


def years_left(s: PrincipatoState) -> float:
    whole: i64 = YEARS - s.year
    pile: i64 = pile_left(s)
    return float(whole) + float(pile) / (7.0 * float(s.players))


def seat_value(s: PrincipatoState, seat: i64, left: float) -> float:
    points: float = float(total(s, seat))
    cubes: i64 = s.food[seat] + s.gold[seat]
    points += min(left, 1.0) * (CUBE * float(cubes) + FAVOR * float(s.favor[seat]))
    producers: i64 = min(s.token(seat, FIELD), ENOUGH) + min(s.token(seat, PALAZZO), ENOUGH)
    stores: i64 = min(s.token(seat, FARM), ENOUGH) + min(s.token(seat, BANK), ENOUGH)
    points += left * (PRODUCER * float(producers) + STORE * float(stores))
    soldiers: i64 = s.token(seat, MILITIA) + s.token(seat, CONDOTTIERE)
    points += left * (CATAPULT_LATER * float(s.token(seat, CATAPULT)) + SOLDIER_LATER * float(min(soldiers, ENOUGH)))
    return points + NEXT_SCORING * float(rank_points(s, seat))
