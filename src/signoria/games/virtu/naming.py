"""Spots of agents and sources of symbols, taken apart into what has a name: a city, a card, whose Palace."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.games.virtu.actions import (
    COURT_SOURCE,
    INDULGENCE_SOURCE,
    POWER_SOURCE,
    SOURCES,
    TILE_SOURCE,
)
from signoria.games.virtu.atlas import CITIES, POWER_SPOT, ROOM_SPOT, TILES, TRACK_SPOT
from signoria.games.virtu.box import (
    ALLIANCE_FRANCE,
    ALLIANCE_NAPLES,
    CARDS,
    COURT,
    FAVOUR_FRANCE,
    FAVOUR_NAPLES,
    MAJORS,
    POWERS,
    ROOMS,
    SIDE_CAPACITY,
    SIDES,
)
from signoria.games.virtu.state import VirtuState

SPOT_KINDS: Final = ("city", "room", "power", "track")
SOURCE_KINDS: Final = ("room", "under", *SIDES, "tile", "alliance", "indulgence", "michelangelo", "leonardo")
ZONES: Final = ("alliance_france", "favourable_france", "neutral", "favourable_naples", "alliance_naples")


def spot_params(spot: i64) -> Params:
    """A city, a room of somebody's Palace, a great power, an influence track."""
    if spot < ROOM_SPOT:
        return {"spot": "city", "city": CITIES[spot]}
    if spot < POWER_SPOT:
        room: i64 = spot - ROOM_SPOT
        return {"spot": "room", "palace": int(room // ROOMS), "room": int(room % ROOMS)}
    if spot < TRACK_SPOT:
        return {"spot": "power", "power": POWERS[spot - POWER_SPOT]}
    return {"spot": "track", "major": MAJORS[spot - TRACK_SPOT]}


def source_params(s: VirtuState, seat: i64, source: i64) -> Params:
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


def zone(place: i64) -> str:
    """The zone of an influence track in which a marker stands."""
    if place <= FAVOUR_FRANCE:
        return ZONES[0] if place <= ALLIANCE_FRANCE else ZONES[1]
    if place >= FAVOUR_NAPLES:
        return ZONES[4] if place >= ALLIANCE_NAPLES else ZONES[3]
    return ZONES[2]
