"""The budgets: decisions per second of uniform random play on one core, the time of a clone, and
iterations per second of the tree search (aims alone, no floors)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Budget(NamedTuple):
    """`floor` and `aim` are for the compiled engine, `pure` for the sources; clone times in microseconds."""

    floor: int
    aim: int
    pure: int
    clone_floor: float
    clone_aim: float = 0.3
    iterations_aim: int | None = None


BUDGETS: Final = {
    "principato": Budget(1_000_000, 3_000_000, 40_000, 1.0, iterations_aim=20_000),
    "il_principe": Budget(1_000_000, 3_000_000, 40_000, 1.0),
    "renaissance": Budget(500_000, 1_500_000, 25_000, 2.0),
    "virtu": Budget(300_000, 1_000_000, 12_000, 2.0),
}

# Measured beside the defaults of every player count, against the same budget: players and options.
MORE_SET_UPS: Final[Mapping[str, tuple[tuple[int, Mapping[str, bool | int | str]], ...]]] = {
    "renaissance": ((6, {"scenario": "1515", "powers": True}),),
}
