"""The names and bounds of the features, in the order in which `features.py` writes them."""

from __future__ import annotations

from typing import Final

from signoria.core.layout import Layout, LayoutPlan
from signoria.games.principato import phases as phases  # they place the decisions
from signoria.games.principato.box.constants import (
    BACKS,
    CARDS,
    CHURCH,
    CLASSES,
    CUBE_COUNT,
    CUBES,
    FACES,
    GOALS,
    HAND_SIZE,
    MOST_DISPLAYED,
    MOST_PLAYERS,
    PILE_CARDS,
    POOL_SIZE,
    POOLS,
    SUPPLIES,
    YEARS,
)
from signoria.games.principato.features import ACTIONS, CULTURE, HELD_CUBES, PILED, POINTS, TOKENS, WAITING
from signoria.games.principato.state import DECISIONS

VERSION: Final = 1


def _layout() -> Layout:
    plan = LayoutPlan(VERSION)
    plan.flags("decision", (decision.code for decision in DECISIONS.entries[:WAITING]))
    plan.number("year", YEARS, most=YEARS)
    plan.number("action", ACTIONS, most=ACTIONS)
    plan.flag("first")
    plan.flag("active")
    for slot in range(MOST_DISPLAYED):
        plan.flags(f"display.{slot}", CARDS)
    plan.numbers("pile", PILE_CARDS, PILED)
    for cube, count in zip(CUBES, CUBE_COUNT):
        plan.number(f"reserve.{cube}", count, most=count)
    for pool, count in zip(POOLS, POOL_SIZE):
        plan.number(f"pool.{pool}", count, most=count)
    plan.numbers("stock", CLASSES, CULTURE)
    for _ in plan.seats(MOST_PLAYERS):
        _principality(plan)
    return plan.layout()


def _principality(plan: LayoutPlan) -> None:
    food, gold, favor = CUBE_COUNT
    plan.number("food", HELD_CUBES, most=food)
    plan.number("gold", HELD_CUBES, most=gold)
    plan.number("favor", CHURCH, most=favor)
    plan.number("military", POINTS)
    plan.flag("first")
    plan.numbers("token", FACES, TOKENS, most=max(POOL_SIZE))
    plan.numbers("supplied", SUPPLIES, TOKENS, most=max(POOL_SIZE))
    plan.numbers("culture", CLASSES, CULTURE)
    for slot in range(HAND_SIZE):
        plan.flags(f"hand.{slot}", CARDS)
    plan.flags("goal", GOALS)
    plan.flags("has_goal", range(BACKS))


LAYOUT: Final = _layout()
