"""Taking a favor: where the cube goes (D9; R16, R21)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.games.principato.actions import PLACE
from signoria.games.principato.box import CHURCH, CONDOTTIERE, CONDOTTIERE_FAVOR, FAVOR, MILITIA, MILITIA_FAVOR
from signoria.games.principato.phases.cubes import reserve_to_soldiers, unsupplied
from signoria.games.principato.phases.numbers import write_numbers
from signoria.games.principato.phases.obstacles import CHURCH_FULL, FREE, NO_UNSUPPLIED_SOLDIER
from signoria.games.principato.phases.turn_end import finish_action
from signoria.games.principato.state import PrincipatoState

PLACES: Final = ("church", "militia", "condottiere")


def candidates(s: PrincipatoState, out: vec[i64]) -> i64:
    return write_numbers(out, PLACE, 2)


def obstacle(s: PrincipatoState, action: i64) -> i64:
    if action == PLACE:
        return FREE if s.favor[s.active] < CHURCH else CHURCH_FULL
    soldier: i64 = MILITIA if action == PLACE + 1 else CONDOTTIERE
    return FREE if unsupplied(s, s.active, soldier) > 0 else NO_UNSUPPLIED_SOLDIER


def reason_params(s: PrincipatoState, action: i64, obstacle: i64) -> Params:
    if obstacle == CHURCH_FULL:
        return {"have": s.favor[s.active], "room": CHURCH}
    return {"face": PLACES[action - PLACE]}


def choose(s: PrincipatoState, action: i64) -> None:
    if action == PLACE:
        s.reserve[FAVOR] -= 1
        s.favor[s.active] += 1
    else:
        reserve_to_soldiers(s, s.active, MILITIA_FAVOR if action == PLACE + 1 else CONDOTTIERE_FAVOR, 1)
    if s.events is not None:
        s.tell("took_favor", {"seat": s.active, "place": PLACES[action - PLACE]})
    s.pop()
    finish_action(s)
