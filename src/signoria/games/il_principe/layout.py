"""The names and bounds of the features, in the order in which `features.py` writes them."""

from __future__ import annotations

from typing import Final

from signoria.core.layout import Layout, LayoutPlan
from signoria.games.il_principe import phases as phases  # they place the decisions
from signoria.games.il_principe.bounds import MOST_COINS
from signoria.games.il_principe.box.constants import CITIES, COLORS, MAP_SHIELDS, MOST_PLAYERS, REGIONS
from signoria.games.il_principe.features import CARDS, COINS, DECK, POINTS, SHIELDS
from signoria.games.il_principe.phases.auction import PRIZES
from signoria.games.il_principe.state import DECISIONS, PHASES

VERSION: Final = 1


def _layout() -> Layout:
    plan = LayoutPlan(VERSION)
    plan.flags("decision", (decision.code for decision in DECISIONS.entries))
    plan.flags("phase", PHASES)
    plan.number("round", most=1)
    plan.flag("last_round")
    plan.flag("marker")
    plan.flag("to_decide")
    plan.number("deck", int(DECK))
    for place in ("unseen", "discard", "lot"):
        plan.numbers(place, COLORS, int(CARDS))
    for city in CITIES:
        plan.flags(city, ("display", "deck", "built"))
    plan.number("auction.high", int(COINS), most=int(MOST_COINS))
    plan.flags("auction.prize", PRIZES)
    plan.flags("auction.color", COLORS)
    plan.flags("build", CITIES)
    for _ in plan.seats(MOST_PLAYERS):
        _family(plan)
    return plan.layout()


def _family(plan: LayoutPlan) -> None:
    shields = max(MAP_SHIELDS)
    plan.flag("present")
    plan.number("coins", int(COINS), most=int(MOST_COINS))
    plan.number("points", int(POINTS))
    plan.number("shields", int(shields), most=int(shields))
    plan.number("hand", int(CARDS))
    plan.number("offered", int(CARDS))
    plan.flags("is", ("leader", "marker", "observer"))
    for color in COLORS:
        with plan.part(color):
            for place in ("hand", "offered", "known", "up", "down"):
                plan.number(place, int(CARDS))
            plan.flag("major")
            plan.flag("minor")
    plan.numbers("map", REGIONS, int(SHIELDS))


LAYOUT: Final = _layout()
