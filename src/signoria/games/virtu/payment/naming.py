"""Sources of symbols, taken apart into what has a name: a card, a tile, an alliance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.games.virtu.actions import COURT_SOURCE, INDULGENCE_SOURCE, POWER_SOURCE, SOURCES, TILE_SOURCE
from signoria.games.virtu.box.atlas import TILES
from signoria.games.virtu.box.constants import CARDS, COURT, POWERS, ROOMS, SIDE_CAPACITY, SIDES
from signoria.games.virtu.state import Virtu

SOURCE_KINDS: Final = ("room", "under", *SIDES, "tile", "alliance", "indulgence", "michelangelo", "leonardo")


def source_params(s: Virtu, seat: i64, source: i64) -> Params:
    """A card in the marker's room, a courtier, a tile, an alliance, or something that speaks for itself."""
    if source < COURT_SOURCE:
        card: i64 = s.rooms[(seat * ROOMS + s.marker[seat]) * 2 + source]
        return {"source": "under" if source else "room", "card": CARDS[card]}
    if source < TILE_SOURCE:
        slot: i64 = source - COURT_SOURCE
        return {"source": SIDES[slot // SIDE_CAPACITY], "card": CARDS[s.court[seat * COURT + slot]]}
    if source < POWER_SOURCE:
        return {"source": "tile", "tile": TILES[source - TILE_SOURCE]}
    if source < INDULGENCE_SOURCE:
        return {"source": "alliance", "power": POWERS[source - POWER_SOURCE]}
    return {"source": SOURCES[source]}


def source_target(source: int) -> str:
    """Where a source lies, for whoever lights it up."""
    kind = "room" if source < COURT_SOURCE else "court" if source < TILE_SOURCE else "tile"
    if source >= POWER_SOURCE:
        kind = "alliance" if source < INDULGENCE_SOURCE else "own"
    return f"{kind}:{SOURCES[source]}"
