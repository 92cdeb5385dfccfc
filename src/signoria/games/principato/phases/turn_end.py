"""The end of an action and of a turn (§4.2, §4.5; R8, R33)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.games.principato.box import ACTIONS_PER_TURN, CARDS, SUPPLY_COUNT
from signoria.games.principato.phases import refill
from signoria.games.principato.phases.cubes import most_supplied
from signoria.games.principato.state import ACTION, PrincipatoState


def can_commit(s: PrincipatoState) -> bool:
    supply: i64 = 0
    while supply < SUPPLY_COUNT:
        if most_supplied(s, s.active, supply) > 0:
            return True
        supply += 1
    return False


def finish_action(s: PrincipatoState) -> None:
    """On to the second action, or to the menu before the turn closes if a cube can be committed (R33)."""
    s.frames[s.at + ACTION] += 1
    if s.frames[s.at + ACTION] > ACTIONS_PER_TURN and not can_commit(s):
        end_turn(s)


def end_turn(s: PrincipatoState) -> None:
    """§4.5, also after skipped actions (R8): the leftmost card leaves the game, the row moves up."""
    leftmost: i64 = s.display[0]
    s.box[leftmost] += 1
    if s.events is not None:
        s.tell("turn_ended", {"seat": s.active, "card": CARDS[leftmost]})
    s.pop()
    refill.shift_display(s)
    refill.begin(s)
