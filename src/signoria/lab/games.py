"""A chunk of the games of a simulation: each has its own stream of chance, whoever plays it and where."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from signoria.bots.bot import Bot
from signoria.bots.random_bot import RandomBot
from signoria.bots.registry import make_bots
from signoria.core.codes import Problem, Settings
from signoria.core.errors import IllegalAction
from signoria.core.game import AnyGame
from signoria.core.playout import EndlessGame, play_out
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.lab.checks import state_problems
from signoria.lab.croupier import Croupier
from signoria.lab.errors import CheckFailed
from signoria.lab.tally import Tally


@dataclass(frozen=True)
class Job:
    """What is simulated, in plain data that crosses processes."""

    game_id: str
    players: int
    bots: str
    seed: int
    settings: Settings
    check: bool
    # How long a bot may take for an answer.
    seconds: float | None = None

    def game_seed(self, index: int) -> tuple[int | str, ...]:
        """The seed of one game of the simulation."""
        return (self.seed, self.game_id, self.players, index)


def play_chunk(job: Job, first: int, last: int) -> Tally:
    """Play the games from `first` up to, not including, `last`."""
    game = load_game(job.game_id)
    bots = make_bots(job.bots, job.players)
    quick = not job.check and all(type(bot) is RandomBot for bot in bots)
    play = _play_quickly if quick else _play
    tally = Tally.empty(job.players)
    for index in range(first, last):
        state = game.new(job.players, job.settings)
        tally.add(game, state, play(game, job, index, state, bots))
    return tally


def _play_quickly(game: AnyGame, job: Job, index: int, state: Any, bots: list[Bot]) -> int:
    try:
        return int(play_out(state, Rng(*job.game_seed(index)), game.bounds.longest_game))
    except EndlessGame:
        # The same game, step by step, says where it goes wrong.
        return _play(game, replace(job, check=True), index, game.new(job.players, job.settings), bots)


def _play(game: AnyGame, job: Job, index: int, state: Any, bots: list[Bot]) -> int:
    croupier = Croupier(game, bots, *job.game_seed(index), seconds=job.seconds)
    decisions = 0
    for number in range(game.bounds.longest_game + 1):
        problems = state_problems(game, state) if job.check else []
        if problems:
            raise CheckFailed(game.id, index + 1, number, problems, game.dump(state))
        try:
            step = croupier.next_step(state)
            if step is None:
                return decisions
            decisions += step.decision
            croupier.carry_out(state, step)
        except (EndlessGame, IllegalAction) as error:
            problems = [Problem("applies", str(error))]
            raise CheckFailed(game.id, index + 1, number, problems, game.dump(state)) from error
    problems = [Problem("terminates", f"the game is not over after {game.bounds.longest_game} steps")]
    raise CheckFailed(game.id, index + 1, game.bounds.longest_game, problems, game.dump(state))
