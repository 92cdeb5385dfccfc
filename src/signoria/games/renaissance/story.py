"""How a game of Renaissance is told: turns, phases, combat turns, and what belongs to one action."""

from __future__ import annotations

from typing import Final

from signoria.core.story import PHASE, ROUND, TURN, Story

_SETTLING: Final = frozenset({"settled", "built"})
_DIPLOMACY: Final = frozenset({"deal", "offer_refused"})

STORY: Final = Story(
    chapters={"turn_begun": ROUND, "phase_begun": PHASE, "combat_turn": TURN},
    opens=frozenset(
        (
            *("variant_drawn", "nation_drawn", "settled", "built", "returned", "stance", "voted", "first_peace"),
            *("dealing", "bought_cards", "place_drawn", "expanded", "played", "used_power", "attack", "combats_ended"),
            *("offer", "deal", "hands_returned", "scored", "game_over"),
            *("not_expanded", "points_counted", "won", "shared_win"),
        )
    ),
    gathers={
        "nation_drawn": frozenset({"nation_drawn"}),
        "settled": _SETTLING,
        "voted": frozenset({"voted"}),
        "place_drawn": frozenset({"place_drawn"}),
        "not_expanded": frozenset({"not_expanded"}),
        "shared_win": frozenset({"shared_win"}),
    },
    completes={"offer": _DIPLOMACY},
    headlines=("political_state",),
    clauses=frozenset(
        (
            *("nation_drawn", "settled", "built", "voted", "purse", "drew_card", "place_drawn", "reshuffled"),
            "not_expanded",
            *("looted", "embassy", "bribed", "neglected", "married", "artist", "banker", "lured"),
            *("hired", "revealed", "cancelled", "countered", "betrayed", "condottiere_die", "bought_back", "signed"),
            *("attack_strength", "defence_strength", "result", "retreated", "troops_lost", "troops_kept"),
            *("troops_returned", "deal", "offer_refused", "won", "shared_win"),
        )
    ),
    lists=frozenset({"revealed", "built", "purse", "not_expanded", "drew_card"}),
    apart=frozenset({"settled"}),
)
