"""A-GOV: crowns and crosses make tiles available again and bring alliance bonuses back (§4.4; R13, R41)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import SEAT
from signoria.games.virtu.actions import (
    DONE,
    POWER_SOURCE,
    REACTIVATE,
    REFRESH,
    USE,
    USED_SOURCE,
    USED_SYMBOL,
)
from signoria.games.virtu.atlas import CITY_COUNT, ESTATE_COUNT, FIRST_CATHEDRAL, TILES
from signoria.games.virtu.box import EMPIRE, POWER_COUNT, POWERS, TILES_PER_SYMBOL
from signoria.games.virtu.decisions import EMPIRE_PAID, GOVERN, HALF
from signoria.games.virtu.payment import CROSS, CROWN, FLORIN
from signoria.games.virtu.phases.paying import also_usable
from signoria.games.virtu.phases.sources import FLORINS, symbols, use
from signoria.games.virtu.phases.turn_end import end_action
from signoria.games.virtu.phases.uses import write_uses
from signoria.games.virtu.state import FRESH, PAID, READY, SPENT, VirtuState, holds

CROWNS_AND_CROSSES: Final[i64] = symbols(CROWN) | symbols(CROSS)


def is_refreshable(s: VirtuState, seat: i64, tile: i64) -> bool:
    """An exhausted tile that has neither paid for this action nor been refreshed by it."""
    if tile < CITY_COUNT:
        return s.tile[tile] == SPENT and holds(s, seat, tile)
    return s.estate[seat * ESTATE_COUNT + tile - CITY_COUNT] == SPENT


def is_reactivatable(s: VirtuState, seat: i64, power: i64) -> bool:
    """Own alliance, disc right; also under an enemy agent (R41)."""
    if power == EMPIRE and s.frames[s.at + EMPIRE_PAID] == 1:
        return False
    return s.ally[power] == seat and s.bonus_ready[power] == 0


def candidates(s: VirtuState, out: vec[i64]) -> i64:
    seat: i64 = s.frames[s.at + SEAT]
    half: i64 = s.frames[s.at + HALF]
    symbols_left: i64 = s.pool[CROWN]
    out[0] = DONE
    count: i64 = 1
    tiles: i64 = 0
    tile: i64 = 0
    while tile < CITY_COUNT + ESTATE_COUNT:
        if is_refreshable(s, seat, tile):
            tiles += 1
            if (half > 0 or symbols_left > 0) and not is_second_cathedral(s, seat, tile):
                out[count] = REFRESH + tile
                count += 1
        tile += 1
    useful: i64 = (max(tiles - half, 0) + TILES_PER_SYMBOL - 1) // TILES_PER_SYMBOL
    power: i64 = 0
    while power < POWER_COUNT:
        if is_reactivatable(s, seat, power):
            useful += 1
            if symbols_left > 0:
                out[count] = REACTIVATE + power
                count += 1
        power += 1
    wanted: i64 = CROWNS_AND_CROSSES if symbols_left < useful else 0
    return write_uses(s, seat, also_usable(GOVERN), wanted, wanted | FLORINS, out, count)


def is_second_cathedral(s: VirtuState, seat: i64, tile: i64) -> bool:
    """Of equal cathedrals the first exhausted one is offered."""
    if tile <= CITY_COUNT + FIRST_CATHEDRAL:
        return False
    i: i64 = seat * ESTATE_COUNT + FIRST_CATHEDRAL
    while i < seat * ESTATE_COUNT + tile - CITY_COUNT:
        if s.estate[i] == SPENT:
            return True
        i += 1
    return False


def choose(s: VirtuState, action: i64) -> None:
    seat: i64 = s.frames[s.at + SEAT]
    if action == DONE:
        turn_over(s, seat)
        end_action(s)
    elif action >= USE:
        symbol: i64 = USED_SYMBOL[action - USE]
        source: i64 = USED_SOURCE[action - USE]
        count: i64 = use(s, seat, source, symbol, PAID)
        if symbol != FLORIN:
            s.pool[CROWN] += count
        if source == POWER_SOURCE + EMPIRE:
            s.frames[s.at + EMPIRE_PAID] = 1
    elif action >= REACTIVATE:
        s.pool[CROWN] -= 1
        s.bonus_ready[action - REACTIVATE] = 1
        if s.events is not None:
            s.tell("reactivated", {"seat": seat, "power": POWERS[action - REACTIVATE]})
    else:
        refresh(s, seat, action - REFRESH)


def refresh(s: VirtuState, seat: i64, tile: i64) -> None:
    """The first of a pair takes a symbol, the second goes with it."""
    if s.frames[s.at + HALF] > 0:
        s.frames[s.at + HALF] -= 1
    else:
        s.pool[CROWN] -= 1
        s.frames[s.at + HALF] = TILES_PER_SYMBOL - 1
    if tile < CITY_COUNT:
        s.tile[tile] = FRESH
    else:
        s.estate[seat * ESTATE_COUNT + tile - CITY_COUNT] = FRESH
    if s.events is not None:
        s.tell("refreshed", {"seat": seat, "tile": TILES[tile]})


def turn_over(s: VirtuState, seat: i64) -> None:
    """All flips are one effect: only now are refreshed tiles available, and those that paid plainly exhausted."""
    city: i64 = 0
    while city < CITY_COUNT:
        s.tile[city] = settled(s.tile[city])
        city += 1
    i: i64 = seat * ESTATE_COUNT
    while i < (seat + 1) * ESTATE_COUNT:
        s.estate[i] = settled(s.estate[i])
        i += 1


def settled(face: i64) -> i64:
    if face == FRESH:
        return READY
    return SPENT if face == PAID else face
