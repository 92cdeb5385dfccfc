"""One decision tried out on redealt states: the loop of `greedy`, compiled with the engines."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.face import Face
from signoria.core.playout import draw
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, NOBODY, State, buffer

# Small steps that are followed at most.
LONGEST: Final = 40


class Lookahead:
    """Follows the small steps of a decision to where another seat must choose."""

    options: vec[i64]
    weights: vec[i64]

    def __init__(self, face: Face) -> None:
        self.face = face
        self.options = buffer()
        self.weights = buffer()

    def worths(self, state: State, seat: int, options: list[int], samples: int, rng: Rng) -> list[float]:
        """The seat's mean chance to win after each option; all options meet the same redeals and the same luck."""
        totals = [0.0] * len(options)
        for _ in range(samples):
            seed = int(rng.next32())
            dealt = self.face.redeal(state, seat, rng)
            for i, option in enumerate(options):
                totals[i] += self.outcome(dealt.clone(), seat, option, Rng(seed))
        return [total / samples for total in totals]

    def outcome(self, s: State, seat: i64, option: i64, rng: Rng) -> float:
        """The worth of an option to its seat if each small step after it is the best by itself; `s` is taken there."""
        s.step(seat, option)
        steps: i64 = 0
        while steps < LONGEST:
            mover: i64 = s.mover()
            if mover == CHANCE:
                s.step(CHANCE, draw(s, rng, self.options, self.weights))
            elif mover == NOBODY:
                break
            else:
                count: i64 = self.face.options_into(s, mover, self.options)
                if count > 1 and mover != seat:
                    break
                s.step(mover, self.face.best_option(s, mover, self.options, count))
            steps += 1
        return self.face.worth(s)[seat]
