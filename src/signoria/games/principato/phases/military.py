"""A military scoring: supply in order, count, award, remove the cubes, dismiss (D11, D12; §4.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.codes import Params, Problem, Prompt
from signoria.core.decision import SEAT, Locals, Procedure
from signoria.games.principato.actions import (
    DISMISS_CONDOTTIERI,
    DISMISS_MILITIA,
    SUPPLY_FAVOR_CONDOTTIERI,
    SUPPLY_FAVOR_MILITIA,
    SUPPLY_FOOD,
    SUPPLY_GOLD,
)
from signoria.games.principato.box.constants import (
    CARD_COUNT,
    CATAPULT,
    CONDOTTIERE,
    CONDOTTIERE_FAVOR,
    CONDOTTIERE_GOLD,
    CUBES,
    FACE_COUNT,
    FACES,
    MILITARY,
    MILITIA,
    MILITIA_FAVOR,
    MILITIA_FOOD,
    MOST_PLAYERS,
    SOLDIER_POOL,
    SUPPLIES,
    SUPPLY_COUNT,
    YEARS,
    pile_counts,
)
from signoria.games.principato.phases.award import award_points
from signoria.games.principato.phases.cubes import SUPPLY_CUBE, most_supplied, stored_to_soldiers
from signoria.games.principato.phases.question import Amount
from signoria.games.principato.phases.refill import ANNUAL, EXTRA, pile_left
from signoria.games.principato.state import (
    DECISIONS,
    DISMISSING,
    EMPTY,
    REFILL,
    SCORING,
    SUPPLYING,
    Principato,
)

DISMISSALS: Final = 2

SCORING_FRAME: Final = Locals()
# Whose turn in the supply order it is, and whether the year ends with this scoring.
RANK: Final[i64] = SCORING_FRAME.local("rank", MOST_PLAYERS - 1)
IS_ANNUAL: Final[i64] = SCORING_FRAME.local("annual", ANNUAL, least=EXTRA)


class Scoring(Procedure[Principato]):
    """Opens a scoring: the supply order is fixed for the whole of it."""

    def begin(self, s: Principato, argument: i64) -> None:
        s.set_local(IS_ANNUAL, argument)
        if s.events is not None:
            s.tell("scoring_begun", {"year": s.year, "annual": argument})
        set_supply_order(s)
        if s.events is not None:
            s.tell("supply_order", {"seats": " ".join([str(s.order[rank]) for rank in range(s.players)])})
        s.turn_to(s.order[0])
        s.ask(SUPPLYING)


def set_supply_order(s: Principato) -> None:
    """Most army tokens first; ties from the First Player clockwise (R25)."""
    for placed in range(s.players):
        seat: i64 = (s.first + placed) % s.players
        at: i64 = placed
        while at > 0 and army(s, s.order[at - 1]) < army(s, seat):
            s.order[at] = s.order[at - 1]
            at -= 1
        s.order[at] = seat


def army(s: Principato, seat: i64) -> i64:
    return s.token(seat, CATAPULT) + s.token(seat, MILITIA) + s.token(seat, CONDOTTIERE)


class Part(Amount):
    """A question of a scoring, asked of each seat in the supply order if there is anything to choose."""

    first: i64
    parts: i64

    def __init__(self, first: i64, parts: i64, part: i64, verb: i64, code: str) -> None:
        """Question number `part` of so many, beginning with the decision `first`."""
        super().__init__(verb, first + part, code, "4.6", SCORING_FRAME, inside=(REFILL,))
        self.first = first
        self.parts = parts

    def begin(self, s: Principato, argument: i64) -> None:
        if self.most(s, s.frame_seat()) == 0:
            self.go_on(s)

    def go_on(self, s: Principato) -> None:
        """The seat's next question of this kind; then the next seat; then what follows for all."""
        rank: i64 = s.local(RANK) + 1
        if self.id < self.first + self.parts - 1:
            s.ask(self.id + 1)
        elif rank < s.players:
            s.set_local(RANK, rank)
            s.turn_to(s.order[rank])
            s.ask(self.first)
        else:
            self.after_all(s)

    def after_all(self, s: Principato) -> None:
        """All seats have answered all questions of this kind."""
        raise NotImplementedError

    def prompt(self, s: Principato, seat: int) -> Prompt:
        return Prompt(self.code, self.rule, {"seat": seat}, self.id - self.first + 1, self.parts)

    def problems(self, s: Principato, at: int) -> list[Problem]:
        rank, annual = s.frames[at + RANK], s.frames[at + IS_ANNUAL]
        card = (s.year - 1) * (CARD_COUNT + 1) + MILITARY
        problems = []
        if rank >= s.players or s.order[rank] != s.frames[at + SEAT]:
            problems.append(Problem("frame_seats", "a scoring asks the seat at its rank in the supply order"))
        if annual == ANNUAL and pile_left(s) > 0:
            problems.append(Problem("scoring_is_due", f"year {s.year} is scored and its pile has cards"))
        elif annual == EXTRA and s.pile[card] == pile_counts(s.players)[card]:
            problems.append(Problem("scoring_is_due", f"no military scoring card of year {s.year} was revealed"))
        return problems


class Supply(Part):
    """D11: how many soldiers are supplied in one way."""

    supply: i64

    def __init__(self, supply: i64, verb: i64, code: str) -> None:
        super().__init__(SUPPLYING, SUPPLY_COUNT, supply, verb, code)
        self.supply = supply

    def most(self, s: Principato, seat: i64) -> i64:
        return most_supplied(s, seat, self.supply)

    def step(self, s: Principato, seat: i64, action: i64) -> None:
        count: i64 = action - self.verb
        stored_to_soldiers(s, seat, self.supply, count)
        if s.events is not None and count > 0:
            s.tell("supplied", {"seat": seat, "supply": SUPPLIES[self.supply], "count": count})
        self.go_on(s)

    def after_all(self, s: Principato) -> None:
        if s.events is not None:
            tell_unsupplied(s)
        award_points(s)
        if s.events is not None:
            tell_returned(s)
        remove_cubes(s)
        if s.local(IS_ANNUAL) == ANNUAL and s.year == YEARS:
            finish(s)  # R33: nobody is dismissed after the last scoring
            return
        s.set_local(RANK, 0)
        s.turn_to(s.order[0])
        s.ask(DISMISSING)

    def is_default(self, s: Principato, seat: int, number: int) -> bool:
        return number == self.most(s, seat)

    def problems(self, s: Principato, at: int) -> list[Problem]:
        """While armies are as they were at its start, the supply order follows from them (R25)."""
        seats = range(s.players)
        due = sorted(seats, key=lambda seat: (-army(s, seat), (seat - s.first) % s.players))
        if list(s.order)[: s.players] == due:
            return super().problems(s, at)
        return [Problem("supply_order", f"the supply order is {list(s.order)}, by armies it is {due}")]


def remove_cubes(s: Principato) -> None:
    """All cubes on soldiers, favors too, go back to the reserve (R23)."""
    for i in range(s.players * SUPPLY_COUNT):
        s.reserve[SUPPLY_CUBE[i % SUPPLY_COUNT]] += s.supplied[i]
        s.supplied[i] = 0


def tell_unsupplied(s: Principato) -> None:
    """Tell who has soldiers and has put no cube on any of them."""
    for seat in range(s.players):
        soldiers = s.token(seat, MILITIA) + s.token(seat, CONDOTTIERE)
        if soldiers > 0 and not any(supplied_in(s, seat)):
            s.tell("supplied_nothing", {"seat": seat})


def tell_returned(s: Principato) -> None:
    """Tell which cubes leave whose soldiers."""
    for seat in range(s.players):
        counts = supplied_in(s, seat)
        if any(counts):
            cubes: Params = {"seat": seat, **dict.fromkeys(CUBES, 0)}
            for supply, count in enumerate(counts):
                cubes[CUBES[SUPPLY_CUBE[supply]]] = int(cubes[CUBES[SUPPLY_CUBE[supply]]]) + count
            s.tell("cubes_returned", cubes)


def supplied_in(s: Principato, seat: int) -> list[int]:
    """Returns the cubes on a seat's soldiers, by the way they are supplied."""
    return [int(s.supplied[seat * SUPPLY_COUNT + supply]) for supply in range(SUPPLY_COUNT)]


class Dismiss(Part):
    """D12: soldiers of one kind sent home, in the same order."""

    face: i64

    def __init__(self, part: i64, face: i64, verb: i64, code: str) -> None:
        super().__init__(DISMISSING, DISMISSALS, part, verb, code)
        self.face = face

    def most(self, s: Principato, seat: i64) -> i64:
        return s.token(seat, self.face)

    def step(self, s: Principato, seat: i64, action: i64) -> None:
        count: i64 = action - self.verb
        s.tokens[seat * FACE_COUNT + self.face] -= count
        s.pool[SOLDIER_POOL] += count
        if s.events is not None and count > 0:
            s.tell("dismissed", {"seat": seat, "face": FACES[self.face], "count": count})
        self.go_on(s)

    def after_all(self, s: Principato) -> None:
        finish(s)

    def is_default(self, s: Principato, seat: int, number: int) -> bool:
        return number == 0

    def problems(self, s: Principato, at: int) -> list[Problem]:
        problems = super().problems(s, at)
        if any(s.supplied):
            problems.append(Problem("scoring_is_due", "soldiers are dismissed after all cubes were removed"))
        if s.frames[at + IS_ANNUAL] == ANNUAL and s.year == YEARS:
            problems.append(Problem("scoring_is_due", "nobody is dismissed after the last scoring"))
        return problems


def finish(s: Principato) -> None:
    """The supply order is forgotten; the next scoring makes its own."""
    for rank in range(s.players):
        s.order[rank] = EMPTY
    s.done(s.local(IS_ANNUAL))


DECISIONS.place(Scoring(SCORING, "scoring.begin", "4.6", SCORING_FRAME, inside=(REFILL,)))
DECISIONS.place(Supply(MILITIA_FOOD, SUPPLY_FOOD, "scoring.supply_food"))
DECISIONS.place(Supply(CONDOTTIERE_GOLD, SUPPLY_GOLD, "scoring.supply_gold"))
DECISIONS.place(Supply(MILITIA_FAVOR, SUPPLY_FAVOR_MILITIA, "scoring.supply_favor_militia"))
DECISIONS.place(Supply(CONDOTTIERE_FAVOR, SUPPLY_FAVOR_CONDOTTIERI, "scoring.supply_favor_condottieri"))
DECISIONS.place(Dismiss(0, MILITIA, DISMISS_MILITIA, "scoring.dismiss_militia"))
DECISIONS.place(Dismiss(1, CONDOTTIERE, DISMISS_CONDOTTIERI, "scoring.dismiss_condottieri"))
