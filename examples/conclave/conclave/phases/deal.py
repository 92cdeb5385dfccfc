"""The deal (§1.2): everybody is dealt a favourite in secret, by chance."""

from __future__ import annotations

from conclave.actions import DEAL
from conclave.box import FAMILIES
from conclave.phases.scrutiny import open_scrutiny
from conclave.state import RECEIVER, Table


def weights(state: Table) -> list[tuple[int, int]]:
    """The deck is a multiset: every family with as many chances as it has cards left."""
    return [(DEAL + family, copies) for family, copies in enumerate(state.deck) if copies]


def take(state: Table, outcome: int) -> None:
    receiver, family = state.local(RECEIVER), outcome - DEAL
    state.deck[family] -= 1
    state.favourite[receiver] = family
    if state.events is not None:
        state.tell("dealt", {"seat": receiver, "family": FAMILIES[family]}, (receiver,))
    if receiver + 1 < state.players:
        state.set_local(RECEIVER, receiver + 1)
    else:
        state.pop()
        open_scrutiny(state, 0)
