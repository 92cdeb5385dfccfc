"""Games of a bot against itself, with a slip now and then: positions for whoever learns from how they ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from signoria.bots.chances import shares
from signoria.bots.registry import make_bots
from signoria.core.codes import Settings
from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.lab.croupier import Croupier, Step

# One decision in so many is made at random, so that not all games go the same way.
SLIP: Final = 8


@dataclass(frozen=True)
class SelfPlay:
    """What is played, in plain data that crosses processes."""

    game_id: str
    players: int
    settings: Settings
    bots: str
    seed: int


# The steps of a game, as seat and action.
Steps = list[tuple[int, int]]


@dataclass(frozen=True)
class Position:
    """A moment at which the turn had passed, and each seat's part of the win in the end."""

    state: Any
    shares: Sequence[float]


def play_some(job: SelfPlay, first: int, last: int) -> list[Steps]:
    """The games from `first` up to, not including, `last`."""
    game = load_game(job.game_id)
    return [_play(game, job, index) for index in range(first, last)]


def _play(game: AnyGame, job: SelfPlay, index: int) -> Steps:
    seed = (job.seed, job.game_id, job.players, "self-play", index)
    croupier = Croupier(game, make_bots(job.bots, job.players), *seed)
    state, slips, steps = game.new(job.players, job.settings), Rng(*seed, "slips"), Steps()
    while len(steps) <= game.bounds.longest_game:
        step = croupier.next_step(state)
        if step is None:
            break
        if step.decision and slips.below(SLIP) == 0:
            options = state.options(step.seat)
            step = Step(step.seat, options[int(slips.below(len(options)))], True)
        croupier.carry_out(state, step)
        steps.append((step.seat, step.action))
    return steps


def positions(job: SelfPlay, steps: Steps, most: int, rng: Rng) -> list[Position]:
    """Some of the moments of a game at which another seat came to decide, each equally likely."""
    game = load_game(job.game_id)
    state, mover, moments = game.new(job.players, job.settings), None, list[Any]()
    for number, (seat, action) in enumerate(steps):
        if seat >= 0 and seat != mover:
            mover = seat
            if number > 0:
                moments.append(state.clone())
        state.step(seat, action)
    ended = shares(game.places(state))
    while len(moments) > most:
        moments.pop(int(rng.below(len(moments))))
    return [Position(state, ended) for state in moments]
