"""Verbs and arguments of Virtù, each with its id; the decisions S1 to W5w of the specification.

`use:<source>.<symbol>` is every activation: a payment, florins collected, an extra step by arrows, a war bonus.
Menus list words first, then things on the table, then uses, so that their options ascend.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.actions import ActionTable
from signoria.games.virtu.box.atlas import CITIES, ITEMS, SPOTS, TILE_RELIEF, TILES
from signoria.games.virtu.box.constants import (
    BONUSES,
    CARDS,
    FACTIONS,
    INDULGENCE_RELIEF,
    MAJORS,
    MOST_PLAYERS,
    MOST_POWERS,
    POWER_BONUS,
    POWERS,
    ROOM_NAMES,
    pack,
)
from signoria.games.virtu.payment.bill import SYMBOL_COUNT, SYMBOLS, amount

ACTIONS: Final = ActionTable()

# ---- words ----
DONE: Final[i64] = ACTIONS.verb("done")
STOP: Final[i64] = ACTIONS.verb("stop")
ADVANCE: Final[i64] = ACTIONS.verb("advance")
ADVANCE_PAID: Final[i64] = ACTIONS.verb("advance_for_florins")
ADVANCE_PREPAID: Final[i64] = ACTIONS.verb("advance_prepaid")
ACT_ON: Final[i64] = ACTIONS.verb("act")
END_TURN: Final[i64] = ACTIONS.verb("end")
PATRONISE_ON: Final[i64] = ACTIONS.verb("patronise")
PASS: Final[i64] = ACTIONS.verb("pass")
TOKEN: Final[i64] = ACTIONS.verb("token")
GO_ON: Final[i64] = ACTIONS.verb("go_on")
HOLD_OFF: Final[i64] = ACTIONS.verb("hold_off")
BESIEGE_IT: Final[i64] = ACTIONS.verb("besiege")
LEAVE_IT: Final[i64] = ACTIONS.verb("leave")
LOSE_IT: Final[i64] = ACTIONS.verb("lose")
PAY_UP: Final[i64] = ACTIONS.verb("pay")
PLACE_AGENT: Final[i64] = ACTIONS.verb("place")

# ---- before the game: states and who begins, where the players choose ----
TAKE_STATE_OF: Final[i64] = ACTIONS.verb("state", FACTIONS)
BEGIN_WITH: Final[i64] = ACTIONS.verb("begin_with", range(MOST_PLAYERS))

# ---- cards, rooms and the court ----
TAKE_CARD: Final[i64] = ACTIONS.verb("card", CARDS)
ENTER_ROOM: Final[i64] = ACTIONS.verb("enter", ROOM_NAMES)
REDEEM_CROSS: Final[i64] = ACTIONS.verb("redeem_for_cross", ROOM_NAMES)
REDEEM_CROWNS: Final[i64] = ACTIONS.verb("redeem_for_crowns", ROOM_NAMES)
SLOTS: Final = ("left_1", "left_2", "left_3", "right_1", "right_2", "right_3")
MOVE_COURTIER: Final[i64] = ACTIONS.verb("move", SLOTS)
TAKE_ACTION_CARD: Final[i64] = ACTIONS.verb(
    "take_out", [f"{room}.{c}" for room in range(5) for c in ("action", "under")]
)
TO_ACTION: Final[i64] = ACTIONS.verb("to_action", ROOM_NAMES)
TO_IMPROVEMENT: Final[i64] = ACTIONS.verb("to_improvement", ROOM_NAMES)
TO_SIDE: Final[i64] = ACTIONS.verb("to", ("left", "right"))
SHIFT: Final[i64] = ACTIONS.verb("shift", SLOTS)
DISCARD: Final[i64] = ACTIONS.verb("discard", SLOTS)
DISCARD_NEW: Final[i64] = ACTIONS.verb("discard_new")

# ---- things on the table ----
REFRESH: Final[i64] = ACTIONS.verb("refresh", TILES)
REACTIVATE: Final[i64] = ACTIONS.verb("reactivate", POWERS)
CHOOSE_BONUS: Final[i64] = ACTIONS.verb("bonus", BONUSES)
CONCLUDE: Final[i64] = ACTIONS.verb("conclude", MAJORS)
SWAY: Final[i64] = ACTIONS.verb("influence", MAJORS)
ANNEX_CITY: Final[i64] = ACTIONS.verb("annex", CITIES)
MARCH_FROM: Final[i64] = ACTIONS.verb("march", CITIES)
RIDE_TO: Final[i64] = ACTIONS.verb("ride", CITIES)
SAIL_TO: Final[i64] = ACTIONS.verb("sail", CITIES)
TROOP_OF: Final[i64] = ACTIONS.verb("troop", range(MOST_POWERS))
REMOVE_AGENT: Final[i64] = ACTIONS.verb("remove", SPOTS)
LIFT_AGENT: Final[i64] = ACTIONS.verb("lift", SPOTS)
AGENT_TO: Final[i64] = ACTIONS.verb("agent", SPOTS)
SIEGE_OF: Final[i64] = ACTIONS.verb("siege", CITIES)
FIGHT: Final[i64] = ACTIONS.verb("fight", range(MOST_PLAYERS))
RETREAT_TO: Final[i64] = ACTIONS.verb("retreat", CITIES)
DISBAND: Final[i64] = ACTIONS.verb("disband", CITIES)
BUY_ITEM: Final[i64] = ACTIONS.verb("buy", ITEMS)
SITE_AT: Final[i64] = ACTIONS.verb("site", CITIES)
RECRUIT_AT: Final[i64] = ACTIONS.verb("recruit", CITIES)
ALLY_WITH: Final[i64] = ACTIONS.verb("ally", POWERS)
WAIVE_SYMBOL: Final[i64] = ACTIONS.verb("waive", SYMBOLS)

# ---- sources of symbols: the marker's room, courtiers, tiles, alliances, an indulgence, two patronage bonuses ----
SOURCES: Final = (
    *("action", "under", *SLOTS, *TILES),
    *[f"alliance_{power}" for power in POWERS],
    *("indulgence", "michelangelo", "leonardo"),
)
ROOM_SOURCE: Final = 0
COURT_SOURCE: Final = 2
TILE_SOURCE: Final = 8
ESTATE_SOURCE: Final = TILE_SOURCE + 30
POWER_SOURCE: Final = TILE_SOURCE + 43
INDULGENCE_SOURCE: Final = POWER_SOURCE + 3
MICHELANGELO_SOURCE: Final = INDULGENCE_SOURCE + 1
LEONARDO_SOURCE: Final = INDULGENCE_SOURCE + 2
SOURCE_COUNT: Final = INDULGENCE_SOURCE + 3


def _possible(source: int) -> list[int]:
    """The symbols that a source can show: any on cards, the printed ones elsewhere."""
    if source < TILE_SOURCE:
        return list(range(SYMBOL_COUNT))
    if source < POWER_SOURCE:
        relief = int(TILE_RELIEF[source - TILE_SOURCE])
    elif source < INDULGENCE_SOURCE:
        relief = int(POWER_BONUS[source - POWER_SOURCE])
    else:
        relief = (int(INDULGENCE_RELIEF), pack({"crown": 1}), pack({"war": 1}))[source - INDULGENCE_SOURCE]
    return [symbol for symbol in range(SYMBOL_COUNT) if amount(relief, symbol) > 0]


_USES: Final = [(source, symbol) for source in range(SOURCE_COUNT) for symbol in _possible(source)]
USE: Final[i64] = ACTIONS.verb("use", [f"{SOURCES[source]}.{SYMBOLS[symbol]}" for source, symbol in _USES])
USED_SOURCE: Final = vec[i64]([source for source, _ in _USES])
USED_SYMBOL: Final = vec[i64]([symbol for _, symbol in _USES])
# The use of a source for a symbol, by both; -1 where none is printed.
USE_OF: Final = vec[i64](
    [
        USE + _USES.index((source, symbol)) if (source, symbol) in _USES else -1
        for source in range(SOURCE_COUNT)
        for symbol in range(SYMBOL_COUNT)
    ]
)

OUTCOMES: Final = ActionTable("chance outcome")

STATE_DEALT: Final[i64] = OUTCOMES.verb("state", FACTIONS)
FIRST_SEAT: Final[i64] = OUTCOMES.verb("first", range(MOST_PLAYERS))
