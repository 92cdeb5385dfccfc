"""The names and bounds of the features, in the order in which `features.py` writes them."""

from __future__ import annotations

from typing import Final

from signoria.core.layout import Layout, LayoutPlan
from signoria.core.state import FRAME, LOCALS
from signoria.games.renaissance import rules as rules  # they place the decisions
from signoria.games.renaissance.battle.fields import BATTLE_FIELDS, SLOTS, WORTH
from signoria.games.renaissance.box.constants import CARDS as CARD_NAMES
from signoria.games.renaissance.box.constants import CITIES, COPIES, MOST_PLAYERS, NATIONS, TURNS
from signoria.games.renaissance.decisions import DECISIONS
from signoria.games.renaissance.features import CARDS, DUCATS, LEVELS, POINTS, SMALL, STANCES
from signoria.games.renaissance.state import MARKS

VERSION: Final = 1


def _layout() -> Layout:
    plan = LayoutPlan(VERSION)
    _common(plan)
    plan.numbers("battle", BATTLE_FIELDS, SMALL, least=-1)
    for slot in SLOTS:
        plan.flags(f"laid.{slot}", CARD_NAMES)
        plan.numbers(f"worth.{slot}", WORTH, SMALL, least=-SMALL)
    for city in CITIES:
        with plan.part(city):
            plan.flags("owner", (f"seat+{i}" for i in range(MOST_PLAYERS)))
            plan.flag("free")
            plan.number("level", LEVELS, most=LEVELS)
            plan.flags("palace", ("built", "occupied"))
            plan.flags("is", MARKS)
    for _ in plan.seats(MOST_PLAYERS):
        _player(plan)
    return plan.layout()


def _common(plan: LayoutPlan) -> None:
    plan.flags("decision", (decision.code for decision in DECISIONS.entries))
    ranges = [decision.frame.ranges for decision in DECISIONS.entries]
    for i in range(FRAME - LOCALS):
        bounds = [each[i] for each in ranges if len(each) > i]
        plan.number(
            f"local.{i}",
            SMALL,
            max((most for _, most in bounds), default=1),
            min((least for least, _ in bounds), default=0),
        )
    plan.number("turn", TURNS, most=TURNS)
    plan.flag("war")
    plan.number("stance", STANCES, most=STANCES, least=-STANCES)
    for piece in ("ramparts", "castles", "palaces"):
        plan.number(f"stock.{piece}", SMALL)
    plan.number("deck", sum(COPIES), most=sum(COPIES))
    plan.number("attacks", SMALL)
    plan.flag("to_decide")
    for pile in ("discards", "locked"):
        for card, count in zip(CARD_NAMES, COPIES):
            plan.number(f"{pile}.{card}", count, most=count)


def _player(plan: LayoutPlan) -> None:
    plan.flags("nation", NATIONS)
    plan.number("ducats", DUCATS)
    plan.number("points", POINTS)
    plan.number("hand", CARDS)
    plan.number("place_in_order", MOST_PLAYERS, most=MOST_PLAYERS - 1, least=-1)
    plan.flag("power_used")
    plan.number("not_blue", CARDS)
    plan.flags("is", ("quiet", "attacked", "married"))
    for pile in ("held", "known"):
        for card, count in zip(CARD_NAMES, COPIES):
            plan.number(f"{pile}.{card}", count, most=count)


LAYOUT: Final = _layout()
