"""A-WAR: troops march by road and sail from port to port; war symbols of the room become tokens (§4.4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import FRAME, SEAT
from signoria.games.virtu.actions import (
    COURT_SOURCE,
    DONE,
    MARCH_FROM,
    RIDE_TO,
    SAIL_TO,
    TROOP_OF,
    USE,
    USED_SOURCE,
    USED_SYMBOL,
)
from signoria.games.virtu.atlas import BOARD_OF, CITIES, CITY_COUNT, MOST_ROADS, NO_CITY, ROADS, SEAS
from signoria.games.virtu.box import CARD_WAR_COST, MOST_POWERS, ROOMS
from signoria.games.virtu.decisions import CITY, COLOUR, MARCH, TROOP, WAGE_WAR
from signoria.games.virtu.payment import CAVALRY, FLORIN, SHIP, WAR
from signoria.games.virtu.phases.obstacles import FREE, TOO_POOR
from signoria.games.virtu.phases.paying import also_usable
from signoria.games.virtu.phases.sources import FLORINS, symbols, use
from signoria.games.virtu.phases.troops import colours, first_colour
from signoria.games.virtu.phases.turn_end import end_action
from signoria.games.virtu.phases.uses import write_uses
from signoria.games.virtu.state import CLOSED, SPENT, VirtuState

MOVES: Final[i64] = symbols(CAVALRY) | symbols(SHIP)
ROOM_SYMBOLS: Final[i64] = MOVES | FLORINS | symbols(WAR)

# ---- the menu ----


def candidates(s: VirtuState, out: vec[i64]) -> i64:
    """March a troop that has not been halted, as far as the symbols gathered go; gather symbols; done."""
    seat: i64 = s.frames[s.at + SEAT]
    out[0] = DONE
    count: i64 = 1
    mobile: bool = False
    city: i64 = 0
    while city < CITY_COUNT:
        if s.army(seat, city) > 0:
            mobile = True
            if can_leave(s, city):
                out[count] = MARCH_FROM + city
                count += 1
        city += 1
    wanted: i64 = FLORINS | MOVES if mobile else FLORINS
    return write_uses(s, seat, also_usable(WAGE_WAR), wanted, ROOM_SYMBOLS, out, count)


def can_leave(s: VirtuState, city: i64) -> bool:
    out = vec[i64]([0] * (CITY_COUNT + MOST_ROADS))
    return write_destinations(s, city, out) > 0


def obstacle(s: VirtuState, action: i64) -> i64:
    """A war symbol of the room must be paid at once."""
    if action < USE or USED_SYMBOL[action - USE] != WAR:
        return FREE
    seat: i64 = s.frames[s.at + SEAT]
    return FREE if s.florins[seat] >= war_cost(s, seat, USED_SOURCE[action - USE]) else TOO_POOR


def war_cost(s: VirtuState, seat: i64, level: i64) -> i64:
    return CARD_WAR_COST[s.rooms[(seat * ROOMS + s.marker[seat]) * 2 + level]]


def choose(s: VirtuState, action: i64) -> None:
    seat: i64 = s.frames[s.at + SEAT]
    if action == DONE:
        release(s, seat)
        end_action(s)
    elif action >= USE:
        gather_symbols(s, seat, USED_SOURCE[action - USE], USED_SYMBOL[action - USE])
    else:
        begin_march(s, seat, action - MARCH_FROM)


def gather_symbols(s: VirtuState, seat: i64, source: i64, symbol: i64) -> None:
    """Movement into the pool; a war symbol of a card in the room becomes a +1 token, its florins due now."""
    if symbol == WAR:
        s.florins[seat] -= war_cost(s, seat, source)
    count: i64 = use(s, seat, source, symbol, SPENT)
    if symbol == WAR and source < COURT_SOURCE:
        s.tokens[seat] += count
    elif symbol != FLORIN:
        s.pool[symbol] += count


# ---- a march: whose troop, where to ----


def begin_march(s: VirtuState, seat: i64, city: i64) -> None:
    if colours(s, seat, city) > 1:
        s.push(COLOUR, seat)
        s.frames[s.at + CITY] = city
        return
    power: i64 = first_colour(s, seat, city)
    s.push(MARCH, seat)
    s.frames[s.at + CITY] = city
    s.frames[s.at + TROOP] = power


def is_marching(s: VirtuState) -> bool:
    """Is the colour asked for a march (else for pay)?"""
    return s.frames[s.at - FRAME] == WAGE_WAR


def choose_colour(s: VirtuState, action: i64) -> None:
    s.frames[s.at] = MARCH
    s.frames[s.at + TROOP] = action - TROOP_OF


def march_candidates(s: VirtuState, out: vec[i64]) -> i64:
    return write_destinations(s, s.frames[s.at + CITY], out)


def write_destinations(s: VirtuState, city: i64, out: vec[i64]) -> i64:
    """Along one road for a cavalry; over k seas for k ships; never into a closed city."""
    count: i64 = 0
    i: i64 = (BOARD_OF[s.players] * CITY_COUNT + city) * MOST_ROADS
    while s.pool[CAVALRY] > 0 and ROADS[i] != NO_CITY:
        if s.owner[ROADS[i]] != CLOSED:
            out[count] = RIDE_TO + ROADS[i]
            count += 1
        i += 1
    port: i64 = 0
    while s.pool[SHIP] > 0 and port < CITY_COUNT:
        seas: i64 = SEAS[city * CITY_COUNT + port]
        if seas > 0 and seas <= s.pool[SHIP] and s.owner[port] != CLOSED:
            out[count] = SAIL_TO + port
            count += 1
        port += 1
    return count


def choose_march(s: VirtuState, action: i64) -> None:
    """A troop that enters a city where it may not pass is halted there."""
    seat: i64 = s.frames[s.at + SEAT]
    start: i64 = s.frames[s.at + CITY]
    power: i64 = s.frames[s.at + TROOP]
    end: i64 = destination(action)
    if action >= SAIL_TO:
        s.pool[SHIP] -= SEAS[start * CITY_COUNT + end]
    else:
        s.pool[CAVALRY] -= 1
    s.troops[power * CITY_COUNT + start] -= 1
    s.troops[power * CITY_COUNT + end] += 1
    if not s.is_friendly(seat, end):
        s.bound[power * CITY_COUNT + end] += 1
    s.pop()
    if s.events is not None:
        s.tell("marched", {"seat": seat, "from": CITIES[start], "to": CITIES[end]})


def destination(action: i64) -> i64:
    return action - SAIL_TO if action >= SAIL_TO else action - RIDE_TO


def release(s: VirtuState, seat: i64) -> None:
    """The action is over: whether a troop was halted no longer matters."""
    i: i64 = 0
    while i < MOST_POWERS * CITY_COUNT:
        s.bound[i] = 0
        i += 1
