"""Verbs and arguments of Il Principe, each with its id; D1 to D8 of the specification."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.actions import ActionTable
from signoria.games.il_principe.bounds import MOST_COINS
from signoria.games.il_principe.box.constants import (
    CITIES,
    COLORS,
    COPIES,
    FAMILIES,
    MOST_PLAYERS,
    OFFERS,
    REGIONS,
)

ACTIONS: Final = ActionTable()

# Set-up, where it is left to the players: who takes which family, and who begins.
TAKE_FAMILY: Final[i64] = ACTIONS.verb("family", FAMILIES)
BEGIN_WITH: Final[i64] = ACTIONS.verb("first", range(MOST_PLAYERS))

# D1: the cards of an offer one by one, in the order of the colours.
OFFER_CARD: Final[i64] = ACTIONS.verb("offer", COLORS)
# D2, D6 and the pass of D5. One bid more than anybody can pay, so that a purse that is just too small is shown why.
PASS: Final[i64] = ACTIONS.verb("pass")
BID_1: Final[i64] = ACTIONS.verb("bid", range(1, MOST_COINS + 2))
# D3 and D5.
NONE: Final[i64] = ACTIONS.verb("none")
BUILD: Final[i64] = ACTIONS.verb("build", CITIES)
LAY: Final[i64] = ACTIONS.verb("lay", [f"{color}:{count}" for color in COLORS for count in range(1, COPIES + 1)])
# D4, D8 and D7.
SHIELD: Final[i64] = ACTIONS.verb("shield", REGIONS)
FLIP_CARD: Final[i64] = ACTIONS.verb("flip", COLORS)

OUTCOMES: Final = ActionTable("chance outcome")

CITY_DRAWN: Final[i64] = OUTCOMES.verb("city", CITIES)
FIRST: Final[i64] = OUTCOMES.verb("first", range(MOST_PLAYERS))
# A card for a hand, seen by its owner alone; a seat's whole offer turned up; a card turned up for the last auctions.
CARD_DRAWN: Final[i64] = OUTCOMES.verb("draw", COLORS)
REVEALED: Final[i64] = OUTCOMES.verb("reveal", OFFERS)
TURNED_UP: Final[i64] = OUTCOMES.verb("turn_up", COLORS)
