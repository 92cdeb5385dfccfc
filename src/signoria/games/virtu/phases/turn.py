"""P4: do the action of the room, take an indulgence for florins, or end the turn (§4.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params, Problem
from signoria.core.decision import DECISION, FRAME, NO_OBSTACLE
from signoria.games.virtu.actions import ACT_ON, END_TURN, USE
from signoria.games.virtu.box.constants import NO_ACTION, ROOM_ACTIONS, ROOMS
from signoria.games.virtu.decisions import (
    ACT,
    ANNEX,
    DECISIONS,
    GOVERN,
    INFLUENCE,
    INTRIGUE,
    PATRON_BONUS,
    PATRONISE,
    SIEGE,
    TRADE,
    WAGE_WAR,
)
from signoria.games.virtu.payment.bill import SYMBOL_COUNT, amount
from signoria.games.virtu.payment.sources import SPRING_LOAN, empty_pool, use
from signoria.games.virtu.payment.uses import write_collections
from signoria.games.virtu.phases import year
from signoria.games.virtu.phases.fruitless import fruitless
from signoria.games.virtu.phases.marker import REDEEMED, TURN, has_stopped
from signoria.games.virtu.phases.question import Question
from signoria.games.virtu.phases.rooms import base_relief, room_action, room_obstacle, room_params
from signoria.games.virtu.state import Virtu

# The decision of each action of a room, in the order of ROOM_ACTIONS; with two players Annex is also Influence.
_DECISION: Final = (GOVERN, PATRONISE, TRADE, ANNEX, WAGE_WAR, INTRIGUE)
_DECISION_OF_TWO: Final = (GOVERN, PATRONISE, TRADE, INFLUENCE, WAGE_WAR, INTRIGUE)
DECISION_OF: Final = vec[i64](_DECISION + _DECISION_OF_TWO)


def decision_of(s: Virtu, action: i64) -> i64:
    return DECISION_OF[s.side * len(ROOM_ACTIONS) + action]


class Act(Question):
    """Once: whatever is done, the turn is over with it."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        out[0] = ACT_ON
        out[1] = END_TURN
        return write_collections(s, seat, SPRING_LOAN, out, 2)

    def obstacle(self, s: Virtu, seat: i64, action: i64) -> i64:
        return room_obstacle(s, seat, s.marker[seat]) if action == ACT_ON else NO_OBSTACLE

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        if action >= USE:
            use(s, seat, action, SPRING_LOAN)
        elif action == END_TURN:
            end_turn(s, seat)
        else:
            self.act(s, seat)

    def act(self, s: Virtu, seat: i64) -> None:
        """The printed symbol is there from the start; it never flips, and what is not used of it is lost."""
        base: i64 = base_relief(s, seat, s.marker[seat])
        for symbol in range(i64(SYMBOL_COUNT)):
            s.pool[symbol] = amount(base, symbol)
        action: i64 = room_action(s, seat, s.marker[seat])
        s.call(decision_of(s, action), seat)
        if s.events is not None:
            acted = {"seat": seat, "action": ROOM_ACTIONS[action], "room": s.marker[seat]}
            s.tell("acted", {**acted, **fruitless(s, seat)})

    def resume(self, s: Virtu, result: i64) -> None:
        end_turn(s, s.frame_seat())

    def question(self, s: Virtu, seat: int) -> Params:
        return room_params(s, seat, s.marker[seat])

    def label(self, s: Virtu, seat: int, action: int) -> Params:
        return room_params(s, seat, s.marker[seat]) if action == ACT_ON else super().label(s, seat, action)

    def place(self, s: Virtu, seat: int, action: int) -> str:
        return f"room:{s.marker[seat]}" if action == ACT_ON else super().place(s, seat, action)

    def problems(self, s: Virtu, at: int) -> list[Problem]:
        problems = super().problems(s, at)
        if problems or s.at == at:
            return problems
        seat = s.order[s.turn]
        action = room_action(s, seat, s.marker[seat])
        above = s.frames[at + FRAME + DECISION]
        above = PATRONISE if above == PATRON_BONUS else above
        if action == NO_ACTION or above != decision_of(s, action):
            return [Problem("frames_nest", "the action is not that of the marker's room")]
        return []

    def is_sound(self, s: Virtu, seat: int, at: int) -> bool:
        return has_stopped(s, seat, at) and s.frames[at + REDEEMED] == 0


def end_turn(s: Virtu, seat: i64) -> None:
    """An indulgence taken is laid on the room; the next player, or the sieges."""
    empty_pool(s)
    if s.borrowed == 1:
        s.indulgence[seat * ROOMS + s.marker[seat]] = 1
    if s.events is not None:
        s.tell("turn_ended", {"seat": seat, "indulgence": s.borrowed})
    s.borrowed = 0
    s.used = 0
    s.turn += 1
    if s.turn < s.players:
        year.begin_turn(s)
    else:
        if s.events is not None:
            s.tell("season_begun", {"season": year.SIEGES})
        s.then(SIEGE, s.order[0], year.PHASE_BEGINS)


DECISIONS.place(Act(ACT, "spring.act", "4.2", TURN))
