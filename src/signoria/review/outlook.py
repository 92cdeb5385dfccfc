"""Chances of winning: of a position as it lies, as a seat sees it, and after each of several options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from signoria.bots.chances import chances, shares
from signoria.bots.face import Face
from signoria.bots.faces import speak_of
from signoria.bots.lookahead import Lookahead
from signoria.bots.rollout import Rollout
from signoria.core.game import AnyGame
from signoria.core.rng import Rng
from signoria.core.state import NOBODY
from signoria.review.temperature import temperature_of

# Deals over which a position is taken as a seat sees it.
DEALS: Final = 6
# A playout lasts about so many lines.
AHEAD: Final = 70


class Outlook:
    """Chances in one game; options are played on from, everybody doing what looks best, if there are `playouts`."""

    def __init__(self, game: AnyGame, playouts: int) -> None:
        self.game = game
        self.playouts = playouts
        self._temperature = temperature_of(game)
        speak = speak_of(game.actions)
        # Every step of these playouts is weighed: they are few, and nothing is learnt from one for the next.
        self._face = Face(
            game.redeal, game.seen, game.evaluate, game.places, game.actions.names, game.swing, speak, weigh=True
        )
        self._lookahead = Lookahead(self._face)

    def open(self, state: Any, line: int) -> list[float]:
        """Returns each seat's chance with all cards on the table, after so many lines of the game."""
        if int(state.mover()) == NOBODY:
            return shares(self.game.places(state))
        return chances(self.game.evaluate(state), self._temperature.at(line, int(state.players)))

    def seen(self, state: Any, seat: int, line: int, rng: Rng) -> list[float]:
        """Returns each seat's chance by what one seat knows."""
        dealt = [self.open(self.game.redeal(state, seat, rng), line) for _ in range(DEALS)]
        return [sum(each) / DEALS for each in zip(*dealt, strict=True)]

    def after(self, state: Any, seat: int, line: int, options: Sequence[int], rng: Rng) -> list[float]:
        """Returns the seat's chance after each option; all of them meet the same deals and the same luck."""
        totals = [0.0] * len(options)
        deals = self.playouts or DEALS
        for _ in range(deals):
            luck, dealt = int(rng.next32()), self.game.redeal(state, seat, rng)
            for place, option in enumerate(options):
                totals[place] += self._played_on(dealt.clone(), seat, line, option, Rng(luck))
        return [total / deals for total in totals]

    def settled(self, state: Any, seat: int, option: int, luck: int) -> Any:
        """Returns where an option leads once its small steps are done; the state is taken there."""
        self._lookahead.outcome(state, seat, option, Rng(luck))
        return state

    def _played_on(self, state: Any, seat: int, line: int, option: int, rng: Rng) -> float:
        self._lookahead.outcome(state, seat, option, rng)
        if not self.playouts:
            return self.open(state, line)[seat]
        rollout = Rollout(self._face, seat)
        rollout.begin()
        rollout.play_on(state, rng)
        return self.open(state, line + AHEAD)[seat]
