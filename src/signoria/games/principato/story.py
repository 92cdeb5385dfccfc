"""How a game of Principato is told: years, turns, and what belongs to one action."""

from __future__ import annotations

from typing import Final

from signoria.core.story import ROUND, TURN, Story

_ACTIONS: Final = ("activated", "changed", "took_favor", "committed", "skipped", "actions_forgone", "turn_ended")
_YIELDS: Final = ("paid", "received_tokens", "took_culture", "gained", "overflow", "exchanged", "revealed")

STORY: Final = Story(
    chapters={"year_begun": ROUND, "turn_begun": TURN},
    # A scoring opens with the card that calls for it, or with the end of a year.
    opens=frozenset((*_ACTIONS, "military_card", "year_ended", "game_over")),
    gathers={"committed": frozenset({"committed"})},
    headlines=("first_player", "scoring_begun"),
    clauses=frozenset((*_YIELDS, "committed", "scored_military", "dismissed", "showed_goal", "won", "shared_win")),
)
