"""Sources of symbols: who may use what now, and what happens to it (§2.4, §4.3 F1 and F2, §4.7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.virtu.actions import (
    COURT_SOURCE,
    ESTATE_SOURCE,
    INDULGENCE_SOURCE,
    MICHELANGELO_SOURCE,
    POWER_SOURCE,
    ROOM_SOURCE,
    TILE_SOURCE,
    USE,
    USED_SOURCE,
    USED_SYMBOL,
)
from signoria.games.virtu.box.atlas import CITY_COUNT, ESTATE_COUNT, POWER_SPOT, TILE_RELIEF
from signoria.games.virtu.box.constants import (
    CARD_RELIEF,
    COURT,
    EMPIRE,
    INDULGENCE_RELIEF,
    LEONARDO_FORCE,
    MICHELANGELO,
    OTTOMAN,
    POWER_BONUS,
    ROOM_CARDS,
    ROOMS,
)
from signoria.games.virtu.payment.bill import (
    CROWN,
    FLORIN,
    MOST_OF_A_SYMBOL,
    SYMBOL_COUNT,
    SYMBOLS,
    WAR,
    amount,
    packed,
)
from signoria.games.virtu.payment.naming import source_params
from signoria.games.virtu.state import EMPTY, MOVED, READY, SPENT, Virtu, holds

# What may be used besides courtiers and tiles, as bits.
NOTHING_ELSE: Final = 0
ROOM: Final = 1
OTTOMAN_SHIPS: Final = 2
IMPERIAL_CROSS: Final = 4
SPRING_LOAN: Final = 8
WINTER_LOAN: Final = 16
MICHELANGELO_CROWN: Final = 32
ANYTHING: Final = 63

MICHELANGELO_BIT: Final = 4


def symbols(symbol: i64) -> i64:
    """Asks a relief for all it has of a symbol."""
    return packed(symbol, MOST_OF_A_SYMBOL)


FLORINS: Final[i64] = symbols(FLORIN)


def gather(s: Virtu, seat: i64, also: i64, wanted: i64, in_room: i64, sources: vec[i64], reliefs: vec[i64]) -> i64:
    """Write every usable source with its wanted symbols, ascending; returns how many."""
    count: i64 = 0
    if also & ROOM:
        for level in range(i64(ROOM_CARDS)):
            in_action: i64 = room_relief(s, seat, level) & in_room
            if in_action:
                sources[count] = ROOM_SOURCE + level
                reliefs[count] = in_action
                count += 1
    if wanted == 0:
        return count
    count = gather_courtiers(s, seat, wanted, sources, reliefs, count)
    count = gather_tiles(s, seat, wanted, sources, reliefs, count)
    return gather_others(s, seat, also, wanted, sources, reliefs, count) if also > ROOM else count


def room_relief(s: Virtu, seat: i64, level: i64) -> i64:
    """The relief of a card in the marker's room, unless the action has used it."""
    card: i64 = s.rooms[(seat * ROOMS + s.marker[seat]) * ROOM_CARDS + level]
    return i64(0) if card == EMPTY or s.used & (1 << level) else CARD_RELIEF[card]


def gather_courtiers(s: Virtu, seat: i64, wanted: i64, sources: vec[i64], reliefs: vec[i64], count: i64) -> i64:
    at: i64 = seat * COURT
    for slot in range(i64(COURT)):
        face: i64 = s.face[at + slot]
        if face in (READY, MOVED):
            relief: i64 = CARD_RELIEF[s.court[at + slot]] & wanted
            if relief:
                sources[count] = COURT_SOURCE + slot
                reliefs[count] = relief
                count += 1
    return count


def gather_tiles(s: Virtu, seat: i64, wanted: i64, sources: vec[i64], reliefs: vec[i64], count: i64) -> i64:
    """What a tile has is asked first: few have what is wanted."""
    printed: vec[i64] = TILE_RELIEF
    for city in range(i64(CITY_COUNT)):
        relief: i64 = printed[city] & wanted
        if relief and s.tile[city] == READY and holds(s, seat, city):
            sources[count] = TILE_SOURCE + city
            reliefs[count] = relief
            count += 1
    at: i64 = seat * ESTATE_COUNT
    for estate in range(i64(ESTATE_COUNT)):
        if s.estate[at + estate] == READY and printed[CITY_COUNT + estate] & wanted:
            sources[count] = ESTATE_SOURCE + estate
            reliefs[count] = printed[CITY_COUNT + estate] & wanted
            count += 1
    return count


def gather_others(s: Virtu, seat: i64, also: i64, wanted: i64, sources: vec[i64], reliefs: vec[i64], count: i64) -> i64:
    if also & OTTOMAN_SHIPS and POWER_BONUS[OTTOMAN] & wanted and is_bonus_ready(s, seat, OTTOMAN):
        sources[count] = POWER_SOURCE + OTTOMAN
        reliefs[count] = POWER_BONUS[OTTOMAN]
        count += 1
    if also & IMPERIAL_CROSS and POWER_BONUS[EMPIRE] & wanted and is_bonus_ready(s, seat, EMPIRE):
        sources[count] = POWER_SOURCE + EMPIRE
        reliefs[count] = POWER_BONUS[EMPIRE]
        count += 1
    if also & (SPRING_LOAN | WINTER_LOAN) and INDULGENCE_RELIEF & wanted and may_borrow(s, seat):
        sources[count] = INDULGENCE_SOURCE
        reliefs[count] = INDULGENCE_RELIEF & wanted
        count += 1
    if also & MICHELANGELO_CROWN and has_michelangelo(s, seat):
        sources[count] = MICHELANGELO_SOURCE
        reliefs[count] = packed(CROWN, 1)
        count += 1
    return count


def is_available(s: Virtu, seat: i64, tile: i64) -> bool:
    """An available tile of the seat's Domain."""
    if tile < CITY_COUNT:
        return s.tile[tile] == READY and holds(s, seat, tile)
    return s.estate[seat * ESTATE_COUNT + tile - CITY_COUNT] == READY


def is_bonus_ready(s: Virtu, seat: i64, power: i64) -> bool:
    """§4.7: the disc lies left and no enemy agent blocks the alliance."""
    if s.ally[power] != seat or s.bonus_ready[power] == 0:
        return False
    agent: i64 = s.agent[POWER_SPOT + power]
    return agent in (EMPTY, seat)


def has_michelangelo(s: Virtu, seat: i64) -> bool:
    """R14: once in each Patronise action."""
    return s.owns(seat, MICHELANGELO) and s.used & MICHELANGELO_BIT == 0


def may_borrow(s: Virtu, seat: i64) -> bool:
    """F2, F2w: once per season, if one is left and none lies on the marker's room (R11)."""
    return s.indulgences > 0 and s.borrowed == 0 and s.indulgence[seat * ROOMS + s.marker[seat]] == 0


def borrow(s: Virtu, seat: i64, also: i64) -> None:
    """In Winter the card lies on the room at once, in Spring when the turn ends."""
    s.indulgences -= 1
    if also & WINTER_LOAN:
        s.indulgence[seat * ROOMS + s.marker[seat]] = 1
    else:
        s.borrowed = 1


def relief_of(s: Virtu, seat: i64, source: i64) -> i64:
    if source < COURT_SOURCE:
        return CARD_RELIEF[s.rooms[(seat * ROOMS + s.marker[seat]) * 2 + source]]
    if source < TILE_SOURCE:
        return CARD_RELIEF[s.court[seat * COURT + source - COURT_SOURCE]]
    if source < POWER_SOURCE:
        return TILE_RELIEF[source - TILE_SOURCE]
    if source < INDULGENCE_SOURCE:
        return POWER_BONUS[source - POWER_SOURCE]
    if source == INDULGENCE_SOURCE:
        return INDULGENCE_RELIEF
    return packed(CROWN, 1) if source == MICHELANGELO_SOURCE else packed(WAR, LEONARDO_FORCE)


def use(s: Virtu, seat: i64, action: i64, also: i64, face: i64 = SPENT) -> i64:
    """Activate a source for one symbol type: it flips, florins go to the treasury; returns how many symbols."""
    source: i64 = USED_SOURCE[action - USE]
    symbol: i64 = USED_SYMBOL[action - USE]
    count: i64 = amount(relief_of(s, seat, source), symbol)
    if source < COURT_SOURCE:
        s.used |= 1 << (source - ROOM_SOURCE)
    elif source < TILE_SOURCE:
        s.face[seat * COURT + source - COURT_SOURCE] = SPENT
    elif source < ESTATE_SOURCE:
        s.tile[source - TILE_SOURCE] = face
    elif source < POWER_SOURCE:
        s.estate[seat * ESTATE_COUNT + source - ESTATE_SOURCE] = face
    elif source < INDULGENCE_SOURCE:
        s.bonus_ready[source - POWER_SOURCE] = 0
    elif source == INDULGENCE_SOURCE:
        borrow(s, seat, also)
    elif source == MICHELANGELO_SOURCE:
        s.used |= MICHELANGELO_BIT
    if symbol == FLORIN:
        s.florins[seat] += count
    if s.events is not None:
        params = source_params(s, seat, source)
        if source == INDULGENCE_SOURCE and also & WINTER_LOAN:
            params["room"] = s.marker[seat]
        if symbol == FLORIN:
            params["treasury"] = s.florins[seat]
        s.tell("used", {"seat": seat, "symbol": SYMBOLS[symbol], "count": count} | params)
    return count


def use_for_pool(s: Virtu, seat: i64, action: i64, also: i64) -> None:
    """The symbols join those that the action has gathered; florins go to the treasury."""
    count: i64 = use(s, seat, action, also)
    if USED_SYMBOL[action - USE] != FLORIN:
        s.pool[USED_SYMBOL[action - USE]] += count


def is_for_florins(action: i64) -> bool:
    return USED_SYMBOL[action - USE] == FLORIN


def has_room_florins(s: Virtu, seat: i64) -> bool:
    """R6: florins of a card in the marker's room that has not been used in this action."""
    for level in range(i64(ROOM_CARDS)):
        if room_relief(s, seat, level) & FLORINS:
            return True
    return False


def empty_pool(s: Virtu) -> None:
    """What is left of the symbols is lost with the end of the action or step (R5)."""
    for symbol in range(i64(SYMBOL_COUNT)):
        s.pool[symbol] = 0
