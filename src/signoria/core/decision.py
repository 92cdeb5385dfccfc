"""A decision of the rules as an object: everything that is asked, allowed, refused, done and said at one point.

A decision has no state of its own: one instance serves every game. What it must remember between two answers lies in
its frame, in locals that the phase declares by name. `core.state.State` asks the decision of the topmost frame.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from signoria.core.codes import Description, Params, Problem, Prompt, Reason

S = TypeVar("S")

# A frame: the decision, the seat it waits for, and a few locals.
FRAME: Final = 8
DECISION: Final = 0
SEAT: Final = 1
LOCALS: Final = 2
# In a frame of several seats at once, its first local: a bit per seat that has still to decide.
WAITING: Final = LOCALS

# An i64 like the obstacles: compiled, `NO_OBSTACLE if … else TOO_POOR` makes an object of each if they differ in type.
NO_OBSTACLE: Final[i64] = 0
# Among what a decision may lie inside: nothing at all.
BOTTOM: Final = -1


class Locals:
    """The named numbers of a kind of frame with their ranges, declared once by the phase that owns it."""

    def __init__(self, together: bool = False, like: Locals | None = None) -> None:
        """With `together` the frame waits for several seats at once, and keeps them in its first local.

        It begins with the locals of the frame that it is `like`, so that a decision may serve both.
        """
        self.together = together
        self.names: list[str] = [] if like is None else [*like.names]
        self.ranges: list[tuple[int, int]] = [] if like is None else [*like.ranges]
        if together:
            self.local("waiting", (1 << 15) - 1)

    def local(self, name: str, most: int, least: int = 0) -> i64:
        """Declare a number of the frame; returns its place in it."""
        if name in ("decision", "seat") or name in self.names:
            raise ValueError(f"the name of local {name} is taken")
        if len(self.names) == FRAME - LOCALS:
            raise ValueError(f"local {name}: a frame has room for {FRAME - LOCALS}")
        self.names.append(name)
        self.ranges.append((least, most))
        return LOCALS + len(self.names) - 1


NO_LOCALS: Final = Locals()


class Obstacles:
    """What can stand in the way of an action in a game: a number for the engine, code and paragraph for people."""

    def __init__(self) -> None:
        self.codes: list[str] = [""]
        self.rules: list[str] = ["-"]
        self.rules_by_players: list[Mapping[int, str]] = [{}]

    def add(self, code: str, rule: str, by_players: Mapping[int, str] | None = None) -> i64:
        """Declare an obstacle, its rule by number of players where that has rules of its own; returns its number."""
        self.codes.append(code)
        self.rules.append(rule)
        self.rules_by_players.append(by_players or {})
        return len(self.codes) - 1

    def reason(self, obstacle: int, players: int, params: Params) -> Reason:
        """The obstacle in words for people."""
        rule = self.rules_by_players[obstacle].get(players, self.rules[obstacle])
        return Reason(self.codes[obstacle], rule, params)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """One point of the rules at which somebody is asked, or chance is drawn, or a procedure waits for what it called.

    A game derives its own base class from it, which repeats `options` with its own state: compiled, the game's methods
    are then called directly for every candidate.
    """

    id: i64
    code: str
    rule: str
    frame: Locals
    inside: tuple[int, ...]
    obstacles: Obstacles

    def __init__(
        self, id: i64, code: str, rule: str = "-", frame: Locals = NO_LOCALS, inside: tuple[int, ...] = (BOTTOM,)
    ) -> None:
        """`inside` are the decisions whose frames this one's may lie on; BOTTOM if it may lie on nothing."""
        self.id = id
        self.code = code
        self.rule = rule
        self.frame = frame
        self.inside = inside

    @property
    def locals(self) -> tuple[str, ...]:
        """The names of the numbers in its frame."""
        return tuple(self.frame.names)

    # ---- how it goes ----

    def begin(self, s: S, argument: i64) -> None:
        """On being called or asked; it may go on by itself, if there is nothing to ask."""

    def candidates(self, s: S, seat: i64, out: vec[i64]) -> i64:
        """Write the options and what is worth showing greyed into `out`, ascending; returns how many."""
        raise NotImplementedError

    def obstacle(self, s: S, seat: i64, action: i64) -> i64:
        """What forbids a candidate, as one of the game's Obstacles, or NO_OBSTACLE."""
        return NO_OBSTACLE

    def options(self, s: S, seat: i64, out: vec[i64]) -> i64:
        """Write the candidates without an obstacle into `out`, ascending; returns how many."""
        count: i64 = self.candidates(s, seat, out)
        legal: i64 = 0
        for i in range(count):
            action: i64 = out[i]
            if self.obstacle(s, seat, action) == NO_OBSTACLE:
                out[legal] = action
                legal += 1
        return legal

    def weights(self, s: S, outcomes: vec[i64], weights: vec[i64]) -> i64:
        """At chance: write outcomes, ascending, and their integer weights; returns how many."""
        raise NotImplementedError

    def step(self, s: S, seat: i64, action: i64) -> None:
        """Carry out an action that is known to be legal, or an outcome of chance."""
        raise NotImplementedError

    def resume(self, s: S, result: i64) -> None:
        """What it called is done, with this result; only who calls is resumed."""
        raise NotImplementedError

    # ---- its words ----

    def prompt(self, s: S, seat: int) -> Prompt:
        """What the seat is asked."""
        return Prompt(self.code, self.rule, self.prompt_params(s, seat))

    def prompt_params(self, s: S, seat: int) -> Params:
        """The names and numbers of the question."""
        return {}

    def reason(self, s: S, seat: int, action: int, obstacle: int, players: int) -> Reason:
        """Why the seat may not do this: what is in its way, with names and numbers."""
        return self.obstacles.reason(obstacle, players, self.reason_params(s, seat, action, obstacle))

    def reason_params(self, s: S, seat: int, action: int, obstacle: int) -> Params:
        """The names and numbers of a refusal."""
        return {}

    def describe(self, s: S, seat: int, action: int) -> Description:
        """What an action touches, costs, gains and shows."""
        return Description()

    # ---- what must hold of its frame, beyond nesting, seats and ranges ----

    def problems(self, s: S, at: int) -> list[Problem]:
        """Everything about the frame at place `at` that its rules could not have led to."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision[S]):
    """A decision of chance: its outcomes have weights, and nobody is asked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Decision[S]):
    """A point of the rules that asks nothing itself: it calls others, and goes on when they are done."""


class DecisionTable:
    """The decisions of a game by their ids; each phase places its own, and the game's face checks the whole."""

    def __init__(self, obstacles: Obstacles) -> None:
        self.obstacles = obstacles
        self.entries: list[Decision[Any]] = []
        # What the engine looks decisions up in: compiled, an element of a vec needs no check of its type. A vec takes a
        # class and no alias of it, hence the bare name.
        self.dispatch: vec[Decision[Any]] = vec[Decision]()  # type: ignore[type-arg]

    def place(self, decision: Decision[Any]) -> None:
        """Put a decision at its id."""
        while len(self.entries) <= decision.id:
            gap: Decision[Any] = Decision(len(self.entries), "")
            self.entries.append(gap)
            self.dispatch = append(self.dispatch, gap)
        if self.entries[decision.id].code:
            raise ValueError(f"{decision.code} has the id of {self.entries[decision.id].code}")
        decision.obstacles = self.obstacles
        self.entries[decision.id] = decision
        self.dispatch[decision.id] = decision

    def check(self) -> None:
        """Refuse a table with a gap, a code used twice, or a decision that lies on what is not there."""
        codes = [decision.code for decision in self.entries]
        for decision in self.entries:
            if not decision.code:
                raise ValueError(f"no decision has the id {decision.id}")
            if codes.count(decision.code) > 1:
                raise ValueError(f"{decision.code} is the code of two decisions")
            if not all(BOTTOM <= outer < len(codes) for outer in decision.inside):
                raise ValueError(f"{decision.code} lies on a decision that is not there")
