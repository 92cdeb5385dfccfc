"""A-TRA: every ship gives florins at once (§4.4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import SEAT
from signoria.games.virtu.actions import DONE, USE, USED_SOURCE, USED_SYMBOL
from signoria.games.virtu.box import FLORINS_PER_SHIP
from signoria.games.virtu.decisions import TRADE
from signoria.games.virtu.payment import FLORIN, SHIP
from signoria.games.virtu.phases.paying import also_usable
from signoria.games.virtu.phases.sources import FLORINS, symbols, use
from signoria.games.virtu.phases.turn_end import end_action
from signoria.games.virtu.phases.uses import write_uses
from signoria.games.virtu.state import SPENT, VirtuState

SHIPS: Final[i64] = symbols(SHIP)


def candidates(s: VirtuState, out: vec[i64]) -> i64:
    out[0] = DONE
    return write_uses(s, s.frames[s.at + SEAT], also_usable(TRADE), SHIPS, SHIPS | FLORINS, out, 1)


def choose(s: VirtuState, action: i64) -> None:
    if action == DONE:
        end_action(s)
        return
    seat: i64 = s.frames[s.at + SEAT]
    symbol: i64 = USED_SYMBOL[action - USE]
    count: i64 = use(s, seat, USED_SOURCE[action - USE], symbol, SPENT)
    if symbol != FLORIN:
        s.florins[seat] += count * FLORINS_PER_SHIP
        if s.events is not None:
            s.tell("traded", {"seat": seat, "ships": count, "florins": count * FLORINS_PER_SHIP})
