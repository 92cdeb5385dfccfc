"""The rooms of a Palace: the action that each offers at present, and what blocks it (§2.3, §4.2, §5.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.decision import NO_OBSTACLE
from signoria.games.virtu.actions import SOURCE_COUNT
from signoria.games.virtu.box.atlas import ROOM_SPOT
from signoria.games.virtu.box.constants import (
    BASE_RELIEF,
    CARD_ACTION,
    CARD_RELIEF,
    DEEDS,
    INTRIGUE_ACTION,
    NO_ACTION,
    PALACE,
    ROOM_CARDS,
    ROOMS,
)
from signoria.games.virtu.decisions import OBSTACLES
from signoria.games.virtu.payment.bill import MASK, amount
from signoria.games.virtu.payment.sources import NOTHING_ELSE, gather, symbols
from signoria.games.virtu.state import EMPTY, Virtu

NO_ACTION_HERE: Final = OBSTACLES.add("no_action_here", "4.2")
INDULGENCE_HERE: Final = OBSTACLES.add("indulgence_here", "4.2")
# In the game for two an agent also guards an influence track.
ENEMY_AGENT_HERE: Final = OBSTACLES.add("enemy_agent_here", "4.2", {2: "7.2"})


def room_action(s: Virtu, seat: i64, room: i64) -> i64:
    """The action of the card in the room, else the printed one."""
    card: i64 = s.rooms[(seat * ROOMS + room) * ROOM_CARDS]
    return printed_action(s, seat, room) if card == EMPTY else CARD_ACTION[card]


def printed_action(s: Virtu, seat: i64, room: i64) -> i64:
    """What the Palace itself shows; its other side is for two players."""
    return PALACE[(s.faction[seat] * 2 + s.side) * ROOMS + room]


def deed_name(s: Virtu, action: i64) -> str:
    """With two players Annex is also Influence; a room without an action is blank."""
    return "blank" if action == NO_ACTION else DEEDS[s.side][action]


def room_params(s: Virtu, seat: i64, room: i64) -> Params:
    """A room and the action that it offers at present."""
    return {"room": int(room), "deed": deed_name(s, room_action(s, seat, room))}


def has_enemy_agent(s: Virtu, seat: i64, room: i64) -> bool:
    agent: i64 = s.agent[ROOM_SPOT + seat * ROOMS + room]
    return agent not in (EMPTY, seat)


def is_locked(s: Virtu, seat: i64, room: i64) -> bool:
    """In Winter the marker, an indulgence or an enemy agent keeps a room as it is."""
    if s.marker[seat] == room or s.indulgence[seat * ROOMS + room] == 1:
        return True
    return has_enemy_agent(s, seat, room)


def room_obstacle(s: Virtu, seat: i64, room: i64) -> i64:
    """Is the action of a room to be had: it has one, no indulgence lies there, no enemy agent stands there?"""
    action: i64 = room_action(s, seat, room)
    if action == NO_ACTION:
        return NO_ACTION_HERE
    if s.indulgence[seat * ROOMS + room] == 1:
        return INDULGENCE_HERE
    if has_enemy_agent(s, seat, room) and not (action == INTRIGUE_ACTION and has_mask(s, seat, room)):
        return ENEMY_AGENT_HERE
    return NO_OBSTACLE


def has_mask(s: Virtu, seat: i64, room: i64) -> bool:
    """R33: a mask from whatever source lets Intrigue begin in spite of an enemy agent on its room."""
    if amount(base_relief(s, seat, room), MASK) > 0:
        return True
    masks: i64 = symbols(MASK)
    for level in range(i64(ROOM_CARDS)):
        card: i64 = s.rooms[(seat * ROOMS + room) * ROOM_CARDS + level]
        if card != EMPTY and CARD_RELIEF[card] & masks:
            return True
    sources = vec[i64]([0] * SOURCE_COUNT)
    reliefs = vec[i64]([0] * SOURCE_COUNT)
    return gather(s, seat, NOTHING_ELSE, masks, masks, sources, reliefs) > 0


def base_relief(s: Virtu, seat: i64, room: i64) -> i64:
    """R7: the printed symbol of a room, hidden by any card."""
    if s.rooms[(seat * ROOMS + room) * ROOM_CARDS] != EMPTY:
        return 0
    action: i64 = room_action(s, seat, room)
    return i64(0) if action == NO_ACTION else BASE_RELIEF[action]
