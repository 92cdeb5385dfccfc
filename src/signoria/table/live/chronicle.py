"""A recorded game that also remembers what happened in each line and how it came about."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from signoria.core.codes import Event
from signoria.core.game import AnyGame
from signoria.core.play.recorded_game import RecordedGame
from signoria.core.play.way_back import Made, how_made
from signoria.core.record.lines import Draw, Line, Undo
from signoria.core.record.record import Record
from signoria.core.state import CHANCE, State
from signoria.table.protocol.messages import EventInfo, LineInfo


class Chronicle(RecordedGame):
    """Game, state, record and chance, with the events of every line, the undone ones too."""

    def __init__(self, game: AnyGame, record: Record, secret: bytes) -> None:
        self.told: dict[int, list[Event]] = {}
        self.made: dict[int, Made] = {}
        # The numbers of the lines that count, in order.
        self.standing: list[int] = []
        super().__init__(game, record, secret)

    def note(self, number: int, seat: int, action: int, before: State, events: list[Event]) -> None:
        self.told[number] = events
        self.standing.append(number)
        self.made[number] = how_made(self.game, before, seat, action)

    def newest_first(self) -> Iterator[tuple[int, Made]]:
        """The lines that count, each with how it came about."""
        return ((number, self.made[number]) for number in reversed(self.standing))

    def forget(self, to: int) -> None:
        super().forget(to)
        del self.standing[bisect_left(self.standing, to) :]

    def are_open(self, since: int) -> bool:
        """Do all see the lines from number `since` on alike?"""
        return self.record.end is not None or not any(
            line.number in self._veils or any(event.seen_by is not None for event in self.told.get(line.number, ()))
            for line in self.record.lines[since:]
        )

    def lines_for(self, viewer: int, since: int) -> list[LineInfo]:
        """The lines from number `since` on, as a seat or a spectator sees them; all that happened once all is over."""
        if self.record.end is not None:
            return [self._line_for(None, line) for line in self.record.lines[since:]]
        return [self._line_for(viewer, line) for line in self.lines_seen_by(viewer, since)]

    def _line_for(self, viewer: int | None, line: Line) -> LineInfo:
        entry = line.entry
        if isinstance(entry, Undo):
            return LineInfo(line.number, entry.by, None, [], entry.to, entry.alone)
        events = [
            EventInfo(event.code, dict(event.params))
            for event in self.told[line.number]
            if viewer is None or event.seen_by is None or viewer in event.seen_by
        ]
        by = CHANCE if isinstance(entry, Draw) else entry.seat
        return LineInfo(line.number, by, entry.name, events)
