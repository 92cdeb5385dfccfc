"""Menus of uses: every wanted symbol of every usable source, of equal sources only the first (§2.4, §10)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.virtu.actions import (
    COURT_SOURCE,
    ESTATE_SOURCE,
    POWER_SOURCE,
    SOURCE_COUNT,
    TILE_SOURCE,
    USE_OF,
)
from signoria.games.virtu.box.atlas import ESTATE_COUNT, FIRST_CATHEDRAL
from signoria.games.virtu.box.constants import (
    COURT,
    SIDE_CAPACITY,
)
from signoria.games.virtu.payment.bill import (
    BITS,
    MOST_OF_A_SYMBOL,
    SYMBOL_COUNT,
)
from signoria.games.virtu.payment.sources import FLORINS, gather
from signoria.games.virtu.state import Virtu


def is_twin(s: Virtu, seat: i64, source: i64) -> bool:
    """Does an equal source stand just before: the same card on the same side, or a further cathedral?"""
    if source >= COURT_SOURCE and source < TILE_SOURCE:
        slot: i64 = source - COURT_SOURCE
        i: i64 = seat * COURT + slot
        return slot % SIDE_CAPACITY > 0 and s.court[i] == s.court[i - 1] and s.face[i] == s.face[i - 1]
    if source > ESTATE_SOURCE + FIRST_CATHEDRAL and source < POWER_SOURCE:
        i = seat * ESTATE_COUNT + source - ESTATE_SOURCE
        return s.estate[i] == s.estate[i - 1]
    return False


def write_uses(s: Virtu, seat: i64, also: i64, wanted: i64, in_room: i64, out: vec[i64], count: i64) -> i64:
    """Append every use of a source for a wanted symbol; of equal sources only the first."""
    sources = vec[i64]([0] * SOURCE_COUNT)
    reliefs = vec[i64]([0] * SOURCE_COUNT)
    for i in range(gather(s, seat, also, wanted, in_room, sources, reliefs)):
        if not is_twin(s, seat, sources[i]):
            count = write_symbols(sources[i], reliefs[i], out, count)
    return count


def write_symbols(source: i64, relief: i64, out: vec[i64], count: i64) -> i64:
    at: i64 = source * SYMBOL_COUNT
    while relief > 0:
        if relief & MOST_OF_A_SYMBOL:
            out[count] = USE_OF[at]
            count += 1
        relief >>= BITS
        at += 1
    return count


def write_collections(s: Virtu, seat: i64, also: i64, out: vec[i64], count: i64) -> i64:
    """F1: courtiers and tiles with florins; with a loan also the three florins of an indulgence."""
    return write_uses(s, seat, also, FLORINS, 0, out, count)
