"""What the running payment has used, and what each side of a combat has announced: in order, for who looks on."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.games.virtu.state import EMPTY, MOST_USES, SIDES_OF_COMBAT, VirtuState


def note(s: VirtuState, side: i64, action: i64) -> None:
    """A use, or in a combat a token; a payment is one-sided."""
    i: i64 = side * MOST_USES
    end: i64 = i + MOST_USES
    while i < end and s.uses[i] != EMPTY:
        i += 1
    if i < end:
        s.uses[i] = action


def forget(s: VirtuState) -> None:
    """Paid, or fought out: it leaves no trace."""
    for side in range(SIDES_OF_COMBAT):
        i: i64 = side * MOST_USES
        end: i64 = i + MOST_USES
        while i < end and s.uses[i] != EMPTY:
            s.uses[i] = EMPTY
            i += 1
