"""What each number of a game's features means: its name and its bounds, declared in the order of writing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from signoria.core.features import HIGHEST_COUNT


@dataclass(frozen=True)
class Layout:
    """The numbers of an observation by name, with the least and the most that each can be.

    The version changes when a number comes to mean something else: what was learned from another one is void.
    """

    version: int
    names: tuple[str, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]

    def __len__(self) -> int:
        return len(self.names)


class LayoutPlan:
    """Collects a layout, part by part."""

    def __init__(self, version: int) -> None:
        self.version = version
        self._prefix = ""
        self._names: list[str] = []
        self._low: list[float] = []
        self._high: list[float] = []

    def number(self, name: str, whole: int = 1, most: int = HIGHEST_COUNT, least: int = 0) -> None:
        """A count as a part of a whole."""
        self._names.append(self._prefix + name)
        self._low.append(max(least, -HIGHEST_COUNT) / whole)
        self._high.append(min(most, HIGHEST_COUNT) / whole)

    def numbers(
        self, name: str, labels: Iterable[str | int], whole: int = 1, most: int = HIGHEST_COUNT, least: int = 0
    ) -> None:
        """The same of several things."""
        for label in labels:
            self.number(f"{name}.{label}", whole, most, least)

    def flag(self, name: str) -> None:
        """Yes or no, as 1 or 0."""
        self.number(name, most=1)

    def flags(self, name: str, labels: Iterable[str | int]) -> None:
        """Yes or no for each of several things, or 1 for the one that it is."""
        for label in labels:
            self.flag(f"{name}.{label}")

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        """What is declared inside belongs to something: a city, a seat."""
        before = self._prefix
        self._prefix = f"{before}{name}."
        yield
        self._prefix = before

    def seats(self, count: int) -> Iterator[int]:
        """Each seat in turn, counted from the observer, who is seat+0."""
        for i in range(count):
            with self.part(f"seat+{i}"):
                yield i

    def layout(self) -> Layout:
        """Returns the whole; a name used twice is refused."""
        twice = sorted({name for name in self._names if self._names.count(name) > 1})
        if twice:
            raise ValueError(f"several numbers are called {', '.join(twice)}")
        return Layout(self.version, tuple(self._names), tuple(self._low), tuple(self._high))
