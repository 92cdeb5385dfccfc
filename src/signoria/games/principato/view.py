"""Who sees what: only goals are ever hidden (§2 Information; R31, R32)."""

from __future__ import annotations

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.document import Document, FrameView
from signoria.core.rng import Rng
from signoria.core.state import CHANCE
from signoria.games.principato.actions import ACTIONS, OUTCOMES
from signoria.games.principato.box.constants import BACKS, GOAL_BACK, GOAL_COUNT
from signoria.games.principato.phases.deal import next_goal
from signoria.games.principato.state import DEAL_GOAL, EMPTY, SCHEMA, Principato


class SeatView(TypedDict):
    """A principality; counts of zero are left out."""

    hand: list[str]
    food: int
    gold: int
    favor: int
    tokens: dict[str, int]
    supplied: dict[str, int]
    culture: dict[str, int]
    military: int
    # An id, "?" where it lies face down for this viewer, null before the deal.
    goals: list[str | None]


class View(TypedDict):
    """What `observe` returns."""

    players: int
    options: dict[str, bool | int | str]
    you: int
    frames: list[FrameView]
    year: int
    active: int
    first: int
    display: list[str | None]
    pile: dict[str, dict[str, int]]
    box: dict[str, int]
    reserve: dict[str, int]
    pool: dict[str, int]
    stock: dict[str, int]
    order: list[int]
    seats: list[SeatView]


def goals_are_open(s: Principato) -> bool:
    """By agreement, or because the game is over."""
    return s.open_goals or s.depth == 0


def observe(s: Principato, seat: int) -> Document:
    """The table as a seat sees it; others' goals are only known to be there."""
    document: Document = {"players": int(s.players), "options": dict(s.settings), "you": seat} | SCHEMA.write(s)
    if not goals_are_open(s):
        for other, part in enumerate(document["seats"]):
            if other != seat:
                part["goals"] = ["?" if goal else None for goal in part["goals"]]
    return document


def seen(s: Principato, by: int, action: int, seat: int) -> str:
    """How a line looks to a seat, asked before it is applied."""
    if by != CHANCE:
        return ACTIONS.name(action)
    hidden = s.frames[s.at] == DEAL_GOAL and not s.open_goals and next_goal(s) // BACKS != seat
    return "goal:?" if hidden else OUTCOMES.name(action)


def redeal(s: Principato, seat: int, rng: Rng) -> Principato:
    """A game that looks the same to this seat: others' goals are dealt anew from those it cannot see."""
    copy = s.clone()
    if goals_are_open(s):
        return copy
    for back in range(BACKS):
        redeal_back(copy, seat, back, rng)
    return copy


def redeal_back(s: Principato, seat: i64, back: i64, rng: Rng) -> None:
    own: i64 = s.goals[BACKS * seat + back] if seat >= 0 else EMPTY
    unseen = vec[i64]([0] * GOAL_COUNT)
    count: i64 = 0
    for goal in range(GOAL_COUNT):
        if GOAL_BACK[goal] == back and goal != own:
            unseen[count] = goal
            count += 1
    rng.shuffle(unseen, count)
    for other in range(s.players):
        place: i64 = BACKS * other + back
        if other != seat and s.goals[place] != EMPTY:
            count -= 1
            s.goals[place] = unseen[count]
