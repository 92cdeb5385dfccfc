"""Where agents may stand: cities, rooms, great powers, influence tracks; one on each spot (§4.4, §5.4; R34)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.games.virtu.box.atlas import CITIES, POWER_SPOT, ROOM_SPOT, TRACK_SPOT
from signoria.games.virtu.box.constants import MAJORS, POWERS, PRINCE, ROOMS
from signoria.games.virtu.state import CLOSED, EMPTY, ON_TRACK, Virtu

SPOT_KINDS: Final = ("city", "room", "power", "track")


def spot_params(spot: i64) -> Params:
    """A city, a room of somebody's Palace, a great power, an influence track."""
    if spot < ROOM_SPOT:
        return {"spot": "city", "city": CITIES[spot]}
    if spot < POWER_SPOT:
        room: i64 = spot - ROOM_SPOT
        return {"spot": "room", "palace": int(room // ROOMS), "room": int(room % ROOMS)}
    if spot < TRACK_SPOT:
        return {"spot": "power", "power": POWERS[spot - POWER_SPOT]}
    return {"spot": "track", "major": MAJORS[spot - TRACK_SPOT]}


def master_of(s: Virtu, spot: i64) -> i64:
    """Whose city, room or alliance a spot is; a negative number if nobody's."""
    if spot < ROOM_SPOT:
        return s.lord(spot)
    if spot < POWER_SPOT:
        return (spot - ROOM_SPOT) // ROOMS
    return s.ally[spot - POWER_SPOT] if spot < TRACK_SPOT else i64(EMPTY)


def exists(s: Virtu, spot: i64) -> bool:
    """Open cities, rooms of those who play, great powers; with two players influence tracks instead of powers."""
    if spot < ROOM_SPOT:
        return s.owner[spot] != CLOSED
    if spot < POWER_SPOT:
        return (spot - ROOM_SPOT) // ROOMS < s.players
    if spot < TRACK_SPOT:
        return s.side == 0
    return s.side == 1 and s.major_ally[spot - TRACK_SPOT] == ON_TRACK


def may_go(s: Virtu, seat: i64, spot: i64) -> bool:
    """Nobody's agent is there, and one may stand there."""
    return s.agent[spot] == EMPTY and may_stand(s, seat, spot)


def may_stand(s: Virtu, seat: i64, spot: i64) -> bool:
    """There is such a spot, The Prince does not forbid it (R34), nor the beginners' option."""
    if not exists(s, spot):
        return False
    master: i64 = master_of(s, spot)
    if master < 0 or master == seat:
        return True
    if s.owns(master, PRINCE):
        return False
    beginners_room: bool = s.beginners and spot >= ROOM_SPOT and spot < POWER_SPOT
    return not (beginners_room and holds_enemy_agent(s, master))


def holds_enemy_agent(s: Virtu, owner: i64) -> bool:
    """Does a Palace hold an agent that is not its owner's?"""
    for room in range(i64(ROOMS)):
        if s.agent[ROOM_SPOT + owner * ROOMS + room] not in (EMPTY, owner):
            return True
    return False
