"""What an action touches and costs, for whoever draws or explains it."""

from __future__ import annotations

from signoria.core.codes import Description

from conclave.actions import ACCLAIM, BID, PASS, WRITE
from conclave.box import FAMILIES
from conclave.phases.voice import price
from conclave.state import Table


def describe(state: Table, seat: int, action: int) -> Description:
    if action == PASS:
        return Description(group="bid", default=True)
    if BID <= action < PASS:
        return Description(group="bid", cost={"ducats": price(action)})
    family = FAMILIES[action - (ACCLAIM if action >= ACCLAIM else WRITE)]
    return Description(targets=(f"family:{family}",), group="family", params={"family": family})
