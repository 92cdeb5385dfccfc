"""The decisions and procedures of the frame stack, with the names of their locals (§4)."""

from __future__ import annotations

from typing import Final

from signoria.core.document import Decision
from signoria.core.state import LOCALS

# Set-up.
DRAW_VARIANT: Final = 0
DRAW_NATION: Final = 1
DRAW_FIRST_ORDER: Final = 2
PLACE_CHOICE: Final = 3
PLACE_RAMPART: Final = 4
PLACE_PALACE: Final = 5
PLACE_EXTRA: Final = 6
# The turn.
RETURNING: Final = 7
VOTING: Final = 8
SHOWING_STANCE: Final = 9
SHOWING_VOTE: Final = 10
DEALING: Final = 11
BUYING: Final = 12
DRAWING_BOUGHT: Final = 13
DRAWING_ORDER: Final = 14
EXPANDING: Final = 15
EXPANDING_FROM: Final = 16
ACTING: Final = 17
# Yellow cards and powers.
LOOTING: Final = 18
LOOT_DIE: Final = 19
EMBASSY: Final = 20
BRIBING: Final = 21
BRIBE_DIE: Final = 22
NEGLECTING: Final = 23
OUTSIDE_HELP: Final = 24
MARRYING: Final = 25
INVITING: Final = 26
ARTIST_DRAW: Final = 27
LURING_TO: Final = 28
LURING_FROM: Final = 29
LURE_DIE: Final = 30
# A battle, in the order of its stages.
DECLARING: Final = 31
DECLARING_FROM: Final = 32
SELLING: Final = 33
SHOWING_OFFER: Final = 34
HIRING: Final = 35
LAYING_UNIT_1: Final = 36
LAYING_UNIT_2: Final = 37
LAYING_RED: Final = 38
DEFENDING_UNIT: Final = 39
DEFENDING_RED: Final = 40
BATTLE_DIE: Final = 41
REVEALING: Final = 42
COUNTERING: Final = 43
CONDOTTIERE_DIE: Final = 44
BUYING_BACK: Final = 45
SIGNING: Final = 46
RETREATING: Final = 47
# Diplomacy.
SPEAKING: Final = 48
GIVING_CITY: Final = 49
ASKING_CITY: Final = 50
SETTING_DUCATS: Final = 51
ANSWERING: Final = 52

# Locals of the phases: whose place in the order it is, and what must be remembered until the phase is over.
PLACE: Final = LOCALS
CHOICE: Final = LOCALS + 1
QUEUE: Final = LOCALS
DEALT: Final = LOCALS + 1
TOGGLED: Final = LOCALS + 1
LEFT: Final = LOCALS + 1
PREVIOUS: Final = LOCALS + 1
ROUND: Final = LOCALS + 1
SAILED: Final = LOCALS + 2
GOAL: Final = LOCALS + 3
# Locals of a vote: who is waited for (then: who has shown), war votes and stance, both sealed.
SHOWN: Final = LOCALS
VOTES: Final = LOCALS + 1
STANCE_PICK: Final = LOCALS + 2
# Locals of a combat turn: attacks made, seats attacked and seats married, as bits.
ATTACKS_MADE: Final = LOCALS + 1
ATTACKED_SEATS: Final = LOCALS + 2
MARRIED_SEATS: Final = LOCALS + 3
# Locals of a yellow card, and of a declaration: the city; whether it is a raid.
CITY: Final = LOCALS
IS_RAID: Final = LOCALS + 1
OTHER: Final = LOCALS + 1
# Locals of a sale: who is waited for (then: the seller), offers sealed, the buyer's side, who was asked, who sold.
SELLER: Final = LOCALS
OFFERS: Final = LOCALS + 1
TO_SIDE: Final = LOCALS + 2
ASKED: Final = LOCALS + 3
SOLD: Final = LOCALS + 4
# Locals of an offer: who speaks, to whom, cities (plus one; 0 is none), ducats given (asked for: negative).
FROM: Final = LOCALS
TO: Final = LOCALS + 1
GIVEN: Final = LOCALS + 2
ASKED_FOR: Final = LOCALS + 3
DUCATS: Final = LOCALS + 4

_EXPANSION: Final = ("place", "round", "sailed", "goal")
_VOTE: Final = ("votes", "stance")
_SALE: Final = ("offers", "to_side", "asked", "sold")
_OFFER: Final = ("from", "to", "give_city", "ask_city", "ducats")

DECISIONS: Final = (
    Decision("setup.variant"),
    Decision("setup.nation"),
    Decision("setup.order", ("place", "previous")),
    Decision("setup.choice", ("place", "choice")),
    Decision("setup.rampart", ("place",)),
    Decision("setup.palace", ("place",)),
    Decision("setup.extra", ("place",)),
    Decision("turn.return", ("queue",)),
    Decision("turn.vote", ("waiting", *_VOTE)),
    Decision("turn.show_stance", ("shown", *_VOTE)),
    Decision("turn.show_vote", ("shown", *_VOTE)),
    Decision("turn.deal", ("place", "dealt")),
    Decision("turn.buy", ("place", "toggled")),
    Decision("turn.draw_bought", ("place", "left")),
    Decision("turn.order", ("place", "previous")),
    Decision("expansion.target", _EXPANSION),
    Decision("expansion.source", _EXPANSION),
    Decision("turn.act", ("place", "attacks", "attacked", "married")),
    Decision("looters.target"),
    Decision("looters.die", ("city",)),
    Decision("ambassador.roll"),
    Decision("ambassador.bribe"),
    Decision("ambassador.bribe_die", ("city",)),
    Decision("ambassador.neglect"),
    Decision("ambassador.help", ("city", "left")),
    Decision("marriage.city"),
    Decision("palace.guest"),
    Decision("palace.draw", ("city",)),
    Decision("lure.to"),
    Decision("lure.from", ("city",)),
    Decision("lure.die", ("city", "other")),
    Decision("battle.target", ("city", "raid")),
    Decision("battle.source", ("city", "raid")),
    Decision("battle.sell", ("waiting", *_SALE)),
    Decision("battle.show_offer", ("seller", *_SALE)),
    Decision("battle.hire", ("seller", *_SALE)),
    Decision("battle.attack_unit_1"),
    Decision("battle.attack_unit_2"),
    Decision("battle.attack_red"),
    Decision("battle.defend_unit"),
    Decision("battle.defend_red"),
    Decision("battle.die"),
    Decision("battle.reveal"),
    Decision("battle.counter"),
    Decision("battle.condottiere_die"),
    Decision("battle.buy_back"),
    Decision("battle.sign"),
    Decision("battle.retreat"),
    Decision("offer.partner", _OFFER),
    Decision("offer.give_city", _OFFER),
    Decision("offer.ask_city", _OFFER),
    Decision("offer.ducats", _OFFER),
    Decision("offer.answer", _OFFER),
)
