"""A scrutiny (§2, §3): ballot, reading and the chamberlain's voice, one after the other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from signoria.core.codes import Problem
from signoria.core.decision import SEAT, Locals, Procedure
from signoria.core.state import CHANCE

from conclave.box.constants import SCRUTINIES
from conclave.state import BALLOT, BIDDING, DECISIONS, READING, SCRUTINY, Conclave

SCRUTINY_FRAME: Final = Locals()
NUMBER: Final = SCRUTINY_FRAME.local("number", SCRUTINIES)


class Scrutiny(Procedure[Conclave]):
    """Its seat, who will be asked first for the voice, passes on each time (§3.1)."""

    def begin(self, s: Conclave, argument: i64) -> None:
        s.set_local(NUMBER, argument)
        s.call_together(BALLOT, (1 << s.players) - 1)

    def resume(self, s: Conclave, result: i64) -> None:
        """Each part says which it was; after the voice comes the next scrutiny, or the end."""
        number = s.local(NUMBER) + 1
        if result == BALLOT:
            s.call(READING, CHANCE)
        elif result == READING:
            s.call(BIDDING, s.frame_seat())
        elif number < s.scrutinies:
            s.then(SCRUTINY, number % s.players, number)
        else:
            s.done()

    def problems(self, s: Conclave, at: int) -> list[Problem]:
        number, first = s.frames[at + NUMBER], s.frames[at + SEAT]
        if number < s.scrutinies and first == number % s.players:
            return []
        return [Problem("scrutiny", f"there is no scrutiny {number} that begins with seat {first}")]


DECISIONS.place(Scrutiny(SCRUTINY, "scrutiny", "2", SCRUTINY_FRAME))
