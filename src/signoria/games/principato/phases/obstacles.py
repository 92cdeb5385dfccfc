"""What can stand in the way of an action, as numbers for the engine and reasons for people."""

from __future__ import annotations

from typing import Final

from signoria.core.codes import Params, Reason
from signoria.core.state import NO_OBSTACLE

FREE: Final = NO_OBSTACLE
TOO_POOR: Final = 1
NO_TOKENS_LEFT: Final = 2
SOLD_OUT: Final = 3
RESERVE_EMPTY: Final = 4
NO_ROOM: Final = 5
CHURCH_FULL: Final = 6
NO_UNSUPPLIED_SOLDIER: Final = 7
NO_CUBE: Final = 8
TOO_FEW_FAVORS: Final = 9
BEST_VALUE_ONLY: Final = 10
ALL_ON_SOLDIERS: Final = 11

# Code for people and paragraph of the rules, by obstacle.
_REASONS: Final = {
    TOO_POOR: ("too_poor", "4.3"),
    NO_TOKENS_LEFT: ("no_tokens_left", "5"),
    SOLD_OUT: ("sold_out", "5"),
    RESERVE_EMPTY: ("reserve_empty", "5"),
    NO_ROOM: ("no_room", "2"),
    CHURCH_FULL: ("church_full", "2"),
    NO_UNSUPPLIED_SOLDIER: ("no_unsupplied_soldier", "4.4"),
    NO_CUBE: ("no_cube", "4.4"),
    TOO_FEW_FAVORS: ("too_few_favors", "4.3"),
    BEST_VALUE_ONLY: ("best_value_only", "7"),
    ALL_ON_SOLDIERS: ("all_on_soldiers", "7"),
}


def as_reason(obstacle: int, params: Params) -> Reason:
    code, rule = _REASONS[obstacle]
    return Reason(code, rule, params)
