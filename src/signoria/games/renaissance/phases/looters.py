"""Looters (§4.6, R16 to R18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.codes import Params, Problem
from signoria.core.decision import NO_OBSTACLE, SEAT, Locals
from signoria.core.state import CHANCE
from signoria.games.renaissance.actions import LOOT
from signoria.games.renaissance.box.constants import CITIES, CITY_COUNT, DIE, FORT_LOOT, FORT_PC, FORTRESS
from signoria.games.renaissance.decisions import ACTING, DECISIONS, LOOT_DIE, LOOTING
from signoria.games.renaissance.phases.cities import city_level, is_rival
from signoria.games.renaissance.phases.obstacles import ALREADY_PILLAGED, FORTRESS_HOLDS
from signoria.games.renaissance.phases.question import Die, HeldCityQuestion
from signoria.games.renaissance.state import FREE, PILLAGED, Renaissance

# The city on which a card is played, once it is named.
ON_CITY: Final = Locals()
CITY: Final[i64] = ON_CITY.local("city", len(CITIES) - 1)


def loot_obstacle(s: Renaissance, city: i64) -> i64:
    """Not twice in a turn (R18), and no fortress, which no die can beat (R16)."""
    if s.marks[PILLAGED + city] == 1:
        return ALREADY_PILLAGED
    return FORTRESS_HOLDS if s.owner[city] != FREE and s.level[city] == FORTRESS else NO_OBSTACLE


def is_prey(s: Renaissance, seat: i64, city: i64) -> bool:
    """Free or a rival's."""
    return s.owner[city] == FREE or is_rival(s, city, seat)


def has_loot(s: Renaissance, seat: i64) -> bool:
    for city in range(CITY_COUNT):
        if is_prey(s, seat, city) and loot_obstacle(s, city) == NO_OBSTACLE:
            return True
    return False


def on_city_problems(s: Renaissance, at: int, legal: bool) -> list[Problem]:
    """A card is played in one's own turn; until something follows from it, no city is named."""
    city = s.frames[at + CITY]
    if s.frames[at + SEAT] != s.frames[SEAT]:
        return [Problem("seat", f"seat {s.frames[at + SEAT]} plays in the turn of seat {s.frames[SEAT]}")]
    if at == s.at:
        return [Problem("city", "no city is chosen yet")] if city else []
    return [] if legal else [Problem("city", f"{CITIES[city]} cannot be chosen")]


def strength(s: Renaissance, city: i64) -> Params:
    """What holds a city against looters and bribes."""
    return {"city": CITIES[city], "strength": FORT_PC[city_level(s, city)], "die": DIE}


class Looting(HeldCityQuestion):
    """More than the fortification, without any terrain: ducats from the bank and a marker on the city."""

    def is_about(self, s: Renaissance, seat: i64, city: i64) -> bool:
        return is_prey(s, seat, city)

    def obstacle(self, s: Renaissance, seat: i64, action: i64) -> i64:
        return loot_obstacle(s, action - LOOT)

    def reason_params(self, s: Renaissance, seat: int, action: int, obstacle: int) -> Params:
        return strength(s, action - LOOT) if obstacle == FORTRESS_HOLDS else {"city": CITIES[action - LOOT]}

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        s.set_local(CITY, action - LOOT)
        s.call(LOOT_DIE, CHANCE)

    def resume(self, s: Renaissance, result: i64) -> None:
        city: i64 = s.local(CITY)
        seat: i64 = s.frame_seat()
        level: i64 = city_level(s, city)
        gain: i64 = FORT_LOOT[level] if result > FORT_PC[level] else i64(0)
        if gain > 0:
            s.ducats[seat] += gain
            s.marks[PILLAGED + city] = 1
        if s.events is not None:
            s.tell("looted", {"seat": seat, "city": CITIES[city], "die": result, "ducats": gain})
        s.done()

    def gain(self, s: Renaissance, action: i64) -> Params:
        return {"ducats": FORT_LOOT[city_level(s, action - LOOT)]}

    def label(self, s: Renaissance, action: i64) -> Params:
        return {**super().label(s, action), "more_than": FORT_PC[city_level(s, action - LOOT)]}

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        city = s.frames[at + CITY]
        lootable = is_prey(s, s.frames[at + SEAT], city) and loot_obstacle(s, city) == NO_OBSTACLE
        return on_city_problems(s, at, lootable)


DECISIONS.place(Looting(LOOTING, "looters.target", "4.6", LOOT, ON_CITY, (ACTING,)))
DECISIONS.place(Die(LOOT_DIE, "looters.die", "4.6", inside=(LOOTING,)))
