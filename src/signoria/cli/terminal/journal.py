"""What a session remembers beside the record: how each line came about, and what was told when it was made."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from signoria.cli.terminal.sayings import action_label
from signoria.core.codes import Event
from signoria.core.game import AnyGame
from signoria.core.play.way_back import Made, WayBack, how_made, way_back
from signoria.core.record.lines import Played
from signoria.core.record.record import Record
from signoria.core.record.replay import start
from signoria.core.state import State
from signoria.text.words import Words


@dataclass(frozen=True)
class Told:
    """Something to tell: an event of the game, or (to its seat alone) that a decision answered itself."""

    line: int
    event: Event | None = None
    forced_seat: int | None = None
    forced_action: str = ""


class Journal:
    """Lines and news of a running game; after an undo it remembers as little as the table does."""

    def __init__(self, game: AnyGame, words: Words, persons: Collection[int]) -> None:
        self.game = game
        self.words = words
        self.persons = frozenset(persons)
        self.told: list[Told] = []
        self._made: dict[int, Made] = {}
        self._heard: dict[int, int] = {}

    # ---- noting ----

    def look(self, state: State, seat: int, action: int) -> tuple[Made, str]:
        """How a line that is about to be made comes about; with its label if a person has no choice."""
        made = how_made(self.game, state, seat, action, watched=len(self.persons) > 1)
        if made.chosen or seat not in self.persons:
            return made, ""
        return made, action_label(self.words, self.game, state, seat, action)

    def note(self, line: int, made: Made, label: str, events: Sequence[Event]) -> None:
        """A line has been made."""
        self._made[line] = made
        if made.chosen:
            self._heard[made.seat] = len(self.told)
        if label:
            self.told.append(Told(line, None, made.seat, label))
        self.told += [Told(line, event) for event in events]

    def forget(self, to: int) -> None:
        """Everything from line `to` on was taken back."""
        self.told = [told for told in self.told if told.line < to]
        self._made = {line: made for line, made in self._made.items() if line < to}

    def replay(self, record: Record) -> None:
        """Remember a game that was played before."""
        state = start(self.game, record)
        for played in record.in_force():
            seat = played.entry.seat
            action = self.game.id_of(seat, played.entry.name)
            made, label = self.look(state, seat, action)
            events: list[Event] = []
            state.apply(seat, action, events)
            self.note(played.number, made, label, events)

    # ---- asking ----

    def news(self, seat: int) -> list[Told]:
        """What was told since the seat's last decision."""
        return self.told[self._heard.get(seat, 0) :]

    def way_back(self, lines: Sequence[Played], seat: int) -> WayBack:
        """The seat's last choice, and what stands between it and now."""
        return way_back(((played.number, self._made[played.number]) for played in reversed(lines)), seat)

    def has_chosen(self) -> bool:
        """Has a person decided anything yet?"""
        return any(made.chosen and made.seat in self.persons for made in self._made.values())
