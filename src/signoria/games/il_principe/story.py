"""How a game of Il Principe is told: rounds, phases, and what belongs to one action."""

from __future__ import annotations

from typing import Final

from signoria.core.story import PHASE, ROUND, Story

_DEALT: Final = ("drew_card", "laid_face_down")
_SEALED: Final = frozenset({"laid_face_down", "offered"})
_BUILDING: Final = ("placed_shield", "role_income", "city_displayed")
_BONUS: Final = ("role_sold", "turned_down", "turned_up", "gained_points", "gained_coins")

STORY: Final = Story(
    chapters={"round_begun": ROUND, "phase_begun": PHASE},
    opens=frozenset(
        (
            *("income", "laid_face_down", "offered", "revealed", "turned_up_card", "lot_on_sale", "built"),
            *("passed_action", "laid", "tiles_returned", "role_on_sale", "took_role", "game_over"),
            *("region_scored", "points_counted", "standing", "won", "shared_win"),
        )
    ),
    gathers={
        "laid_face_down": _SEALED,
        "offered": _SEALED,
        "revealed": frozenset({"revealed"}),
        "turned_up_card": frozenset({"turned_up_card"}),
        "standing": frozenset({"standing"}),
        "shared_win": frozenset({"shared_win"}),
    },
    # An auction of a role in which nobody bids ends with that: the next role is another matter.
    completes={"role_on_sale": frozenset({"took_role", "role_unsold"})},
    headlines=("first_marker", "offered", "lot_sold", "lot_unsold", "took_role", "role_unsold"),
    clauses=frozenset(
        (
            *(
                "took_family",
                "drew",
                *_DEALT,
                "offered",
                "revealed",
                "turned_up_card",
                "built_nothing",
                "bid",
                "purse",
                "role_on_sale",
                "standing",
                "holdings",
            ),
            *_BUILDING,
            *_BONUS,
            "shared_win",
        )
    ),
    lists=frozenset({"city_displayed", "drew", "bid", "offered", "purse", "placed_shield", "turned_up_card", *_DEALT}),
    apart=frozenset({"first_marker", "income", "role_unsold", "points_counted"}),
)
