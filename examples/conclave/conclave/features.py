"""Numbers for learning, the asking seat first; nothing that this seat may not know. And what each of them is called."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from signoria.core.layout import Layout, LayoutPlan

from conclave.box.constants import FAMILIES, PLAYERS
from conclave.state import Conclave


def features_into(state: Conclave, seat: int, out: vec[float], at: int = 0) -> None:
    most_votes = state.scrutinies * (2 * state.players + 1)
    values = [float(family == state.favourite[seat]) for family in range(len(FAMILIES))]
    values += [int(votes) / most_votes for votes in state.votes]
    for i in range(state.players):
        other = (seat + i) % state.players
        values.append(int(state.ducats[other]) / state.purse)
        values += [float(state.is_cleared(other, family)) for family in range(len(FAMILIES))]
    for i, value in enumerate(values + [0.0] * (len(LAYOUT) - len(values))):
        out[at + i] = value


def _layout() -> Layout:
    plan = LayoutPlan(version=1)
    plan.flags("favourite", FAMILIES)
    plan.numbers("votes", FAMILIES, most=1)
    for _ in plan.seats(max(PLAYERS)):
        plan.number("ducats", most=1)
        plan.flags("cleared", FAMILIES)
    return plan.layout()


LAYOUT: Final = _layout()
