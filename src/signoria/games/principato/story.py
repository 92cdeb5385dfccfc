"""How a game of Principato is told: years, turns, and what belongs to one action."""

from __future__ import annotations

from typing import Final

from signoria.core.story import ROUND, TURN, Story

_ACTIONS: Final = ("activated", "changed", "took_favor", "committed", "skipped", "actions_forgone", "turn_ended")
_YIELDS: Final = ("paid", "received_tokens", "took_culture", "gained", "overflow", "exchanged", "revealed")
_SCORING: Final = ("supplied", "supplied_nothing", "scored_military", "dismissed", "standing")
_SUPPLY: Final = frozenset({"supplied", "supplied_nothing"})
_REVEALED: Final = frozenset({"revealed"})

STORY: Final = Story(
    chapters={"year_begun": ROUND, "turn_begun": TURN},
    # A scoring opens with the card that calls for it, or with the end of a year.
    opens=frozenset(
        (
            *_ACTIONS,
            *("military_card", "year_ended", *_SCORING, "revealed"),
            *("game_over", "showed_goal", "points_counted", "won", "shared_win"),
        )
    ),
    gathers={
        **dict.fromkeys(("set_out", "dealt_start", "first_player"), _REVEALED),
        "turn_ended": _REVEALED,
        "revealed": _REVEALED,
        "committed": frozenset({"committed"}),
        **dict.fromkeys(_SUPPLY, _SUPPLY),
        "dismissed": frozenset({"dismissed"}),
        "standing": frozenset({"standing"}),
        "shared_win": frozenset({"shared_win"}),
    },
    headlines=("first_player", "scoring_begun"),
    clauses=frozenset(
        (
            *("set_out", "dealt_start", "dealt_goal", *_YIELDS, "committed", "supply_order", *_SUPPLY),
            *("dismissed", "standing", "won", "shared_win"),
        )
    ),
    lists=frozenset({"dealt_start", "dealt_goal", "gained", "revealed"}),
    apart=frozenset({"turn_ended", *_SUPPLY}),
    sums=frozenset({"committed"}),
)
