"""Self-play: one network plays all seats of many games, and what happened is written down.

The seats of a game take turns, so the decisions of one seat lie apart in a row of a rollout; `advantages` links each
decision to the next one of the same seat.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from signoria.research import VectorGame

Numbers: TypeAlias = NDArray[np.float32]
# From observations and masks to actions, their log-probabilities and the values of the positions.
Act: TypeAlias = Callable[[Numbers, NDArray[np.bool_]], tuple[NDArray[np.int64], Numbers, Numbers]]


@dataclass
class Rollout:
    """So many steps of so many games, [steps, games]; `reward` has a column more, for the seats."""

    observation: Numbers
    mask: NDArray[np.bool_]
    actor: NDArray[np.int64]
    action: NDArray[np.int64]
    log_probability: Numbers
    value: Numbers
    reward: Numbers
    done: NDArray[np.bool_]

    @classmethod
    def empty(cls, games: VectorGame, steps: int) -> Rollout:
        shape = (steps, games.n)
        return cls(
            observation=np.zeros((*shape, games.features), np.float32),
            mask=np.zeros((*shape, games.actions), np.bool_),
            actor=np.zeros(shape, np.int64),
            action=np.zeros(shape, np.int64),
            log_probability=np.zeros(shape, np.float32),
            value=np.zeros(shape, np.float32),
            reward=np.zeros((*shape, games.players), np.float32),
            done=np.zeros(shape, np.bool_),
        )


def collect(games: VectorGame, act: Act, rollout: Rollout) -> None:
    """Play on, and write it into the rollout."""
    for step in range(len(rollout.action)):
        rollout.observation[step] = games.observation
        rollout.mask[step] = games.mask
        rollout.actor[step] = games.actor
        rollout.action[step], rollout.log_probability[step], rollout.value[step] = act(games.observation, games.mask)
        games.step(rollout.action[step])
        rollout.reward[step] = games.reward
        rollout.done[step] = games.done


def advantages(rollout: Rollout, decay: float) -> tuple[Numbers, NDArray[np.bool_]]:
    """Returns how much better each decision turned out than its value said (generalized advantage estimation), and
    for which decisions that is known: the last one of a seat in a game that goes on is not."""
    steps, games, seats = rollout.reward.shape
    every = np.arange(games)
    reward, next_value, next_advantage = (np.zeros((games, seats), np.float32) for _ in range(3))
    seen = np.zeros((games, seats), np.bool_)
    result, known = np.zeros((steps, games), np.float32), np.zeros((steps, games), np.bool_)
    for step in reversed(range(steps)):
        over = rollout.done[step]
        reward[over], next_value[over], next_advantage[over], seen[over] = rollout.reward[step][over], 0, 0, True
        at = (every, rollout.actor[step])
        surprise = reward[at] + next_value[at] - rollout.value[step]
        known[step] = seen[at]
        result[step] = np.where(known[step], surprise + decay * next_advantage[at], 0)
        reward[at], next_value[at], next_advantage[at], seen[at] = 0, rollout.value[step], result[step], True
    return result, known
