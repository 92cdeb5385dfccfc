"""States of games that answer every question themselves instead of leaving it to their decisions."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.core.state import NO_OBSTACLE, State


@mypyc_attr(allow_interpreted_subclasses=True)
class HookedState(State):
    """A game fills in `candidates_into`, `obstacle`, `reason`, `step`, `weights_into`, `prompt`."""

    def options_into(self, seat: i64, out: vec[i64]) -> i64:
        count: i64 = self.candidates_into(seat, out)
        legal: i64 = 0
        for i in range(count):
            action: i64 = out[i]
            if self.obstacle(seat, action) == NO_OBSTACLE:
                out[legal] = action
                legal += 1
        return legal
