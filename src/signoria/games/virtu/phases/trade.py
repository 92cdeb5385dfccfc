"""Every ship gives florins at once (§4.4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.virtu.actions import DONE
from signoria.games.virtu.box.constants import FLORINS_PER_SHIP
from signoria.games.virtu.decisions import ACT, DECISIONS, TRADE
from signoria.games.virtu.payment.bill import SHIP
from signoria.games.virtu.payment.sources import FLORINS, OTTOMAN_SHIPS, ROOM, is_for_florins, symbols, use
from signoria.games.virtu.payment.uses import write_uses
from signoria.games.virtu.phases.question import Question
from signoria.games.virtu.state import Virtu

ALSO: Final[i64] = ROOM | OTTOMAN_SHIPS
SHIPS: Final[i64] = symbols(SHIP)


class Trade(Question):
    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        out[0] = DONE
        return write_uses(s, seat, ALSO, SHIPS, SHIPS | FLORINS, out, 1)

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        if action == DONE:
            s.done()
            return
        count: i64 = use(s, seat, action, ALSO)
        if not is_for_florins(action):
            s.florins[seat] += count * FLORINS_PER_SHIP
            if s.events is not None:
                s.tell("traded", {"seat": seat, "ships": count, "florins": count * FLORINS_PER_SHIP})


DECISIONS.place(Trade(TRADE, "action.trade", "4.4", inside=(ACT,)))
