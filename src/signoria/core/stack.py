"""Whether a stack of frames is a place that the rules can reach: nesting, seats and ranges, the same for every game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from signoria.core.codes import Problem
from signoria.core.decision import BOTTOM, DECISION, FRAME, LOCALS, SEAT, WAITING, Chance, Decision, Procedure
from signoria.core.state import CHANCE, TOGETHER, State


def stack_problems(s: State) -> list[Problem]:
    """Everything about the frames that the game's rules could not have led to; what is particular comes last."""
    problems = [*_nesting(s)] or [problem for i in range(s.depth) for problem in _frame(s, i)]
    return problems or [problem for i in range(s.depth) for problem in _decision(s, i).problems(s, i * FRAME)]


def bottom(s: State) -> int:
    """The decision of the lowest frame: which phase it is; BOTTOM when the game is over."""
    return s.frames[DECISION] if s.depth > 0 else BOTTOM


def _decision(s: State, i: int) -> Decision[Any]:
    return s.decisions[s.frames[i * FRAME + DECISION]]


def _nesting(s: State) -> Iterator[Problem]:
    for i in range(s.depth):
        inner = _decision(s, i)
        if (s.frames[(i - 1) * FRAME + DECISION] if i else BOTTOM) not in inner.inside:
            yield Problem(
                "frames_nest", f"{inner.code} does not lie {'on ' + _decision(s, i - 1).code if i else 'alone'}"
            )
    if s.depth and isinstance(_decision(s, s.depth - 1), Procedure):
        yield Problem("frames_nest", f"{_decision(s, s.depth - 1).code} asks nothing, so that something lies on it")


def _frame(s: State, i: int) -> Iterator[Problem]:
    decision, at = _decision(s, i), i * FRAME
    seat = s.frames[at + SEAT]
    together = decision.frame.together
    if together != (seat == TOGETHER) or (isinstance(decision, Chance) != (seat == CHANCE) and not together):
        yield Problem("frame_seats", f"{decision.code} is not for seat {seat}")
    elif together and not 0 < s.frames[at + WAITING] < 1 << s.players:
        yield Problem("frame_seats", f"{decision.code} waits for the seats {s.frames[at + WAITING]:b}")
    for place, (name, (least, most)) in enumerate(zip(decision.frame.names, decision.frame.ranges)):
        if not least <= s.frames[at + LOCALS + place] <= most:
            number = s.frames[at + LOCALS + place]
            yield Problem("frame_locals", f"{name} of {decision.code} is {number}, not {least} to {most}")
