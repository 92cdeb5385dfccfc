"""Features and masks in NumPy arrays. The engine writes into vecs, whose memory NumPy reads without a copy; one copy,
which also casts, takes the numbers to whoever asked."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from signoria.core.features import mask_into as write_mask
from signoria.core.game import AnyGame
from signoria.core.layout import Layout
from signoria.core.registry import game_ids, load_game
from signoria.core.state import State, buffer
from signoria.research.given import game_called, seat_among

Floats: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
# What a seat is given: its features under "observation", its legal actions under "action_mask".
Observation: TypeAlias = dict[str, NDArray[Any]]


def live(numbers: Any, kind: type[np.generic]) -> NDArray[Any]:
    """Returns an array that shows a vec as it is at any time, and cannot be written into."""
    return np.frombuffer(memoryview(numbers), kind)


class Observer:
    """Makes the observations of a game; `waiting` adds an action for seats that are not asked, and must say nothing."""

    def __init__(self, game: AnyGame, waiting: bool = False) -> None:
        self.game = game
        self.waiting = waiting
        self.features = len(game.layout)
        self.actions = game.bounds.actions
        self._features = vec[float]([0.0] * self.features)
        self._mask = vec[u8]([0] * self.actions)
        self._room = buffer()
        # Live views: they change with the vecs.
        self.numbers: NDArray[np.float64] = live(self._features, np.float64)
        self.mask: NDArray[np.uint8] = live(self._mask, np.uint8)

    def look(self, state: State, seat: int) -> None:
        """Write the features of a seat into `numbers`."""
        self.game.features_into(state, seat, self._features, 0)

    def ask(self, state: State, seat: int) -> int:
        """Write the legal actions of a seat into `mask`; returns how many they are."""
        return int(write_mask(state, seat, self._mask, 0, self.actions, self._room))

    def observe(self, state: State, seat: int) -> Observation:
        """Returns features and mask in arrays of their own."""
        self.look(state, seat)
        count = self.ask(state, seat)
        mask = np.empty(self.actions + self.waiting, np.int8)
        mask[: self.actions] = self.mask
        if self.waiting:
            mask[self.actions] = count == 0
        return {"observation": self.numbers.astype(np.float32), "action_mask": mask}

    def observation_space(self) -> spaces.Dict:
        """Returns a space like what `observe` returns."""
        low, high = (np.array(bound, np.float32) for bound in (self.game.layout.low, self.game.layout.high))
        actions = self.actions + self.waiting
        numbers = spaces.Box(low, high, dtype=np.float32)
        return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions + self.waiting)


def layout(game: str) -> Layout:
    """Returns what each number of an observation means: `.names`, `.low`, `.high`, `.version`."""
    return game_called(game).layout


_OBSERVERS: Final[dict[Any, Observer]] = {}


def _observer(state: State) -> Observer:
    """The observer of the game to which a state belongs, known by its class."""
    kind = type(state)
    if kind not in _OBSERVERS:
        games = [game for game in map(load_game, game_ids()) if type(game.new(game.players[0])) is kind]
        if not games:
            raise TypeError(f"{kind.__name__} is the state of no installed game.")
        _OBSERVERS[kind] = Observer(games[0])
    return _OBSERVERS[kind]


def features_into(state: State, seat: int, out: NDArray[Any]) -> None:
    """Write the features of a seat into an array of `len(layout(game))` numbers of any kind of float."""
    observer = _observer(state)
    _must_take(out, observer.features)
    observer.look(state, seat_among(int(state.players), seat))
    np.copyto(out, observer.numbers, casting="same_kind")


def mask_into(state: State, seat: int, out: NDArray[Any]) -> None:
    """Write 1 for each legal action of a seat and 0 for the others; all 0 where it is not to decide."""
    observer = _observer(state)
    _must_take(out, observer.actions)
    observer.ask(state, seat_among(int(state.players), seat))
    np.copyto(out, observer.mask, casting="unsafe")


def _must_take(out: NDArray[Any], size: int) -> None:
    """An array is written as a whole, and by no broadcasting."""
    if not isinstance(out, np.ndarray) or out.shape != (size,) or not out.flags.writeable:
        is_array = isinstance(out, np.ndarray)
        found = f"{'' if out.flags.writeable else 'read-only and '}{out.shape}" if is_array else type(out).__name__
        raise ValueError(f"Numbers are written into a writable array of shape ({size},), and this is {found}.")
