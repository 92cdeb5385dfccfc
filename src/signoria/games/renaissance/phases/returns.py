"""The start of a turn: who has lost every city returns (§4.2, R41 to R43)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.codes import Params, Problem
from signoria.core.decision import BOTTOM, SEAT, Locals
from signoria.games.renaissance.actions import RETURN_TO
from signoria.games.renaissance.box.constants import CITIES, MOST_PLAYERS, RETURN_DUCATS
from signoria.games.renaissance.decisions import DECISIONS, RETURNING
from signoria.games.renaissance.phases.cities import has_city, take_city
from signoria.games.renaissance.phases.question import CityQuestion, this_turn
from signoria.games.renaissance.phases.vote import begin_vote
from signoria.games.renaissance.state import FREE, Renaissance

# The queue is written in one number, a digit per seat (plus one), the first in line as its last digit.
DIGIT: Final[i64] = MOST_PLAYERS + 1
RETURNS: Final = Locals()
QUEUE: Final[i64] = RETURNS.local("queue", DIGIT ** (MOST_PLAYERS - 1) - 1)


class Returning(CityQuestion):
    """One of the start cities, from whoever holds it, as it stands (R41)."""

    def begin(self, s: Renaissance, argument: i64) -> None:
        """In the first turn everybody has cities."""
        if s.events is not None:
            s.tell("turn_begun", this_turn(s))
            s.tell("phase_begun", {"phase": "returns"})
        for place in range(s.players):
            if not has_city(s, s.order[place]):
                line_up(s, s.order[place])
        self.go_on(s)

    def go_on(self, s: Renaissance) -> None:
        if s.local(QUEUE) > 0:
            s.turn_to(s.local(QUEUE) % DIGIT - 1)
        else:
            s.pop()
            begin_vote(s)

    def is_about(self, s: Renaissance, seat: i64, city: i64) -> bool:
        return s.home[city] == seat

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        """With six ducats; who loses their last city by it is next in line (R43)."""
        city: i64 = action - RETURN_TO
        loser: i64 = s.owner[city]
        take_city(s, seat, city)
        s.ducats[seat] += RETURN_DUCATS
        if s.events is not None:
            back: Params = {"seat": seat, "city": CITIES[city], "ducats": RETURN_DUCATS}
            s.tell("returned", back | ({"loser": loser} if loser != FREE else {}))
        s.set_local(QUEUE, s.local(QUEUE) // DIGIT)
        if loser != FREE and not has_city(s, loser):
            line_up(s, loser)
        self.go_on(s)

    def prompt_params(self, s: Renaissance, seat: int) -> Params:
        return this_turn(s)

    def gain(self, s: Renaissance, action: i64) -> Params:
        return {"ducats": RETURN_DUCATS}

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        queue, waiting = int(s.frames[at + QUEUE]), list[int]()
        while queue > 0:
            waiting.append(queue % DIGIT - 1)
            queue //= DIGIT
        out = [seat for seat in range(s.players) if not has_city(s, seat)]
        if sorted(waiting) == out and waiting and waiting[0] == s.frames[at + SEAT]:
            return []
        return [Problem("queue", "those without a city return, one after the other")]


def line_up(s: Renaissance, seat: i64) -> None:
    """Add a player to the end of the queue."""
    unit: i64 = 1
    while s.local(QUEUE) >= unit:
        unit *= DIGIT
    s.set_local(QUEUE, s.local(QUEUE) + unit * (seat + 1))


DECISIONS.place(Returning(RETURNING, "turn.return", "4.2", RETURN_TO, RETURNS, (BOTTOM,)))
