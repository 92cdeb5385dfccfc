"""Measures every installed game in this process; `python -m benchmarks.measure` prints it as JSON."""

from __future__ import annotations

import json
import statistics
import sys
import time
from typing import Any, NamedTuple, TypeAlias, TypedDict

import signoria
from benchmarks.budgets import MORE_SET_UPS
from signoria.bots.ismcts import IsmctsBot, Thinking
from signoria.core.game import AnyGame
from signoria.core.playout import play_out, settle_chance
from signoria.core.registry import game_ids, load_game
from signoria.core.rng import Rng

SetUp: TypeAlias = tuple[int, dict[str, bool | int | str]]


class Effort(NamedTuple):
    """How long each repeat lasts, and how many there are."""

    seconds: float
    repeats: int


FULL = Effort(0.6, 7)
QUICK = Effort(0.15, 3)


class Speed(TypedDict):
    """What was measured of a game with a number of players."""

    game: str
    players: int
    options: dict[str, bool | int | str]
    engine: str
    decisions_per_second: float
    decisions_per_second_median: float
    games_per_second: float
    games_per_second_median: float
    decisions_per_game: float
    clone_microseconds: float
    clone_microseconds_median: float
    iterations_per_second: float
    iterations_per_second_median: float


def measure_all(effort: Effort) -> list[Speed]:
    """Every installed game with every player count, and the set-ups that are named beside them."""
    games = [load_game(game_id) for game_id in game_ids()]
    return [measure(game, set_up, effort) for game in games for set_up in set_ups(game)]


def set_ups(game: AnyGame) -> list[SetUp]:
    named = [(players, dict(options)) for players, options in MORE_SET_UPS.get(game.id, ())]
    return [*((players, {}) for players in game.players), *named]


def measure(game: AnyGame, set_up: SetUp, effort: Effort) -> Speed:
    players, options = set_up
    _play(game, set_up, "warm-up", effort.seconds / 3)
    runs = [_play(game, set_up, repeat, effort.seconds) for repeat in range(effort.repeats)]
    speeds = [decisions / seconds for decisions, _, seconds in runs]
    rates = [games / seconds for _, games, seconds in runs]
    searches = [_search(game, set_up, repeat, effort.seconds / 2) for repeat in range(effort.repeats)]
    clones = [_clone(game, set_up, repeat, effort.seconds / 4) for repeat in range(effort.repeats)]
    return {
        "game": game.id,
        "players": players,
        "options": options,
        "engine": signoria.engine(),
        "decisions_per_second": max(speeds),
        "decisions_per_second_median": statistics.median(speeds),
        "games_per_second": max(rates),
        "games_per_second_median": statistics.median(rates),
        "decisions_per_game": sum(run[0] for run in runs) / sum(run[1] for run in runs),
        "clone_microseconds": min(clones),
        "clone_microseconds_median": statistics.median(clones),
        "iterations_per_second": max(searches),
        "iterations_per_second_median": statistics.median(searches),
    }


def _begin(game: AnyGame, set_up: SetUp) -> Any:
    players, options = set_up
    return game.new(players, game.unattended_settings(players, options))


def _play(game: AnyGame, set_up: SetUp, repeat: int | str, seconds: float) -> tuple[int, int, float]:
    """Whole games, set-up included, for a while: decisions, games and the time they took."""
    decisions = games = 0
    limit = game.bounds.longest_game
    start = now = time.perf_counter()
    while now - start < seconds:
        decisions += play_out(_begin(game, set_up), Rng("benchmark", repeat, games), limit)
        games += 1
        now = time.perf_counter()
    return decisions, games, now - start


def _clone(game: AnyGame, set_up: SetUp, repeat: int, seconds: float) -> float:
    """Microseconds per clone of a state in the middle of a game."""
    clone = _middle(game, set_up, repeat).clone
    count = 1000
    while True:
        start = time.perf_counter()
        for _ in range(count):
            clone()
        spent = time.perf_counter() - start
        if spent >= seconds:
            return spent / count * 1e6
        count = max(count + 1, int(count * 1.2 * seconds / max(spent, 1e-6)))


def _search(game: AnyGame, set_up: SetUp, repeat: int, seconds: float) -> float:
    """Iterations per second of the tree search at a decision in the middle of a game."""
    state = _middle(game, set_up, repeat)
    settle_chance(state, Rng("search", repeat))
    while len(state.options(int(state.mover()))) == 1:
        state.apply(int(state.mover()), state.options(int(state.mover()))[0])
        settle_chance(state, Rng("search", repeat))
    bot = IsmctsBot(Thinking(seconds=2 * seconds))
    start = time.perf_counter()
    search = bot.search(game, state, int(state.mover()), Rng("search", repeat))
    return int(search.worths.count) / (time.perf_counter() - start)


def _middle(game: AnyGame, set_up: SetUp, repeat: int) -> Any:
    """Where half of a random game's decisions are made."""
    whole = play_out(_begin(game, set_up), Rng("middle", repeat), game.bounds.longest_game)
    state, rng = _begin(game, set_up), Rng("middle", repeat)
    for _ in range(int(whole) // 2):
        settle_chance(state, rng)
        if not state.actors():
            break
        seat = state.actors()[0]
        options = state.options(seat)
        state.apply(seat, options[int(rng.below(len(options)))])
    return state


if __name__ == "__main__":
    json.dump(measure_all(QUICK if "--quick" in sys.argv else FULL), sys.stdout)
