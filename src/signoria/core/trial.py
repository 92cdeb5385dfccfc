"""A choice tried out on a copy: what it would do, up to where something else is asked or chance decides."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Final, TypeVar, cast

from signoria.core.codes import Description, Effect, Event
from signoria.core.state import State

S = TypeVar("S", bound=State)
# Forced steps that are followed at most.
LONGEST: Final = 20
# So many sentences about a choice are read before it is made.
MOST_EFFECTS: Final = 3


def tried(state: S, seat: int, action: int) -> tuple[S, list[Event]]:
    """Returns the position after a legal choice and whatever follows from it without another one, and what happened."""
    after, events = cast(S, state.clone()), list[Event]()
    after.events = events
    after.step(seat, action)
    for _ in range(LONGEST):
        options = after.options(seat) if after.mover() == seat else []
        if len(options) != 1:
            break
        after.step(seat, options[0])
    after.events = None
    return after, events


def described(
    state: S, seat: int, action: int, effects: Callable[[S, int, int, Description], Iterable[Effect]]
) -> Description:
    """Returns what the decision says of an action and, where it is legal, what it would do by `effects`."""
    plain = state.describe(seat, action)
    if state.why_not(seat, action) is not None:
        return plain
    told = tuple(islice(effects(state, seat, action, plain), MOST_EFFECTS))
    if not told:
        return plain
    # Not dataclasses.replace(): this is done for every option of every decision that people are shown.
    shown = plain.targets, plain.group, plain.cost, plain.gain, plain.reveals, plain.default, plain.params
    return Description(*shown, told)
