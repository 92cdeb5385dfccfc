"""Set-up per player count: the table as it is laid, then chance deals (§3)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Settings
from signoria.core.state import CHANCE
from signoria.games.principato.box.constants import (
    BACKS,
    CARD_COUNT,
    CLASS_COUNT,
    CLASS_STOCK,
    CUBE_COUNT,
    FACE_COUNT,
    FAVOR,
    FOOD,
    GOLD,
    HAND_SIZE,
    MOST_DISPLAYED,
    MOST_PLAYERS,
    POOL_OF,
    POOL_SIZE,
    START_CARD,
    START_CUBES,
    START_TOKENS,
    SUPPLY_COUNT,
    pile_counts,
)
from signoria.games.principato.state import DEAL_START, EMPTY, Principato


def set_up(players: int, settings: Settings) -> Principato:
    """Returns a table laid for a number of players: all but what is dealt, which is chance and still to come (§3)."""
    s = Principato(players, settings)
    s.clear_frames()
    s.year = 1
    s.active = EMPTY
    s.first = EMPTY
    s.display = vec[i64]([EMPTY] * MOST_DISPLAYED)
    s.pile = pile_counts(players)
    s.box = vec[i64]([0] * CARD_COUNT)
    s.reserve = CUBE_COUNT[:]
    s.pool = POOL_SIZE[:]
    s.stock = CLASS_STOCK[:]
    s.order = vec[i64]([EMPTY] * MOST_PLAYERS)
    s.hand = vec[i64]([EMPTY] * (HAND_SIZE * players))
    s.food = vec[i64]([START_CUBES[FOOD]] * players)
    s.gold = vec[i64]([START_CUBES[GOLD]] * players)
    s.favor = vec[i64]([START_CUBES[FAVOR]] * players)
    s.tokens = vec[i64]([START_TOKENS[i % FACE_COUNT] for i in range(FACE_COUNT * players)])
    s.supplied = vec[i64]([0] * (SUPPLY_COUNT * players))
    s.culture = vec[i64]([0] * (CLASS_COUNT * players))
    s.military = vec[i64]([0] * players)
    s.goals = vec[i64]([EMPTY] * (BACKS * players))
    for seat in range(players):
        s.hand[HAND_SIZE * seat] = START_CARD
    for cube in (FOOD, GOLD, FAVOR):
        s.reserve[cube] -= START_CUBES[cube] * players
    for face in range(FACE_COUNT):
        s.pool[POOL_OF[face]] -= START_TOKENS[face] * players
    s.call(DEAL_START, CHANCE)
    return s
