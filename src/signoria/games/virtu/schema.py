"""How a table of Virtù is written as a document: every field by name."""

from __future__ import annotations

from typing import Final

from signoria.core.document import SEATS, Field, Schema
from signoria.games.virtu.actions import ACTIONS
from signoria.games.virtu.box.atlas import CITIES, CITY_COUNT, ESTATES, ITEMS, MARKET, SPOTS
from signoria.games.virtu.box.constants import (
    BONUSES,
    CARDS,
    CHARACTERS,
    COURT,
    FACTIONS,
    LOWEST_INFLUENCE,
    MAJORS,
    MOST_PLAYERS,
    MOST_POWERS,
    POWERS,
    ROOM_NAMES,
    ROOMS,
)
from signoria.games.virtu.decisions import DECISIONS
from signoria.games.virtu.payment.bill import SYMBOLS
from signoria.games.virtu.state import CLOSED, ELIMINATED, EMPTY, MOST_USES, SIDES_OF_COMBAT

SCHEMA: Final = Schema(
    (
        Field("year"),
        Field("turn"),
        Field("last"),
        Field("indulgences"),
        Field("borrowed"),
        Field("used"),
        Field("order", (MOST_PLAYERS,), low=EMPTY),
        Field("city_track", (MOST_PLAYERS,), low=EMPTY),
        Field("patronage_track", (MOST_PLAYERS,), low=EMPTY),
        Field("owner", (CITY_COUNT,), low=CLOSED),
        Field("tile", (CITIES,)),
        Field("cathedral", (CITIES,)),
        Field("agent", (len(SPOTS),), low=EMPTY),
        Field("ally", (len(POWERS),), low=EMPTY),
        Field("bonus_ready", (POWERS,)),
        Field("pile", (CHARACTERS,)),
        Field("market", (MARKET,)),
        Field("patron", (len(BONUSES),), low=EMPTY),
        Field("influence", (len(MAJORS),), low=LOWEST_INFLUENCE),
        Field("major_ally", (len(MAJORS),), low=ELIMINATED),
        Field("limit", (MOST_POWERS,)),
        Field("troops", (MOST_POWERS, CITIES)),
        Field("halted", (MOST_POWERS, CITIES)),
        Field("retreating", (MOST_POWERS, CITIES)),
        Field("bought", (ITEMS,)),
        Field("pool", (SYMBOLS,)),
        Field("due", ((*SYMBOLS, "either"),)),
        Field("uses", (SIDES_OF_COMBAT, MOST_USES), tuple(ACTIONS.names)),
        Field("faction", (SEATS,), FACTIONS),
        Field("marker", (SEATS,), low=EMPTY),
        Field("florins", (SEATS,)),
        Field("rank", (SEATS,)),
        Field("agents", (SEATS,)),
        Field("locked", (SEATS,)),
        Field("tokens", (SEATS,)),
        Field("stays", (SEATS,)),
        Field("rooms", (SEATS, 2 * ROOMS), CARDS),
        Field("court", (SEATS, COURT), CARDS),
        Field("face", (SEATS, COURT)),
        Field("indulgence", (SEATS, ROOM_NAMES)),
        Field("estate", (SEATS, ESTATES)),
        Field("trophies", (SEATS, MOST_POWERS)),
    ),
    DECISIONS.entries,
)
