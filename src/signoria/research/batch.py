"""Many games side by side in one compiled loop: steps, chance, forced answers, resets, features and masks.

It knows no arrays: numbers stand in vecs, which `vector.py` shows to NumPy without a copy. Games are dealt with in
blocks, so that the features of a block are still in the processor's cache when they are copied to the caller's array.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from signoria.core.playout import EndlessGame, draw
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, NOBODY, State, buffer

FITS: Final[i64] = -1
# So many legal actions of a game are remembered, which is cheaper than to clear its whole mask.
FEW: Final[i64] = 24


def settle(state: State, rng: Rng, room: vec[i64], weights: vec[i64], skip_forced: bool) -> i64:
    """Draw chance, and answer what is forced, up to the next decision; returns how many options of the first seat that
    is to decide stand in `room`, 0 if the game is over."""
    while True:
        seat: i64 = state.mover()
        if seat == NOBODY:
            return 0
        if seat == CHANCE:
            state.step(CHANCE, draw(state, rng, room, weights))
            continue
        count: i64 = state.options_into(seat, room)
        if count == 0:
            raise EndlessGame(f"seat {seat} must decide and has no option")
        if count > 1 or not skip_forced:
            return count
        state.step(seat, room[0])


class Batch:
    """Games that begin anew by themselves; `seats` says who is to decide in each."""

    states: list[State]
    streams: list[Rng]
    features: vec[float]
    mask: vec[u8]
    seats: vec[i64]
    done: vec[u8]
    rewards: vec[float]

    def __init__(
        self,
        start: State,
        features_into: Callable[[State, int, vec[float], int], None],
        rewards_of: Callable[[State], list[float]],
        stream_of: Callable[[int, int], Rng],
        sizes: tuple[int, int],
        games: int,
        block: int,
        skip_forced: bool,
    ) -> None:
        """`sizes` are the numbers of features and of actions; `stream_of` gives the luck of a game and its episode."""
        self.start = start
        self.features_into = features_into
        self.rewards_of = rewards_of
        self.stream_of = stream_of
        self.feature_count: i64 = sizes[0]
        self.action_count: i64 = sizes[1]
        self.players: i64 = start.players
        self.skip_forced = skip_forced
        self.states = [start for _ in range(games)]
        self.streams = [Rng(0) for _ in range(games)]
        self.episodes = vec[i64]([0] * games)
        self.features = vec[float]([0.0] * (block * sizes[0]))
        self.mask = vec[u8]([0] * (games * sizes[1]))
        self.seats = vec[i64]([0] * games)
        self.done = vec[u8]([0] * games)
        self.rewards = vec[float]([0.0] * (games * start.players))
        # Of each game how many actions were legal when its mask was last written, and which, if they were few.
        self._legal = vec[i64]([0] * (games * (int(FEW) + 1)))
        self._room = buffer()
        self._weights = buffer()

    def begin(self, first: i64, last: i64) -> None:
        """Begin the games from `first` up to, not including, `last`, each with its first episode."""
        for game in range(first, last):
            self.episodes[game] = 0
            self._renew(game)
            self._clear(game)
            self._settle(game, (game - first) * self.feature_count)

    def unfit(self, actions: list[int]) -> i64:
        """Returns the first game whose action is not legal, or FITS."""
        for game in range(i64(len(actions))):
            action: i64 = actions[game]
            if action < 0 or action >= self.action_count or self.mask[game * self.action_count + action] == 0:
                return game
        return FITS

    def advance(self, first: i64, last: i64, actions: list[int]) -> None:
        """Carry out one legal action in each game from `first` up to `last`, and go on to the next decision."""
        for game in range(first, last):
            action: i64 = actions[game]
            self._clear(game)
            self.states[game].step(self.seats[game], action)
            self._settle(game, (game - first) * self.feature_count)

    def _clear(self, game: i64) -> None:
        """Nothing is won yet, and nothing is over."""
        if self.done[game] == 1:
            self.done[game] = 0
            for i in range(game * self.players, (game + 1) * self.players):
                self.rewards[i] = 0.0

    def _renew(self, game: i64) -> None:
        self.states[game] = self.start.clone()
        self.streams[game] = self.stream_of(game, self.episodes[game])

    def _settle(self, game: i64, at: i64) -> None:
        """Go on to a decision with a choice; a game that is over is rewarded and begun anew."""
        while True:
            state = self.states[game]
            count: i64 = settle(state, self.streams[game], self._room, self._weights, self.skip_forced)
            if count > 0:
                self._show(game, state, state.mover(), count, at)
                return
            self._finish(game, state)

    def _show(self, game: i64, state: State, seat: i64, count: i64, at: i64) -> None:
        self.seats[game] = seat
        self._clear_mask(game)
        first: i64 = game * self.action_count
        row: i64 = game * (FEW + 1)
        mask = self.mask
        room = self._room
        legal = self._legal
        legal[row] = count
        for i in range(count):
            mask[first + room[i]] = 1
            if i < FEW:
                legal[row + 1 + i] = room[i]
        self.features_into(state, seat, self.features, at)

    def _clear_mask(self, game: i64) -> None:
        """Take back what was legal before."""
        first: i64 = game * self.action_count
        row: i64 = game * (FEW + 1)
        mask = self.mask
        legal = self._legal
        if legal[row] > FEW:
            for i in range(first, first + self.action_count):
                mask[i] = 0
        else:
            for i in range(row + 1, row + 1 + legal[row]):
                mask[first + legal[i]] = 0

    def _finish(self, game: i64, state: State) -> None:
        rewards = self.rewards_of(state)
        for seat in range(self.players):
            self.rewards[game * self.players + seat] = rewards[seat]
        self.done[game] = 1
        self.episodes[game] += 1
        self._renew(game)
