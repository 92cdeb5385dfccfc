"""The decisions by their ids, and what holds them; each stands in the file of its phase.

The bottom frame is a phase: set-up, a Spring turn, the sieges, the retreats, a Winter. Above it lies at most one
action with one payment, march or card to place inside it. An empty stack is the end of the game.
"""

from __future__ import annotations

from typing import Final

from signoria.core.decision import DecisionTable, Obstacles

# ---- bottom frames ----
DEAL_STATE: Final = 0
DEAL_FIRST: Final = 1
FAMILY_CARD: Final = 2
FAMILY_PLACE: Final = 3
ENTER: Final = 4
STEP: Final = 5
REDEEM: Final = 6
ACT: Final = 7
SIEGE: Final = 8
RIVAL: Final = 9
AFTER_BATTLE: Final = 10
BESIEGE: Final = 11
RETREAT: Final = 12
PAY_TROOPS: Final = 13
REORGANISE: Final = 14
MOVE_CARD: Final = 15
BUY: Final = 16
SITE: Final = 17
RECRUIT: Final = 18
ALLY: Final = 19
WAIVE: Final = 20
# ---- actions, on a Spring turn ----
GOVERN: Final = 21
PATRONISE: Final = 22
PATRON_BONUS: Final = 23
TRADE: Final = 24
ANNEX: Final = 25
INFLUENCE: Final = 26
WAGE_WAR: Final = 27
MARCH: Final = 28
INTRIGUE: Final = 29
AGENT: Final = 30
# ---- inside something else ----
PAY: Final = 31
PLACE_CARD: Final = 32
OVERFLOW: Final = 33
COMBAT: Final = 34
LOSSES: Final = 35
COLOUR: Final = 36
# ---- set-up, where the players agree instead of chance ----
TAKE_STATE: Final = 37
NAME_FIRST: Final = 38
DECISION_COUNT: Final = 39

# The bottom frames by phase.
OPENING: Final = (DEAL_STATE, TAKE_STATE, DEAL_FIRST, NAME_FIRST)
SETTING_UP: Final = (*OPENING, FAMILY_CARD, FAMILY_PLACE)
SPRING_TURN: Final = (ENTER, STEP, REDEEM, ACT)
WINTER: Final = (PAY_TROOPS, REORGANISE, MOVE_CARD, BUY, SITE, RECRUIT, ALLY, WAIVE)

OBSTACLES: Final = Obstacles()
DECISIONS: Final = DecisionTable(OBSTACLES)
