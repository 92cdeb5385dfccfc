"""Why the action of a room will come to nothing, told when it begins: what it lacks, a price that is too high."""

from __future__ import annotations

from typing import Final

from signoria.core.codes import Params
from signoria.games.virtu.actions import ANNEX_CITY, DONE, USE, USED_SYMBOL
from signoria.games.virtu.box.atlas import CITIES, CITY_COUNT, ESTATE_COUNT
from signoria.games.virtu.box.constants import LAST_RANK, POWER_COUNT
from signoria.games.virtu.decisions import ANNEX, GOVERN, INFLUENCE, PATRONISE, TRADE, WAGE_WAR
from signoria.games.virtu.payment.bill import MASK, WAR
from signoria.games.virtu.payment.sources import is_for_florins
from signoria.games.virtu.phases.annex import is_annexation
from signoria.games.virtu.phases.govern import is_reactivatable, is_refreshable
from signoria.games.virtu.phases.patronise import rank_price
from signoria.games.virtu.phases.war import mobile_troops
from signoria.games.virtu.state import ON_TRACK, Virtu

REASONS: Final = (
    *("nothing_exhausted", "no_symbol", "top_rank", "rank_too_dear", "no_ship", "no_city", "city_too_dear"),
    *("no_troop", "no_move", "no_mask", "no_agent"),
)


def fruitless(s: Virtu, seat: int) -> Params:
    """Returns why the action that has just begun can do nothing; nothing if it can, and is only given up by choice."""
    if any(_promises(s, seat, action) for action in s.options(seat)):
        return {}
    decision = s.decision
    if decision == PATRONISE:
        return _price_of_a_rank(s, seat)
    if decision in (ANNEX, INFLUENCE):
        return _cheapest_city(s, seat)
    return {"why": _lacking(s, seat, decision)}


def _promises(s: Virtu, seat: int, action: int) -> bool:
    """Florins of the room are no effect of its action; nor are symbols that nothing is there for."""
    if action == DONE or (action >= USE and is_for_florins(action)):
        return False
    if action < USE:
        return True
    if s.decision == WAGE_WAR:
        return USED_SYMBOL[action - USE] == WAR or _is_mobile(s, seat)
    return s.decision != INFLUENCE or ON_TRACK in list(s.major_ally)


def _is_mobile(s: Virtu, seat: int) -> bool:
    return any(mobile_troops(s, seat, city) > 0 for city in range(CITY_COUNT))


def _lacking(s: Virtu, seat: int, decision: int) -> str:
    if decision == GOVERN:
        return "no_symbol" if _is_governable(s, seat) else "nothing_exhausted"
    if decision == TRADE:
        return "no_ship"
    if decision == WAGE_WAR:
        return "no_move" if _is_mobile(s, seat) else "no_troop"
    return "no_agent" if s.pool[MASK] > 0 else "no_mask"


def _is_governable(s: Virtu, seat: int) -> bool:
    tiles = range(CITY_COUNT + ESTATE_COUNT)
    return any(is_refreshable(s, seat, tile) for tile in tiles) or any(
        is_reactivatable(s, seat, power) for power in range(POWER_COUNT)
    )


def _price_of_a_rank(s: Virtu, seat: int) -> Params:
    rank = int(s.rank[seat]) + 1
    return {"why": "top_rank"} if rank > LAST_RANK else {"why": "rank_too_dear", **rank_price(rank)}


def _cheapest_city(s: Virtu, seat: int) -> Params:
    """The city in reach that costs the least."""
    prices = [
        (sum([int(symbols) for symbols in price.values()]), city, price)
        for city in s.candidates(seat)
        if is_annexation(city)
        for price in [s.describe(seat, city).cost]
    ]
    if not prices:
        return {"why": "no_city"}
    _, city, price = min(prices, key=_by_price)
    return {"why": "city_too_dear", "city": CITIES[city - ANNEX_CITY], **price}


def _by_price(priced: tuple[int, int, Params]) -> int:
    return priced[0]
