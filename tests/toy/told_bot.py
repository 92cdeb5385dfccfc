"""Somebody's bots: one that listens, and some that fail."""

from __future__ import annotations

import time
from typing import Any, ClassVar


class ListeningBot:
    """Writes down what it is told; `diary` is shared by all of them."""

    diary: ClassVar[list[tuple[Any, ...]]] = []

    def __init__(self, last: bool = False, depth: int = 1) -> None:
        self.last = last
        self.depth = depth

    def begin(self, game: Any, seat: int, settings: Any, rng: Any) -> None:
        self.seat = seat
        self.diary.append(("begin", seat, game.id, settings))

    def saw(self, by: int, line: str) -> None:
        self.diary.append(("saw", self.seat, by, line))

    def choose(self, game: Any, state: Any, seat: int, rng: Any) -> int:
        return int(state.options(seat)[-1 if self.last else 0])

    def end(self, places: list[int], scores: list[int]) -> None:
        self.diary.append(("end", self.seat, places, scores))


class StumblingBot:
    """Fails in the method that it is told to fail in."""

    def __init__(self, where: str) -> None:
        self.where = where

    def _reach(self, where: str) -> None:
        if where == self.where:
            raise RuntimeError(f"I stumble in {where}")

    def begin(self, *arguments: Any) -> None:
        self._reach("begin")

    def saw(self, *arguments: Any) -> None:
        self._reach("saw")

    def choose(self, game: Any, state: Any, seat: int, rng: Any) -> int:
        self._reach("choose")
        return int(state.options(seat)[0])

    def end(self, *arguments: Any) -> None:
        self._reach("end")


class SleepyBot:
    def choose(self, game: Any, state: Any, seat: int, rng: Any) -> int:
        time.sleep(30)
        return 0
