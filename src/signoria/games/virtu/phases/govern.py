"""Crowns and crosses make tiles available again and bring alliance bonuses back (§4.4; R13, R41)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.decision import Locals
from signoria.games.virtu.actions import DONE, POWER_SOURCE, REACTIVATE, REFRESH, USE, USED_SOURCE
from signoria.games.virtu.box.atlas import CITY_COUNT, ESTATE_COUNT, FIRST_CATHEDRAL, TILES
from signoria.games.virtu.box.constants import EMPIRE, POWER_COUNT, POWERS, TILES_PER_SYMBOL
from signoria.games.virtu.decisions import ACT, DECISIONS, GOVERN
from signoria.games.virtu.payment.bill import CROSS, CROWN
from signoria.games.virtu.payment.sources import (
    FLORINS,
    IMPERIAL_CROSS,
    ROOM,
    SPRING_LOAN,
    is_for_florins,
    symbols,
    use,
)
from signoria.games.virtu.payment.uses import write_uses
from signoria.games.virtu.phases.question import Question, pool_params
from signoria.games.virtu.state import FRESH, PAID, READY, SPENT, Virtu, holds

ALSO: Final[i64] = ROOM | IMPERIAL_CROSS | SPRING_LOAN
CROWNS_AND_CROSSES: Final[i64] = symbols(CROWN) | symbols(CROSS)

# Tiles that may still be refreshed for the symbol spent last; has the imperial cross paid for this action?
GOVERNING: Final = Locals()
HALF: Final = GOVERNING.local("half", int(TILES_PER_SYMBOL) - 1)
EMPIRE_PAID: Final = GOVERNING.local("empire_paid", 1)


class Govern(Question):
    """Symbols gathered, of either kind, lie as crowns in the pool."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        half: i64 = s.local(HALF)
        symbols_left: i64 = s.pool[CROWN]
        out[0] = DONE
        count: i64 = 1
        tiles: i64 = 0
        for tile in range(i64(CITY_COUNT + ESTATE_COUNT)):
            if is_refreshable(s, seat, tile):
                tiles += 1
                if (half > 0 or symbols_left > 0) and not is_second_cathedral(s, seat, tile):
                    out[count] = REFRESH + tile
                    count += 1
        useful: i64 = (max(tiles - half, 0) + TILES_PER_SYMBOL - 1) // TILES_PER_SYMBOL
        for power in range(i64(POWER_COUNT)):
            if is_reactivatable(s, seat, power):
                useful += 1
                if symbols_left > 0:
                    out[count] = REACTIVATE + power
                    count += 1
        wanted: i64 = CROWNS_AND_CROSSES if symbols_left < useful else i64(0)
        return write_uses(s, seat, ALSO, wanted, wanted | FLORINS, out, count)

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        if action == DONE:
            flip_all(s, seat)
            s.done()
        elif action >= USE:
            count: i64 = use(s, seat, action, ALSO, PAID)
            if not is_for_florins(action):
                s.pool[CROWN] += count
            if USED_SOURCE[action - USE] == POWER_SOURCE + EMPIRE:
                s.set_local(EMPIRE_PAID, 1)
        elif action >= REACTIVATE:
            s.pool[CROWN] -= 1
            s.bonus_ready[action - REACTIVATE] = 1
            if s.events is not None:
                s.tell("reactivated", {"seat": seat, "power": POWERS[action - REACTIVATE]})
        else:
            self.refresh(s, seat, action - REFRESH)

    def refresh(self, s: Virtu, seat: i64, tile: i64) -> None:
        """The first of a pair takes a symbol, the second goes with it."""
        if s.local(HALF) > 0:
            s.set_local(HALF, s.local(HALF) - 1)
        else:
            s.pool[CROWN] -= 1
            s.set_local(HALF, TILES_PER_SYMBOL - 1)
        if tile < CITY_COUNT:
            s.tile[tile] = FRESH
        else:
            s.estate[seat * ESTATE_COUNT + tile - CITY_COUNT] = FRESH
        if s.events is not None:
            s.tell("refreshed", {"seat": seat, "tile": TILES[tile]})

    def question(self, s: Virtu, seat: int) -> Params:
        return pool_params(s, ("crown", "cross"))


def is_refreshable(s: Virtu, seat: i64, tile: i64) -> bool:
    """An exhausted tile that has neither paid for this action nor been refreshed by it."""
    if tile < CITY_COUNT:
        return s.tile[tile] == SPENT and holds(s, seat, tile)
    return s.estate[seat * ESTATE_COUNT + tile - CITY_COUNT] == SPENT


def is_reactivatable(s: Virtu, seat: i64, power: i64) -> bool:
    """Own alliance, disc right; also under an enemy agent (R41)."""
    if power == EMPIRE and s.local(EMPIRE_PAID) == 1:
        return False
    return s.ally[power] == seat and s.bonus_ready[power] == 0


def is_second_cathedral(s: Virtu, seat: i64, tile: i64) -> bool:
    """Of equal cathedrals the first exhausted one is offered."""
    first: i64 = seat * ESTATE_COUNT + FIRST_CATHEDRAL
    for i in range(first, seat * ESTATE_COUNT + tile - CITY_COUNT):
        if s.estate[i] == SPENT:
            return True
    return False


def flip_all(s: Virtu, seat: i64) -> None:
    """All flips are one effect: only now are refreshed tiles available, and those that paid plainly exhausted."""
    for city in range(i64(CITY_COUNT)):
        s.tile[city] = flipped(s.tile[city])
    for i in range(seat * ESTATE_COUNT, (seat + 1) * ESTATE_COUNT):
        s.estate[i] = flipped(s.estate[i])


def flipped(face: i64) -> i64:
    if face == FRESH:
        return READY
    return i64(SPENT) if face == PAID else face


DECISIONS.place(Govern(GOVERN, "action.govern", "4.4", GOVERNING, inside=(ACT,)))
