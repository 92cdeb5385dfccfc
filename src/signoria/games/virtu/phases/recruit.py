"""W4: troops for florins, cheaper at home; with two players also those of allied Major Cities (§4.6, §7.2; R51)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import SEAT
from signoria.games.virtu.actions import DONE, RECRUIT_AT, USE
from signoria.games.virtu.atlas import CITIES, CITY_COUNT, HOME, HOME_2P
from signoria.games.virtu.box import HOME_RECRUIT, OTHER_RECRUIT
from signoria.games.virtu.phases.obstacles import ALL_TROOPS_OUT, FREE, TOO_POOR
from signoria.games.virtu.phases.sources import LOAN, collect
from signoria.games.virtu.phases.uses import write_collections
from signoria.games.virtu.state import VirtuState, holds


def arises(s: VirtuState, seat: i64) -> bool:
    """Is there a city to recruit in, and a troop in reserve?"""
    city: i64 = 0
    while city < CITY_COUNT:
        if holds(s, seat, city) and has_reserve(s, city):
            return True
        city += 1
    return False


def has_reserve(s: VirtuState, city: i64) -> bool:
    """The controller's colour is recruited: own troops in own cities, an ally's troops in the ally's."""
    power: i64 = s.owner[city]
    return s.troops_of(power) < s.limit[power]


def price(s: VirtuState, seat: i64, city: i64) -> i64:
    """An ally's troop in a city still its own costs as little as an own one at home."""
    if s.owner[city] != seat:
        return HOME_RECRUIT
    i: i64 = s.faction[seat] * CITY_COUNT + city
    home: i64 = HOME_2P[i] if s.players == 2 else HOME[i]
    return HOME_RECRUIT if home == 1 else OTHER_RECRUIT


def candidates(s: VirtuState, out: vec[i64]) -> i64:
    seat: i64 = s.frames[s.at + SEAT]
    out[0] = DONE
    count: i64 = 1
    city: i64 = 0
    while city < CITY_COUNT:
        if holds(s, seat, city):
            out[count] = RECRUIT_AT + city
            count += 1
        city += 1
    return write_collections(s, seat, LOAN, out, count)


def obstacle(s: VirtuState, action: i64) -> i64:
    if action == DONE or action >= USE:
        return FREE
    seat: i64 = s.frames[s.at + SEAT]
    if not has_reserve(s, action - RECRUIT_AT):
        return ALL_TROOPS_OUT
    return FREE if s.florins[seat] >= price(s, seat, action - RECRUIT_AT) else TOO_POOR


def choose(s: VirtuState, action: i64) -> bool:
    """True when the player recruits no more."""
    if action == DONE:
        return True
    seat: i64 = s.frames[s.at + SEAT]
    if action >= USE:
        collect(s, seat, action)
        return False
    city: i64 = action - RECRUIT_AT
    s.florins[seat] -= price(s, seat, city)
    s.troops[s.owner[city] * CITY_COUNT + city] += 1
    if s.events is not None:
        s.tell("recruited", {"seat": seat, "city": CITIES[city]})
    return False
