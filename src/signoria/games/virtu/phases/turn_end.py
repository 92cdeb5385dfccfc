"""The end of a Spring turn: an indulgence taken is laid on the room; the next player, or the sieges (§4.2)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.state import SEAT
from signoria.games.virtu.box import ROOMS
from signoria.games.virtu.decisions import BORROWED
from signoria.games.virtu.phases import sieges, year
from signoria.games.virtu.phases.paying import empty_pool
from signoria.games.virtu.state import VirtuState


def end_action(s: VirtuState) -> None:
    """The action's frame closes, and with it the turn."""
    s.pop()
    end_turn(s)


def end_turn(s: VirtuState) -> None:
    seat: i64 = s.frames[s.at + SEAT]
    empty_pool(s)
    if s.frames[BORROWED] == 1:
        s.indulgence[seat * ROOMS + s.marker[seat]] = 1
    if s.events is not None:
        s.tell("turn_ended", {"seat": seat, "indulgence": s.frames[BORROWED]})
    s.pop()
    s.turn += 1
    if s.turn < s.players:
        year.begin_turn(s)
    else:
        sieges.begin(s)
