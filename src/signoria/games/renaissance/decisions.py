"""The decisions by their ids, in the order of the rulebook (§4); each stands in the file of its phase.

Phases name each other's decisions by these ids, and need no import of each other to go on.
"""

from __future__ import annotations

from typing import Final

from signoria.core.decision import DecisionTable, Obstacles

# Set-up.
DRAW_VARIANT: Final = 0
DRAW_NATION: Final = 1
CHOOSING_NATION: Final = 2
DRAW_FIRST_ORDER: Final = 3
PLACE_CHOICE: Final = 4
PLACE_RAMPART: Final = 5
PLACE_PALACE: Final = 6
PLACE_EXTRA: Final = 7
# The turn, phase after phase.
RETURNING: Final = 8
VOTING: Final = 9
SHOWING_STANCE: Final = 10
SHOWING_VOTE: Final = 11
DEALING: Final = 12
BUYING: Final = 13
DRAWING_BOUGHT: Final = 14
DRAWING_ORDER: Final = 15
EXPANDING: Final = 16
EXPANDING_FROM: Final = 17
ACTING: Final = 18
# Yellow cards and powers, in a combat turn.
LOOTING: Final = 19
LOOT_DIE: Final = 20
MISSION: Final = 21
EMBASSY: Final = 22
BRIBING: Final = 23
BRIBE_DIE: Final = 24
NEGLECTING: Final = 25
OUTSIDE_HELP: Final = 26
MARRYING: Final = 27
INVITING: Final = 28
ARTIST_DRAW: Final = 29
LURING_TO: Final = 30
LURING_FROM: Final = 31
LURE_DIE: Final = 32
# A battle, in the order of its stages.
DECLARING: Final = 33
DECLARING_FROM: Final = 34
BATTLE: Final = 35
SALE: Final = 36
SELLING: Final = 37
SHOWING_OFFER: Final = 38
HIRING: Final = 39
LAYING_UNIT_1: Final = 40
LAYING_UNIT_2: Final = 41
LAYING_RED: Final = 42
DEFENDING_UNIT: Final = 43
DEFENDING_RED: Final = 44
BATTLE_DIE: Final = 45
REVEALING: Final = 46
COUNTERING: Final = 47
CONDOTTIERE_DIE: Final = 48
BUYING_BACK: Final = 49
SIGNING: Final = 50
RETREATING: Final = 51
# Diplomacy.
SPEAKING: Final = 52
GIVING_CITY: Final = 53
ASKING_CITY: Final = 54
SETTING_DUCATS: Final = 55
ANSWERING: Final = 56
DECISION_COUNT: Final = 57

SETTING_UP: Final = frozenset(
    {DRAW_VARIANT, DRAW_NATION, CHOOSING_NATION, DRAW_FIRST_ORDER}
    | {PLACE_CHOICE, PLACE_RAMPART, PLACE_PALACE, PLACE_EXTRA}
)
# Where an offer may be made (§4.8).
SAFE_POINTS: Final = (VOTING, BUYING, EXPANDING, ACTING)

OBSTACLES: Final = Obstacles()
DECISIONS: Final = DecisionTable(OBSTACLES)
