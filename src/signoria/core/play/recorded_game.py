"""A running game with its record: every move, draw and undo is journalled as it is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from signoria.core.codes import Event
from signoria.core.errors import IllegalAction, InvalidRecord
from signoria.core.game import AnyGame
from signoria.core.record.chance_stream import ChanceStream
from signoria.core.record.header import Start
from signoria.core.record.lines import Chair, Draw, Line, Move, Undo, in_force, result_document
from signoria.core.record.record import Record
from signoria.core.record.replay import advance, carry_out, walk
from signoria.core.record.replay import start as started
from signoria.core.record.view import Veils, redact, veil, veiled_line
from signoria.core.state import CHANCE, State

SNAPSHOT_EVERY: Final = 25


class RecordedGame:
    """Game, state, record and chance together. The caller answers forced decisions too and journals nothing itself."""

    def __init__(self, game: AnyGame, record: Record, secret: bytes) -> None:
        """Go on with a record that has no end yet; its lines are replayed and their digests checked."""
        record.check_open(secret)
        wrong = record.first_wrong_digest(secret)
        if wrong is not None:
            english = "Line {line} is not as it was written; the game cannot go on from this record."
            raise InvalidRecord(english, "line_rewritten", line=wrong)
        self.game = game
        self.record = record
        self._secret = secret
        self._stream = ChanceStream(secret, record.header.nonces, record.next_n())
        self._veils: Veils = {}
        self._snapshots: dict[int, State] = {}
        self.state: State = self._replay()

    @classmethod
    def begin(
        cls,
        game: AnyGame,
        players: int,
        options: Mapping[str, bool | int | str],
        seats: Sequence[Chair],
        secret: bytes,
        nonces: Sequence[bytes],
        start: Start | None = None,
    ) -> RecordedGame:
        """A new game, from its set-up or from where `start` says; its first chance waits for `settle_chance`."""
        return cls(game, Record.begin(game, players, options, seats, secret, nonces, start), secret)

    # ---- playing ----

    def act(self, seat: int, action: int | str, events: list[Event] | None = None) -> Line:
        """A seat's decision, by name or number; if it is illegal or unknown, nothing has changed."""
        self.record.check_unfinished()
        if seat == CHANCE:
            english = "Nobody chooses for chance; settle_chance() draws from the game's stream."
            raise InvalidRecord(english, "chance_chosen")
        number = self.game.action_id(action) if isinstance(action, str) else action
        name = self.game.action_name(number)
        reason = self.state.why_not(seat, number)
        if reason is not None:
            raise IllegalAction(reason, name)
        return self._make(Move(seat, name), number, events)

    def settle_chance(self, events: list[Event] | None = None) -> list[Line]:
        """Draw until a seat is to decide or the game is over."""
        self.record.check_unfinished()
        made: list[Line] = []
        while self.state.actors() == [CHANCE]:
            outcome, n = self._stream.draw(self.state.weights())
            made.append(self._make(Draw(self.game.name(CHANCE, outcome), n), outcome, events))
        return made

    def undo(self, to: int, by: int, alone: bool = False) -> Line:
        """Go back to where the game stood just before line `to` was made; later draws are new ones."""
        line = self.record.go_on(Undo(to, by, alone), self._secret)
        self.forget(to)
        self.state = self.at(len(self.record.lines))
        return line

    def follow(self, line: Line) -> None:
        """Take over the next line of the same record, made elsewhere; InvalidRecord if it does not fit this one."""
        entry = line.entry
        if isinstance(entry, Undo):
            made = self.undo(entry.to, entry.by, entry.alone)
        else:
            action = self.game.id_of(entry.seat, entry.name)
            reason = self.state.why_not(entry.seat, action)
            if reason is not None:
                raise IllegalAction(reason, entry.name)
            made = self._make(entry, action, None)
        if isinstance(entry, Draw):
            self._stream.n = entry.n + 1
        if made != line:
            english = "Line {line} is not as it was written; the game cannot go on from this record."
            raise InvalidRecord(english, "line_rewritten", line=line.number)

    def finish(self, early: bool = False) -> Record:
        """Publish the secret and the result; `early` closes a game that is not played out, without a result."""
        over = not self.state.actors()
        if not over and not early:
            english = "The game is not over, so its secret stays secret; finish(early=True) gives it up."
            raise InvalidRecord(english, "record_not_over")
        game, state = self.game, self.state
        self.record.publish(self._secret, result_document(game.places(state), game.score(state)) if over else None)
        return self.record

    def seen_by(self, viewer: int) -> Record:
        """The record as a seat (or SPECTATOR) may see it now; whole once the game is finished."""
        return redact(self.record, self._veils, viewer)

    def lines_seen_by(self, viewer: int, since: int = 0) -> list[Line]:
        """The lines from number `since` on, as that viewer saw them when they were made."""
        return [veiled_line(line, self._veils.get(line.number, {}).get(viewer)) for line in self.record.lines[since:]]

    def at(self, line: int) -> State:
        """Returns the position just before line `line` was made, a copy to keep."""
        nearest = self._nearest(line)
        state: State = started(self.game, self.record) if nearest is None else self._snapshots[nearest].clone()
        advance(self.game, self.record, state, in_force(self.record.lines[nearest or 0 : line]))
        return state

    # ---- for who wants to remember more ----

    def note(self, number: int, seat: int, action: int, before: State, events: list[Event]) -> None:
        """A line is about to be made, or was when the game was played before; `events` fills when it is."""

    def forget(self, to: int) -> None:
        """Line `to` and all after it no longer count."""

    # ---- within ----

    def _make(self, entry: Move | Draw, action: int, events: list[Event] | None) -> Line:
        """What is made is known to be allowed, and not looked at again."""
        veiled = veil(self.game, self.state, entry.seat, action)
        before = self._snapshot(len(self.record.lines), self.state)
        told: list[Event] = []
        self.note(len(self.record.lines), entry.seat, action, self.state, told)
        carry_out(self.state, entry.seat, action, told)
        line = self.record.go_on(entry, self._secret)
        if events is not None:
            events += told
        self._snapshots |= before
        if veiled:
            self._veils[line.number] = veiled
        return line

    def _replay(self) -> State:
        """Returns where the game stands, and learns from the lines already there what is hidden."""
        for step in walk(self.game, self.record):
            if isinstance(step.line.entry, Undo):
                self.forget(step.line.entry.to)
            elif step.action is not None:
                number = step.line.number
                veiled = veil(self.game, step.before, step.seat, step.action)
                self._snapshots |= self._snapshot(number, step.before)
                self._veils |= {number: veiled} if veiled else {}
                self.note(number, step.seat, step.action, step.before, step.events)
        return self.at(len(self.record.lines))

    def _snapshot(self, number: int, state: State) -> dict[int, State]:
        """Now and then a copy of the state before a line, so that no moment needs a replay of the whole game."""
        return {} if number % SNAPSHOT_EVERY else {number: state.clone()}

    def _nearest(self, line: int) -> int | None:
        """Returns the last snapshot that still held just before that line: no undo in between goes back beyond it."""
        earliest = line
        for number in range(line, -1, -1):
            if number < line:
                entry = self.record.lines[number].entry
                earliest = min(earliest, entry.to) if isinstance(entry, Undo) else earliest
            if number <= earliest and number in self._snapshots:
                return number
        return None
