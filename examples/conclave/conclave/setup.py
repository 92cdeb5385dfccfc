"""Options and set-up (§1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from signoria.core.codes import Settings
from signoria.core.document import NONE
from signoria.core.game import Option
from signoria.core.state import CHANCE

from conclave.box.constants import COPIES, FAMILIES, PURSE, PURSES
from conclave.state import DEALING, Conclave

OPTIONS: Final = (
    Option("purse", PURSE, PURSES, rule="1.1"),
    Option("long", False, (False, True), players=(2,), rule="2"),
)


def set_up(players: int, settings: Settings) -> Conclave:
    state = Conclave(players, settings)
    state.deck = vec[i64](COPIES)
    state.votes = vec[i64]([0] * len(FAMILIES))
    state.ducats = vec[i64]([state.purse] * players)
    state.favourite = vec[i64]([NONE] * players)
    state.ballot = vec[i64]([NONE] * (2 * players))
    state.cleared = vec[i64]([0] * (players * len(FAMILIES)))
    state.clear_frames()
    state.call(DEALING, CHANCE)
    return state
