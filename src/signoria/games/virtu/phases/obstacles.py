"""What can stand in the way of an action, as numbers for the engine and reasons for people."""

from __future__ import annotations

from typing import Final

from signoria.core.codes import Params, Reason
from signoria.core.state import NO_OBSTACLE

FREE: Final = NO_OBSTACLE
NOT_PAYABLE: Final = 1
TOO_POOR: Final = 2
REST_NOT_PAYABLE: Final = 3
NO_ACTION_HERE: Final = 4
INDULGENCE_HERE: Final = 5
ENEMY_AGENT_HERE: Final = 6
TOP_RANK: Final = 7
SAME_KIND: Final = 8
SOLD_OUT: Final = 10
OWNED: Final = 11
EXCLUDED: Final = 12
BOUGHT_ALREADY: Final = 13
NO_SITE: Final = 14
ALL_TROOPS_OUT: Final = 15
ALLIED_ALREADY: Final = 16
NEEDS_AGENT: Final = 17
END_OF_TRACK: Final = 18
NO_SYMBOL: Final = 19
NOT_IN_ZONE: Final = 20
NOT_FOR_SALE: Final = 22

# Code for people and paragraph of the rules, by obstacle.
_REASONS: Final = {
    NOT_PAYABLE: ("not_payable", "4.8"),
    TOO_POOR: ("too_poor", "2.4"),
    REST_NOT_PAYABLE: ("rest_not_payable", "4.8"),
    NO_ACTION_HERE: ("no_action_here", "4.2"),
    INDULGENCE_HERE: ("indulgence_here", "4.2"),
    ENEMY_AGENT_HERE: ("enemy_agent_here", "4.2"),
    TOP_RANK: ("top_rank", "4.4"),
    SAME_KIND: ("same_kind", "4.4"),
    SOLD_OUT: ("sold_out", "4.6"),
    OWNED: ("owned", "4.6"),
    EXCLUDED: ("excluded", "4.6"),
    BOUGHT_ALREADY: ("bought_already", "4.6"),
    NO_SITE: ("no_site", "4.6"),
    ALL_TROOPS_OUT: ("all_troops_out", "4.6"),
    ALLIED_ALREADY: ("allied_already", "4.6"),
    NEEDS_AGENT: ("needs_agent", "4.6"),
    END_OF_TRACK: ("end_of_track", "7.2"),
    NO_SYMBOL: ("no_symbol", "4.4"),
    NOT_IN_ZONE: ("not_in_zone", "7.2"),
    NOT_FOR_SALE: ("not_for_sale", "7.2"),
}


def code_of(obstacle: int) -> str:
    return "" if obstacle == FREE else _REASONS[obstacle][0]


def as_reason(obstacle: int, params: Params) -> Reason:
    code, rule = _REASONS[obstacle]
    return Reason(code, rule, params)
