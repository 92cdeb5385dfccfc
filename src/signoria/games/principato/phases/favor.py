"""Taking a favor: where the cube goes (D9; R16, R21)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Description, Params, Problem
from signoria.core.decision import NO_OBSTACLE
from signoria.games.principato.actions import PLACE, PLACES
from signoria.games.principato.box.constants import (
    CHURCH,
    CONDOTTIERE,
    CONDOTTIERE_FAVOR,
    FAVOR,
    MILITIA,
    MILITIA_FAVOR,
)
from signoria.games.principato.phases.cubes import reserve_to_soldiers, unsupplied
from signoria.games.principato.phases.question import Question, described, not_active
from signoria.games.principato.state import DECISIONS, OBSTACLES, PLACE_FAVOR, TURN, Principato

RESERVE_EMPTY: Final[i64] = OBSTACLES.add("reserve_empty", "5")
NO_ROOM: Final[i64] = OBSTACLES.add("no_room", "2")
CHURCH_FULL: Final[i64] = OBSTACLES.add("church_full", "2")
NO_UNSUPPLIED_SOLDIER: Final[i64] = OBSTACLES.add("no_unsupplied_soldier", "4.4")


def favor_obstacle(s: Principato) -> i64:
    """R21: there must be a favor in the reserve, and a place for it."""
    if s.reserve[FAVOR] == 0:
        return RESERVE_EMPTY
    if s.favor[s.active] < CHURCH:
        return NO_OBSTACLE
    if unsupplied(s, s.active, MILITIA) > 0 or unsupplied(s, s.active, CONDOTTIERE) > 0:
        return NO_OBSTACLE
    return NO_ROOM


class PlaceFavor(Question):
    """Into the church, or straight on a soldier that lacks its cube."""

    def candidates(self, s: Principato, seat: i64, out: vec[i64]) -> i64:
        out[0] = PLACE
        out[1] = PLACE + 1
        out[2] = PLACE + 2
        return 3

    def obstacle(self, s: Principato, seat: i64, action: i64) -> i64:
        if action == PLACE:
            return NO_OBSTACLE if s.favor[seat] < CHURCH else CHURCH_FULL
        soldier: i64 = i64(MILITIA) if action == PLACE + 1 else i64(CONDOTTIERE)
        return NO_OBSTACLE if unsupplied(s, seat, soldier) > 0 else NO_UNSUPPLIED_SOLDIER

    def step(self, s: Principato, seat: i64, action: i64) -> None:
        if action == PLACE:
            s.reserve[FAVOR] -= 1
            s.favor[seat] += 1
        else:
            reserve_to_soldiers(s, seat, MILITIA_FAVOR if action == PLACE + 1 else CONDOTTIERE_FAVOR, 1)
        if s.events is not None:
            s.tell("took_favor", {"seat": seat, "place": PLACES[action - PLACE]})
        s.done()

    def reason_params(self, s: Principato, seat: int, action: int, obstacle: int) -> Params:
        if obstacle == CHURCH_FULL:
            return {"have": s.favor[seat], "room": CHURCH}
        return {"face": PLACES[action - PLACE]}

    def describe(self, s: Principato, seat: int, action: int) -> Description:
        place = PLACES[action - PLACE]
        return described(s, seat, action, targets=(f"own:{place}",), params={"place": place})

    def problems(self, s: Principato, at: int) -> list[Problem]:
        if favor_obstacle(s) != NO_OBSTACLE:
            return [Problem("question_arises", "there is no favor to place, or no place for it")]
        return not_active(s, at)


DECISIONS.place(PlaceFavor(PLACE_FAVOR, "turn.favor", "4.2", inside=(TURN,)))
