"""The names and bounds of the features, in the order in which `features.py` writes them."""

from __future__ import annotations

from typing import Final

from signoria.core.layout import Layout, LayoutPlan
from signoria.games.virtu.box.atlas import CITIES as CITY_NAMES
from signoria.games.virtu.box.atlas import ESTATES, MARKET, SPOTS
from signoria.games.virtu.box.constants import (
    BONUSES,
    CARDS,
    CHARACTERS,
    COURT,
    FACTIONS,
    HIGHEST_INFLUENCE,
    LAST_RANK,
    MAJORS,
    MOST_PLAYERS,
    MOST_POWERS,
    POWERS,
    ROOMS,
)
from signoria.games.virtu.decisions import DECISIONS
from signoria.games.virtu.features import (
    AGENTS,
    CITIES,
    FLORINS,
    INDULGENCES,
    LIMIT,
    PILE,
    SYMBOLS,
    TOKENS,
    TROOPS,
    YEARS,
)
from signoria.games.virtu.payment.bill import DUE_COUNT
from signoria.games.virtu.payment.bill import SYMBOLS as SYMBOL_NAMES
from signoria.games.virtu.phases import placed as placed  # all decisions

VERSION: Final = 1
# Powers counted from the observer: the players, then the Major Cities where they are nobody's.
_POWERS: Final = tuple(f"power+{i}" for i in range(MOST_POWERS))


def _layout() -> Layout:
    plan = LayoutPlan(VERSION)
    _common(plan)
    for city in CITY_NAMES:
        with plan.part(city):
            plan.numbers("troops", _POWERS, TROOPS)
            plan.numbers("unable", _POWERS, TROOPS)
            plan.flags("owner", _POWERS)
            plan.flags("is", ("tile_ready", "cathedral", "free"))
    plan.flags("agent.own", SPOTS)
    plan.flags("agent.other", SPOTS)
    for _ in plan.seats(MOST_PLAYERS):
        _state(plan)
    return plan.layout()


def _common(plan: LayoutPlan) -> None:
    plan.flags("decision", (decision.code for decision in DECISIONS.entries))
    plan.number("year", YEARS)
    plan.flag("last_year")
    plan.number("indulgences", INDULGENCES)
    plan.number("place_in_order", MOST_PLAYERS, most=MOST_PLAYERS - 1)
    plan.numbers("pile", CHARACTERS, PILE)
    plan.numbers("market", MARKET, PILE)
    plan.flags("patron.own", BONUSES)
    plan.flags("patron.other", BONUSES)
    plan.flags("ally.own", POWERS)
    plan.flags("ally.other", POWERS)
    plan.flags("bonus_ready", POWERS)
    plan.numbers("influence", MAJORS, HIGHEST_INFLUENCE, HIGHEST_INFLUENCE, -HIGHEST_INFLUENCE)
    plan.flags("major_ally", MAJORS)
    plan.numbers("paying", SYMBOL_NAMES, SYMBOLS)
    plan.numbers("due", range(DUE_COUNT), SYMBOLS)


def _state(plan: LayoutPlan) -> None:
    plan.flags("faction", FACTIONS)
    plan.flags("marker", range(ROOMS))
    plan.number("florins", FLORINS)
    plan.number("rank", int(LAST_RANK), most=int(LAST_RANK))
    plan.number("agents", AGENTS)
    plan.number("agents_locked", AGENTS)
    plan.number("tokens", TOKENS)
    plan.number("troop_limit", LIMIT)
    plan.number("cities", CITIES)
    plan.numbers("court", CARDS, most=COURT)
    plan.numbers("rooms", CARDS, most=2 * ROOMS)
    plan.flags("court_ready", range(COURT))
    plan.flags("court_spent", range(COURT))
    plan.flags("indulgence", range(ROOMS))
    plan.flags("estate_ready", ESTATES)
    plan.flags("estate_spent", ESTATES)
    plan.numbers("trophies", range(MOST_POWERS))


LAYOUT: Final = _layout()
