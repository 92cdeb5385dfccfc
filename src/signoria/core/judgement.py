"""How a game's evaluation weighs what it sees: a table of numbers in `weights.toml`, tuned by self-play."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from librt.vecs import vec

from signoria.core.errors import SignoriaError
from signoria.core.state import State

S = TypeVar("S", bound=State)
FILE = "weights.toml"


class BadWeights(SignoriaError):
    """A table of weights that does not fit the evaluation that reads it."""


@dataclass(frozen=True)
class Weights:
    """The weights by name, in the order in which the evaluation numbers them.

    `swing` says what its points mean: a lead of so many makes the odds of winning e to 1.
    """

    names: tuple[str, ...]
    values: tuple[float, ...]
    swing: float

    def table(self) -> vec[float]:
        return vec[float](self.values)


@dataclass(frozen=True)
class Judgement(Generic[S]):
    """An evaluation that can be tried with other weights.

    `weigh_playouts` where every step of a playout must be weighed by it: what an action was worth elsewhere says little
    where prices are bid.
    """

    weights: Weights
    judge: Callable[[S, vec[float]], list[float]]
    weigh_playouts: bool = False


def read_weights(folder: Path, names: tuple[str, ...]) -> Weights:
    """The table beside a game's evaluation; every weight must be there, and none besides."""
    path = folder / FILE
    with path.open("rb") as file:
        document: Mapping[str, Any] = tomllib.load(file)
    table = document["weights"]
    if set(table) != set(names):
        odd = ", ".join(sorted(set(table) ^ set(names)))
        english = "{file} and the evaluation do not name the same weights: {odd}."
        raise BadWeights(english, "weights_names", file=str(path), odd=odd)
    return Weights(names, tuple(float(table[name]) for name in names), float(document["swing"]))
