"""Who is elected, named score lines, places and tie-breaks (§4)."""

from __future__ import annotations

from signoria.core.codes import ScoreLine

from conclave.box.constants import ELECTED, FAMILIES, PER_DUCAT, PER_VOTE
from conclave.state import Conclave


def elected(state: Conclave) -> int:
    """The family with most votes; of several the first in the box (§4.1)."""
    return max(range(len(FAMILIES)), key=lambda family: (state.votes[family], -family))


def score(state: Conclave) -> list[list[ScoreLine]]:
    return [_lines(state, seat, elected(state)) for seat in range(state.players)]


def _lines(state: Conclave, seat: int, pope: int) -> list[ScoreLine]:
    family = state.favourite[seat]
    return [
        ScoreLine("elected", ELECTED if family == pope else 0),
        ScoreLine("votes", PER_VOTE * state.votes[family]),
        ScoreLine("ducats", PER_DUCAT * state.ducats[seat]),
    ]


def places(state: Conclave) -> list[int]:
    """Most points, then most ducats; who is equal in both shares the place (§4.3)."""
    totals = [sum(line.points for line in lines) for lines in score(state)]
    ranks = list(zip(totals, state.ducats))
    return [1 + sum(other > own for other in ranks) for own in ranks]
