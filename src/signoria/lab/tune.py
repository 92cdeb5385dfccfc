"""Weights of an evaluation, fitted to how games of self-play ended (CMA-ES, by the library `cma`).

The loss is the mean surprise at the winners, given the chances that the evaluation and its swing foretold; so what
comes out is calibrated too: of the seats that were given a chance of one in three, about one in three won.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from signoria.bots.chances import chances
from signoria.core.errors import SignoriaError
from signoria.core.judgement import Judgement, Weights
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.lab.libraries import library
from signoria.lab.self_play import Position, SelfPlay, play_some, positions
from signoria.lab.workers import Workers, crew_for, run_all

PER_GAME: Final = 12
# Every fourth game is kept aside to see whether what was learnt holds for others.
ASIDE: Final = 4
FIRST_STEP: Final = 0.3
# A weight of nothing may grow as if it were this.
SMALLEST_SCALE: Final = 0.05
# What it costs to move every weight by as much as it was.
INERTIA: Final = 0.002
LEAST_SWING: Final = 0.2


class CannotTune(SignoriaError):
    """A game whose evaluation has no weights."""


@dataclass(frozen=True)
class Tuned:
    """Weights before and after, and the loss of both on games that were not used for fitting."""

    game: str
    players: int
    games: int
    positions: int
    before: Weights
    after: Weights
    loss_before: float
    loss_after: float
    generations: int


def tune(
    game_id: str,
    players: int,
    games: int,
    bots: str = "greedy",
    seed: int = 0,
    generations: int = 60,
    processes: Workers = 1,
    progress: Callable[[int], None] | None = None,
) -> Tuned:
    """Play, fit, and compare; `progress` is told the games played and then the generations bred, as one count."""
    game = load_game(game_id)
    judgement = game.judgement
    if judgement is None:
        english = "{title} cannot be tuned because its evaluation has no weights."
        raise CannotTune(english, "cannot_tune", title=game.title)
    crew = crew_for(games, processes)
    told = progress or (lambda done: None)
    job = SelfPlay(game_id, players, game.unattended_settings(players, {}), bots, seed)
    fitted, aside = _gather(job, games, crew, told)
    weights, bred = fit(judgement, fitted, seed, generations, lambda done: told(games + done))
    return Tuned(
        game=game_id,
        players=players,
        games=games,
        positions=len(fitted) + len(aside),
        before=judgement.weights,
        after=weights,
        loss_before=loss(judgement, judgement.weights, aside),
        loss_after=loss(judgement, weights, aside),
        generations=bred,
    )


def _gather(
    job: SelfPlay, games: int, crew: Workers, told: Callable[[int], None]
) -> tuple[list[Position], list[Position]]:
    """Positions to fit, and positions of other games to compare on."""
    kept: tuple[list[Position], list[Position]] = ([], [])
    rng, done = Rng(job.seed, "positions"), 0
    for played in run_all(play_some, job, games, crew, largest=10):
        for steps in played:
            kept[done % ASIDE == ASIDE - 1].extend(positions(job, steps, PER_GAME, rng))
            done += 1
        told(done)
    return kept


def loss(judgement: Judgement[Any], weights: Weights, over: Sequence[Position]) -> float:
    """The mean surprise at who won."""
    table = weights.table()
    total = 0.0
    for position in over:
        foretold = chances(judgement.judge(position.state, table), weights.swing)
        total -= sum(
            share * math.log(max(chance, 1e-9)) for share, chance in zip(position.shares, foretold, strict=True)
        )
    return total / max(len(over), 1)


def fit(
    judgement: Judgement[Any], over: Sequence[Position], seed: int, generations: int, told: Callable[[int], None]
) -> tuple[Weights, int]:
    """The weights that fit these positions best, and the generations it took."""
    before = judgement.weights
    scales = [max(abs(value), SMALLEST_SCALE) for value in before.values]
    start = [value / scale for value, scale in zip(before.values, scales, strict=True)] + [1.0]

    def weights_of(genes: Sequence[float]) -> Weights:
        values = tuple(float(gene) * scale for gene, scale in zip(genes, scales, strict=False))
        return Weights(before.names, values, max(float(genes[-1]) * before.swing, LEAST_SWING))

    def cost(genes: Sequence[float]) -> float:
        moved = sum((gene - first) ** 2 for gene, first in zip(genes, start, strict=True)) / len(start)
        return loss(judgement, weights_of(genes), over) + INERTIA * moved

    options = {"bounds": [0, None], "seed": seed + 1, "verbose": -9, "maxiter": generations}
    search = library("cma").CMAEvolutionStrategy(start, FIRST_STEP, options)
    while not search.stop():
        bred = search.ask()
        search.tell(bred, [cost(genes) for genes in bred])
        told(int(search.countiter))
    return weights_of(search.result.xfavorite), int(search.countiter)


def with_numbers(text: str, weights: Weights) -> str:
    """A table of weights with other numbers, its comments as they were."""
    numbers = dict(zip(weights.names, weights.values, strict=True)) | {"swing": weights.swing}

    def renewed(line: re.Match[str]) -> str:
        number = f"{numbers[line['name']]:.3g}" if line["name"] in numbers else line["number"]
        number = number if "." in number else f"{number}.0"
        return f"{line['name']} = {number}".ljust(len(line["left"])) + line["rest"]

    return re.sub(r"(?m)^(?P<left>(?P<name>\w+) = (?P<number>[-\d.e]+) *)(?P<rest>.*)$", renewed, text)
