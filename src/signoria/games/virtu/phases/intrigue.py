"""A-INT: for a mask each, agents are placed, moved or removed (§4.4, §5.4; R32 to R34)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import SEAT
from signoria.games.virtu.actions import (
    AGENT_TO,
    DONE,
    LIFT_AGENT,
    PLACE_AGENT,
    REMOVE_AGENT,
    USE,
    USED_SOURCE,
    USED_SYMBOL,
)
from signoria.games.virtu.atlas import NO_SPOT, POWER_SPOT, ROOM_SPOT, SPOT_COUNT, TRACK_SPOT
from signoria.games.virtu.box import PRINCE, ROOMS
from signoria.games.virtu.decisions import AGENT, INTRIGUE, SUBJECT
from signoria.games.virtu.naming import spot_params
from signoria.games.virtu.payment import FLORIN, MASK
from signoria.games.virtu.phases.paying import also_usable
from signoria.games.virtu.phases.sources import FLORINS, symbols, use
from signoria.games.virtu.phases.turn_end import end_action
from signoria.games.virtu.phases.uses import write_uses
from signoria.games.virtu.state import CLOSED, EMPTY, ON_TRACK, SPENT, VirtuState

MASKS: Final[i64] = symbols(MASK)

# ---- where an agent may go ----


def master_of(s: VirtuState, spot: i64) -> i64:
    """Whose city, room or alliance a spot is; a negative number if nobody's."""
    if spot < ROOM_SPOT:
        return s.lord(spot)
    if spot < POWER_SPOT:
        return (spot - ROOM_SPOT) // ROOMS
    return s.ally[spot - POWER_SPOT] if spot < TRACK_SPOT else EMPTY


def exists(s: VirtuState, spot: i64) -> bool:
    """Open cities, rooms of those who play, great powers; with two players influence tracks instead of powers."""
    if spot < ROOM_SPOT:
        return s.owner[spot] != CLOSED
    if spot < POWER_SPOT:
        return (spot - ROOM_SPOT) // ROOMS < s.players
    if spot < TRACK_SPOT:
        return s.players > 2
    return s.players == 2 and s.major_ally[spot - TRACK_SPOT] == ON_TRACK


def may_go(s: VirtuState, seat: i64, spot: i64) -> bool:
    """Nobody's agent is there, The Prince does not forbid it (R34), nor the beginners' option."""
    if s.agent[spot] != EMPTY or not exists(s, spot):
        return False
    master: i64 = master_of(s, spot)
    if master < 0 or master == seat:
        return True
    if s.owns(master, PRINCE):
        return False
    beginners_room: bool = s.beginners and spot >= ROOM_SPOT and spot < POWER_SPOT
    return not (beginners_room and holds_enemy_agent(s, master))


def holds_enemy_agent(s: VirtuState, owner: i64) -> bool:
    """Does a Palace hold an agent that is not its owner's?"""
    room: i64 = 0
    while room < ROOMS:
        agent: i64 = s.agent[ROOM_SPOT + owner * ROOMS + room]
        if agent not in (EMPTY, owner):
            return True
        room += 1
    return False


def can_go_somewhere(s: VirtuState, seat: i64) -> bool:
    spot: i64 = 0
    while spot < SPOT_COUNT:
        if may_go(s, seat, spot):
            return True
        spot += 1
    return False


# ---- the menu ----


def blocking_spot(s: VirtuState, seat: i64) -> i64:
    """R33: the enemy agent on the room of this very action, who must go first."""
    spot: i64 = ROOM_SPOT + seat * ROOMS + s.marker[seat]
    return NO_SPOT if s.agent[spot] in (EMPTY, seat) else spot


def candidates(s: VirtuState, out: vec[i64]) -> i64:
    seat: i64 = s.frames[s.at + SEAT]
    blocked: i64 = blocking_spot(s, seat)
    if blocked != NO_SPOT:
        if s.pool[MASK] > 0:
            out[0] = REMOVE_AGENT + blocked
            return 1
        return write_uses(s, seat, also_usable(INTRIGUE), MASKS, MASKS, out, 0)
    out[0] = DONE
    count: i64 = 1
    if s.pool[MASK] > 0:
        room_left: bool = can_go_somewhere(s, seat)
        if s.agents[seat] > 0 and room_left:
            out[count] = PLACE_AGENT
            count += 1
        count = write_agents(s, seat, False, REMOVE_AGENT, out, count)
        if room_left:
            count = write_agents(s, seat, True, LIFT_AGENT, out, count)
    return write_uses(s, seat, also_usable(INTRIGUE), MASKS, MASKS | FLORINS, out, count)


def write_agents(s: VirtuState, seat: i64, own: bool, verb: i64, out: vec[i64], count: i64) -> i64:
    """Every placed agent of the seat, or of anybody else."""
    spot: i64 = 0
    while spot < SPOT_COUNT:
        agent: i64 = s.agent[spot]
        if agent != EMPTY and (agent == seat) == own:
            out[count] = verb + spot
            count += 1
        spot += 1
    return count


def choose(s: VirtuState, action: i64) -> None:
    seat: i64 = s.frames[s.at + SEAT]
    if action == DONE:
        end_action(s)
    elif action >= USE:
        symbol: i64 = USED_SYMBOL[action - USE]
        count: i64 = use(s, seat, USED_SOURCE[action - USE], symbol, SPENT)
        if symbol != FLORIN:
            s.pool[MASK] += count
    elif action == PLACE_AGENT:
        s.push(AGENT, seat)
        s.frames[s.at + SUBJECT] = NO_SPOT
    elif action >= LIFT_AGENT:
        s.agent[action - LIFT_AGENT] = EMPTY
        s.push(AGENT, seat)
        s.frames[s.at + SUBJECT] = action - LIFT_AGENT
    else:
        remove(s, seat, action - REMOVE_AGENT)


def remove(s: VirtuState, seat: i64, spot: i64) -> None:
    """The agent goes back to its owner's available ones."""
    s.pool[MASK] -= 1
    owner: i64 = s.agent[spot]
    s.agents[owner] += 1
    s.agent[spot] = EMPTY
    if s.events is not None:
        s.tell("removed_agent", spot_params(spot) | {"seat": seat, "owner": owner})


# ---- where the agent goes ----


def agent_candidates(s: VirtuState, out: vec[i64]) -> i64:
    """Any legal empty spot but the one it comes from."""
    seat: i64 = s.frames[s.at + SEAT]
    count: i64 = 0
    spot: i64 = 0
    while spot < SPOT_COUNT:
        if spot != s.frames[s.at + SUBJECT] and may_go(s, seat, spot):
            out[count] = AGENT_TO + spot
            count += 1
        spot += 1
    return count


def choose_agent(s: VirtuState, action: i64) -> None:
    seat: i64 = s.frames[s.at + SEAT]
    s.pool[MASK] -= 1
    if s.frames[s.at + SUBJECT] == NO_SPOT:
        s.agents[seat] -= 1
    s.agent[action - AGENT_TO] = seat
    s.pop()
    if s.events is not None:
        s.tell("placed_agent", spot_params(action - AGENT_TO) | {"seat": seat})
