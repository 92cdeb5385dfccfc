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
)
from signoria.games.virtu.atlas import CITY_COUNT, ESTATE_COUNT, POWER_SPOT, TILE_RELIEF
from signoria.games.virtu.box import (
    CARD_RELIEF,
    COURT,
    EMPIRE,
    INDULGENCE_RELIEF,
    LEONARDO_FORCE,
    MICHELANGELO,
    OTTOMAN,
    POWER_BONUS,
    ROOMS,
)
from signoria.games.virtu.decisions import BORROWED, PAY_TROOPS, USED
from signoria.games.virtu.naming import source_params
from signoria.games.virtu.payment import (
    CROWN,
    FLORIN,
    MOST_OF_A_SYMBOL,
    SYMBOLS,
    WAR,
    amount,
    packed,
)
from signoria.games.virtu.state import EMPTY, MOVED, READY, SPENT, VirtuState

# What may be used besides courtiers and tiles, as bits.
NOTHING_ELSE: Final = 0
ROOM: Final = 1
OTTOMAN_SHIPS: Final = 2
IMPERIAL_CROSS: Final = 4
LOAN: Final = 8
MICHELANGELO_CROWN: Final = 16

MICHELANGELO_BIT: Final = 4


def symbols(symbol: i64) -> i64:
    """Asks a relief for all it has of a symbol."""
    return packed(symbol, MOST_OF_A_SYMBOL)


FLORINS: Final[i64] = symbols(FLORIN)


def gather(s: VirtuState, seat: i64, also: i64, wanted: i64, in_room: i64, sources: vec[i64], reliefs: vec[i64]) -> i64:
    """Write every usable source with its wanted symbols, ascending; answers how many."""
    count: i64 = 0
    if also & ROOM:
        level: i64 = 0
        while level < 2:
            card: i64 = s.rooms[(seat * ROOMS + s.marker[seat]) * 2 + level]
            if card != EMPTY and s.frames[USED] & (1 << level) == 0 and CARD_RELIEF[card] & in_room:
                sources[count] = ROOM_SOURCE + level
                reliefs[count] = CARD_RELIEF[card] & in_room
                count += 1
            level += 1
    i: i64 = seat * COURT
    slot: i64 = 0
    while slot < COURT:
        face: i64 = s.face[i]
        if (face in (READY, MOVED)) and CARD_RELIEF[s.court[i]] & wanted:
            sources[count] = COURT_SOURCE + slot
            reliefs[count] = CARD_RELIEF[s.court[i]] & wanted
            count += 1
        i += 1
        slot += 1
    count = gather_tiles(s, seat, wanted, sources, reliefs, count)
    return gather_others(s, seat, also, wanted, sources, reliefs, count) if also > ROOM else count


def is_ready(s: VirtuState, seat: i64, tile: i64) -> bool:
    """An available tile of the seat's Domain."""
    if tile < CITY_COUNT:
        return s.tile[tile] == READY and s.lord(tile) == seat
    return s.estate[seat * ESTATE_COUNT + tile - CITY_COUNT] == READY


def gather_tiles(s: VirtuState, seat: i64, wanted: i64, sources: vec[i64], reliefs: vec[i64], count: i64) -> i64:
    city: i64 = 0
    while city < CITY_COUNT:
        owner: i64 = s.owner[city]
        held: bool = owner == seat or (owner >= s.players and s.lord(city) == seat)
        if held and s.tile[city] == READY and TILE_RELIEF[city] & wanted:
            sources[count] = TILE_SOURCE + city
            reliefs[count] = TILE_RELIEF[city] & wanted
            count += 1
        city += 1
    i: i64 = seat * ESTATE_COUNT
    estate: i64 = 0
    while estate < ESTATE_COUNT:
        if s.estate[i] == READY and TILE_RELIEF[CITY_COUNT + estate] & wanted:
            sources[count] = ESTATE_SOURCE + estate
            reliefs[count] = TILE_RELIEF[CITY_COUNT + estate] & wanted
            count += 1
        i += 1
        estate += 1
    return count


def gather_others(
    s: VirtuState, seat: i64, also: i64, wanted: i64, sources: vec[i64], reliefs: vec[i64], count: i64
) -> i64:
    if also & OTTOMAN_SHIPS and POWER_BONUS[OTTOMAN] & wanted and is_bonus_ready(s, seat, OTTOMAN):
        sources[count] = POWER_SOURCE + OTTOMAN
        reliefs[count] = POWER_BONUS[OTTOMAN]
        count += 1
    if also & IMPERIAL_CROSS and POWER_BONUS[EMPIRE] & wanted and is_bonus_ready(s, seat, EMPIRE):
        sources[count] = POWER_SOURCE + EMPIRE
        reliefs[count] = POWER_BONUS[EMPIRE]
        count += 1
    if also & LOAN and INDULGENCE_RELIEF & wanted and may_borrow(s, seat):
        sources[count] = INDULGENCE_SOURCE
        reliefs[count] = INDULGENCE_RELIEF & wanted
        count += 1
    if also & MICHELANGELO_CROWN and has_michelangelo(s, seat):
        sources[count] = MICHELANGELO_SOURCE
        reliefs[count] = packed(CROWN, 1)
        count += 1
    return count


def is_bonus_ready(s: VirtuState, seat: i64, power: i64) -> bool:
    """§4.7: the disc lies left and no enemy agent blocks the alliance."""
    if s.ally[power] != seat or s.bonus_ready[power] == 0:
        return False
    agent: i64 = s.agent[POWER_SPOT + power]
    return agent in (EMPTY, seat)


def has_michelangelo(s: VirtuState, seat: i64) -> bool:
    """R14: once in each Patronise action."""
    return s.owns(seat, MICHELANGELO) and s.frames[USED] & MICHELANGELO_BIT == 0


def may_borrow(s: VirtuState, seat: i64) -> bool:
    """F2, F2w: once per season, if one is left and none lies on the marker's room (R11)."""
    if s.indulgences == 0 or s.indulgence[seat * ROOMS + s.marker[seat]] == 1:
        return False
    return s.frames[0] >= PAY_TROOPS or s.frames[BORROWED] == 0


def borrow(s: VirtuState, seat: i64) -> None:
    """In Winter the card lies on the room at once, in Spring when the turn ends."""
    s.indulgences -= 1
    if s.frames[0] >= PAY_TROOPS:
        s.indulgence[seat * ROOMS + s.marker[seat]] = 1
    else:
        s.frames[BORROWED] = 1


def relief_of(s: VirtuState, seat: i64, source: i64) -> i64:
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


def use(s: VirtuState, seat: i64, source: i64, symbol: i64, face: i64) -> i64:
    """Activate a source for one symbol type: it flips, florins go to the treasury; answers how many symbols."""
    count: i64 = amount(relief_of(s, seat, source), symbol)
    if source < COURT_SOURCE:
        s.frames[USED] |= 1 << (source - ROOM_SOURCE)
    elif source < TILE_SOURCE:
        s.face[seat * COURT + source - COURT_SOURCE] = SPENT
    elif source < ESTATE_SOURCE:
        s.tile[source - TILE_SOURCE] = face
    elif source < POWER_SOURCE:
        s.estate[seat * ESTATE_COUNT + source - ESTATE_SOURCE] = face
    elif source < INDULGENCE_SOURCE:
        s.bonus_ready[source - POWER_SOURCE] = 0
    elif source == INDULGENCE_SOURCE:
        borrow(s, seat)
    elif source == MICHELANGELO_SOURCE:
        s.frames[USED] |= MICHELANGELO_BIT
    if symbol == FLORIN:
        s.florins[seat] += count
    if s.events is not None:
        used = source_params(s, seat, source)
        s.tell("used", {"seat": seat, "symbol": SYMBOLS[symbol], "count": count} | used)
    return count


def collect(s: VirtuState, seat: i64, action: i64) -> None:
    """F1, F2: florins from a courtier, a tile or an indulgence."""
    use(s, seat, USED_SOURCE[action - USE], FLORIN, SPENT)


def has_room_florins(s: VirtuState, seat: i64) -> bool:
    """R6: florins of a card in the marker's room that has not been used in this action."""
    level: i64 = 0
    while level < 2:
        card: i64 = s.rooms[(seat * ROOMS + s.marker[seat]) * 2 + level]
        if card != EMPTY and s.frames[USED] & (1 << level) == 0 and CARD_RELIEF[card] & FLORINS:
            return True
        level += 1
    return False
