"""Swapping with the display: the exchange after an activation and the change action (D7, D8; R11)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.principato.actions import SWAP
from signoria.games.principato.box import CARDS, HAND_SIZE, MOST_DISPLAYED
from signoria.games.principato.phases.turn_end import finish_action
from signoria.games.principato.state import EMPTY, EXCHANGE, SLOT, PrincipatoState


def candidates(s: PrincipatoState, out: vec[i64]) -> i64:
    """Any card of the display."""
    position: i64 = 0
    while position < MOST_DISPLAYED and s.display[position] != EMPTY:
        out[position] = SWAP + position
        position += 1
    return position


def choose(s: PrincipatoState, action: i64) -> None:
    """The two cards change places, exactly; neither is activated."""
    position: i64 = action - SWAP
    place: i64 = HAND_SIZE * s.active + s.frames[s.at + SLOT]
    taken: i64 = s.display[position]
    given: i64 = s.hand[place]
    s.hand[place] = taken
    s.display[position] = given
    if s.events is not None:
        code = "exchanged" if s.frames[s.at] == EXCHANGE else "changed"
        s.tell(code, {"seat": s.active, "given": CARDS[given], "taken": CARDS[taken], "position": position})
    s.pop()
    finish_action(s)
