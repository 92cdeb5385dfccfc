"""What a board shows and the eye cannot add up: room, strength, points now, what a scoring would bring."""

from __future__ import annotations

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.principato.box.constants import (
    BACKS,
    BANK,
    CARD_COUNT,
    CHURCH,
    FARM,
    FOOD_PER_FARM,
    GOLD_PER_BANK,
    KINDS,
    MILITARY,
    YEARS,
)
from signoria.games.principato.phases.award import force, rank_points, supplied_force
from signoria.games.principato.phases.card import SLOT
from signoria.games.principato.scoring import culture_count, culture_points, goal_points
from signoria.games.principato.state import EMPTY, Principato
from signoria.games.principato.view import goals_are_open


class WorksFigures(TypedDict):
    """Culture tokens of one kind: how many, and their points together."""

    count: int
    points: int


class ScoringFigures(TypedDict):
    """A military scoring: the force of a seat, and the points that it would get (§4.6)."""

    force: int
    points: int


class SeatFigures(TypedDict):
    """What follows from a principality."""

    # How many cubes of each kind it can store (§2).
    room: dict[str, int]
    works: dict[str, WorksFigures]
    # Military points and works, which everybody can count; with the goals that the viewer sees.
    points: int
    points_with_goals: int
    # What each goal would bring now, null where the viewer does not see it (§6).
    goals: list[int | None]
    # A scoring as things lie, and one before which everybody supplies all they can.
    now: ScoringFigures
    supplied: ScoringFigures


class PileFigures(TypedDict):
    """Cards of a year that lie face down, military scoring cards among them."""

    cards: int
    scorings: int


class Figures(TypedDict):
    """What `figures` returns."""

    seats: list[SeatFigures]
    piles: list[PileFigures]
    # During a scoring, who supplies before whom; else empty (R25).
    supply_order: list[int]
    # The place in the hand of the card that is being used or changed.
    slot: int | None


def figures(s: Principato, viewer: int) -> Figures:
    """Returns what a viewer, or SPECTATOR, could work out from the table."""
    now = vec[i64]([force(s, seat) for seat in range(s.players)])
    supplied = vec[i64]([supplied_force(s, seat) for seat in range(s.players)])
    return {
        "seats": [_seat(s, viewer, seat, now, supplied) for seat in range(s.players)],
        "piles": [_pile(s, year) for year in range(YEARS)],
        "supply_order": [int(seat) for seat in s.order if seat != EMPTY],
        "slot": int(s.local(SLOT)) if s.depth and "slot" in s.decisions[s.frames[s.at]].locals else None,
    }


def _seat(s: Principato, viewer: int, seat: int, now: vec[i64], supplied: vec[i64]) -> SeatFigures:
    works: dict[str, WorksFigures] = {
        kind: {"count": culture_count(s, seat, i), "points": culture_points(s, seat, i)} for i, kind in enumerate(KINDS)
    }
    points = s.military[seat] + sum(culture_points(s, seat, kind) for kind in range(len(KINDS)))
    seen = seat == viewer or goals_are_open(s)
    held = [s.goals[BACKS * seat + back] for back in range(BACKS)]
    goals = [int(goal_points(s, seat, goal)) if seen and goal != EMPTY else None for goal in held]
    return {
        "room": {
            "food": FOOD_PER_FARM * s.token(seat, FARM),
            "gold": GOLD_PER_BANK * s.token(seat, BANK),
            "favor": CHURCH,
        },
        "works": works,
        "points": points,
        "points_with_goals": points + sum(goal for goal in goals if goal is not None),
        "goals": goals,
        "now": {"force": now[seat], "points": rank_points(s, now, seat)},
        "supplied": {"force": supplied[seat], "points": rank_points(s, supplied, seat)},
    }


def _pile(s: Principato, year: int) -> PileFigures:
    cards = [s.pile[year * (CARD_COUNT + 1) + card] for card in range(CARD_COUNT + 1)]
    return {"cards": sum(cards), "scorings": cards[MILITARY]}
