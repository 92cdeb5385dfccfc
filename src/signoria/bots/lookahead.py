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
    """Follows the small steps of a decision to where another seat must choose.

    A `thorough` one weighs each entry of a menu that it meets on the way by where its own small steps lead: right after
    "use this card" nothing has changed, so every entry looks alike. It costs ten times as much.
    """

    thorough: bool
    options: vec[i64]
    inner: vec[i64]
    weights: vec[i64]

    def __init__(self, face: Face, thorough: bool = False) -> None:
        self.face = face
        self.thorough = thorough
        self.options = buffer()
        self.inner = buffer()
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
                s.step(mover, self.best_option(s, mover, count))
            steps += 1
        return self.face.worth(s)[seat]

    def best_option(self, s: State, actor: i64, count: i64) -> i64:
        """Of the first `count` options in the buffer, the best by itself; for the thorough, by what it begins."""
        if not self.thorough or count == 1:
            return self.face.best_option(s, actor, self.options, count)
        best: i64 = self.options[0]
        most: float = -1.0
        for i in range(count):
            worth: float = self.worth_when_done(s.clone(), actor, self.options[i])
            if worth > most:
                most = worth
                best = self.options[i]
        return best

    def worth_when_done(self, s: State, actor: i64, option: i64) -> float:
        """Returns what an option is worth to its actor once all that it calls for is done; `s` is taken there."""
        depth: i64 = s.depth
        s.step(actor, option)
        steps: i64 = 0
        while s.depth > depth and s.mover() == actor and steps < LONGEST:
            count: i64 = self.face.options_into(s, actor, self.inner)
            s.step(actor, self.face.best_option(s, actor, self.inner, count))
            steps += 1
        return self.face.worth(s)[actor]
