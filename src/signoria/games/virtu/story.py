"""How a game of Virtù is told: years or rounds, seasons, turns, and what belongs to one action."""

from __future__ import annotations

from typing import Final

from signoria.core.story import PHASE, ROUND, TURN, Story

# What is paid with comes before what it is paid for.
_PAYMENT: Final = frozenset({"used", "price", "paid", "waived"})
_PAID_FOR: Final = frozenset({"redeemed", "paid_troops", "bought", "recruited", "allied", "retreated"})
_COURT: Final = frozenset({"into_room", "out_of_room", "changed_side"})

STORY: Final = Story(
    chapters={"year_begun": ROUND, "season_begun": PHASE, "turn_begun": TURN},
    opens=frozenset(
        (
            *(
                "state",
                "family",
                "entered",
                "advanced",
                "acted",
                "combat",
                "disbanded",
                "order",
                "last_year",
                "game_over",
                "points_counted",
                "won",
                "shared_win",
            ),
            *(_PAYMENT | _PAID_FOR),
            *_COURT,
        )
    ),
    gathers={
        "state": frozenset({"state"}),
        "family": _COURT,
        "advanced": frozenset({"advanced"}),
        # Passing an arrow is told with the step that passes it.
        "courtiers_ready": frozenset({"advanced"}),
        "acted": _PAYMENT | _COURT,
        "combat": _PAYMENT | _COURT,
        **dict.fromkeys(_PAYMENT, _PAYMENT),
        "disbanded": frozenset({"disbanded"}),
        **dict.fromkeys(_COURT, _COURT),
        "shared_win": frozenset({"shared_win"}),
    },
    completes=dict.fromkeys(_PAYMENT, _PAID_FOR),
    idle=frozenset({"acted"}),
    means=_PAYMENT | {"turn_ended"},
    headlines=("first_player", "advanced", "bought", "allied", "redeemed", "paid_troops", "recruited", "retreated"),
    clauses=frozenset(
        (
            *("state", "turn_ended", "advanced", "courtiers_ready", "used", "price", "refreshed", "reactivated"),
            *("patronised", "took_bonus", "traded", "annexed", "marched", "placed_agent", "removed_agent"),
            *("gained_agent", "influence", "symbol_void", "major_alliance", "eliminated", "war_token"),
            *(
                "war_bonus",
                "siege",
                "field_battle",
                "losses",
                "garrison_lost",
                "conquered",
                "trophy",
                "cathedral_lost",
                "disbanded",
            ),
            *("cities_enough", "patronage_complete", "no_neutral_left", "year_limit_reached"),
            *("naples_held", "rounds_over"),
            *("paid", "holdings", "placed_courtier", "discarded", "built_cathedral", "waived", "ally_overthrown"),
            *("won", "shared_win"),
            *_COURT,
        )
    ),
    lists=frozenset({"used", "refreshed"}),
    apart=frozenset({"points_counted"}),
)
