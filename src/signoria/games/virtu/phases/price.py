"""The whole price of what a payment is for (§4.8)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.state import LOCALS, SEAT
from signoria.games.virtu.atlas import CITY_COUNT, ITEM_COST, SEAS
from signoria.games.virtu.box import (
    CROSSES_TO_REDEEM,
    CROWNS_TO_REDEEM,
    LAST_RANK,
    POWER_COST,
    RANK_CROSSES,
    RANK_CROWNS,
    RANK_EITHER,
    RANK_FLORINS,
)
from signoria.games.virtu.decisions import ALLY, ANNEX, BUY, HAVEN, INFLUENCE, PATRONISE, REDEEM, RETREAT, WAIVE
from signoria.games.virtu.payment import CROSS, CROWN, DUE_COUNT, EITHER, FLORIN, SHIP, SYMBOL_COUNT
from signoria.games.virtu.phases.annex import seas_to
from signoria.games.virtu.phases.value import neutral_value
from signoria.games.virtu.state import VirtuState


def price_of(s: VirtuState, at: int) -> list[int]:
    """Returns the price by symbol of what the frame below a payment is about."""
    decision: i64 = s.frames[at]
    seat: i64 = s.frames[at + SEAT]
    subject: i64 = s.frames[at + LOCALS]
    price = [0] * DUE_COUNT
    if decision == BUY:
        price[:SYMBOL_COUNT] = [int(n) for n in ITEM_COST[subject * SYMBOL_COUNT : (subject + 1) * SYMBOL_COUNT]]
    elif decision in (ALLY, WAIVE):
        price[:SYMBOL_COUNT] = [int(n) for n in POWER_COST[subject * SYMBOL_COUNT : (subject + 1) * SYMBOL_COUNT]]
    elif decision == REDEEM:
        price[CROWN], price[CROSS] = (int(CROWNS_TO_REDEEM), 0) if s.due[CROWN] else (0, int(CROSSES_TO_REDEEM))
    elif decision == RETREAT:
        price[SHIP] = int(SEAS[subject * CITY_COUNT + s.frames[at + HAVEN]])
    elif decision == PATRONISE and s.rank[seat] < LAST_RANK:
        rank: i64 = s.rank[seat] + 1
        price[FLORIN], price[CROWN] = int(RANK_FLORINS[rank]), int(RANK_CROWNS[rank])
        price[CROSS], price[EITHER] = int(RANK_CROSSES[rank]), int(RANK_EITHER[rank])
    elif decision in (ANNEX, INFLUENCE):
        price[CROWN], price[SHIP] = int(neutral_value(s, seat, subject)) + 1, int(seas_to(s, seat, subject))
    return price
