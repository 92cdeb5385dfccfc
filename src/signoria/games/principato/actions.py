"""Verbs and arguments of Principato, each with its id; D1 to D12 of the specification."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.actions import ActionTable
from signoria.games.principato.box.constants import (
    CARDS,
    CHURCH,
    GOALS,
    HAND_SIZE,
    MOST_DISPLAYED,
    MOST_PLAYERS,
    MOST_PRINTED,
    MOST_SOLDIERS,
    PILE_CARDS,
    SUPPLIES,
    VALUES,
)

ACTIONS: Final = ActionTable()
PLACES: Final = ("church", "militia", "condottiere")

# The menu of a turn (D1, D10).
ACTIVATE: Final[i64] = ACTIONS.verb("activate", range(HAND_SIZE))
CHANGE: Final[i64] = ACTIONS.verb("change", range(HAND_SIZE))
FAVOR_ACTION: Final[i64] = ACTIONS.verb("favor")
COMMIT: Final[i64] = ACTIONS.verb("commit", SUPPLIES)
SKIP: Final[i64] = ACTIONS.verb("skip")
END: Final[i64] = ACTIONS.verb("end")

# An activation (D2 to D7), a change (D8), a favor (D9).
CHOOSE: Final[i64] = ACTIONS.verb("option", range(MOST_PRINTED))
FAVORS_FOR_FOOD: Final[i64] = ACTIONS.verb("favors_for_food", range(CHURCH + 1))
FAVORS_FOR_GOLD: Final[i64] = ACTIONS.verb("favors_for_gold", range(CHURCH + 1))
TAKE: Final[i64] = ACTIONS.verb("take", VALUES)
RECRUIT: Final[i64] = ACTIONS.verb("recruit", range(MOST_SOLDIERS + 1))
FOOD_TO_SOLDIERS: Final[i64] = ACTIONS.verb("food_to_soldiers", range(MOST_SOLDIERS + 1))
GOLD_TO_SOLDIERS: Final[i64] = ACTIONS.verb("gold_to_soldiers", range(MOST_SOLDIERS + 1))
SWAP: Final[i64] = ACTIONS.verb("swap", range(MOST_DISPLAYED))
PLACE: Final[i64] = ACTIONS.verb("place", PLACES)

# A military scoring (D11, D12): one number at a time, in the order of SUPPLIES.
SUPPLY_FOOD: Final[i64] = ACTIONS.verb("supply_food", range(MOST_SOLDIERS + 1))
SUPPLY_GOLD: Final[i64] = ACTIONS.verb("supply_gold", range(MOST_SOLDIERS + 1))
SUPPLY_FAVOR_MILITIA: Final[i64] = ACTIONS.verb("supply_favor_militia", range(CHURCH + 1))
SUPPLY_FAVOR_CONDOTTIERI: Final[i64] = ACTIONS.verb("supply_favor_condottieri", range(CHURCH + 1))
DISMISS_MILITIA: Final[i64] = ACTIONS.verb("dismiss_militia", range(MOST_SOLDIERS + 1))
DISMISS_CONDOTTIERI: Final[i64] = ACTIONS.verb("dismiss_condottieri", range(MOST_SOLDIERS + 1))

OUTCOMES: Final = ActionTable("chance outcome")

START: Final[i64] = OUTCOMES.verb("start", CARDS)
REVEAL: Final[i64] = OUTCOMES.verb("reveal", PILE_CARDS)
GOAL: Final[i64] = OUTCOMES.verb("goal", GOALS)
FIRST: Final[i64] = OUTCOMES.verb("first", range(MOST_PLAYERS))
