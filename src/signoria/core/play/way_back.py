"""How far a seat may take the game back by itself: to the last barrier.

A barrier is chance, something revealed, or a choice of any other seat, be it a person's or a bot's. Whoever is alone
with bots may go beyond it; the record says so.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from signoria.core.codes import Params
from signoria.core.game import AnyGame
from signoria.core.state import CHANCE, SEAT, TOGETHER, State

# What is in the way.
DRAWN: Final = "chance"
REVEALED: Final = "revealed"
OTHER: Final = "other"
NOTHING: Final = "nothing"


@dataclass(frozen=True, slots=True)
class Made:
    """How a line came about: by whom, whether they had a choice, whether it turned up something unknown.

    Where others may not know whether they had a choice, they had one: a barrier that stood or fell by it would tell.
    Of a choice it is kept what was asked and how the answer is described to who gave it.
    """

    seat: int
    chosen: bool
    reveals: bool
    decision: str = ""
    params: Params = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class WayBack:
    """The seat's last choice that counts, and what stands between it and now."""

    to: int | None
    barrier: str | None
    # Whose line is the barrier; None where it is nobody's.
    by: int | None = None


def is_together(state: State) -> bool:
    """Do several seats decide at once, sealed?"""
    return bool(state.depth > 0 and state.frames[state.at + SEAT] == TOGETHER)


def how_made(game: AnyGame, before: State, seat: int, action: int, watched: bool = True) -> Made:
    """How the line comes about that is about to be made; `watched` if other persons play, or look on."""
    if seat == CHANCE:
        return Made(seat, False, True)
    actors = before.actors()
    # In the decision's own words: what the game says of effects takes trying it out, and nobody reads it here.
    has_decisions = hasattr(before, "decisions")
    description = before.describe(seat, action) if has_decisions else game.describe(before, seat, action)
    decision = before.prompt(seat).code
    # Nobody waits for who takes the floor: they could have kept silent.
    free = seat not in actors or len(before.options(seat)) > 1
    chosen = free or (watched and game.may_hide(decision))
    return Made(seat, chosen, description.reveals or _opens_seals(before, seat, action), decision, description.params)


def _opens_seals(before: State, seat: int, action: int) -> bool:
    """Is this the last answer of several that were written under seal? Then all are turned up, whatever they are."""
    if not is_together(before) or before.actors() != [seat] or before.why_not(seat, action) is not None:
        return False
    after = before.clone()
    after.apply(seat, action)
    goes_on = is_together(after) and after.actors() == [seat] and after.depth == before.depth
    return not goes_on or after.prompt(seat).code != before.prompt(seat).code


def way_back(lines: Iterable[tuple[int, Made]], seat: int) -> WayBack:
    """Over the lines that count, the newest first."""
    barrier: str | None = None
    by: int | None = None
    for number, made in lines:
        own = made.chosen and made.seat == seat
        if barrier is None and (made.reveals or (made.chosen and not own)):
            barrier, by = (DRAWN, None) if made.seat == CHANCE else (REVEALED if made.reveals else OTHER, made.seat)
        if own:
            return WayBack(number, barrier, by)
    return WayBack(None, barrier or NOTHING, by)
