"""Troops of one seat at a city: own ones, and with two players those of allied Major Cities beside them (§7.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.decision import Locals
from signoria.games.virtu.actions import TROOP_OF
from signoria.games.virtu.box.atlas import CITIES, CITY_COUNT
from signoria.games.virtu.box.constants import FIRST_MAJOR, MAJORS, MOST_POWERS
from signoria.games.virtu.decisions import COLOUR, DECISIONS, PAY_TROOPS, WAGE_WAR
from signoria.games.virtu.phases.question import Question
from signoria.games.virtu.state import Virtu

CHOOSING: Final = Locals()
CITY: Final = CHOOSING.local("city", CITY_COUNT - 1)


def is_at_hand(s: Virtu, seat: i64, power: i64, city: i64) -> bool:
    """Has a power troops there that act for the seat, neither halted nor to retreat?"""
    i: i64 = power * CITY_COUNT + city
    return s.troops[i] > s.halted[i] + s.retreating[i] and s.master(power) == seat


def colours(s: Virtu, seat: i64, city: i64) -> i64:
    """How many colours are at hand: more than one only through allied Major Cities."""
    count: i64 = 0
    for power in range(i64(MOST_POWERS)):
        if is_at_hand(s, seat, power, city):
            count += 1
    return count


def first_colour(s: Virtu, seat: i64, city: i64) -> i64:
    power: i64 = 0
    while not is_at_hand(s, seat, power, city):
        power += 1
    return power


def write_colours(s: Virtu, seat: i64, city: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    for power in range(i64(MOST_POWERS)):
        if is_at_hand(s, seat, power, city):
            out[count] = TROOP_OF + power
            count += 1
    return count


def colour_params(s: Virtu, action: int) -> Params:
    power = action - TROOP_OF
    return {"major": MAJORS[power - FIRST_MAJOR]} if power >= s.players else {}


class Colour(Question):
    """Own troops and those of allied Major Cities stand together; which colour is meant? The caller is told."""

    def begin(self, s: Virtu, argument: i64) -> None:
        s.set_local(CITY, argument)

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        return write_colours(s, seat, s.local(CITY), out)

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        s.done(action - TROOP_OF)

    def question(self, s: Virtu, seat: int) -> Params:
        return {"city": CITIES[s.local(CITY)]}

    def label(self, s: Virtu, seat: int, action: int) -> Params:
        return colour_params(s, action)

    def is_sound(self, s: Virtu, seat: int, at: int) -> bool:
        return colours(s, seat, s.frames[at + CITY]) > 1


DECISIONS.place(Colour(COLOUR, "troops.colour", "7.2", CHOOSING, inside=(WAGE_WAR, PAY_TROOPS)))
