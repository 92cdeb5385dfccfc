"""The contract of a running game: a pure machine of small decisions, with chance as a seat.

What is asked, allowed and done at a point of the rules is written in its `Decision`; the state asks the decision of the
topmost frame. What callers use (`actors`, `options`, `why_not`, `apply`, `weights`) is built from that here, once, so
that what is legal and why something is not can never disagree.
"""

from __future__ import annotations

from operator import index
from typing import Any, Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.core.codes import Description, Event, Params, Prompt, Reason, Settings
from signoria.core.decision import DECISION as DECISION
from signoria.core.decision import FRAME as FRAME
from signoria.core.decision import LOCALS as LOCALS
from signoria.core.decision import NO_OBSTACLE as NO_OBSTACLE
from signoria.core.decision import SEAT as SEAT
from signoria.core.decision import WAITING as WAITING
from signoria.core.decision import Decision, DecisionTable
from signoria.core.errors import IllegalAction
from signoria.core.value import identity, pickled

CHANCE: Final = -1
NOBODY: Final = -2
SPECTATOR: Final = -3
TOGETHER: Final = -4

DEPTH: Final = 6
MOST_OPTIONS: Final = 1024


def buffer() -> vec[i64]:
    """Room for the options of any decision."""
    return vec[i64]([0] * MOST_OPTIONS)


# Buffers that nobody writes to now: to make one and clear it costs twice as much as to fill it.
_SPARE: Final[list[vec[i64]]] = []


def _spare_buffer() -> vec[i64]:
    """Returns a buffer with whatever was written to it last; `_taken` keeps it for the next."""
    return _SPARE.pop() if _SPARE else buffer()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One running game. Where it stands in the rules is a stack of frames: a decision, a seat and a few ints."""

    players: i64
    settings: Settings
    frames: vec[i64]
    depth: i64
    at: i64
    events: list[Event] | None
    decisions: vec[Decision[Any]]

    def __init__(self, players: i64, settings: Settings, table: DecisionTable | None = None) -> None:
        """Allocate nothing: set-up lays out the fields, clone() copies them."""
        self.players = players
        self.settings = settings
        self.events = None
        if table is not None:
            self.decisions = table.dispatch

    def clone(self) -> State:
        """Returns an independent copy."""
        raise NotImplementedError

    # ---- a state is a value ----

    def __eq__(self, other: object) -> bool:
        """The same game in the same position."""
        return type(self) is type(other) and identity(self) == identity(other)

    def __hash__(self) -> int:
        """By the position: a state that is played on is another one; keep a clone in a set."""
        return hash(identity(self))

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return pickled(self)

    # ---- the decision that waits ----

    def candidates_into(self, seat: i64, out: vec[i64]) -> i64:
        """Write the options and what is worth showing greyed into `out`, ascending; returns how many."""
        return self.decisions[self.frames[self.at]].candidates(self, seat, out)

    def options_into(self, seat: i64, out: vec[i64]) -> i64:
        """Write the legal actions of an actor into `out`, ascending; returns how many."""
        return self.decisions[self.frames[self.at]].options(self, seat, out)

    def obstacle(self, seat: i64, action: i64) -> i64:
        """What forbids a candidate, as a number of the game's own, or NO_OBSTACLE."""
        return self.decisions[self.frames[self.at]].obstacle(self, seat, action)

    def reason(self, seat: i64, action: i64, obstacle: i64) -> Reason:
        """The obstacle in words for people: code, numbers, rule."""
        return self.decisions[self.frames[self.at]].reason(self, seat, action, obstacle, self.players)

    def step(self, seat: i64, action: i64) -> None:
        """Carry out an action that is known to be legal; nothing is checked, and an illegal one ruins the state."""
        self.decisions[self.frames[self.at]].step(self, seat, action)

    def weights_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        """At chance: write outcomes, ascending, and their integer weights; returns how many."""
        return self.decisions[self.frames[self.at]].weights(self, outcomes, weights)

    def prompt(self, seat: int) -> Prompt:
        """What the seat is asked."""
        return self.decisions[self.frames[self.at]].prompt(self, seat)

    def describe(self, seat: int, action: int) -> Description:
        """What an action of this seat touches, costs, gains and shows."""
        return self.decisions[self.frames[self.at]].describe(self, seat, action)

    # ---- what callers use ----

    def mover(self) -> i64:
        """The first seat that must decide now, CHANCE, or NOBODY when the game is over."""
        if self.depth == 0:
            return NOBODY
        seat: i64 = self.frames[self.at + SEAT]
        if seat == TOGETHER:
            waiting: i64 = self.frames[self.at + WAITING]
            seat = 0
            while seat < self.players and waiting & (1 << seat) == 0:
                seat += 1
        return seat

    def actors(self) -> list[int]:
        """Seats that must decide now; [CHANCE]; [] when the game is over."""
        if self.depth > 0 and self.frames[self.at + SEAT] == TOGETHER:
            waiting: i64 = self.frames[self.at + WAITING]
            return [seat for seat in range(self.players) if waiting & (1 << seat)]
        only: i64 = self.mover()
        return [] if only == NOBODY else [only]

    def may(self) -> list[int]:
        """Seats that may take the floor though nobody waits for them."""
        return []

    def options(self, seat: int) -> list[int]:
        """Legal action ids, ascending; empty for a seat that is not to decide."""
        if not self._concerns(seat):
            return []
        out = _spare_buffer()
        return _taken(out, self.options_into(seat, out))

    def candidates(self, seat: int) -> list[int]:
        """The options, and what is worth showing greyed."""
        if not self._concerns(seat):
            return []
        out = _spare_buffer()
        return _taken(out, self.candidates_into(seat, out))

    def why_not(self, seat: int, action: int) -> Reason | None:
        """Why this seat may not do this now; None if it may."""
        if seat == CHANCE:
            return None if any(action == outcome for outcome, _ in self.weights()) else Reason("impossible", "-")
        if not self._concerns(seat):
            return Reason("not_to_decide", "-", {"seat": seat})
        if action not in self.candidates(seat):
            return Reason("not_offered", "-", {"seat": seat})
        obstacle: i64 = self.obstacle(seat, action)
        return None if obstacle == NO_OBSTACLE else self.reason(seat, action, obstacle)

    def apply(self, seat: SupportsIndex, action: SupportsIndex, events: list[Event] | None = None) -> None:
        """Do it, or raise IllegalAction with the reason and leave everything as it was; NumPy integers are welcome."""
        by = index(seat)
        what = index(action)
        reason = self.why_not(by, what)
        if reason is not None:
            raise IllegalAction(reason)
        self.events = events
        try:
            self.step(by, what)
        finally:
            self.events = None

    def weights(self) -> list[tuple[int, int]]:
        """At chance: each outcome with its integer weight; otherwise nothing."""
        if self.mover() != CHANCE:
            return []
        outcomes = _spare_buffer()
        weights = _spare_buffer()
        count: i64 = self.weights_into(outcomes, weights)
        return list(zip(_taken(outcomes, count), _taken(weights, count), strict=True))

    def _concerns(self, seat: int) -> bool:
        return seat >= 0 and self.depth > 0 and (seat in self.actors() or seat in self.may())

    # ---- the stack of frames ----

    def clear_frames(self) -> None:
        """Stand nowhere: the game is not begun, or over."""
        self.frames = vec[i64]([0] * (FRAME * DEPTH))
        self.depth = 0
        self.at = -FRAME

    # One way to continue: a decision calls another inside its own frame, goes on with another in the same frame, gives
    # its place to another, or is done; who called it is then resumed. None of them looks at other frames.

    def call(self, decision: i64, seat: i64, argument: i64 = 0) -> None:
        """Open a decision inside the current one, for a seat, and let it begin."""
        self.push(decision, seat)
        self.decisions[decision].begin(self, argument)

    def call_together(self, decision: i64, waiting: i64, argument: i64 = 0) -> None:
        """Open a decision of several seats at once, given as bits, and let it begin."""
        self.push_together(decision, waiting)
        self.decisions[decision].begin(self, argument)

    def ask(self, decision: i64, argument: i64 = 0) -> None:
        """Go on with another decision in the same frame: seat and locals stay."""
        self.frames[self.at + DECISION] = decision
        self.decisions[decision].begin(self, argument)

    def then(self, decision: i64, seat: i64, argument: i64 = 0) -> None:
        """Close the current frame and open another decision in its place; nobody below is resumed."""
        self.pop()
        self.call(decision, seat, argument)

    def then_together(self, decision: i64, waiting: i64, argument: i64 = 0) -> None:
        """Close the current frame and open a decision of several seats at once in its place."""
        self.pop()
        self.call_together(decision, waiting, argument)

    def done(self, result: i64 = 0) -> None:
        """Close the current frame and resume the one below with a result; at the bottom the game is over."""
        self.pop()
        if self.depth > 0:
            self.decisions[self.frames[self.at + DECISION]].resume(self, result)

    def local(self, place: i64) -> i64:
        """A local of the current frame."""
        return self.frames[self.at + place]

    def set_local(self, place: i64, value: i64) -> None:
        self.frames[self.at + place] = value

    def frame_seat(self) -> i64:
        """The seat that the current frame waits for, or CHANCE."""
        return self.frames[self.at + SEAT]

    def turn_to(self, seat: i64) -> None:
        """The current frame waits for another seat now."""
        self.frames[self.at + SEAT] = seat

    def push(self, decision: i64, seat: i64) -> None:
        """Lay a frame on the stack; what `pop` has cleared is zero."""
        self.depth += 1
        self.at += FRAME
        self.frames[self.at + DECISION] = decision
        self.frames[self.at + SEAT] = seat

    def push_together(self, decision: i64, waiting: i64) -> None:
        """Open a decision of several seats at once, given as bits; no order of returns leaves a trace."""
        self.push(decision, TOGETHER)
        self.frames[self.at + WAITING] = waiting

    def has_decided(self, seat: i64) -> bool:
        """Note that a seat's answer is complete; True when it was the last one waited for."""
        self.frames[self.at + WAITING] &= ~(1 << seat)
        return self.frames[self.at + WAITING] == 0

    def pop(self) -> None:
        """Close the current procedure; the one below goes on. What it held leaves no trace."""
        for i in range(self.at, self.at + FRAME):
            self.frames[i] = 0
        self.depth -= 1
        self.at -= FRAME

    def copy_frames(self, other: State) -> None:
        """Take over where another state stands; part of clone()."""
        self.frames = other.frames[:]
        self.depth = other.depth
        self.at = other.at

    def tell(self, code: str, params: Params, seen_by: tuple[int, ...] | None = None) -> None:
        """Note an event; callers ask `self.events is not None` first, so that silence costs nothing."""
        if self.events is not None:
            self.events.append(Event(code, params, seen_by))


def _taken(out: vec[i64], count: i64) -> list[int]:
    """Returns what was written to a buffer, which is given back."""
    taken: list[int] = []
    for i in range(count):
        taken.append(out[i])
    _SPARE.append(out)
    return taken
