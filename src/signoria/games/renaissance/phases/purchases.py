"""Purchases: ramparts, castles, palaces in any order, then cards, which end them (T-BUY; §4.3, R13 to R15)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.games.renaissance.actions import BUILD_CASTLE, BUILD_PALACE, BUILD_RAMPART, BUY_CARDS, LISTEN, QUIET
from signoria.games.renaissance.box import (
    CARD_PRICE,
    CASTLE_PRICE,
    CITIES,
    CITY_COUNT,
    GARRISON,
    HAND_LIMIT,
    PALACE_PRICE,
    RAMPART,
    RAMPART_PRICE,
)
from signoria.games.renaissance.decisions import TOGGLED
from signoria.games.renaissance.phases import dealing
from signoria.games.renaissance.phases.cities import raise_castle, raise_palace, raise_rampart
from signoria.games.renaissance.phases.obstacles import FINE, HAND_FULL, NO_FIGURE, TOO_POOR
from signoria.games.renaissance.state import NO_PALACE, RenaissanceState


def candidates(s: RenaissanceState, seat: i64, out: vec[i64]) -> i64:
    """What each own city lacks next; so many cards; and being asked in battles or not."""
    count: i64 = at_level(s, seat, GARRISON, BUILD_RAMPART, out, 0)
    count = at_level(s, seat, RAMPART, BUILD_CASTLE, out, count)
    count = without_palace(s, seat, out, count)
    return up_to(HAND_LIMIT, out, count)


def options(s: RenaissanceState, seat: i64, out: vec[i64]) -> i64:
    """The candidates without an obstacle, which is the same for all cities."""
    count: i64 = 0
    if obstacle(s, seat, BUILD_RAMPART) == FINE:
        count = at_level(s, seat, GARRISON, BUILD_RAMPART, out, 0)
    if obstacle(s, seat, BUILD_CASTLE) == FINE:
        count = at_level(s, seat, RAMPART, BUILD_CASTLE, out, count)
    if obstacle(s, seat, BUILD_PALACE) == FINE:
        count = without_palace(s, seat, out, count)
    most: i64 = 0
    while most < HAND_LIMIT and obstacle(s, seat, BUY_CARDS + most + 1) == FINE:
        most += 1
    return up_to(most, out, count)


def at_level(s: RenaissanceState, seat: i64, level: i64, verb: i64, out: vec[i64], start: i64) -> i64:
    """Own cities of a level, which the figure of the next one would raise."""
    count: i64 = start
    city: i64 = 0
    while city < CITY_COUNT:
        if s.owner[city] == seat and s.level[city] == level:
            out[count] = verb + city
            count += 1
        city += 1
    return count


def without_palace(s: RenaissanceState, seat: i64, out: vec[i64], start: i64) -> i64:
    count: i64 = start
    city: i64 = 0
    while city < CITY_COUNT:
        if s.owner[city] == seat and s.palace[city] == NO_PALACE:
            out[count] = BUILD_PALACE + city
            count += 1
        city += 1
    return count


def up_to(most: i64, out: vec[i64], start: i64) -> i64:
    """So many cards at most."""
    count: i64 = start
    number: i64 = 0
    while number <= most:
        out[count] = BUY_CARDS + number
        count += 1
        number += 1
    return count


def ear_candidates(s: RenaissanceState, seat: i64, out: vec[i64], start: i64) -> i64:
    """Once per purchase a player may ask to be left in peace in battles, or to be asked again."""
    if not s.do_not_disturb or s.frames[s.at + TOGGLED] == 1:
        return start
    out[start] = LISTEN if s.quiet[seat] == 1 else QUIET
    return start + 1


def obstacle(s: RenaissanceState, seat: i64, action: i64) -> i64:
    if action >= QUIET:
        return FINE
    if action >= BUY_CARDS:
        number: i64 = action - BUY_CARDS
        if number * CARD_PRICE > s.ducats[seat]:
            return TOO_POOR
        return HAND_FULL if number > 0 and s.hand_size(seat) + number > HAND_LIMIT else FINE
    if figures_left(s, action) == 0:
        return NO_FIGURE
    return TOO_POOR if price(action) > s.ducats[seat] else FINE


def price(action: i64) -> i64:
    if action < BUILD_CASTLE:
        return RAMPART_PRICE
    if action < BUILD_PALACE:
        return CASTLE_PRICE
    return PALACE_PRICE if action < BUY_CARDS else (action - BUY_CARDS) * CARD_PRICE


def figures_left(s: RenaissanceState, action: i64) -> i64:
    if action < BUILD_CASTLE:
        return s.ramparts
    return s.castles if action < BUILD_PALACE else s.palaces


def reason_params(s: RenaissanceState, seat: i64, action: i64, obstacle: i64) -> Params:
    if obstacle == TOO_POOR:
        return {"need": price(action), "have": s.ducats[seat]}
    if obstacle == HAND_FULL:
        return {"hand": s.hand_size(seat), "limit": HAND_LIMIT}
    return {"figure": figure(action)}


def figure(action: i64) -> str:
    if action < BUILD_CASTLE:
        return "rampart"
    return "castle" if action < BUILD_PALACE else "palace"


def choose(s: RenaissanceState, seat: i64, action: i64) -> None:
    if action >= QUIET:
        s.quiet[seat] = 1 if action == QUIET else 0
        s.frames[s.at + TOGGLED] = 1
        return
    s.ducats[seat] -= price(action)
    if action < BUY_CARDS:
        build(s, seat, action)
        return
    if s.events is not None:
        s.tell("bought_cards", {"seat": seat, "cards": action - BUY_CARDS})
    dealing.hand_over(s, action - BUY_CARDS)


def build(s: RenaissanceState, seat: i64, action: i64) -> None:
    if action < BUILD_CASTLE:
        raise_rampart(s, action - BUILD_RAMPART)
    elif action < BUILD_PALACE:
        raise_castle(s, action - BUILD_CASTLE)
    else:
        raise_palace(s, action - BUILD_PALACE)
    if s.events is not None:
        city = CITIES[(action - BUILD_RAMPART) % CITY_COUNT]
        s.tell("built", {"seat": seat, "city": city, "figure": figure(action), "ducats": price(action)})
