"""What buying something from the market would take."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from signoria.games.virtu.actions import (
    ACTIONS,
    BUY_ITEM,
)
from signoria.games.virtu.decisions import BUY, PAY, PLACE_CARD
from signoria.games.virtu.state import Virtu


class Sale(TypedDict):
    """What buying something takes from whoever decides: all actions up to its place, and the sides it may go to.

    `actions` end where there is something to choose; `sides` is empty then, and for tiles.
    """

    actions: list[str]
    sides: list[str]


def sale(s: Virtu, item: int) -> Sale | None:
    """Returns what buying an item comes to for whoever shops, None where it cannot be bought now."""
    if s.decision != BUY:
        return None
    seat: i64 = s.frame_seat()
    action = int(BUY_ITEM + item)
    if s.why_not(seat, action) is not None:
        return None
    buying = s.clone()
    buying.apply(seat, action)
    actions = [ACTIONS.names[action]]
    while buying.decision == PAY:
        options = buying.options(seat)
        if len(options) > 1:
            return {"actions": actions, "sides": []}
        actions.append(ACTIONS.names[options[0]])
        buying.apply(seat, options[0])
    sides = [ACTIONS.names[option] for option in buying.options(seat)] if buying.decision == PLACE_CARD else []
    return {"actions": actions, "sides": [name.removeprefix("to:") for name in sides if name.startswith("to:")]}
