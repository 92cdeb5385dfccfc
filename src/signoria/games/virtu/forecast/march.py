"""Where a troop may go, and the siege that it would come to."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from signoria.games.virtu.actions import (
    ACTIONS,
)
from signoria.games.virtu.box.atlas import CITIES
from signoria.games.virtu.decisions import MARCH
from signoria.games.virtu.forecast.forces import Force, defence_parts, troops_before
from signoria.games.virtu.phases import combat as fighting
from signoria.games.virtu.phases import war
from signoria.games.virtu.phases.value import defence
from signoria.games.virtu.state import Virtu


class March(TypedDict):
    """Where a troop may go: with how many it would stand there, against which defence; 0 where nothing is besieged."""

    action: str
    city: str
    besieges: bool
    attack: int
    defence: int
    parts: list[Force]
    rivals: list[int]


def marches(s: Virtu) -> list[March]:
    """Returns every destination of the troop that marches, and the siege that it would come to."""
    if s.decision != MARCH:
        return []
    seat: i64 = s.frame_seat()
    destinations: list[March] = []
    for action in s.options(seat):
        city: i64 = war.destination(action)
        besieges = not s.is_friendly(seat, city)
        destinations.append(
            {
                "action": ACTIONS.names[action],
                "city": CITIES[city],
                "besieges": besieges,
                "attack": 1 + troops_before(s, seat, city) if besieges else 0,
                "defence": int(defence(s, city, seat)) if besieges else 0,
                "parts": defence_parts(s, city, seat) if besieges else [],
                "rivals": [other for other in range(s.players) if besieges and fighting.is_rival(s, seat, other, city)],
            }
        )
    return destinations
