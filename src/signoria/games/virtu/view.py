"""Who sees what: everything is open, and after the set-up nothing is left to chance (§2.2; R45)."""

from __future__ import annotations

from typing import TypedDict

from signoria.core.document import Document, FrameView
from signoria.core.rng import Rng
from signoria.core.state import CHANCE
from signoria.games.virtu.actions import ACTIONS, OUTCOMES
from signoria.games.virtu.schema import SCHEMA
from signoria.games.virtu.state import Virtu


class SeatView(TypedDict):
    """A state; counts of zero are left out."""

    faction: str | None
    # The room of the marker, -1 before it has entered the Palace.
    marker: int
    florins: int
    rank: int
    agents: int
    locked: int
    tokens: int
    stays: int
    # Two places a room: the action card and the improvement under it.
    rooms: list[str | None]
    # Three places on the left, three on the right; faces as `state.py` numbers them.
    court: list[str | None]
    face: list[int]
    indulgence: dict[str, int]
    estate: dict[str, int]
    trophies: list[int]


class View(TypedDict):
    """What `observe` returns. Owners are seats, after them the Major Cities; -1 is nobody, -2 a closed city."""

    players: int
    options: dict[str, bool | int | str]
    you: int
    frames: list[FrameView]
    year: int
    turn: int
    last: int
    indulgences: int
    borrowed: int
    used: int
    order: list[int]
    city_track: list[int]
    patronage_track: list[int]
    owner: list[int]
    tile: dict[str, int]
    cathedral: dict[str, int]
    agent: list[int]
    ally: list[int]
    bonus_ready: dict[str, int]
    pile: dict[str, int]
    market: dict[str, int]
    patron: list[int]
    influence: list[int]
    major_ally: list[int]
    limit: list[int]
    troops: list[dict[str, int]]
    halted: list[dict[str, int]]
    retreating: list[dict[str, int]]
    bought: dict[str, int]
    pool: dict[str, int]
    due: dict[str, int]
    uses: list[list[str | None]]
    seats: list[SeatView]


def observe(s: Virtu, seat: int) -> Document:
    """The whole table, the same for everybody."""
    return common_view(s) | own_view(s, seat)


def common_view(s: Virtu) -> Document:
    """What everybody sees, which is all there is."""
    return {"players": int(s.players), "options": dict(s.settings)} | SCHEMA.write(s)


def own_view(s: Virtu, seat: int) -> Document:
    """Who looks."""
    return {"you": seat}


def seen(s: Virtu, by: int, action: int, seat: int) -> str:
    """Every line is seen by all as it is."""
    return OUTCOMES.name(action) if by == CHANCE else ACTIONS.name(action)


def redeal(s: Virtu, seat: int, rng: Rng) -> Virtu:
    """Nothing is hidden, so nothing is dealt anew."""
    return s.clone()
