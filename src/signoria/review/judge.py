"""One decision judged: what a bot in the same chair would have done, and what the difference comes to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from signoria.bots.faces import choices, face_of
from signoria.bots.lookahead import Lookahead
from signoria.bots.search import CALM, Search
from signoria.core.game import AnyGame
from signoria.core.rng import Rng
from signoria.review.outlook import Outlook
from signoria.review.why import Why, why

# Options that are compared beside what was played.
COMPARED: Final = 3
# A smaller part of a win is no loss worth explaining: it lies within what the estimate can tell.
NOTABLE: Final = 0.01


@dataclass(frozen=True)
class Effort:
    """How closely a decision is looked at: iterations of the search, playouts of each option; none of both is light."""

    iterations: int
    playouts: int

    @property
    def is_light(self) -> bool:
        return self.iterations == 0


LIGHT: Final = Effort(0, 0)


@dataclass(frozen=True)
class Weighed:
    """An option, and the seat's chance to win with it."""

    action: int
    chance: float


@dataclass(frozen=True)
class Judged:
    """The options that were compared, best first; what was lost by not taking the best, and why that is better."""

    options: tuple[Weighed, ...]
    loss: float
    why: Why | None

    @property
    def best(self) -> int:
        return self.options[0].action


class Judge:
    """Judges decisions of one game, each by what its seat knew."""

    def __init__(self, game: AnyGame, effort: Effort) -> None:
        self.game = game
        self.effort = effort
        self.outlook = Outlook(game, effort.playouts)

    def judge(self, state: Any, seat: int, played: int | None, line: int, rng: Rng) -> Judged:
        """Compare what was played after so many lines, if anything was, with what a bot thinks of first."""
        dealt = self.game.redeal(state, seat, rng)
        ideas = self.ideas(dealt, seat, rng)[:COMPARED]
        compared = ideas if played is None or played in ideas else [*ideas, played]
        chances = self.outlook.after(dealt, seat, line, compared, rng)
        weighed = sorted(map(Weighed, compared, chances), key=lambda each: -each.chance)
        if played is None:
            return Judged(tuple(weighed), 0.0, None)
        # Only the bot's own choice is held against a player: the best of several estimates flatters itself.
        chance = dict(zip(compared, chances, strict=True))
        loss = max(0.0, chance[ideas[0]] - chance[played])
        if loss == 0.0:
            weighed.sort(key=lambda each: each.action != played)
            return Judged(tuple(weighed), 0.0, None)
        weighed.sort(key=lambda each: (each.action != ideas[0], -each.chance))
        reason = why(self.game, self.outlook, dealt, seat, ideas[0], played, rng) if loss >= NOTABLE else None
        return Judged(tuple(weighed), loss, reason)

    def ideas(self, dealt: Any, seat: int, rng: Rng) -> list[int]:
        """Returns the options that a bot would consider, its choice first."""
        if self.effort.is_light:
            options = choices(self.game, dealt.options(seat))
            worths = Lookahead(face_of(self.game)).worths(dealt, seat, options, 2, rng)
            return [option for _, option in sorted(zip(worths, options, strict=True), key=lambda each: -each[0])]
        search = Search(face_of(self.game, CALM), dealt, seat, rng)
        search.run(self.effort.iterations, float("inf"))
        return [action for action, _, _ in search.arms()]
