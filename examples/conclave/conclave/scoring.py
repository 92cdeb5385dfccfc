"""Who is elected, named score lines, places and tie-breaks (§4)."""

from __future__ import annotations

from signoria.core.codes import ScoreLine

from conclave.box import ELECTED, FAMILIES, PER_DUCAT, PER_VOTE
from conclave.state import Table


def elected(state: Table) -> int:
    """The family with most votes; of several the first in the box (§4.1)."""
    return max(range(len(FAMILIES)), key=lambda family: (state.votes[family], -family))


def score(state: Table) -> list[list[ScoreLine]]:
    return [_lines(state, seat, elected(state)) for seat in range(state.players)]


def _lines(state: Table, seat: int, pope: int) -> list[ScoreLine]:
    family = state.favourite[seat]
    return [
        ScoreLine("elected", ELECTED if family == pope else 0),
        ScoreLine("votes", PER_VOTE * state.votes[family]),
        ScoreLine("ducats", PER_DUCAT * state.ducats[seat]),
    ]


def places(state: Table) -> list[int]:
    """Most points, then most ducats; who is equal in both shares the place (§4.3)."""
    totals = [sum(line.points for line in lines) for lines in score(state)]
    ranks = list(zip(totals, state.ducats))
    return [1 + sum(other > own for other in ranks) for own in ranks]
