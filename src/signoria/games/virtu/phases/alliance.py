"""W5: an alliance with a great power is concluded or overthrown, one per Winter (§4.6, §4.7; R37, R38)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import SEAT
from signoria.games.virtu.actions import ALLY_WITH, DONE, SOURCE_COUNT, WAIVE_SYMBOL
from signoria.games.virtu.atlas import POWER_SPOT
from signoria.games.virtu.box import POWER_COST, POWER_COUNT, POWERS
from signoria.games.virtu.decisions import ALLY, SUBJECT, WAIVE
from signoria.games.virtu.payment import CAVALRY, CROSS, CROWN, SHIP, SYMBOL_COUNT, SYMBOLS, Bill
from signoria.games.virtu.phases import paying
from signoria.games.virtu.phases.obstacles import ALLIED_ALREADY, FREE, NEEDS_AGENT, NOT_PAYABLE
from signoria.games.virtu.phases.sources import gather, symbols
from signoria.games.virtu.state import EMPTY, VirtuState

NOTHING_WAIVED: Final = -1
PAYING_SYMBOLS: Final[i64] = symbols(CROWN) | symbols(CROSS) | symbols(CAVALRY) | symbols(SHIP)
# Every cost shows two symbol types, of which an agent may spare a single one.
FEWEST_SOURCES: Final[i64] = min(
    sum(POWER_COST[power * SYMBOL_COUNT + symbol] > 0 for symbol in range(SYMBOL_COUNT))
    - int(min(POWER_COST[power * SYMBOL_COUNT + symbol] or 99 for symbol in range(SYMBOL_COUNT)) == 1)
    for power in range(POWER_COUNT)
)


def arises(s: VirtuState, seat: i64) -> bool:
    """Is there a power to win: a free one, or another's with the own agent on it?"""
    power: i64 = 0
    while s.players > 2 and power < POWER_COUNT:
        if forbidden(s, seat, power) == FREE:
            return True
        power += 1
    return False


def forbidden(s: VirtuState, seat: i64, power: i64) -> i64:
    if s.ally[power] == seat:
        return ALLIED_ALREADY
    if s.ally[power] != EMPTY and s.agent[POWER_SPOT + power] != seat:
        return NEEDS_AGENT
    return FREE


def is_reduced(s: VirtuState, seat: i64, power: i64) -> bool:
    """E13: the own agent spares one symbol with a free power, none when overthrowing (R37)."""
    return s.ally[power] == EMPTY and s.agent[POWER_SPOT + power] == seat


def bill(power: i64, waived: i64) -> Bill:
    at: i64 = power * SYMBOL_COUNT
    crowns: i64 = POWER_COST[at + CROWN] - (1 if waived == CROWN else 0)
    crosses: i64 = POWER_COST[at + CROSS] - (1 if waived == CROSS else 0)
    cavalry: i64 = POWER_COST[at + CAVALRY] - (1 if waived == CAVALRY else 0)
    ships: i64 = POWER_COST[at + SHIP] - (1 if waived == SHIP else 0)
    return Bill(0, crowns, crosses, 0, cavalry, ships)


def candidates(s: VirtuState, out: vec[i64]) -> i64:
    out[0] = DONE
    power: i64 = 0
    while power < POWER_COUNT:
        out[1 + power] = ALLY_WITH + power
        power += 1
    return 1 + POWER_COUNT


def obstacle(s: VirtuState, action: i64) -> i64:
    if action == DONE:
        return FREE
    seat: i64 = s.frames[s.at + SEAT]
    power: i64 = action - ALLY_WITH
    reason: i64 = forbidden(s, seat, power)
    if reason != FREE:
        return reason
    if not is_reduced(s, seat, power):
        return FREE if paying.is_payable(s, seat, ALLY, bill(power, NOTHING_WAIVED)) else NOT_PAYABLE
    symbol: i64 = 0
    while symbol < SYMBOL_COUNT:
        if waive_obstacle(s, power, WAIVE_SYMBOL + symbol) == FREE:
            return FREE
        symbol += 1
    return NOT_PAYABLE


def options(s: VirtuState, out: vec[i64]) -> i64:
    """Most Winters there is nothing to pay with: one look at the sources tells, before any power is priced."""
    seat: i64 = s.frames[s.at + SEAT]
    sources = vec[i64]([0] * SOURCE_COUNT)
    reliefs = vec[i64]([0] * SOURCE_COUNT)
    found: i64 = gather(s, seat, paying.also_usable(ALLY), PAYING_SYMBOLS, 0, sources, reliefs)
    out[0] = DONE
    count: i64 = 1
    power: i64 = 0
    while power < POWER_COUNT:
        if found >= FEWEST_SOURCES and obstacle(s, ALLY_WITH + power) == FREE:
            out[count] = ALLY_WITH + power
            count += 1
        power += 1
    return count


def choose(s: VirtuState, action: i64) -> bool:
    """True when the step is over."""
    if action == DONE:
        return True
    seat: i64 = s.frames[s.at + SEAT]
    power: i64 = action - ALLY_WITH
    s.frames[s.at + SUBJECT] = power
    if is_reduced(s, seat, power):
        s.frames[s.at] = WAIVE
        return False
    return pay(s, seat, power, NOTHING_WAIVED)


def pay(s: VirtuState, seat: i64, power: i64, waived: i64) -> bool:
    symbol: i64 = CROWN
    while symbol <= SHIP:
        s.due[symbol] = POWER_COST[power * SYMBOL_COUNT + symbol]
        symbol += 1
    if waived != NOTHING_WAIVED:
        s.due[waived] -= 1
    if not paying.begin(s, seat):
        return False
    complete(s)
    return True


# ---- W5w ----


def waive_candidates(s: VirtuState, out: vec[i64]) -> i64:
    """The symbols of the cost."""
    power: i64 = s.frames[s.at + SUBJECT]
    count: i64 = 0
    symbol: i64 = 0
    while symbol < SYMBOL_COUNT:
        if POWER_COST[power * SYMBOL_COUNT + symbol] > 0:
            out[count] = WAIVE_SYMBOL + symbol
            count += 1
        symbol += 1
    return count


def waive_obstacle(s: VirtuState, power: i64, action: i64) -> i64:
    symbol: i64 = action - WAIVE_SYMBOL
    if POWER_COST[power * SYMBOL_COUNT + symbol] == 0:
        return NOT_PAYABLE
    seat: i64 = s.frames[s.at + SEAT]
    return FREE if paying.is_payable(s, seat, ALLY, bill(power, symbol)) else NOT_PAYABLE


def choose_waived(s: VirtuState, action: i64) -> bool:
    seat: i64 = s.frames[s.at + SEAT]
    if s.events is not None:
        s.tell("waived", {"seat": seat, "symbol": SYMBOLS[action - WAIVE_SYMBOL]})
    return pay(s, seat, s.frames[s.at + SUBJECT], action - WAIVE_SYMBOL)


def complete(s: VirtuState) -> None:
    """Paid: the disc lies left; a former ally's is gone; agents stay."""
    seat: i64 = s.frames[s.at + SEAT]
    power: i64 = s.frames[s.at + SUBJECT]
    s.ally[power] = seat
    s.bonus_ready[power] = 1
    paying.empty_pool(s)
    if s.events is not None:
        s.tell("allied", {"seat": seat, "power": POWERS[power]})
