"""Cubes and where they may lie: farms, banks, church and soldiers (§2 Storage, §4.4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.games.principato.box.constants import (
    BANK,
    CHURCH,
    CONDOTTIERE,
    CONDOTTIERE_FAVOR,
    CONDOTTIERE_GOLD,
    CUBES,
    FARM,
    FAVOR,
    FOOD,
    FOOD_PER_FARM,
    GOLD,
    GOLD_PER_BANK,
    MILITIA,
    MILITIA_FAVOR,
    MILITIA_FOOD,
    SUPPLY_COUNT,
)
from signoria.games.principato.state import Principato

# For each way to supply a soldier (SUPPLIES): the cube it takes and the soldier it lies on.
SUPPLY_CUBE: Final = vec[i64]([FOOD, GOLD, FAVOR, FAVOR])
SUPPLY_FACE: Final = vec[i64]([MILITIA, CONDOTTIERE, MILITIA, CONDOTTIERE])


def stored(s: Principato, seat: i64, cube: i64) -> i64:
    if cube == FOOD:
        return s.food[seat]
    if cube == GOLD:
        return s.gold[seat]
    return s.favor[seat]


def add_stored(s: Principato, seat: i64, cube: i64, number: i64) -> None:
    if cube == FOOD:
        s.food[seat] += number
    elif cube == GOLD:
        s.gold[seat] += number
    else:
        s.favor[seat] += number


def room(s: Principato, seat: i64, cube: i64) -> i64:
    """How many more cubes of this kind the farms, the banks or the church can hold."""
    if cube == FOOD:
        return FOOD_PER_FARM * s.token(seat, FARM) - s.food[seat]
    if cube == GOLD:
        return GOLD_PER_BANK * s.token(seat, BANK) - s.gold[seat]
    return CHURCH - s.favor[seat]


def unsupplied(s: Principato, seat: i64, face: i64) -> i64:
    """Soldiers of this kind without a cube."""
    if face == MILITIA:
        return s.token(seat, MILITIA) - s.on_soldiers(seat, MILITIA_FOOD) - s.on_soldiers(seat, MILITIA_FAVOR)
    return s.token(seat, CONDOTTIERE) - s.on_soldiers(seat, CONDOTTIERE_GOLD) - s.on_soldiers(seat, CONDOTTIERE_FAVOR)


def take_into_storage(s: Principato, seat: i64, cube: i64, entitled: i64) -> i64:
    """Take what the reserve has and storage holds (R18, R20); returns how many cubes found no place."""
    taken: i64 = min(entitled, s.reserve[cube])
    kept: i64 = min(taken, room(s, seat, cube))
    s.reserve[cube] -= kept
    add_stored(s, seat, cube, kept)
    if s.events is not None:
        params: Params = {"seat": seat, "cube": CUBES[cube], "count": kept, "entitled": entitled}
        s.tell("gained", params | {"short": entitled - kept})
    return taken - kept


def return_stored(s: Principato, seat: i64, cube: i64, number: i64) -> None:
    """Pay cubes from storage to the reserve; those on soldiers never pay (R23)."""
    add_stored(s, seat, cube, -number)
    s.reserve[cube] += number


def reserve_to_soldiers(s: Principato, seat: i64, supply: i64, number: i64) -> None:
    """Received cubes put straight on soldiers (R16)."""
    s.reserve[SUPPLY_CUBE[supply]] -= number
    s.supplied[seat * SUPPLY_COUNT + supply] += number


def stored_to_soldiers(s: Principato, seat: i64, supply: i64, number: i64) -> None:
    """Stored cubes put on soldiers; they never come back (§4.4)."""
    add_stored(s, seat, SUPPLY_CUBE[supply], -number)
    s.supplied[seat * SUPPLY_COUNT + supply] += number


def most_supplied(s: Principato, seat: i64, supply: i64) -> i64:
    """How many soldiers could be supplied this way from storage now."""
    return min(stored(s, seat, SUPPLY_CUBE[supply]), unsupplied(s, seat, SUPPLY_FACE[supply]))
