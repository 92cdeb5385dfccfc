"""Bots against bots: each rung pits one bot against a table of the bot below it, until the answer is clear."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from typing import Any, Final

import signoria
from signoria.bots.registry import make_bot
from signoria.core.codes import Settings
from signoria.core.registry import load_game
from signoria.lab.errors import InvalidRequest
from signoria.lab.match import Match, Outcome, play_match
from signoria.lab.provenance import Provenance, provenance, weights_hash
from signoria.lab.ratings import Rating, Ratings
from signoria.lab.sequential import Interval, interval, is_clear, wilson
from signoria.lab.workers import Workers, crew_for, run_all

# Before the first look at the test.
FEWEST_ROUNDS: Final = 3
STRONGER: Final = "stronger"
WEAKER: Final = "weaker"
UNCLEAR: Final = "unclear"


@dataclass(frozen=True)
class Rung:
    """How a bot did alone among bots of another kind; `equal` is what it would win if they were alike."""

    challenger: str
    field: str
    games: int
    wins: float
    share: float
    equal: float
    # Holds whenever the games were stopped; `wilson` only if their number was fixed.
    interval: Interval
    wilson: Interval
    verdict: str
    mean_score: float
    mean_score_of_field: float
    seconds: float
    played: list[Outcome]


@dataclass(frozen=True)
class Ladder:
    """What a ladder came to."""

    game: str
    players: int
    games: int
    seed: int | str
    options: Settings
    stops_early: bool
    # Somebody pressed Ctrl-C; the games until then count, and the intervals hold all the same.
    interrupted: bool
    rungs: list[Rung]
    ratings: list[Rating]
    seconds: float
    processes: int
    engine: str
    rules: str
    data: str
    # The hash of what the bots weigh by.
    weights: str | None
    provenance: Provenance

    def document(self) -> dict[str, Any]:
        """As one JSON object."""
        return asdict(self) | {
            "rungs": [asdict(r) | {"interval": list(r.interval), "wilson": list(r.wilson)} for r in self.rungs]
        }


@dataclass
class _Standing:
    """A rung while it is played."""

    match: Match
    outcomes: list[Outcome] = field(default_factory=list)

    @property
    def wins(self) -> float:
        return sum(outcome.share for outcome in self.outcomes)

    def is_clear(self) -> bool:
        """After whole rounds of the seats only, so that no seat counts more than another."""
        players, games = self.match.players, len(self.outcomes)
        return games % players == 0 and games >= FEWEST_ROUNDS * players and is_clear(1 / players, self.wins, games)

    def rung(self, seconds: float) -> Rung:
        games, wins, equal = len(self.outcomes), self.wins, 1 / self.match.players
        own = sum(outcome.scores[outcome.seat] for outcome in self.outcomes)
        all_points = sum(sum(outcome.scores) for outcome in self.outcomes)
        confidence = interval(wins, games)
        return Rung(
            challenger=self.match.challenger,
            field=self.match.field,
            games=games,
            wins=wins,
            share=wins / games,
            equal=equal,
            interval=confidence,
            wilson=wilson(wins, games),
            verdict=STRONGER if confidence.low > equal else WEAKER if confidence.high < equal else UNCLEAR,
            mean_score=own / games,
            mean_score_of_field=(all_points - own) / (games * (self.match.players - 1)),
            seconds=seconds,
            played=self.outcomes,
        )


def climb(
    game_id: str,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: int | str = 0,
    options: Mapping[str, bool | int | str] | None = None,
    processes: Workers = 1,
    stops_early: bool = True,
    progress: Callable[[int, int], None] | None = None,
) -> Ladder:
    """Each bot of the list alone among its predecessor's kind, for at most `games` games.

    The same seed gives the same games, on any number of processes. `progress` is told the rung and its games done.
    Interrupted, it answers what was played until then, if anything was.
    """
    crew = crew_for(games, processes)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        english = "A ladder needs two bots or more, each of them once, the weakest first; there is {bots}."
        raise InvalidRequest(english, "ladder_bots", bots=", ".join(bots))
    game = load_game(game_id)
    settings = game.unattended_settings(players, options or {})
    for name in bots:
        make_bot(name)  # refused here rather than in a worker
    start = time.perf_counter()
    rungs, ratings, interrupted = list[Rung](), Ratings(bots), False
    for number, (below, above) in enumerate(itertools.pairwise(bots)):
        standing = _Standing(Match(game_id, players, settings, above, below, seed))
        began = time.perf_counter()
        try:
            with closing(run_all(play_match, standing.match, games, crew, largest=1)) as parts:
                for outcomes in parts:
                    standing.outcomes += outcomes
                    ratings.add(above, below, outcomes)
                    if progress is not None:
                        progress(number, len(standing.outcomes))
                    if stops_early and standing.is_clear():
                        break
        except KeyboardInterrupt:
            interrupted = True
        if standing.outcomes:
            rungs.append(standing.rung(time.perf_counter() - began))
        if interrupted:
            break
    if not rungs:
        raise KeyboardInterrupt
    return Ladder(
        game=game_id,
        players=players,
        games=games,
        seed=seed,
        options=settings,
        stops_early=stops_early,
        interrupted=interrupted,
        rungs=rungs,
        ratings=ratings.listed(),
        seconds=time.perf_counter() - start,
        processes=crew.size,
        engine=signoria.engine(),
        rules=game.rules_version,
        data=game.components.hash,
        weights=weights_hash(game),
        provenance=provenance(),
    )
