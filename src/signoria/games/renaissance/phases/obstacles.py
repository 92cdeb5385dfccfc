"""What can stand in the way of an action, as numbers for the engine and reasons for people."""

from __future__ import annotations

from typing import Final

from signoria.core.codes import Params, Reason
from signoria.core.state import NO_OBSTACLE

FINE: Final = NO_OBSTACLE
TOO_POOR: Final = 1
NO_FIGURE: Final = 2
HAND_FULL: Final = 3
NO_ATTACK_LEFT: Final = 4
TOO_FEW_UNITS: Final = 5
NO_TARGET: Final = 6
POWER_USED: Final = 7
NO_PALACE_FREE: Final = 8
MARRIED: Final = 9
ATTACKED_BEFORE: Final = 10
FORTRESS_HOLDS: Final = 11
ALREADY_PILLAGED: Final = 12
HOLDS_PALACE: Final = 13
FORTIFIED: Final = 14
NO_GARRISON_LEFT: Final = 15
MUST_DEFEND: Final = 16
UNITS_MUST_FOLLOW: Final = 17
WRONG_LEVEL: Final = 18
SWAPPED_ALREADY: Final = 19
NOTHING_OFFERED: Final = 20
NOT_HELD: Final = 21
ATTACKED_OWNER: Final = 22

# Code for people and paragraph of the rules, by obstacle.
_REASONS: Final = {
    TOO_POOR: ("too_poor", "5"),
    NO_FIGURE: ("no_figure", "5"),
    HAND_FULL: ("hand_full", "4.3"),
    NO_ATTACK_LEFT: ("no_attack_left", "4.6"),
    TOO_FEW_UNITS: ("too_few_units", "4.6"),
    NO_TARGET: ("no_target", "4.6"),
    POWER_USED: ("power_used", "7"),
    NO_PALACE_FREE: ("no_palace_free", "4.6"),
    MARRIED: ("married", "4.6"),
    ATTACKED_BEFORE: ("attacked_before", "4.6"),
    FORTRESS_HOLDS: ("fortress_holds", "4.6"),
    ALREADY_PILLAGED: ("already_pillaged", "4.6"),
    HOLDS_PALACE: ("holds_palace", "4.6"),
    FORTIFIED: ("fortified", "4.6"),
    NO_GARRISON_LEFT: ("no_garrison_left", "8"),
    MUST_DEFEND: ("must_defend", "4.7"),
    UNITS_MUST_FOLLOW: ("units_must_follow", "4.7"),
    WRONG_LEVEL: ("wrong_level", "4.8"),
    SWAPPED_ALREADY: ("swapped_already", "4.8"),
    NOTHING_OFFERED: ("nothing_offered", "4.8"),
    NOT_HELD: ("not_held", "4.7"),
    ATTACKED_OWNER: ("attacked_owner", "4.6"),
}


def as_reason(obstacle: int, params: Params) -> Reason:
    code, rule = _REASONS[obstacle]
    return Reason(code, rule, params)
