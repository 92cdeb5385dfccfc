"""What the questions of Principato have in common: who is asked, how an answer is described, numbers as answers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Description, Params, Problem
from signoria.core.decision import BOTTOM, NO_LOCALS, NO_OBSTACLE, SEAT, Decision, Locals
from signoria.core.state import CHANCE, NOBODY
from signoria.games.principato.actions import ACTIONS
from signoria.games.principato.state import Principato


class Question(Decision[Principato]):
    """A decision of a seat."""

    def candidates(self, s: Principato, seat: i64, out: vec[i64]) -> i64:
        raise NotImplementedError

    def obstacle(self, s: Principato, seat: i64, action: i64) -> i64:
        return NO_OBSTACLE

    def options(self, s: Principato, seat: i64, out: vec[i64]) -> i64:
        count: i64 = self.candidates(s, seat, out)
        legal: i64 = 0
        for i in range(count):
            action: i64 = out[i]
            if self.obstacle(s, seat, action) == NO_OBSTACLE:
                out[legal] = action
                legal += 1
        return legal

    def prompt_params(self, s: Principato, seat: int) -> Params:
        return {"seat": seat}


class Amount(Question):
    """A question whose answer is a number, from none to the most that is possible."""

    verb: i64

    def __init__(
        self, verb: i64, id: i64, code: str, rule: str, frame: Locals = NO_LOCALS, inside: tuple[int, ...] = (BOTTOM,)
    ) -> None:
        super().__init__(id, code, rule, frame, inside)
        self.verb = verb

    def most(self, s: Principato, seat: i64) -> i64:
        """Returns the highest number worth showing."""
        raise NotImplementedError

    def candidates(self, s: Principato, seat: i64, out: vec[i64]) -> i64:
        most: i64 = self.most(s, seat)
        for number in range(most + 1):
            out[number] = self.verb + number
        return most + 1

    def describe(self, s: Principato, seat: int, action: int) -> Description:
        number = action - self.verb
        return described(s, seat, action, default=self.is_default(s, seat, number), params={"count": number})

    def is_default(self, s: Principato, seat: int, number: int) -> bool:
        """Is this the safe choice (§10)?"""
        return False


def described(
    s: Principato,
    seat: int,
    action: int,
    targets: tuple[str, ...] = (),
    cost: Params | None = None,
    gain: Params | None = None,
    default: bool = False,
    params: Params | None = None,
) -> Description:
    """Returns the description of an action; zeros of cost and gain are left out."""
    return Description(
        targets=targets,
        group=ACTIONS.verbs[action],
        cost={thing: count for thing, count in (cost or {}).items() if count},
        gain={thing: count for thing, count in (gain or {}).items() if count},
        reveals=turns_up(s, seat, action),
        default=default,
        params=params or {},
    )


def turns_up(s: Principato, seat: int, action: int) -> bool:
    """A card or the goals will be turned up, so that there is no way back without asking the others."""
    if s.obstacle(seat, action):
        return False
    after = s.clone()
    after.step(seat, action)
    return after.mover() == CHANCE or after.mover() == NOBODY


def not_active(s: Principato, at: int) -> list[Problem]:
    """Returns what is wrong with a frame that must belong to the active seat."""
    if s.frames[at + SEAT] == s.active:
        return []
    return [Problem("frame_seats", "a turn and its actions belong to the active seat")]
