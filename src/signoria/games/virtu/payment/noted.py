"""What the running payment has used, and what each side of a combat has announced: in order, for who looks on."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.games.virtu.state import EMPTY, MOST_USES, SIDES_OF_COMBAT, Virtu


def note(s: Virtu, side: i64, action: i64) -> None:
    """A use, or in a combat a token; a payment is one-sided."""
    for i in range(side * MOST_USES, (side + 1) * MOST_USES):
        if s.uses[i] == EMPTY:
            s.uses[i] = action
            return


def forget(s: Virtu) -> None:
    """Paid, or fought out: it leaves no trace."""
    for side in range(i64(SIDES_OF_COMBAT)):
        for i in range(side * MOST_USES, (side + 1) * MOST_USES):
            if s.uses[i] == EMPTY:
                break
            s.uses[i] = EMPTY
