"""P4: do the action of the room, take an indulgence for florins, or end the turn (§4.2)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import SEAT
from signoria.games.virtu.actions import ACT_ON, END_TURN, SOURCE_COUNT, USE
from signoria.games.virtu.atlas import ROOM_SPOT
from signoria.games.virtu.box import (
    ANNEX_ACTION,
    BASE_RELIEF,
    CARD_ACTION,
    CARD_RELIEF,
    GOVERN_ACTION,
    INTRIGUE_ACTION,
    NO_ACTION,
    PALACE,
    PATRONISE_ACTION,
    ROOM_ACTIONS,
    ROOMS,
    TRADE_ACTION,
)
from signoria.games.virtu.decisions import ANNEX, GOVERN, INFLUENCE, INTRIGUE, PATRONISE, TRADE, USED, WAGE_WAR
from signoria.games.virtu.payment import MASK, SYMBOL_COUNT, amount
from signoria.games.virtu.phases.obstacles import ENEMY_AGENT_HERE, FREE, INDULGENCE_HERE, NO_ACTION_HERE
from signoria.games.virtu.phases.sources import LOAN, NOTHING_ELSE, collect, gather, symbols
from signoria.games.virtu.phases.turn_end import end_turn
from signoria.games.virtu.phases.uses import write_collections
from signoria.games.virtu.state import EMPTY, VirtuState


def room_action(s: VirtuState, seat: i64, room: i64) -> i64:
    """The action of the card in the room, else the printed one."""
    card: i64 = s.rooms[(seat * ROOMS + room) * 2]
    if card != EMPTY:
        return CARD_ACTION[card]
    return printed_action(s, seat, room)


def printed_action(s: VirtuState, seat: i64, room: i64) -> i64:
    """What the Palace itself shows; its other side is for two players."""
    return PALACE[(s.faction[seat] * 2 + (1 if s.players == 2 else 0)) * ROOMS + room]


def has_enemy_agent(s: VirtuState, seat: i64, room: i64) -> bool:
    agent: i64 = s.agent[ROOM_SPOT + seat * ROOMS + room]
    return agent not in (EMPTY, seat)


def candidates(s: VirtuState, out: vec[i64]) -> i64:
    out[0] = ACT_ON
    out[1] = END_TURN
    return write_collections(s, s.frames[s.at + SEAT], LOAN, out, 2)


def obstacle(s: VirtuState, action: i64) -> i64:
    if action != ACT_ON:
        return FREE
    seat: i64 = s.frames[s.at + SEAT]
    return room_obstacle(s, seat, s.marker[seat])


def room_obstacle(s: VirtuState, seat: i64, room: i64) -> i64:
    """Is the action of a room to be had: it has one, no indulgence lies there, no enemy agent stands there?"""
    action_here: i64 = room_action(s, seat, room)
    if action_here == NO_ACTION:
        return NO_ACTION_HERE
    if s.indulgence[seat * ROOMS + room] == 1:
        return INDULGENCE_HERE
    if has_enemy_agent(s, seat, room) and not (action_here == INTRIGUE_ACTION and has_mask(s, seat, room)):
        return ENEMY_AGENT_HERE
    return FREE


def has_mask(s: VirtuState, seat: i64, room: i64) -> bool:
    """R33: a mask from whatever source lets Intrigue begin in spite of an enemy agent on its room."""
    if amount(base_relief(s, seat, room), MASK) > 0:
        return True
    masks: i64 = symbols(MASK)
    for level in range(2):
        card: i64 = s.rooms[(seat * ROOMS + room) * 2 + level]
        if card != EMPTY and CARD_RELIEF[card] & masks:
            return True
    sources = vec[i64]([0] * SOURCE_COUNT)
    reliefs = vec[i64]([0] * SOURCE_COUNT)
    return gather(s, seat, NOTHING_ELSE, masks, masks, sources, reliefs) > 0


def base_relief(s: VirtuState, seat: i64, room: i64) -> i64:
    """R7: the printed symbol of a room, hidden by any card."""
    if s.rooms[(seat * ROOMS + room) * 2] != EMPTY:
        return 0
    action: i64 = room_action(s, seat, room)
    return 0 if action == NO_ACTION else BASE_RELIEF[action]


def choose(s: VirtuState, action: i64) -> None:
    seat: i64 = s.frames[s.at + SEAT]
    if action >= USE:
        collect(s, seat, action)
    elif action == END_TURN:
        end_turn(s)
    else:
        begin_action(s, seat)


def begin_action(s: VirtuState, seat: i64) -> None:
    """The printed symbol is there from the start; it never flips, and what is not used of it is lost."""
    base: i64 = base_relief(s, seat, s.marker[seat])
    symbol: i64 = 0
    while symbol < SYMBOL_COUNT:
        s.pool[symbol] = amount(base, symbol)
        symbol += 1
    s.frames[USED] = 0
    action: i64 = room_action(s, seat, s.marker[seat])
    if s.events is not None:
        s.tell("acted", {"seat": seat, "action": ROOM_ACTIONS[action], "room": s.marker[seat]})
    s.push(frame_of(s, action), seat)


def frame_of(s: VirtuState, action: i64) -> i64:
    """With two players Annex is also Influence."""
    if action == GOVERN_ACTION:
        return GOVERN
    if action == PATRONISE_ACTION:
        return PATRONISE
    if action == TRADE_ACTION:
        return TRADE
    if action == ANNEX_ACTION:
        return INFLUENCE if s.players == 2 else ANNEX
    return INTRIGUE if action == INTRIGUE_ACTION else WAGE_WAR
