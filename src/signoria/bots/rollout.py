"""From the edge of the tree onwards: everybody does what usually looks best, up to where a position is valued fairly.

Right after its own turn every seat looks better off than after the others'. So a position is valued only as the
searching seat's turn comes again, and all ends of a search can be compared.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.face import Face
from signoria.bots.habits import Habits
from signoria.core.playout import draw
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, NOBODY, State, buffer

LONGEST: Final = 400
# Decisions from the root before a position is valued as the searching seat's turn begins; and before it is valued as
# any seat's does, because the searching one has passed, say, and waits for the next round.
HORIZON: Final = 40
FAR_HORIZON: Final = 80
# Options that a seat weighs at each step, where it does; others occur to it next time.
WEIGHED: Final = 5


class Rollout:
    """Counts the decisions since the root, in the tree and beyond it, and plays on from where the tree ends."""

    face: Face
    habits: Habits
    seat: i64
    decisions: i64
    last: i64
    ended: bool
    options: vec[i64]
    weights: vec[i64]

    def __init__(self, face: Face, seat: i64) -> None:
        self.face = face
        self.habits = Habits(len(face.names))
        self.seat = seat
        self.decisions = 0
        self.last = seat
        self.ended = False
        self.options = buffer()
        self.weights = buffer()

    def begin(self) -> None:
        """At the root, in the searching seat's turn."""
        self.decisions = 0
        self.last = self.seat
        self.ended = False

    def ends_before(self, actor: i64) -> bool:
        """Is this where the position is to be valued? Only as a turn begins: the searching seat's, if it comes soon."""
        if actor == self.last:
            return False
        self.last = actor
        self.ended = self.decisions >= (HORIZON if actor == self.seat else FAR_HORIZON)
        return self.ended

    def play_on(self, s: State, rng: Rng) -> None:
        """To the horizon, if the tree has not reached it, or to the end of the game."""
        steps: i64 = 0
        while steps < LONGEST and not self.ended:
            mover: i64 = s.mover()
            if mover == NOBODY:
                return
            steps += 1
            if mover == CHANCE:
                s.step(CHANCE, draw(s, rng, self.options, self.weights))
                continue
            if not self.ends_before(mover):
                s.step(mover, self.choose(s, mover, rng))

    def choose(self, s: State, mover: i64, rng: Rng) -> i64:
        count: i64 = self.face.options_into(s, mover, self.options)
        if count == 1:
            return self.options[0]
        self.decisions += 1
        if self.face.weigh:
            return self.face.best_option(s, mover, self.options, self.bring_some(count, rng))
        return self.habits.choose(self.options, count, rng)

    def bring_some(self, count: i64, rng: Rng) -> i64:
        """Bring the options that are weighed to the front, drawn at random; returns how many they are."""
        some: i64 = min(count, WEIGHED)
        i: i64 = 0
        while i < some and some < count:
            other: i64 = i + rng.below(count - i)
            option: i64 = self.options[other]
            self.options[other] = self.options[i]
            self.options[i] = option
            i += 1
        return some
