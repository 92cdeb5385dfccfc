"""A record as it is told: the events of each line, and the actions that they make."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.core.codes import Event
from signoria.core.game import AnyGame
from signoria.core.record.lines import Undo
from signoria.core.record.record import Record
from signoria.core.record.replay import HiddenLine, walk
from signoria.core.story import StoryLine, Told, actions


def told_record(game: AnyGame, record: Record, viewer: int | None = None) -> Told:
    """Returns the actions of a record for a seat or SPECTATOR, or all that happened; up to the first hidden line."""
    lines: list[StoryLine] = []
    try:
        for step in walk(game, record):
            entry = step.line.entry
            undo = entry.to if isinstance(entry, Undo) else None
            # The events are there once the walk has gone on.
            lines.append(StoryLine(step.line.number, step.seat, step.events, undo))
    except HiddenLine:
        pass
    if viewer is not None:
        lines = [StoryLine(each.number, each.by, visible(each.events, viewer), each.undo) for each in lines]
    return actions(game.vocabulary.story, lines)


def visible(events: Sequence[Event], viewer: int) -> list[Event]:
    """Returns the events that a seat, or SPECTATOR, may see."""
    return [event for event in events if event.seen_by is None or viewer in event.seen_by]
