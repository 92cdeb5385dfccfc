"""Do chances mean what they say? One position of each of many games by bots, what was foretold there, and who won.

The temperatures (`chances.toml`) are fitted to the same games, each half of them judged by what the other half gave: no
game is foretold by a temperature that knew how it ended.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from signoria.bots.chances import chances, shares
from signoria.bots.registry import make_bots
from signoria.core.codes import Settings
from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.lab.croupier import Croupier, Step
from signoria.lab.workers import Workers, crew_for, run_all
from signoria.review.temperature import Temperature

BINS: Final = 10
# Temperatures that are tried, each so much warmer than the one before.
COLDEST: Final = 0.4
WARMER: Final = 1.12
TRIED: Final = 40


@dataclass(frozen=True)
class Games:
    """What is played, in plain data that crosses processes."""

    game_id: str
    players: int
    settings: Settings
    bots: str
    seed: int
    # One decision in so many is made at random, 0 for none: where nothing is drawn, equal bots play equal games.
    slip: int = 0


@dataclass(frozen=True)
class Sample:
    """A position: after how many lines of how many, the estimated points there, and the final shares of the win."""

    line: int
    lines: int
    points: tuple[float, ...]
    won: tuple[float, ...]


@dataclass(frozen=True)
class Bin:
    """The seats that were given a chance in one tenth: how many, what they were given on average, how many won."""

    low: float
    high: float
    seats: int
    given: float
    won: float


@dataclass(frozen=True)
class Calibration:
    """The temperature fitted to all games, and how the chances of each half held in the other."""

    game: str
    players: int
    games: int
    bots: str
    fitted: Temperature
    bins: tuple[Bin, ...]
    surprise: float


def calibrate(
    game_id: str,
    players: int,
    games: int,
    bots: str = "courtier",
    seed: int = 0,
    processes: Workers = 1,
    slip: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Calibration:
    """Play, fit and compare."""
    job = Games(game_id, players, load_game(game_id).unattended_settings(players, {}), bots, seed, slip)
    samples: list[Sample] = []
    crew = crew_for(games, processes)
    for played in run_all(play_some, job, games, crew, largest=10):
        samples += played
        if progress is not None:
            progress(len(samples))
    halves = samples[::2], samples[1::2]
    foretold = [
        (sample, foretell(sample, temperature))
        for half, other in (halves, halves[::-1])
        for temperature in (fit(other),)
        for sample in half
    ]
    surprise = math.fsum(_surprise(sample, given) for sample, given in foretold) / len(foretold)
    return Calibration(game_id, players, games, bots, fit(samples), bins(foretold), surprise)


def play_some(job: Games, first: int, last: int) -> list[Sample]:
    """One position of each of the games from `first` up to, not including, `last`."""
    game = load_game(job.game_id)
    return [_play(game, job, index) for index in range(first, last)]


def _play(game: AnyGame, job: Games, index: int) -> Sample:
    """Play a game; each of its decisions is as likely as any other to be the one that is kept."""
    seed = (job.seed, job.game_id, job.players, "calibrate", index)
    croupier = Croupier(game, make_bots(job.bots, job.players), *seed)
    pick, slips = Rng(*seed, "pick"), Rng(*seed, "slips")
    state: Any = game.new(job.players, job.settings)
    lines = decisions = line = 0
    points: Sequence[float] = ()
    while (step := croupier.next_step(state)) is not None:
        if step.decision:
            decisions += 1
            if pick.below(decisions) == 0:
                line, points = lines, game.evaluate(state)
            if job.slip and slips.below(job.slip) == 0:
                options = state.options(step.seat)
                step = Step(step.seat, options[int(slips.below(len(options)))], True)
        croupier.carry_out(state, step)
        lines += 1
    return Sample(line, lines, tuple(points), tuple(shares(game.places(state))))


def foretell(sample: Sample, temperature: Temperature) -> list[float]:
    """Returns the chances that are given at a position."""
    return chances(list(sample.points), temperature.at(sample.line, len(sample.points)))


def fit(samples: Sequence[Sample]) -> Temperature:
    """Returns the temperatures, early and late, under which who won surprises least."""
    lines = sum(sample.lines / len(sample.points) for sample in samples) / len(samples)
    tried = [COLDEST * WARMER**step for step in range(TRIED)]
    best, least = Temperature(tried[-1], tried[-1], lines), math.inf
    early = late = TRIED // 2
    # One after the other until neither gets better: the loss has one valley.
    while True:
        before = least
        for place in range(TRIED):
            for pair in ((place, late), (early, place)):
                warm = Temperature(max(tried[pair[0]], tried[pair[1]]), tried[pair[1]], lines)
                loss = math.fsum(_surprise(sample, foretell(sample, warm)) for sample in samples)
                if loss < least:
                    least, best, (early, late) = loss, warm, pair
        if least == before:
            return Temperature(round(best.early, 2), round(best.late, 2), round(best.lines, 1))


def bins(foretold: Iterable[tuple[Sample, Sequence[float]]]) -> tuple[Bin, ...]:
    """Returns the seats by the chance that they were given, tenth by tenth."""
    seats = [(given, won) for sample, chances in foretold for given, won in zip(chances, sample.won, strict=True)]
    counted: list[Bin] = []
    for tenth in range(BINS):
        own = [(given, won) for given, won in seats if min(int(given * BINS), BINS - 1) == tenth]
        count = max(len(own), 1)
        given, won = (math.fsum(each[place] for each in own) / count for place in (0, 1))
        counted.append(Bin(tenth / BINS, (tenth + 1) / BINS, len(own), given, won))
    return tuple(counted)


def as_toml(calibration: Calibration) -> str:
    """Returns the file that keeps what was fitted."""
    fitted, count = calibration.fitted, f"{calibration.games:,}"
    return (
        "# How far a lead in the estimate of a position is trusted, at the first line of a game and the last; and how\n"
        f"# many lines a game has for each seat. Made by `signoria calibrate {calibration.game}` from {count} games.\n"
        f"early = {fitted.early}\nlate = {fitted.late}\nlines = {fitted.lines}\n"
    )


def _surprise(sample: Sample, given: Sequence[float]) -> float:
    return -math.fsum(won * math.log(max(chance, 1e-9)) for won, chance in zip(sample.won, given, strict=True))
