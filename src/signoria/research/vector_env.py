"""N games side by side, stepped together into arrays: for whoever learns from many games at once."""

from __future__ import annotations

import random
from collections.abc import Sequence
from reprlib import repr as short
from typing import Any, Final, NamedTuple, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from signoria.core.rng import Rng
from signoria.research.batch import FITS, Batch
from signoria.research.buffers import live
from signoria.research.episode import Options, stream
from signoria.research.given import NoGame, set_up, whole
from signoria.research.rewards import Reward, rewards_of

# So many games at a time: their features stay in the processor's cache until they are copied.
BLOCK: Final = 16


class IllegalInBatch(ValueError):
    """An action that is not legal in its game; nothing has changed in any of them."""


class Arrays(NamedTuple):
    """What a batch writes, a row for each game; the caller's own, if they like."""

    observation: NDArray[np.float32]
    mask: NDArray[np.bool_]
    reward: NDArray[np.float32]
    actor: NDArray[np.int64]
    done: NDArray[np.bool_]


def vector(
    game: str,
    players: int,
    n: int,
    options: Options | None = None,
    skip_forced: bool = True,
    reward: Reward = "win",
    into: Arrays | None = None,
) -> VectorGame:
    """Returns N games that are stepped together, and begin anew by themselves; `into` are arrays to write into."""
    return VectorGame(game, players, n, options, skip_forced, reward, into)


class VectorGame:
    """`observation` [n, features] and `mask` [n, actions] are those of the seat `actor` [n], which is to decide.

    Where the last step ended a game, `done` [n] is True and `reward` [n, players] is that of all its seats; the other
    arrays already show the next game. They are written anew by every step: copy what you keep.
    """

    def __init__(
        self,
        game: str,
        players: int,
        n: int,
        options: Options | None = None,
        skip_forced: bool = True,
        reward: Reward = "win",
        into: Arrays | None = None,
    ) -> None:
        self.game, self.players, settings = set_up(game, players, options)
        self.n = n = whole(n, "The number of games")
        if n < 1:
            raise ValueError(f"There must be at least one game, not {n}.")
        self.seeds: list[int] = []
        start: Any = self.game.new(self.players, settings)
        self.features, self.actions = len(self.game.layout), self.game.bounds.actions
        sizes = (self.features, self.actions)
        rewards = rewards_of(self.game, reward)
        self._batch = Batch(start, self.game.features_into, rewards, self._stream, sizes, n, min(BLOCK, n), skip_forced)
        self._numbers = live(self._batch.features, np.float64).reshape(-1, self.features)
        self._mask = live(self._batch.mask, np.bool_).reshape(n, self.actions)
        self._reward = live(self._batch.rewards, np.float64).reshape(n, self.players)
        self._actor = live(self._batch.seats, np.int64)
        self._done = live(self._batch.done, np.bool_)
        arrays = self._new_arrays() if into is None else self._checked(into)
        self.observation, self.mask, self.reward, self.actor, self.done = arrays

    def reset(self, seed: SupportsIndex | Sequence[int] | NDArray[Any] | None = None) -> None:
        """Begin all games; from one seed, game i has seed + i; its later games go on with the luck of that seed."""
        self.seeds = self._seeds_of(random.SystemRandom().getrandbits(32) if seed is None else seed)
        for first, last in self._blocks():
            self._batch.begin(first, last)
            np.copyto(self.observation[first:last], self._numbers[: last - first], casting="same_kind")
        self._copy()

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """Carry out one action in each game and go on to the next decision; an illegal one is refused before any."""
        if not self.seeds:
            raise NoGame
        given = np.asarray(actions)
        listed = self._listed(given)
        unfit = int(self._batch.unfit(listed))
        if unfit != FITS:
            raise self._illegal(unfit, int(given[unfit]))
        for first, last in self._blocks():
            self._batch.advance(first, last, listed)
            np.copyto(self.observation[first:last], self._numbers[: last - first], casting="same_kind")
        self._copy()

    def state(self, game: int) -> Any:
        """Returns a copy of one of the games."""
        number = whole(game, "A game of the batch")
        if not 0 <= number < self.n:
            raise ValueError(f"There is no game {number} among {self.n}; they are numbered from 0.")
        return self._batch.states[number].clone()

    def _seeds_of(self, seed: Any) -> list[int]:
        """One for each game."""
        if np.ndim(seed) == 0 or isinstance(seed, str):
            first = whole(seed, "A seed")
            return [first + i for i in range(self.n)]
        seeds = [whole(each, "Each seed") for each in seed]
        if len(seeds) != self.n:
            raise ValueError(f"There are {len(seeds)} seeds for {self.n} games; give one for each, or one for all.")
        return seeds

    def _listed(self, actions: NDArray[Any]) -> list[int]:
        """One whole number for each game; what no action can be stays so."""
        if actions.ndim != 1 or actions.dtype.kind not in "iu":
            found = f"an array of {actions.dtype} of shape {actions.shape}"
            raise TypeError(f"Actions must be whole numbers, one for each of {self.n} games, and this is {found}.")
        if len(actions) != self.n:
            raise ValueError(f"There are {len(actions)} actions for {self.n} games; each needs one.")
        # The compiled loop has no room for numbers beyond 63 bits.
        fitting = np.minimum(actions, self.actions) if actions.dtype == np.uint64 else actions
        listed: list[int] = fitting.tolist()
        return listed

    def _blocks(self) -> list[tuple[int, int]]:
        return [(first, min(first + BLOCK, self.n)) for first in range(0, self.n, BLOCK)]

    def _copy(self) -> None:
        np.copyto(self.mask, self._mask)
        np.copyto(self.actor, self._actor)
        np.copyto(self.done, self._done)
        np.copyto(self.reward, self._reward, casting="same_kind")

    def _stream(self, game: int, episode: int) -> Rng:
        return stream(self.seeds[game], episode)

    def _illegal(self, game: int, action: int) -> IllegalInBatch:
        seat = int(self._actor[game])
        legal = ", ".join(self.game.action_name(each) for each in np.flatnonzero(self._mask[game]).tolist())
        refused = f"Action {action} is not legal for seat {seat} in game {game} of the batch"
        return IllegalInBatch(f"{refused}; it may {legal}.")

    def _new_arrays(self) -> Arrays:
        n = self.n
        return Arrays(
            np.zeros((n, self.features), np.float32),
            np.zeros((n, self.actions), np.bool_),
            np.zeros((n, self.players), np.float32),
            np.zeros(n, np.int64),
            np.zeros(n, np.bool_),
        )

    def _checked(self, arrays: Sequence[Any]) -> Arrays:
        """Arrays of the caller's, if all that is to be written fits into them."""
        if not isinstance(arrays, tuple) or len(arrays) != len(Arrays._fields):
            raise TypeError(f"`into` is sr.Arrays({', '.join(Arrays._fields)}), and not {short(arrays)}.")
        for name, own, array in zip(Arrays._fields, self._new_arrays(), arrays):
            if not isinstance(array, np.ndarray):
                raise TypeError(f"The array {name} must be NumPy's, and is {type(array).__name__}.")
            if array.shape != own.shape or not array.flags.writeable:
                raise ValueError(f"The array {name} must be writable and of shape {own.shape}, not {array.shape}.")
            if array.dtype.kind not in "biuf" or not np.can_cast(own.dtype, array.dtype, "same_kind"):
                raise TypeError(f"The array {name} holds {array.dtype}, and must have room for {own.dtype}.")
        return Arrays(*arrays)
