"""How the table is written and read: each field with its axes and names."""

from __future__ import annotations

from typing import Final

from signoria.core.document import SEATS, Field, Schema
from signoria.games.renaissance.actions import SLOTS, STATES
from signoria.games.renaissance.box import CARDS, CITIES, MOST_PLAYERS, NATIONS, TURNS
from signoria.games.renaissance.decisions import DECISIONS
from signoria.games.renaissance.plans import PLAN_IDS
from signoria.games.renaissance.state import BATTLE, EMPTY, HOUSES, MARKS, OWNERS, WORTH

SCHEMA: Final = Schema(
    (
        Field("plan", (), PLAN_IDS),
        Field("turn"),
        Field("war"),
        Field("stance"),
        Field("ramparts"),
        Field("castles"),
        Field("palaces"),
        Field("order", (MOST_PLAYERS,), low=EMPTY),
        Field("owner", (CITIES,), OWNERS),
        Field("home", (CITIES,), OWNERS),
        Field("level", (CITIES,)),
        Field("palace", (CITIES,), HOUSES),
        Field("marks", (MARKS, CITIES)),
        Field("deck", (CARDS,)),
        Field("discards", (CARDS,)),
        Field("locked", (CARDS,)),
        Field("laid", (SLOTS,), CARDS),
        Field("worth", (SLOTS, WORTH)),
        Field("battle", (BATTLE,)),
        Field("nation", (SEATS,), NATIONS),
        Field("ducats", (SEATS,)),
        Field("hand", (SEATS, CARDS)),
        Field("known", (SEATS, CARDS)),
        Field("unblue", (SEATS,)),
        Field("unsure", (SEATS,)),
        Field("used", (SEATS,)),
        Field("quiet", (SEATS,)),
        Field("spoken", (SEATS,)),
        Field("provinces", (SEATS, int(TURNS))),
        Field("artists", (SEATS, int(TURNS))),
        Field("ballots", (SEATS, int(TURNS)), STATES),
    ),
    DECISIONS,
)
