"""What a good player would say a position is worth: the score as it stands, and a share of the election."""

from __future__ import annotations

from signoria.core.document import NONE

from conclave.box.constants import ELECTED, PER_DUCAT, PER_VOTE
from conclave.state import Conclave


def evaluate(state: Conclave) -> list[float]:
    most = int(max(state.votes))
    values: list[float] = []
    for seat in range(state.players):
        family = state.favourite[seat]
        votes = 0 if family == NONE else int(state.votes[family])
        ducats = int(state.ducats[seat])
        values.append(PER_DUCAT * ducats + PER_VOTE * votes + ELECTED * (1 + votes) / (1 + most))
    return values
