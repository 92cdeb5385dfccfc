"""A running record as one seat may see it: names through the game's `seen`, digests as they are, no secret."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeAlias

from signoria.core.errors import InvalidRecord
from signoria.core.game import AnyGame
from signoria.core.record.header import HiddenStart
from signoria.core.record.lines import Line, Undo
from signoria.core.record.record import Record
from signoria.core.record.replay import walk
from signoria.core.state import SPECTATOR, State

# By line number, and there by viewer: the name that this viewer sees instead of the true one.
Veils: TypeAlias = dict[int, dict[int, str]]


def veil(game: AnyGame, state: State, seat: int, action: int) -> dict[int, str]:
    """Who sees another name than the true one, asked before the line is applied."""
    name = game.name(seat, action)
    viewers = (SPECTATOR, *range(state.players))
    seen = {viewer: game.seen(state, seat, action, viewer) for viewer in viewers}
    return {viewer: shown for viewer, shown in seen.items() if shown != name}


def veils_of(game: AnyGame, record: Record) -> Veils:
    """What is hidden in a whole record, and from whom."""
    veils: Veils = {}
    for step in walk(game, record):
        if step.action is not None:
            veiled = veil(game, step.before, step.seat, step.action)
            if veiled:
                veils[step.line.number] = veiled
    return veils


def redact(record: Record, veils: Mapping[int, Mapping[int, str]], viewer: int) -> Record:
    """The record for one viewer; once it is closed, everybody gets it whole."""
    _check_viewer(record, viewer)
    if record.end is not None:
        return record
    lines = [veiled_line(line, veils.get(line.number, {}).get(viewer)) for line in record.lines]
    header = record.header if record.header.start is None else replace(record.header, start=HiddenStart())
    return Record(header, record.header_digest, lines, None, viewer)


def seen_by(game: AnyGame, record: Record, viewer: int) -> Record:
    """The record as a seat (or SPECTATOR) may see it now."""
    _check_viewer(record, viewer)
    return redact(record, {} if record.end is not None else veils_of(game, record), viewer)


def _check_viewer(record: Record, viewer: int) -> None:
    if record.viewer is not None:
        english = "This record shows only what one seat sees; other views are made from the whole record."
        raise InvalidRecord(english, "record_view_of_view")
    if viewer != SPECTATOR and not 0 <= viewer < record.header.players:
        english = "There is no seat {seat} at this table; name a seat, or {spectator} for a spectator."
        raise InvalidRecord(english, "record_no_seat", seat=viewer, spectator=SPECTATOR)


def veiled_line(line: Line, shown: str | None) -> Line:
    """The line under the name that a viewer sees instead of the true one, if there is one."""
    if shown is None or isinstance(line.entry, Undo):
        return line
    return replace(line, entry=replace(line.entry, name=shown))
