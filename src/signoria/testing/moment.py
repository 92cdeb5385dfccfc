"""A position on the way through a random game, with what a law may want to know about how it came about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from signoria.core.codes import Settings
from signoria.core.document import Document
from signoria.core.game import SPEAK, AnyGame
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, SPECTATOR
from signoria.testing.nonconformity import Broken, Nonconformity, fail

# What a seat remembers against what a redeal claims: game, players, settings, seat, its seen lines, the redealt
# state's document; returns the contradictions.
Memory: TypeAlias = Callable[[AnyGame, int, Settings, int, list[tuple[int, str]], Document], list[str]]
Line: TypeAlias = tuple[int, int]
MOST_PICKS = 1000


@dataclass
class Moment:
    """A position of game `number` (from 1) of one set-up, `step` lines after its beginning."""

    game: AnyGame
    state: Any
    players: int
    settings: Settings
    seed: int
    number: int
    memory: Memory | None = None
    step: int = 0
    floor_taken: bool = False
    lines: list[Line] = field(default_factory=list)
    seen: dict[int, list[tuple[int, str]]] = field(default_factory=dict)

    @property
    def seats(self) -> range:
        return range(self.players)

    @property
    def viewers(self) -> list[int]:
        return [*self.seats, SPECTATOR]

    def rng(self, *purpose: int | str) -> Rng:
        """Numbers for one law, so that laws never change how the game goes on."""
        return Rng(self.seed, self.players, *purpose, *sorted(map(str, self.settings.items())), self.number, self.step)

    def dump(self, state: Any = None) -> Document:
        return self.game.dump(self.state if state is None else state)

    def name(self, line: Line) -> str:
        return self.game.name(*line)

    def after(self, *lines: Line) -> Any:
        """A copy on which the lines have been played."""
        state = self.state.clone()
        for by, action in lines:
            state.apply(by, action)
        return state

    def advance(self, line: Line) -> None:
        """Play on, noting how the line looks to everybody."""
        for viewer in self.viewers:
            look = self.game.seen(self.state, *line, viewer)
            self.seen.setdefault(viewer, []).append((line[0], look))
        self.state.apply(*line)
        self.lines.append(line)
        self.step += 1

    def nonconformity(self, law: str, broken: Broken) -> Nonconformity:
        try:
            position: Document | None = self.dump()
        except Exception:  # the state may be too broken to be written; the law's finding matters more
            position = None
        return Nonconformity(
            law,
            broken.detail,
            game=self.game.id,
            players=self.players,
            settings=self.settings,
            seed=self.seed,
            number=self.number,
            step=self.step,
            seat=broken.seat,
            position=position,
            lines=[(by, self.game.name(by, action)) for by, action in self.lines],
        )


def lines_of(state: Any) -> list[Line]:
    """Everything that can happen next, without taking the floor."""
    actors = state.actors()
    if actors == [CHANCE]:
        return [(CHANCE, outcome) for outcome, _ in state.weights()]
    return [(seat, action) for seat in actors for action in state.options(seat)]


def draw_line(state: Any, rng: Rng) -> Line:
    """What happens next in a random game: chance by its weights, otherwise any actor and any of its options."""
    actors = state.actors()
    if actors == [CHANCE]:
        weights = state.weights()
        left = rng.below(sum(weight for _, weight in weights))
        for outcome, weight in weights:
            left -= weight
            if left < 0:
                return CHANCE, outcome
    seat = actors[rng.below(len(actors))]
    options = state.options(seat)
    return seat, options[rng.below(len(options))]


def sample(items: list[Any], most: int, rng: Rng) -> list[Any]:
    """At most so many of the items, in their order."""
    left = list(enumerate(items))
    while len(left) > most:
        left.pop(rng.below(len(left)))
    return [item for _, item in left]


def answers_of(game: AnyGame, state: Any, seat: int) -> list[int]:
    """A seat's options but taking the floor, which is public and no answer."""
    return [action for action in state.options(seat) if game.action_name(action) != SPEAK]


def whole_answer(game: AnyGame, state: Any, seat: int, rng: Rng) -> list[Line]:
    """One seat's picks until nobody waits for it, the other seats not having answered."""
    state, picks = state.clone(), []
    while seat in state.actors():
        options = answers_of(game, state, seat)
        picks.append((seat, options[rng.below(len(options))]))
        state.apply(*picks[-1])
        if len(picks) > MOST_PICKS:
            fail(f"after {MOST_PICKS} picks it has still not answered", seat)
    return picks
