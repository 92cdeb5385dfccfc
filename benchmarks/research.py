"""The games behind the interfaces of the field, beside games that come with those: steps per second on one core.

A step of a batch is one decision of one game with its observation and mask; choosing the actions is not counted. A step
of PettingZoo is `last`, a random choice and `step`, without its checking wrappers; one of OpenSpiel is `legal_actions`
or `chance_outcomes`, a random choice and `apply_action`.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any, Final

import numpy as np

import signoria
import signoria.research as sr
from benchmarks.measure import Effort
from benchmarks.verdict import Verdict
from signoria.core.registry import game_ids, load_game

BATCH: Final = 256
# Floor and aim of a batch: the quick games, and the others.
QUICK_GAMES: Final = ("principato", "il_principe")
VECTOR: Final = {True: (300_000, 900_000), False: (100_000, 300_000)}
AEC: Final = 20_000

CLASSICS: Final = ("tictactoe_v3", "connect_four_v3")
SPIEL_GAMES: Final = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_block_dominoes")


def run(effort: Effort) -> list[Verdict]:
    """Every game with its most players, and the games of the field."""
    peers = list(_peers(effort))
    spiel = [line.best for line in peers if line.what == "pyspiel steps/s"]
    return [line for game_id in game_ids() for line in _ours(game_id, effort, spiel)] + peers


def _ours(game_id: str, effort: Effort, spiel: list[float]) -> Iterator[Verdict]:
    players = load_game(game_id).players[-1]
    floor, aim = VECTOR[game_id in QUICK_GAMES]
    yield _line(
        game_id, players, "vector steps/s", _repeat(lambda: vector_speed(game_id, players, effort), effort), floor, aim
    )
    env = sr.aec(game_id, players)
    yield _line(game_id, players, "aec steps/s", _repeat(lambda: aec_speed(env, effort), effort), AEC, None)
    game = sr.openspiel(game_id, players)
    own = _repeat(lambda: spiel_speed(game, effort), effort)
    yield _line(game_id, players, "pyspiel steps/s", own, min(spiel), max(spiel))


def _peers(effort: Effort) -> Iterator[Verdict]:
    import pyspiel

    import_module("open_spiel.python.games")
    for name in SPIEL_GAMES:
        game = pyspiel.load_game(name)
        speeds = _repeat(partial(spiel_speed, game, effort), effort)
        yield _line(f"OpenSpiel: {name}", game.num_players(), "pyspiel steps/s", speeds)
    for name in CLASSICS:
        try:
            env = import_module(f"pettingzoo.classic.{name}").raw_env()
        except ModuleNotFoundError as error:
            print(f"PettingZoo's {name} is not measured: {error.name} is not installed.")
            continue
        speeds = _repeat(partial(aec_speed, env, effort), effort)
        yield _line(f"PettingZoo: {name}", env.max_num_agents, "aec steps/s", speeds)


def _repeat(measured: Callable[[], float], effort: Effort) -> list[float]:
    return [measured() for _ in range(effort.repeats)]


def _line(
    game: str, players: int, what: str, speeds: list[float], floor: float | None = None, aim: float | None = None
) -> Verdict:
    best = max(speeds)
    line = Verdict(game, players, {}, signoria.engine(), what, best, statistics.median(speeds), floor, aim)
    return line._replace(passed=None if floor is None else best >= floor, aimed=None if aim is None else best >= aim)


def vector_speed(game_id: str, players: int, effort: Effort) -> float:
    """Steps per second of a batch, in `step` alone."""
    games = sr.vector(game_id, players, BATCH)
    games.reset(seed=1)
    rng, spent, steps = np.random.default_rng(1), 0.0, 0
    while spent < effort.seconds:
        actions = _random_actions(games.mask, rng)
        start = time.process_time()
        games.step(actions)
        spent += time.process_time() - start
        steps += BATCH
    return steps / spent


def _random_actions(mask: Any, rng: np.random.Generator) -> Any:
    """One legal action in each row, each equally likely."""
    rows, actions = np.nonzero(mask)
    counts = np.bincount(rows, minlength=len(mask))
    first = np.concatenate(([0], np.cumsum(counts)[:-1]))
    return actions[first + (rng.random(len(mask)) * counts).astype(np.int64)]


def aec_speed(env: Any, effort: Effort) -> float:
    """Steps per second through PettingZoo, resets included."""
    luck, steps, start = random.Random(1), 0, time.process_time()
    while time.process_time() - start < effort.seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[luck.randrange(len(legal))]))
            steps += 1
            if steps % 64 == 0 and time.process_time() - start >= effort.seconds:
                break
    return steps / (time.process_time() - start)


def spiel_speed(game: Any, effort: Effort) -> float:
    """Steps per second through OpenSpiel, chance included."""
    luck, steps, start = random.Random(1), 0, time.process_time()
    while time.process_time() - start < effort.seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                action = luck.choices(outcomes, chances)[0]
            else:
                legal = state.legal_actions()
                action = legal[luck.randrange(len(legal))]
            state.apply_action(action)
            steps += 1
    return steps / (time.process_time() - start)
