"""What can stand in the way of an action, as numbers for the engine and reasons for people."""

from __future__ import annotations

from typing import Final

from signoria.core.codes import Params, Reason
from signoria.core.state import NO_OBSTACLE

FREE: Final = NO_OBSTACLE
TOO_POOR: Final = 1
BID_TOO_POOR: Final = 2
FIRST_ROUND: Final = 3
CARDS_MISSING: Final = 4
NO_SUCH_CARD: Final = 5
COLOR_ORDER: Final = 6
TOO_FEW_AFTER: Final = 7
NONE_FACE_DOWN: Final = 8

# Code for people and paragraph of the rules, by obstacle.
_REASONS: Final = {
    TOO_POOR: ("too_poor", "4.4"),
    BID_TOO_POOR: ("too_poor", "4.2"),
    FIRST_ROUND: ("first_round", "4.4"),
    CARDS_MISSING: ("cards_missing", "4.4"),
    NO_SUCH_CARD: ("no_such_card", "4.1"),
    COLOR_ORDER: ("color_order", "4.1"),
    TOO_FEW_AFTER: ("too_few_after", "4.1"),
    NONE_FACE_DOWN: ("none_face_down", "4.5"),
}


def as_reason(obstacle: int, params: Params) -> Reason:
    code, rule = _REASONS[obstacle]
    return Reason(code, rule, params)
