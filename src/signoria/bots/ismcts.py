"""The bot that searches: how much it may think, and what it remembers from one small decision to the next."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from signoria.bots.faces import choices, face_of
from signoria.bots.search import CALM, Search
from signoria.core.document import Document
from signoria.core.game import AnyGame
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, State

# Of what is left of a turn's time, a decision takes this part; the tree that it leaves serves the next ones.
SHARE: Final = 0.5
UNLIMITED: Final = 10**9


@dataclass(frozen=True)
class Thinking:
    """A budget: iterations for each decision, or seconds for a whole turn, whichever ends first."""

    iterations: int = UNLIMITED
    seconds: float = math.inf


@dataclass
class Memory:
    """A search that may go on: where, and how the table will look to the seat there if nothing else happens."""

    game: str
    seat: int
    search: Search
    node: int
    looks: Document


class IsmctsBot:
    """Information-set Monte-Carlo tree search; with a budget of iterations, the same seed gives the same choice."""

    def __init__(self, thinking: Thinking | None = None) -> None:
        self.thinking = thinking or Thinking(iterations=1000)
        self._memory: Memory | None = None
        self._in_turn: tuple[str, int] | None = None
        self.seconds_left = 0.0
        # Of its budget it may use this part.
        self.part = 1.0
        # How much of the last search was done before, from higher up in the tree.
        self.inherited = 0

    @property
    def by_clock(self) -> bool:
        """Does it think for a time, so that the same seed may give another choice?"""
        return self.thinking.seconds < math.inf

    def choose(self, game: AnyGame, state: State, seat: int, rng: Rng) -> int:
        options = choices(game, state.options(seat))
        if len(options) == 1:
            return options[0]
        search = self.search(game, state, seat, rng)
        action = next(arm[0] for arm in search.arms() if arm[0] in options)
        self._remember(game, state, seat, search, action)
        return action

    def search(self, game: AnyGame, state: State, seat: int, rng: Rng) -> Search:
        """Think about a decision, going on with what was thought before where that fits."""
        if self._in_turn != (game.id, seat):
            self.seconds_left = self.thinking.seconds
        search = self._recalled(game, state, seat, rng)
        if search is None:
            search = Search(face_of(game, CALM), state, seat, rng)
        seconds = self.seconds_left * SHARE * self.part
        started = search.clock()
        self.inherited = int(search.tried())
        search.run(max(int(self.thinking.iterations * self.part) - self.inherited, 1), seconds)
        self.seconds_left -= search.clock() - started
        return search

    # ---- from one small decision to the next ----

    def _recalled(self, game: AnyGame, state: State, seat: int, rng: Rng) -> Search | None:
        memory, self._memory = self._memory, None
        if memory is None or (memory.game, memory.seat) != (game.id, seat) or memory.looks != game.observe(state, seat):
            return None
        memory.search.move_to(memory.node, state, rng)
        return memory.search

    def _remember(self, game: AnyGame, state: State, seat: int, search: Search, action: int) -> None:
        """Follow the choice through everything forced to this seat's next decision, if that comes at once."""
        expected, node, actor, sure = state.clone(), int(search.root), seat, True
        while True:
            if sure:
                node = int(search.node_after(node, expected, actor, action))
            expected.step(actor, action)
            actor = int(search.next_actor(expected))
            steps = [outcome for outcome, _ in expected.weights()] if actor == CHANCE else expected.options(actor)
            if actor == seat and len(choices(game, steps)) > 1:
                break
            if not steps or (len(steps) > 1 and actor != CHANCE):
                self._in_turn = None
                return
            # Which outcome comes is unknown, but the turn goes on whichever it is.
            sure, action = sure and len(steps) == 1, steps[0]
        self._in_turn = (game.id, seat)
        if sure:
            node = int(search.tree.asking(node, search.question(expected, seat)))
            self._memory = Memory(game.id, seat, search, node, game.observe(expected, seat))


def hurry(bot: object, part: float) -> None:
    """Let a bot that searches use only a part of its budget until told otherwise; others have none to save."""
    if isinstance(bot, IsmctsBot):
        bot.part = part
