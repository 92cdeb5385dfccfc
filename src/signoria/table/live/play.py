"""The game at a table: moves, seals, forced answers, undo. What is new since the last commit is `pending`."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass, field

from signoria.core.play.forced import shows_nothing
from signoria.core.play.way_back import is_together
from signoria.core.record.lines import Line
from signoria.core.record.record import Record
from signoria.core.state import CHANCE, SPECTATOR, State
from signoria.table.live.chronicle import Chronicle
from signoria.table.live.rehearsal import rehearse
from signoria.table.protocol.faults import Conflict


@dataclass
class Pending:
    """What has to be written: lines, sealed picks to add, and from which step on a seat's picks go."""

    lines: list[Line] = field(default_factory=list)
    sealed: list[tuple[int, int, str]] = field(default_factory=list)
    unsealed: dict[int, int] = field(default_factory=dict)


class Play:
    """A running game. `persons` are the seats that people decide for; `alone` if one person plays with bots only."""

    def __init__(
        self, chronicle: Chronicle, seals: dict[int, list[str]], persons: Collection[int], alone: bool
    ) -> None:
        self.chronicle = chronicle
        self.game = chronicle.game
        self.seals = seals
        self.persons = frozenset(persons)
        self.alone = alone
        self._written = len(chronicle.record.lines)
        self._pending = Pending()
        # As of which lines and seals, and then which seats.
        self._decided: tuple[Hashable, list[int]] = (None, [])

    # ---- where it stands ----

    @property
    def state(self) -> State:
        """The journal's state: without the picks that are still sealed."""
        return self.chronicle.state

    @property
    def record(self) -> Record:
        return self.chronicle.record

    @property
    def lines(self) -> int:
        return len(self.chronicle.record.lines)

    @property
    def is_over(self) -> bool:
        return self.chronicle.record.end is not None

    def is_sealing(self) -> bool:
        """Do two seats or more still have to decide at once? The last of them needs no seal."""
        return is_together(self.state) and len(self.state.actors()) > 1

    def position(self, viewer: int) -> State:
        """The state with the viewer's own sealed picks, and those of seats that have decided."""
        if not self.seals or not self.is_sealing():
            return self.state
        state = self.state.clone()
        for seat in sorted(self.seals):
            if seat == viewer or self.has_decided(seat):
                self._apply_seals(state, seat)
        return state

    def apart(self, seat: int) -> State:
        """The state with this seat's sealed picks alone, as if nobody else had decided; the caller may change it."""
        state = self.state.clone()
        if self.is_sealing():
            self._apply_seals(state, seat)
        return state

    def has_decided(self, seat: int) -> bool:
        """Has this seat sealed its last pick?"""
        return seat in self.decided()

    def decided(self) -> list[int]:
        """The seats that have sealed their last pick: asked many times for each view, and worked out once."""
        if not self.seals:
            return []
        moment = self.lines, tuple((seat, *picks) for seat, picks in self.seals.items())
        if self._decided[0] != moment:
            sealed = sorted(self.seals) if self.is_sealing() else []
            self._decided = moment, [seat for seat in sealed if seat not in self.apart(seat).actors()]
        return list(self._decided[1])

    def actors(self) -> list[int]:
        """The seats that are waited for."""
        decided = self.decided()
        return [seat for seat in self.state.actors() if seat not in decided]

    def waits_sealed(self, seat: int) -> bool:
        """Has this seat a pick under seal that it could take back? Not while somebody speaks: then the seals wait."""
        return bool(self.seals.get(seat)) and is_together(self.state)

    def line_of(self, seat: int) -> int:
        """What a move of this seat must name: the lines so far, and its own picks that wait under seal."""
        return self.lines + (len(self.seals[seat]) if self.waits_sealed(seat) else 0)

    # ---- what is done ----

    def act(self, seat: int, at: int, *names: str) -> int:
        """A seat's decisions, all or none, and what follows by itself; returns the first one's line, now or later."""
        line = self.line_of(seat)
        if at != line or self.is_over:
            english = "The decision of line {at} is gone; look at the table again."
            raise Conflict(english, "stale", at=at)
        for name in rehearse(self.game, self.apart(seat), seat, names, [*sorted(self.persons), SPECTATOR]):
            self._do(seat, name)
        self.advance()
        return line

    def _do(self, seat: int, name: str) -> None:
        if self.is_sealing() and seat in self.apart(seat).actors() and not self._takes_floor(seat, name):
            picks = self.seals.setdefault(seat, [])
            self._pending.sealed.append((seat, len(picks), name))
            picks.append(name)
        else:
            # Whoever takes the floor after sealing an answer has it written down.
            if is_together(self.state):
                self._open_seals([seat])
            self.chronicle.act(seat, name)

    def _takes_floor(self, seat: int, name: str) -> bool:
        """Does the seat speak before it answers? All hear that at once, and the others' seals wait."""
        state = self.apart(seat)
        state.apply(seat, self.game.action_id(name))
        return bool(state.depth > self.state.depth)

    def advance(self) -> None:
        """Do all that needs nobody: chance, seals to be opened, answers that are forced and known to be."""
        while self._step_by_itself():
            pass
        if not self.state.actors() and not self.is_over:
            self.chronicle.finish()

    def _step_by_itself(self) -> bool:
        actors = self.state.actors()
        if actors == [CHANCE]:
            self.chronicle.settle_chance()
            return True
        if is_together(self.state):
            self._drop_misfits()
            ready = len(actors) == 1 or all(self.has_decided(seat) for seat in actors)
            if ready and self._open_seals(sorted(self.seals)):
                return True
        return len(actors) == 1 and self._answer_forced(actors[0])

    def _answer_forced(self, seat: int) -> bool:
        options = self.state.options(seat)
        if len(options) != 1:
            return False
        onlookers = [*sorted(self.persons), SPECTATOR]
        if not shows_nothing(self.game, self.state, seat, options[0], onlookers):
            return False
        self.chronicle.act(seat, options[0])
        return True

    # ---- seals ----

    def _apply_seals(self, state: State, seat: int) -> None:
        for name in self.seals.get(seat, ()):
            state.apply(seat, self.game.action_id(name))

    def _open_seals(self, seats: Collection[int]) -> bool:
        """Write sealed picks into the journal, in the order of the seats."""
        opened = [seat for seat in seats if self.seals.get(seat)]
        for seat in opened:
            for name in self.seals[seat]:
                self.chronicle.act(seat, name)
        for seat in opened:
            self._unseal(seat, 0)
        return bool(opened)

    def _unseal(self, seat: int, since: int) -> None:
        del self.seals[seat][since:]
        if not self.seals[seat]:
            del self.seals[seat]
        pending = self._pending
        pending.sealed = [pick for pick in pending.sealed if pick[0] != seat or pick[1] < since]
        pending.unsealed[seat] = min(since, pending.unsealed.get(seat, since))

    def _drop_misfits(self) -> None:
        """What was agreed meanwhile may have made a sealed pick impossible; then that seat is asked again."""
        for seat in list(self.seals):
            state = self.state.clone()
            for step, name in enumerate(self.seals[seat]):
                if seat not in state.actors() or state.why_not(seat, self.game.action_id(name)) is not None:
                    self._unseal(seat, step)
                    break
                state.apply(seat, self.game.action_id(name))

    # ---- undo ----

    def unseal_last(self, seat: int) -> None:
        """Take back the seat's last pick under seal."""
        self._unseal(seat, len(self.seals[seat]) - 1)

    def go_back(self, to: int, by: int, alone: bool = False) -> int:
        """To just before line `to`, whatever lies between; what is under seal is gone, too."""
        self.check_goal(to)
        for seat in list(self.seals):
            self._unseal(seat, 0)
        number = self.chronicle.undo(to, by, alone).number
        self.advance()
        return number

    def crosses_barrier(self, to: int, by: int) -> bool:
        """Would a seat that goes back to line `to` take more back than its own free choices?"""
        if any(seat != by for seat in self.decided()):
            return True
        gone = (made for number, made in self.chronicle.newest_first() if number >= to)
        return any(made.reveals or (made.chosen and made.seat != by) for made in gone)

    def check_goal(self, to: int) -> None:
        if self.is_over or to not in self.chronicle.standing:
            english = "The game cannot go back to line {to}; name a line that counts, of a game that is not over."
            raise Conflict(english, "undo_goal", to=to)

    # ---- what others have written ----

    def follow(self, lines: Sequence[Line], seals: dict[int, list[str]]) -> None:
        """Take over what another process has written; if that fails, the whole game has to be read again."""
        for line in lines:
            self.chronicle.follow(line)
        self.seals = seals
        self._written, self._pending = self.lines, Pending()

    # ---- what is to be written ----

    def has_unwritten(self) -> bool:
        """Is there anything that `take_pending` has not handed over?"""
        return self.lines > self._written or bool(self._pending.sealed or self._pending.unsealed)

    def take_pending(self) -> Pending:
        """Everything new since this was asked last."""
        pending, self._pending = self._pending, Pending()
        pending.lines = self.record.lines[self._written :]
        self._written = self.lines
        return pending
