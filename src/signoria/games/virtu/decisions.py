"""Every decision of the frame stack, in the order of the year, and the locals of its frame.

The bottom frame is a phase: set-up, a Spring turn, the sieges, the retreats, a Winter. Above it lies at most one
action with one payment, march or card to place inside it. An empty stack is the end of the game.
"""

from __future__ import annotations

from typing import Final

from signoria.core.document import Decision
from signoria.core.state import LOCALS

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
# ---- frames above ----
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
PAY: Final = 31
PLACE_CARD: Final = 32
OVERFLOW: Final = 33
COMBAT: Final = 34
LOSSES: Final = 35
COLOUR: Final = 36

# What a frame is about at the moment: a card, room, city, item, power or Major City.
SUBJECT: Final = LOCALS
# Locals of a Spring turn; the bottom frame, so that actions reach them without looking for it.
STEPS: Final = LOCALS
PAID_STEP: Final = LOCALS + 1
PREPAID: Final = LOCALS + 2
VISITED: Final = LOCALS + 3
BORROWED: Final = LOCALS + 4
USED: Final = LOCALS + 5
# Locals of an annexation or influence: the city being paid for, and what the action has already done.
ANNEXED: Final = LOCALS + 1
STARTED: Final = LOCALS + 2
VOIDED: Final = LOCALS + 3
# Govern: tiles that may still be refreshed for the symbol spent last; has the imperial cross paid for it?
HALF: Final = LOCALS
EMPIRE_PAID: Final = LOCALS + 1
# Patronise: the disc has moved, once per action.
ADVANCED: Final = LOCALS
# A march, a retreat: from where, whose troop, and for a retreat where to.
CITY: Final = LOCALS
TROOP: Final = LOCALS + 1
HAVEN: Final = LOCALS + 2
# A card to be placed, and the one after it.
CARD: Final = LOCALS
NEXT_CARD: Final = LOCALS + 1
# A combat: who announces first, the other side, their bonuses (then their losses), what has happened.
FIRST: Final = LOCALS + 1
SECOND: Final = LOCALS + 2
FIRST_BONUS: Final = LOCALS + 3
SECOND_BONUS: Final = LOCALS + 4
COURSE: Final = LOCALS + 5

_TURN: Final = ("steps", "paid_step", "prepaid", "visited", "borrowed", "used")
_COMBAT: Final = ("city", "first", "second", "first_bonus", "second_bonus", "course")
_LOSSES: Final = ("city", "first", "second", "first_losses", "second_losses", "course")

DECISIONS: Final = (
    Decision("setup.state"),
    Decision("setup.first"),
    Decision("setup.family_card"),
    Decision("setup.family_place", ("card",)),
    Decision("spring.enter", _TURN),
    Decision("spring.step", _TURN),
    Decision("spring.redeem", ("room", *_TURN[1:])),
    Decision("spring.act", _TURN),
    Decision("sieges.choose", ("city",)),
    Decision("sieges.rival", ("city",)),
    Decision("sieges.after_battle", ("city",)),
    Decision("sieges.besiege", ("city",)),
    Decision("sieges.retreat", ("city", "troop", "haven")),
    Decision("winter.pay"),
    Decision("winter.reorganise"),
    Decision("winter.move_card", ("place",)),
    Decision("winter.buy", ("item",)),
    Decision("winter.site", ("item",)),
    Decision("winter.recruit"),
    Decision("winter.ally", ("power",)),
    Decision("winter.waive", ("power",)),
    Decision("action.govern", ("half", "empire_paid")),
    Decision("action.patronise", ("advanced",)),
    Decision("action.bonus", ("advanced",)),
    Decision("action.trade"),
    Decision("action.annex", ("city", "annexed")),
    Decision("action.influence", ("city", "annexed", "started", "voided")),
    Decision("action.war"),
    Decision("action.march", ("city", "troop")),
    Decision("action.intrigue"),
    Decision("action.agent", ("from",)),
    Decision("payment.use"),
    Decision("court.place", ("card", "next_card")),
    Decision("court.overflow"),
    Decision("combat.bonus", _COMBAT),
    Decision("combat.losses", _LOSSES),
    Decision("troops.colour", ("city",)),
)
