"""Which cities looters, bribes and marriages can reach, and what protects the others (§4.6, R16 to R23, R48)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.state import FRAME
from signoria.games.renaissance.actions import BRIBE, LOOT, MARRY, PASS
from signoria.games.renaissance.box import CITIES, CITY_COUNT, DIE, FORT_PC, FORTRESS, GARRISON
from signoria.games.renaissance.decisions import ATTACKED_SEATS, BRIBING, LOOTING
from signoria.games.renaissance.phases.cities import is_rival, may_grow
from signoria.games.renaissance.phases.obstacles import (
    ALREADY_PILLAGED,
    ATTACKED_OWNER,
    FINE,
    FORTIFIED,
    FORTRESS_HOLDS,
    HOLDS_PALACE,
    NO_GARRISON_LEFT,
)
from signoria.games.renaissance.state import FREE, NO_PALACE, PILLAGED, RenaissanceState

# By their place in the tables of fortification.
LEVELS: Final = ("free", "garrison", "rampart", "fortress")


def city_level(s: RenaissanceState, city: i64) -> i64:
    """Place in the tables of fortification: 0 for a free city, then by level."""
    return 0 if s.owner[city] == FREE else s.level[city] + 1


# ---- looters ----


def is_prey(s: RenaissanceState, seat: i64, city: i64) -> bool:
    """Free or a rival's."""
    return s.owner[city] == FREE or is_rival(s, city, seat)


def loot_obstacle(s: RenaissanceState, city: i64) -> i64:
    """Not twice in a turn (R18), and no fortress, which no die can beat (R16)."""
    if s.marks[PILLAGED + city] == 1:
        return ALREADY_PILLAGED
    return FORTRESS_HOLDS if s.owner[city] != FREE and s.level[city] == FORTRESS else FINE


def has_loot(s: RenaissanceState, seat: i64) -> bool:
    city: i64 = 0
    while city < CITY_COUNT:
        if is_prey(s, seat, city) and loot_obstacle(s, city) == FINE:
            return True
        city += 1
    return False


def loot_candidates(s: RenaissanceState, seat: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    city: i64 = 0
    while city < CITY_COUNT:
        if is_prey(s, seat, city):
            out[count] = LOOT + city
            count += 1
        city += 1
    return count


# ---- bribery and marriage ----


def rival_cities(s: RenaissanceState, seat: i64, verb: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    city: i64 = 0
    while city < CITY_COUNT:
        if is_rival(s, city, seat):
            out[count] = verb + city
            count += 1
        city += 1
    return count


def bribe_candidates(s: RenaissanceState, seat: i64, out: vec[i64]) -> i64:
    """Any rival's city; he may decline (R20)."""
    count: i64 = rival_cities(s, seat, BRIBE, out)
    out[count] = PASS
    return count + 1


def bribe_obstacle(s: RenaissanceState, seat: i64, city: i64) -> i64:
    """No palace, no fortress (R16, R20)."""
    if s.palace[city] != NO_PALACE:
        return HOLDS_PALACE
    if s.level[city] == FORTRESS:
        return FORTRESS_HOLDS
    return FINE if may_grow(s, seat) else NO_GARRISON_LEFT


def match_obstacle(s: RenaissanceState, city: i64, attacked: i64) -> i64:
    """A rival's bare garrison, its owner not attacked by him this turn."""
    if attacked & (1 << s.owner[city]):
        return ATTACKED_OWNER
    if s.level[city] != GARRISON:
        return FORTIFIED
    return FINE if s.palace[city] == NO_PALACE else HOLDS_PALACE


def has_match(s: RenaissanceState, seat: i64) -> bool:
    attacked: i64 = s.frames[s.at + ATTACKED_SEATS]
    city: i64 = 0
    while city < CITY_COUNT:
        if is_rival(s, city, seat) and match_obstacle(s, city, attacked) == FINE:
            return True
        city += 1
    return False


# ---- one predicate for all three ----


def obstacle(s: RenaissanceState, decision: i64, seat: i64, action: i64) -> i64:
    if decision == LOOTING:
        return loot_obstacle(s, action - LOOT)
    if decision == BRIBING:
        return FINE if action == PASS else bribe_obstacle(s, seat, action - BRIBE)
    return match_obstacle(s, action - MARRY, s.frames[s.at - FRAME + ATTACKED_SEATS])


def reason_params(s: RenaissanceState, action: i64, obstacle: i64) -> Params:
    """The city, and what protects it."""
    if obstacle == NO_GARRISON_LEFT:
        return {}
    city: i64 = (action - LOOT) % CITY_COUNT
    found: Params = {"city": CITIES[city]}
    if obstacle == ATTACKED_OWNER:
        found["owner"] = s.owner[city]
    elif obstacle == FORTRESS_HOLDS:
        found["strength"] = FORT_PC[city_level(s, city)]
        found["die"] = DIE
    elif obstacle == FORTIFIED:
        found["level"] = LEVELS[city_level(s, city)]
    return found
