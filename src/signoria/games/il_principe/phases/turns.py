"""Phase 3: from the marker holder clockwise everybody builds, lays cards of one colour, or passes (D5; §4.3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Description, Params, Problem
from signoria.core.decision import FRAME, NO_OBSTACLE, SEAT, Locals, Procedure
from signoria.games.il_principe.actions import BUILD, LAY, PASS
from signoria.games.il_principe.box.constants import COLOR_COUNT, COLORS, COPIES, MOST_PLAYERS
from signoria.games.il_principe.phases.build import CityMenu, is_barred
from signoria.games.il_principe.phases.cards import lay_up
from signoria.games.il_principe.phases.cities import face_up
from signoria.games.il_principe.state import (
    ACTION,
    ACTIONS,
    CITY_SHIELD,
    DECISIONS,
    NEW_CITY,
    NO_AUCTION,
    PHASES,
    ROLES,
    TURNS,
    IlPrincipe,
)

TURN_ORDER: Final = Locals()
# Turns begun so far.
TURN: Final[i64] = TURN_ORDER.local("turn", MOST_PLAYERS, least=1)


class Turns(Procedure[IlPrincipe]):
    """Everybody is asked, also with an empty hand (R20)."""

    def begin(self, s: IlPrincipe, argument: i64) -> None:
        s.phase = ACTIONS
        if s.events is not None:
            s.tell("phase_begun", {"phase": PHASES[ACTIONS]})
        self.resume(s, NO_AUCTION)

    def resume(self, s: IlPrincipe, result: i64) -> None:
        turn: i64 = s.local(TURN)
        if turn == s.players:
            s.then(ROLES, s.marker)
            return
        s.set_local(TURN, turn + 1)
        s.call(ACTION, s.clockwise(turn))

    def problems(self, s: IlPrincipe, at: int) -> list[Problem]:
        turn, asked = s.frames[at + TURN], s.frames[at + FRAME + SEAT]
        on_turn = s.decision == NEW_CITY or asked == s.clockwise(turn - 1)
        if turn <= s.players and on_turn:
            return []
        return [Problem("frame_locals", f"turn {turn} of {s.players} is not that of seat {asked}")]


class Action(CityMenu):
    """D5: to pass; any displayed city; any number of cards of any one colour (R43)."""

    def candidates(self, s: IlPrincipe, seat: i64, out: vec[i64]) -> i64:
        out[0] = PASS
        count: i64 = self.write_cities(s, out, 1)
        for color in range(COLOR_COUNT):
            for cards in range(s.hand[seat * COLOR_COUNT + color]):
                out[count] = LAY + color * COPIES + cards
                count += 1
        return count

    def obstacle(self, s: IlPrincipe, seat: i64, action: i64) -> i64:
        return self.city_obstacle(s, seat, action - BUILD) if BUILD <= action < LAY else NO_OBSTACLE

    def step(self, s: IlPrincipe, seat: i64, action: i64) -> None:
        s.acted = s.acted[:]
        s.acted[seat] = action
        if action == PASS:
            if s.events is not None:
                s.tell("passed_action", {"seat": seat})
            s.done(NO_AUCTION)
        elif action < LAY:
            s.then(CITY_SHIELD, seat, action - BUILD)
        else:
            color, count = laid(action)
            lay_up(s, seat, color, count)
            if s.events is not None:
                s.tell("laid", {"seat": seat, "color": COLORS[color], "count": count})
            s.done(NO_AUCTION)

    def prompt_params(self, s: IlPrincipe, seat: int) -> Params:
        """Nobody is asked to build where nobody may."""
        return {"seat": seat, "round": s.round, "build": int(not is_barred(s) and face_up(s) > 0)}

    def describe(self, s: IlPrincipe, seat: int, action: int) -> Description:
        if BUILD <= action < LAY:
            return self.describe_build(s, seat, action)
        chance = self.leads_to_chance(s, seat, action)
        if action == PASS:
            return Description(group="pass", reveals=chance, default=self.is_forced(s, seat), params={"bidding": 0})
        color, count = laid(action)
        return Description(
            targets=(f"hand:{COLORS[color]}",),
            group="lay",
            cost={COLORS[color]: count},
            reveals=chance,
            params={"color": COLORS[color], "count": count},
        )


def laid(action: i64) -> tuple[i64, i64]:
    """The colour of the cards that an action lays on the table, and how many."""
    return (action - LAY) // COPIES, (action - LAY) % COPIES + 1


DECISIONS.place(Turns(TURNS, "actions.turns", "4.3", TURN_ORDER))
DECISIONS.place(Action(ACTION, "actions.action", "4.3", inside=(TURNS,)))
