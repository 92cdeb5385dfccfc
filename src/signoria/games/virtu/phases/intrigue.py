"""For a mask each, agents are placed, moved or removed (§4.4, §5.4; R32 to R34)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.decision import NO_OBSTACLE, Locals
from signoria.games.virtu.actions import AGENT_TO, DONE, LIFT_AGENT, PLACE_AGENT, REMOVE_AGENT, USE
from signoria.games.virtu.box.atlas import NO_SPOT, ROOM_SPOT, SPOT_COUNT
from signoria.games.virtu.box.constants import ROOMS
from signoria.games.virtu.decisions import ACT, AGENT, DECISIONS, INTRIGUE, OBSTACLES
from signoria.games.virtu.payment.bill import MASK
from signoria.games.virtu.payment.sources import FLORINS, ROOM, symbols, use_for_pool
from signoria.games.virtu.payment.uses import write_uses
from signoria.games.virtu.phases.question import Question, pool_params
from signoria.games.virtu.phases.spots import may_go, may_stand, spot_params
from signoria.games.virtu.state import EMPTY, Virtu

MASKS: Final[i64] = symbols(MASK)
OCCUPIED: Final = OBSTACLES.add("occupied", "4.4")

# Where the agent comes from, NO_SPOT if from the available ones.
MOVING: Final = Locals()
FROM: Final = MOVING.local("from", SPOT_COUNT - 1, least=NO_SPOT)


def blocking_spot(s: Virtu, seat: i64) -> i64:
    """R33: the enemy agent on the room of this very action, who must go first."""
    spot: i64 = ROOM_SPOT + seat * ROOMS + s.marker[seat]
    return i64(NO_SPOT) if s.agent[spot] in (EMPTY, seat) else spot


def can_go_somewhere(s: Virtu, seat: i64) -> bool:
    for spot in range(i64(SPOT_COUNT)):
        if may_go(s, seat, spot):
            return True
    return False


class Intrigue(Question):
    """Agents to place, to remove, to lift; masks to gather; done."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        blocked: i64 = blocking_spot(s, seat)
        if blocked != NO_SPOT:
            if s.pool[MASK] == 0:
                return write_uses(s, seat, ROOM, MASKS, MASKS, out, 0)
            out[0] = REMOVE_AGENT + blocked
            return 1
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
        return write_uses(s, seat, ROOM, MASKS, MASKS | FLORINS, out, count)

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        if action == DONE:
            s.done()
        elif action >= USE:
            use_for_pool(s, seat, action, ROOM)
        elif action == PLACE_AGENT:
            s.call(AGENT, seat, NO_SPOT)
        elif action >= LIFT_AGENT:
            s.agent[action - LIFT_AGENT] = EMPTY
            s.call(AGENT, seat, action - LIFT_AGENT)
        else:
            remove(s, seat, action - REMOVE_AGENT)

    def resume(self, s: Virtu, result: i64) -> None:
        """An agent has found its spot; the action goes on."""

    def question(self, s: Virtu, seat: int) -> Params:
        return pool_params(s, ("mask",))

    def label(self, s: Virtu, seat: int, action: int) -> Params:
        if action < REMOVE_AGENT or action >= USE:
            return super().label(s, seat, action)
        if action >= LIFT_AGENT:
            return spot_params(action - LIFT_AGENT)
        spot = action - REMOVE_AGENT
        return spot_params(spot) | {"owner": int(s.agent[spot])}


def write_agents(s: Virtu, seat: i64, own: bool, verb: i64, out: vec[i64], count: i64) -> i64:
    """Every placed agent of the seat, or of anybody else."""
    for spot in range(i64(SPOT_COUNT)):
        agent: i64 = s.agent[spot]
        if agent != EMPTY and (agent == seat) == own:
            out[count] = verb + spot
            count += 1
    return count


def remove(s: Virtu, seat: i64, spot: i64) -> None:
    """The agent goes back to its owner's available ones."""
    s.pool[MASK] -= 1
    owner: i64 = s.agent[spot]
    s.agents[owner] += 1
    s.agent[spot] = EMPTY
    if s.events is not None:
        s.tell("removed_agent", spot_params(spot) | {"seat": seat, "owner": owner})


class Agent(Question):
    """Any legal empty spot but the one it comes from; those of other agents are shown greyed."""

    def begin(self, s: Virtu, argument: i64) -> None:
        s.set_local(FROM, argument)

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        start: i64 = s.local(FROM)
        count: i64 = 0
        for spot in range(i64(SPOT_COUNT)):
            if spot != start and may_stand(s, seat, spot):
                out[count] = AGENT_TO + spot
                count += 1
        return count

    def obstacle(self, s: Virtu, seat: i64, action: i64) -> i64:
        return NO_OBSTACLE if s.agent[action - AGENT_TO] == EMPTY else OCCUPIED

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        s.pool[MASK] -= 1
        if s.local(FROM) == NO_SPOT:
            s.agents[seat] -= 1
        s.agent[action - AGENT_TO] = seat
        if s.events is not None:
            s.tell("placed_agent", spot_params(action - AGENT_TO) | {"seat": seat})
        s.done()

    def label(self, s: Virtu, seat: int, action: int) -> Params:
        return spot_params(action - AGENT_TO)

    def is_sound(self, s: Virtu, seat: int, at: int) -> bool:
        start = s.frames[at + FROM]
        return s.agents[seat] > 0 if start == NO_SPOT else s.agent[start] == EMPTY


DECISIONS.place(Intrigue(INTRIGUE, "action.intrigue", "4.4", inside=(ACT,)))
DECISIONS.place(Agent(AGENT, "action.agent", "4.4", MOVING, inside=(INTRIGUE,)))
