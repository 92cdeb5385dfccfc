"""A choice tried out on a copy: what it would do, up to where something else is asked or chance decides."""

from __future__ import annotations

from typing import Final, TypeVar, cast

from signoria.core.codes import Event
from signoria.core.state import State

S = TypeVar("S", bound=State)
# Forced steps that are followed at most.
LONGEST: Final = 20


def tried(state: S, seat: int, action: int) -> tuple[S, list[Event]]:
    """Returns the position after a legal choice and whatever follows from it without another one, and what happened."""
    after, events = cast(S, state.clone()), list[Event]()
    after.apply(seat, action, events)
    for _ in range(LONGEST):
        options = after.options(seat) if after.mover() == seat else []
        if len(options) != 1:
            break
        after.apply(seat, options[0], events)
    return after, events
