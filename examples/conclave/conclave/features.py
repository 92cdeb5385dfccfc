"""Numbers for learning, the asking seat first; nothing that this seat may not know."""

from __future__ import annotations

from typing import Final

from conclave.box.constants import FAMILIES, PLAYERS
from conclave.state import Conclave

LENGTH: Final = 2 * len(FAMILIES) + max(PLAYERS) * (1 + len(FAMILIES))


def features(state: Conclave, seat: int) -> list[float]:
    most_votes = state.scrutinies * (2 * state.players + 1)
    values = [float(family == state.favourite[seat]) for family in range(len(FAMILIES))]
    values += [int(votes) / most_votes for votes in state.votes]
    for i in range(state.players):
        other = (seat + i) % state.players
        values.append(int(state.ducats[other]) / state.purse)
        values += [float(state.is_cleared(other, family)) for family in range(len(FAMILIES))]
    return values + [0.0] * (LENGTH - len(values))
