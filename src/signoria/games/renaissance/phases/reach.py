"""Who can be attacked, from where and how (§4.7, R12, R24, R27, R28)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.decision import NO_OBSTACLE
from signoria.games.renaissance.battle.fields import EMPTY
from signoria.games.renaissance.box.constants import CITY_COUNT, FRANCE, IS_PORT, ROAD_START, ROADS
from signoria.games.renaissance.phases.cities import is_rival, joined
from signoria.games.renaissance.phases.obstacles import NEWLY_WON, SOURCE_USED
from signoria.games.renaissance.state import ATTACKED, CONQUERED, SOURCE, Renaissance


def start_obstacle(s: Renaissance, seat: i64, city: i64) -> i64:
    """An own city is no source twice in a turn, nor newly won in this combat turn unless by France's power (R27)."""
    if s.marks[SOURCE + city] == 1:
        return SOURCE_USED
    return NEWLY_WON if s.marks[CONQUERED + city] == 1 and not s.has_power(seat, FRANCE) else NO_OBSTACLE


def may_start(s: Renaissance, seat: i64, city: i64) -> bool:
    return s.owner[city] == seat and start_obstacle(s, seat, city) == NO_OBSTACLE


def first_source(s: Renaissance, seat: i64, target: i64) -> i64:
    """The first own city from which a target lies within reach, whether an attack may start there or not; or EMPTY."""
    for city in range(CITY_COUNT):
        if s.owner[city] == seat and (joined(city, target) or (IS_PORT[city] == 1 and IS_PORT[target] == 1)):
            return city
    return EMPTY


def may_be_hit(s: Renaissance, seat: i64, city: i64) -> bool:
    """A rival's city, not yet attacked this turn, its owner not married this turn (R23)."""
    return is_rival(s, city, seat) and s.marks[ATTACKED + city] == 0 and s.married & (1 << s.owner[city]) == 0


def reached_by_road(s: Renaissance, seat: i64, city: i64) -> bool:
    for i in range(ROAD_START[city], ROAD_START[city + 1]):
        if may_start(s, seat, ROADS[i]):
            return True
    return False


def has_fleet(s: Renaissance, seat: i64) -> bool:
    """A port from which an attack may start."""
    for city in range(CITY_COUNT):
        if IS_PORT[city] == 1 and may_start(s, seat, city):
            return True
    return False


def has_source(s: Renaissance, seat: i64) -> bool:
    for city in range(CITY_COUNT):
        if may_start(s, seat, city):
            return True
    return False


def has_target(s: Renaissance, seat: i64) -> bool:
    """Some attack by road or by sea is possible."""
    fleet: bool = has_fleet(s, seat)
    for city in range(CITY_COUNT):
        if may_be_hit(s, seat, city) and ((fleet and IS_PORT[city] == 1) or reached_by_road(s, seat, city)):
            return True
    return False


def has_raid(s: Renaissance, seat: i64) -> bool:
    """A source, and any rival's city however far (R24)."""
    if has_source(s, seat):
        for city in range(CITY_COUNT):
            if may_be_hit(s, seat, city):
                return True
    return False
