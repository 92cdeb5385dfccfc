"""A turn: two actions of any mix, and cubes put on soldiers between them (D1, D10; §4.2, §4.4)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.games.principato.actions import ACTIVATE, CHANGE, COMMIT, END, FAVOR_ACTION, SKIP
from signoria.games.principato.box import (
    ACTIONS_PER_TURN,
    CHURCH,
    CONDOTTIERE,
    FAVOR,
    HAND_SIZE,
    MILITIA,
    SUPPLIES,
    SUPPLY_COUNT,
)
from signoria.games.principato.phases import activation
from signoria.games.principato.phases.cubes import (
    SUPPLY_CUBE,
    SUPPLY_FACE,
    cube_name,
    stored,
    stored_to_soldiers,
    unsupplied,
)
from signoria.games.principato.phases.obstacles import FREE, NO_CUBE, NO_ROOM, RESERVE_EMPTY
from signoria.games.principato.phases.turn_end import can_commit, end_turn, finish_action
from signoria.games.principato.state import ACTION, CHANGE_CARD, PLACE_FAVOR, SLOT, PrincipatoState


def candidates(s: PrincipatoState, out: vec[i64]) -> i64:
    """Every action while one is left; commits while a soldier lacks its cube; the end of the turn."""
    acting: bool = s.frames[s.at + ACTION] <= ACTIONS_PER_TURN
    count: i64 = 0
    if acting:
        while count < 2 * HAND_SIZE:
            out[count] = ACTIVATE + count
            count += 1
        out[count] = FAVOR_ACTION
        count += 1
    supply: i64 = 0
    while supply < SUPPLY_COUNT:
        if unsupplied(s, s.active, SUPPLY_FACE[supply]) > 0:
            out[count] = COMMIT + supply
            count += 1
        supply += 1
    if acting:
        out[count] = SKIP
        count += 1
    out[count] = END
    return count + 1


def obstacle(s: PrincipatoState, action: i64) -> i64:
    if action < CHANGE:
        return activation.card_obstacle(s, s.hand[HAND_SIZE * s.active + action - ACTIVATE])
    if action == FAVOR_ACTION:
        return favor_obstacle(s)
    if COMMIT <= action < COMMIT + SUPPLY_COUNT and stored(s, s.active, SUPPLY_CUBE[action - COMMIT]) == 0:
        return NO_CUBE
    return FREE


def favor_obstacle(s: PrincipatoState) -> i64:
    """R21: there must be a favor in the reserve, and a place for it."""
    if s.reserve[FAVOR] == 0:
        return RESERVE_EMPTY
    if s.favor[s.active] < CHURCH:
        return FREE
    if unsupplied(s, s.active, MILITIA) > 0 or unsupplied(s, s.active, CONDOTTIERE) > 0:
        return FREE
    return NO_ROOM


def reason_params(s: PrincipatoState, action: i64, obstacle: i64) -> Params:
    if action < CHANGE:
        return activation.card_reason_params(s, s.hand[HAND_SIZE * s.active + action - ACTIVATE], obstacle)
    if obstacle == NO_ROOM:
        return {"have": s.favor[s.active], "room": CHURCH}
    if obstacle == NO_CUBE:
        return {"supply": SUPPLIES[action - COMMIT], "cube": cube_name(SUPPLY_CUBE[action - COMMIT])}
    return {"cube": "favor"}


def choose(s: PrincipatoState, action: i64) -> None:
    if action < CHANGE:
        activation.begin(s, action - ACTIVATE)
    elif action < FAVOR_ACTION:
        slot: i64 = action - CHANGE
        s.push(CHANGE_CARD, s.active)
        s.frames[s.at + SLOT] = slot
    elif action == FAVOR_ACTION:
        s.push(PLACE_FAVOR, s.active)
    elif action == SKIP:
        if s.events is not None:
            s.tell("skipped", {"seat": s.active, "action": s.frames[s.at + ACTION]})
        finish_action(s)
    elif action == END:
        end_turn(s)
    else:
        commit(s, action - COMMIT)


def commit(s: PrincipatoState, supply: i64) -> None:
    """D10: a stored cube onto a soldier, bound until the next scoring; it costs no action."""
    stored_to_soldiers(s, s.active, supply, 1)
    if s.events is not None:
        s.tell("committed", {"seat": s.active, "supply": SUPPLIES[supply], "count": 1})
    if s.frames[s.at + ACTION] > ACTIONS_PER_TURN and not can_commit(s):
        end_turn(s)
