"""A running game at one keyboard: chance, bots and what is forced are played until a person must choose."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping

from signoria.bots.bot import Bot
from signoria.bots.seated import SeatedBots
from signoria.bots.told_game import ToldGame
from signoria.cli.terminal.floor import Floor
from signoria.cli.terminal.journal import Journal
from signoria.core.codes import Event
from signoria.core.game import AnyGame
from signoria.core.play.forced import shows_nothing
from signoria.core.record.record import Record
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, State
from signoria.text.words import Words


class Session:
    """The table, who sits at it, and what the persons have been told."""

    def __init__(self, game: AnyGame, record: Record, secret: bytes, bots: Mapping[int, Bot], words: Words) -> None:
        self.game = game
        self.words = words
        self.bots = bots
        self.secret = secret
        self.persons = tuple(seat for seat in range(record.header.players) if seat not in bots)
        self.table = ToldGame(game, record, secret)
        self.journal = Journal(game, words, self.persons)
        self.journal.replay(record)
        self.floor = Floor(game)
        self.before_bot: Callable[[int], None] = lambda seat: None
        # Who chose last: of several that must choose at once, they go on until they have done.
        self.keyboard = self.persons[0]
        # Not from the game's secret, so that no bot can foresee the chance.
        self._redeals = Rng(secrets.token_hex(16))
        streams = {seat: Rng(secrets.token_hex(16), seat) for seat in bots}
        self.seated = SeatedBots(game, bots, streams, self._redeals)
        self.table.seat_bots(self.seated)
        self._ended = False
        self.advice_stream = Rng(secrets.token_hex(16), "advice")

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def record(self) -> Record:
        return self.table.record

    # ---- playing ----

    def advance(self) -> int | None:
        """Play on until a person must choose, or may speak and wants to be asked; None when the game is over."""
        while True:
            self._draw()
            actors = self.state.actors()
            if not actors:
                self._end()
                return None
            bot = next((seat for seat in actors if seat in self.bots), None)
            if bot is not None:
                caller = self.floor.caller(self.state, len(self.record.lines))
                if caller is not None:
                    return caller
                self._make(bot, self._bots_choice(bot))
                continue
            seat: int = self.keyboard if self.keyboard in actors else actors[0]
            options = self.state.options(seat)
            if len(options) > 1 or not shows_nothing(self.game, self.state, seat, options[0], self.persons):
                return seat
            self._make(seat, options[0])

    def choose(self, seat: int, action: int) -> None:
        """A person's decision."""
        self.keyboard = seat
        self._make(seat, action)

    def goes_back_freely(self, seat: int) -> bool:
        """Is the person's last choice theirs to take back, with nothing shown and nobody's answer after it?"""
        back = self.journal.way_back(self.record.in_force(), seat)
        return back.to is not None and back.barrier is None

    def undo(self, seat: int) -> bool:
        """Take back the person's last choice; False if there is none, or behind a barrier and they are not alone."""
        back = self.journal.way_back(self.record.in_force(), seat)
        if back.to is None or (back.barrier is not None and len(self.persons) > 1):
            return False
        self.table.undo(back.to, seat, alone=back.barrier is not None)
        self.table.tell_again()
        self._ended = False
        self.journal.forget(back.to)
        self.keyboard = seat
        return True

    def has_secrets(self) -> bool:
        """Does a person at this keyboard know what another may not?"""
        views = [self.game.observe(self.state, seat) | {"you": None} for seat in self.persons]
        return any(view != views[0] for view in views)

    def redealt(self, seat: int) -> State:
        """A game that looks the same to a seat: what bots and advisers get in place of the true one."""
        redealt: State = self.game.redeal(self.state, seat, self._redeals)
        return redealt

    # ---- within ----

    def _draw(self) -> None:
        while self.state.actors() == [CHANCE]:
            line, events = len(self.record.lines), list[Event]()
            made, label = self.journal.look(self.state, CHANCE, 0)
            self.table.settle_chance(events)
            for drawn in range(line, len(self.record.lines)):
                self.journal.note(drawn, made, label, events if drawn == line else ())

    def _make(self, seat: int, action: int) -> None:
        line, events = len(self.record.lines), list[Event]()
        made, label = self.journal.look(self.state, seat, action)
        self.table.act(seat, action, events)
        self.journal.note(line, made, label, events)

    def _end(self) -> None:
        """Tell the bots how the game ended, once."""
        if not self._ended:
            self._ended = True
            self.seated.end(self.state)

    def _bots_choice(self, seat: int) -> int:
        options: list[int] = self.state.options(seat)
        if len(options) == 1:
            return options[0]
        self.before_bot(seat)
        return self.seated.choose(self.state, seat, options)
