"""A game with a record whose bots are told every line, and told anew what counts when lines were taken back."""

from __future__ import annotations

from signoria.bots.seated import SeatedBots
from signoria.core.codes import Event
from signoria.core.play.recorded_game import RecordedGame
from signoria.core.record.replay import advance, start
from signoria.core.state import State


class ToldGame(RecordedGame):
    """Nobody is told anything before `seat_bots`."""

    seated: SeatedBots | None = None

    def seat_bots(self, seated: SeatedBots) -> None:
        """Bots sit down: the game begins for them, with all that has happened in it."""
        self.seated = seated
        self.tell_again()

    def tell_again(self) -> None:
        """Begin once more for the bots, with the lines that count."""
        if self.seated is None:
            return
        state = start(self.game, self.record)
        self.seated.begin(state)
        for played in self.record.in_force():
            seat = played.entry.seat
            self.seated.saw(state, seat, self.game.id_of(seat, played.entry.name))
            advance(self.game, self.record, state, [played])

    def note(self, number: int, seat: int, action: int, before: State, events: list[Event]) -> None:
        if self.seated is not None:
            self.seated.saw(before, seat, action)
