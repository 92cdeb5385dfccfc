"""What a payment has come to so far, and what would pay the rest."""

from __future__ import annotations

from typing import Final, TypedDict

from mypy_extensions import i64

from signoria.core.decision import FRAME
from signoria.games.virtu.actions import (
    ACTIONS,
    INDULGENCE_SOURCE,
    SOURCES,
    USE,
    USED_SOURCE,
    USED_SYMBOL,
)
from signoria.games.virtu.decisions import DECISIONS, PAY, WAIVE
from signoria.games.virtu.payment.bill import (
    CROSS,
    CROWN,
    DUE_COUNT,
    EITHER,
    FLORIN,
    SYMBOL_COUNT,
    SYMBOLS,
    amount,
)
from signoria.games.virtu.payment.pay import PURPOSE, price_of
from signoria.games.virtu.payment.sources import relief_of
from signoria.games.virtu.state import EMPTY, MOST_USES, Virtu

DUE_NAMES: Final = (*SYMBOLS, "either")
TREASURY: Final = "treasury"
POOL: Final = "pool"
AGENT: Final = "agent"


class Covered(TypedDict):
    """Part of a price and what covers it: a source, symbols gathered before, the treasury, an agent that waives it."""

    source: str
    symbol: str
    count: int


class Payment(TypedDict):
    """A payment that is going on: what it is for, the whole price, what covers it so far, what is left to gather.

    `usual` pays the rest without much thought: what shows least too many first, the room before others, a loan last.
    """

    purpose: str
    price: dict[str, int]
    covered: list[Covered]
    left: dict[str, int]
    usual: list[str]


def payment(s: Virtu) -> Payment | None:
    """Returns the running payment; what covers it is told by source, in the order of use."""
    if s.decision != PAY:
        return None
    seat: i64 = s.frame_seat()
    purpose = DECISIONS.entries[s.local(PURPOSE)]
    price = price_of(purpose, s, s.at - FRAME)
    left = [int(count) for count in s.due]
    covered: list[Covered] = []
    gathered = [0] * SYMBOL_COUNT
    for i in range(MOST_USES):
        if s.uses[i] == EMPTY:
            break
        source: i64 = USED_SOURCE[s.uses[i] - USE]
        symbol: i64 = USED_SYMBOL[s.uses[i] - USE]
        count = int(amount(relief_of(s, seat, source), symbol))
        gathered[symbol] += count
        if symbol != FLORIN:
            covered.append({"source": SOURCES[source], "symbol": SYMBOLS[symbol], "count": count})
    from_pool = _without_surplus(s, price, left, gathered, covered)
    treasury = min(int(s.florins[seat]), left[FLORIN])
    if treasury:
        from_pool.append({"source": TREASURY, "symbol": SYMBOLS[FLORIN], "count": treasury})
    left[FLORIN] -= treasury
    return {
        "purpose": purpose.code,
        "price": _amounts(price),
        "covered": from_pool + covered,
        "left": _amounts(left),
        "usual": _usual(s, seat),
    }


def _usual(s: Virtu, seat: i64) -> list[str]:
    """No use of a payment leads into a dead end, so that one after the other pays all."""
    paying = s.clone()
    depth: i64 = s.depth
    uses: list[str] = []
    while paying.depth == depth and paying.decision == PAY and paying.frame_seat() == seat:
        action = min(paying.options(seat), key=lambda use: _rank_of_use(paying, seat, use))
        uses.append(ACTIONS.names[action])
        paying.apply(seat, action)
    return uses


def _rank_of_use(s: Virtu, seat: i64, action: i64) -> tuple[bool, int, int, int]:
    source: i64 = USED_SOURCE[action - USE]
    symbol: i64 = USED_SYMBOL[action - USE]
    count = int(amount(relief_of(s, seat, source), symbol))
    due = int(s.due[symbol])
    if symbol == FLORIN:
        due -= int(s.florins[seat])
    elif symbol in (CROWN, CROSS):
        due += int(s.due[EITHER])
    return source == INDULGENCE_SOURCE, max(count - due, 0), -min(count, due), int(source)


def _without_surplus(
    s: Virtu, price: list[int], left: list[int], gathered: list[int], covered: list[Covered]
) -> list[Covered]:
    """Only the last use of a symbol can show more than was due; what no use covers came from the pool."""
    surplus = [int(s.pool[symbol]) if gathered[symbol] else 0 for symbol in range(SYMBOL_COUNT)]
    for part in reversed(covered):
        symbol = SYMBOLS.index(part["symbol"])
        part["count"] -= surplus[symbol]
        surplus[symbol] = 0
    paid = sum(price[1:]) - sum(left[1:]) - sum(part["count"] for part in covered)
    from_pool: list[Covered] = []
    source = AGENT if s.local(PURPOSE) == WAIVE else POOL
    for symbol in range(1, SYMBOL_COUNT):
        own = price[symbol] - left[symbol] - sum(p["count"] for p in covered if p["symbol"] == SYMBOLS[symbol])
        share = min(max(own, 0), paid)
        if share:
            from_pool.append({"source": source, "symbol": SYMBOLS[symbol], "count": share})
            paid -= share
    return from_pool


def _amounts(counts: list[int]) -> dict[str, int]:
    return {DUE_NAMES[symbol]: counts[symbol] for symbol in range(DUE_COUNT) if counts[symbol] > 0}
