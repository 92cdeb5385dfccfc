"""The numbers that are kept of a battle, by name (§4.7): slots and what lies in them, sides, stages, results."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Slots for cards in a battle, and what is noted of the card in each (`worth`, five numbers per slot). Counts that end
# a loop are not literals: only then the compiler counts in native numbers.
SLOTS: Final = ("attacker_unit_1", "attacker_unit_2", "attacker_red", "defender_unit", "defender_red")
UNIT_1: Final = 0
UNIT_2: Final = 1
RED_SLOT: Final = 2
DEFENCE_UNIT: Final = 3
DEFENCE_RED: Final = 4
SLOT_COUNT: Final[i64] = len(SLOTS)
WORTH: Final = ("face_down", "hire", "side", "points", "signs")
WORTH_COUNT: Final[i64] = len(WORTH)
FACE_DOWN: Final = 0
HIRE: Final = 1
SIDE: Final = 2
POINTS: Final = 3
SIGNS: Final = 4
OWN_CARD: Final = 0
BOUGHT: Final = 1
VIRTUAL: Final = 2

# Nothing lies in a slot.
EMPTY: Final = -1

ATTACKER: Final = 0
DEFENDER: Final = 1

# A battle in progress (`battle`).
BATTLE_FIELDS: Final = (
    "stage",
    "attacker",
    "defender",
    "source",
    "target",
    "mode",
    "attacker_die",
    "defender_die",
    "levels_cut",
    "cancelled",
    "engineer",
    "rolling",
    "attacker_signed",
    "defender_signed",
    "passes",
    "result",
)
# The place of each in it; SIGNED is two places, one per side, as are the belligerents and the dice.
STAGE: Final = 0
B_ATTACKER: Final = 1
B_DEFENDER: Final = 2
B_SOURCE: Final = 3
B_TARGET: Final = 4
MODE: Final = 5
ATTACKER_DIE: Final = 6
DEFENDER_DIE: Final = 7
LEVELS_CUT: Final = 8
CANCELLED: Final = 9
ENGINEER_BONUS: Final = 10
ROLLING: Final = 11
SIGNED: Final = 12
PASSES: Final = 14
RESULT: Final = 15
BATTLE_SIZE: Final[i64] = len(BATTLE_FIELDS)

# How an attack comes.
MODES: Final = ("road", "sea", "raid")
ROAD: Final = 0
SEA: Final = 1
RAIDING: Final = 2

# The stages; none outside a battle.
STAGES: Final = (
    *("sale_to_attacker", "attack", "sale_to_defender", "defence", "reveal"),
    *("red_cards", "condottieri", "signs", "result"),
)
SALE_TO_ATTACKER: Final = 1
ATTACKER_LAYS: Final = 2
SALE_TO_DEFENDER: Final = 3
DEFENDER_LAYS: Final = 4
DICE_AND_REVEAL: Final = 5
RED_CARDS: Final = 6
CONDOTTIERI: Final = 7
SIGNS_OF_GOD: Final = 8
OUTCOME: Final = 9

RESULTS: Final = ("", "attacker", "defender", "tie")
ATTACKER_WON: Final = 1
DEFENDER_WON: Final = 2
TIED: Final = 3
