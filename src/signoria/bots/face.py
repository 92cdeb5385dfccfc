"""A game as a search sees it: what it asks besides the state, and what it makes of the answers."""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.chances import chance_of, chances, shares
from signoria.core.playout import EndlessGame
from signoria.core.rng import Rng
from signoria.core.state import NOBODY, State


class Face:
    """What a search asks of a game, apart from its state."""

    def __init__(
        self,
        redeal: Callable[[State, int, Rng], State],
        seen: Callable[[State, int, int, int], str],
        evaluate: Callable[[State], list[float]],
        places: Callable[[State], list[int]],
        names: list[str],
        swing: float,
        speak: int,
        calm: float = 1.0,
        weigh: bool = False,
    ) -> None:
        self.redeal = redeal
        self.seen = seen
        self.evaluate = evaluate
        self.places = places
        # How an action looks to who sees it whole.
        self.names = names
        self.swing = swing
        # So many times its swing must a lead be for a worth to take it as seriously as a chance does.
        self.calm = calm
        # Is every step of a playout weighed?
        self.weigh = weigh
        # The action that takes the floor, which bots never do; -1 if the game has none.
        self.speak: i64 = speak

    def worth(self, s: State) -> list[float]:
        """What each seat plays for: its chance to win, taken calmly; by the places if the game is over."""
        if s.mover() == NOBODY:
            return shares(self.places(s))
        return chances(self.evaluate(s), self.swing * self.calm)

    def chance(self, s: State, seat: i64) -> float:
        """A seat's chance to win, as people are told it."""
        if s.mover() == NOBODY:
            return shares(self.places(s))[seat]
        return chance_of(seat, self.evaluate(s), self.swing)

    def worth_after(self, s: State, actor: i64, action: i64) -> float:
        """What the actor plays for, right after a step, which is tried on a copy."""
        copy = s.clone()
        copy.step(actor, action)
        if copy.mover() == NOBODY:
            return shares(self.places(copy))[actor]
        return chance_of(actor, self.evaluate(copy), self.swing * self.calm)

    def best_option(self, s: State, actor: i64, options: vec[i64], count: i64) -> i64:
        """Of the first `count` options, the one right after which the actor is best off."""
        best: i64 = options[0]
        most: float = -1.0
        i: i64 = 0
        while count > 1 and i < count:
            worth: float = self.worth_after(s, actor, options[i])
            if worth > most:
                most = worth
                best = options[i]
            i += 1
        return best

    def options_into(self, s: State, actor: i64, options: vec[i64]) -> i64:
        """The options of an actor who does not take the floor, ascending; returns how many they are."""
        count: i64 = s.options_into(actor, options)
        if count == 0:
            raise EndlessGame(f"seat {actor} must decide and has no option")
        if count == 1 or self.speak < 0:
            return count
        kept: i64 = 0
        i: i64 = 0
        while i < count:
            if options[i] != self.speak:
                options[kept] = options[i]
                kept += 1
            i += 1
        return kept
