"""What a seat may take back by itself, and what it would ask the others for: the words of it, and the deed."""

from __future__ import annotations

from dataclasses import replace

from msgspec import UNSET, UnsetType

from signoria.core.play.way_back import OTHER, Made, WayBack, how_made, way_back
from signoria.core.record.lines import Move
from signoria.table.live.play import Play
from signoria.table.protocol.faults import Conflict
from signoria.table.protocol.messages import TakenBack, UndoInfo


def undo_info(play: Play, seat: int) -> UndoInfo:
    """What this seat may take back by itself, or else ask the others for."""
    if play.is_over:
        return UndoInfo(False, why="over")
    if play.waits_sealed(seat):
        return UndoInfo(True, sealed=True, what=_sealed_pick(play, seat))
    back = _way_back(play, seat)
    if back.to is None:
        return UndoInfo(False, why=back.barrier or UNSET, by=_or_unset(back.by))
    what = _choice(play, back.to)
    if back.barrier is None or play.alone:
        return UndoInfo(True, to=back.to, alone=back.barrier is not None, what=what)
    return UndoInfo(False, what=what, why=back.barrier, by=_or_unset(back.by), ask=back.to)


def take_back(play: Play, seat: int) -> int:
    """Do what `undo_info` allows; returns the line that says so, or -1 for a sealed pick."""
    info = undo_info(play, seat)
    if not info.allowed:
        english = "You cannot take this back by yourself ({why}); ask the others."
        raise Conflict(english, "no_way_back", why=info.why)
    if info.sealed:
        play.unseal_last(seat)
        return -1
    assert isinstance(info.to, int)
    return play.go_back(info.to, seat, info.alone)


def _way_back(play: Play, seat: int) -> WayBack:
    back = way_back(play.chronicle.newest_first(), seat)
    # Whoever has sealed an answer has chosen, too.
    others = [other for other in play.decided() if other != seat]
    return replace(back, barrier=OTHER, by=others[0]) if others else back


def _sealed_pick(play: Play, seat: int) -> TakenBack:
    *before, last = play.seals[seat]
    state = play.state.clone()
    for name in before:
        state.apply(seat, play.game.action_id(name))
    return _named(play, last, how_made(play.game, state, seat, play.game.action_id(last)))


def _choice(play: Play, number: int) -> TakenBack:
    entry = play.record.lines[number].entry
    assert isinstance(entry, Move)
    return _named(play, entry.name, play.chronicle.made[number])


def _named(play: Play, action: str, made: Made) -> TakenBack:
    verb = play.game.actions.verbs[play.game.action_id(action)]
    return TakenBack(made.decision, action, verb, dict(made.params))


def _or_unset(seat: int | None) -> int | UnsetType:
    return UNSET if seat is None else seat
