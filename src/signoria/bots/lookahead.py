"""One decision tried out on redealt states: the loop of `greedy`, compiled with the engines."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.chances import chances, shares
from signoria.bots.search import Face
from signoria.core.playout import draw
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, NOBODY, State, buffer

# Small steps that are followed at most.
LONGEST: Final = 40


class Lookahead:
    """Follows the small steps of a decision to where another seat must choose."""

    seat: i64
    outcomes: vec[i64]
    weights: vec[i64]

    def __init__(self, face: Face, seat: i64) -> None:
        self.face = face
        self.seat = seat
        self.outcomes = buffer()
        self.weights = buffer()

    def worths(self, state: State, options: list[int], samples: int, rng: Rng) -> list[float]:
        """The seat's mean chance to win after each option; all options meet the same redeals and the same luck."""
        totals = [0.0] * len(options)
        for _ in range(samples):
            seed = int(rng.next32())
            dealt = self.face.redeal(state, int(self.seat), rng)
            for i, option in enumerate(options):
                totals[i] += self.outcome(dealt.clone(), option, Rng(seed))
        return [total / samples for total in totals]

    def outcome(self, s: State, option: i64, rng: Rng) -> float:
        """The worth of an option when each small step after it is the best one by itself."""
        s.step(self.seat, option)
        steps: i64 = 0
        while steps < LONGEST:
            mover: i64 = s.mover()
            if mover == CHANCE:
                s.step(CHANCE, draw(s, rng, self.outcomes, self.weights))
            elif mover == NOBODY:
                break
            else:
                options = self.options_of(s, mover)
                if len(options) > 1 and mover != self.seat:
                    break
                s.step(mover, options[0] if len(options) == 1 else self.best_step(s, options))
            steps += 1
        return self.worth(s)

    def best_step(self, s: State, options: list[int]) -> int:
        best = options[0]
        most: float = -1.0
        for option in options:
            copy = s.clone()
            copy.step(self.seat, option)
            worth: float = self.worth(copy)
            if worth > most:
                most = worth
                best = option
        return best

    def options_of(self, s: State, seat: i64) -> list[int]:
        """The options of a seat that does not take the floor."""
        count: i64 = s.options_into(seat, self.outcomes)
        found: list[int] = []
        i: i64 = 0
        while i < count:
            if count == 1 or self.outcomes[i] != self.face.speak:
                found.append(int(self.outcomes[i]))
            i += 1
        return found

    def worth(self, s: State) -> float:
        if s.mover() == NOBODY:
            return shares(self.face.places(s))[self.seat]
        return chances(self.face.evaluate(s), self.face.swing)[self.seat]
