"""W5: an alliance with a great power is concluded or overthrown, one per Winter (§4.6, §4.7; R37, R38)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.decision import NO_OBSTACLE, Locals
from signoria.games.virtu.actions import ALLY_WITH, DONE, SOURCE_COUNT, WAIVE_SYMBOL
from signoria.games.virtu.box.atlas import POWER_SPOT
from signoria.games.virtu.box.constants import POWER_COST, POWER_COUNT, POWERS
from signoria.games.virtu.decisions import ALLY, DECISIONS, OBSTACLES, WAIVE
from signoria.games.virtu.payment.bill import (
    CAVALRY,
    CROSS,
    CROWN,
    DUE_COUNT,
    SHIP,
    SYMBOL_COUNT,
    SYMBOLS,
    Bill,
)
from signoria.games.virtu.payment.pay import NOT_PAYABLE, Payer, charge, is_payable
from signoria.games.virtu.payment.sources import WINTER_LOAN, empty_pool, gather, symbols
from signoria.games.virtu.phases.spots import exists
from signoria.games.virtu.phases.winter import end_winter
from signoria.games.virtu.state import EMPTY, Virtu

ALLIED_ALREADY: Final = OBSTACLES.add("allied_already", "4.6")
NEEDS_AGENT: Final = OBSTACLES.add("needs_agent", "4.6")

NOTHING_WAIVED: Final = -1
PAYING_SYMBOLS: Final[i64] = symbols(CROWN) | symbols(CROSS) | symbols(CAVALRY) | symbols(SHIP)
# Every cost shows two symbol types, of which an agent may spare a single one.
FEWEST_SOURCES: Final[i64] = min(
    sum(POWER_COST[power * SYMBOL_COUNT + symbol] > 0 for symbol in range(SYMBOL_COUNT))
    - int(min(POWER_COST[power * SYMBOL_COUNT + symbol] or 99 for symbol in range(SYMBOL_COUNT)) == 1)
    for power in range(POWER_COUNT)
)

ALLIANCE: Final = Locals()
POWER: Final = ALLIANCE.local("power", POWER_COUNT - 1)


def forbidden(s: Virtu, seat: i64, power: i64) -> i64:
    if s.ally[power] == seat:
        return ALLIED_ALREADY
    if s.ally[power] != EMPTY and s.agent[POWER_SPOT + power] != seat:
        return NEEDS_AGENT
    return NO_OBSTACLE


def is_reduced(s: Virtu, seat: i64, power: i64) -> bool:
    """E13: the own agent spares one symbol with a free power, none when overthrowing (R37)."""
    return s.ally[power] == EMPTY and s.agent[POWER_SPOT + power] == seat


def bill(power: i64, waived: i64) -> Bill:
    at: i64 = power * SYMBOL_COUNT
    crowns: i64 = POWER_COST[at + CROWN] - (i64(1) if waived == CROWN else i64(0))
    crosses: i64 = POWER_COST[at + CROSS] - (i64(1) if waived == CROSS else i64(0))
    cavalry: i64 = POWER_COST[at + CAVALRY] - (i64(1) if waived == CAVALRY else i64(0))
    ships: i64 = POWER_COST[at + SHIP] - (i64(1) if waived == SHIP else i64(0))
    return Bill(0, crowns, crosses, 0, cavalry, ships)


def waive_obstacle(s: Virtu, seat: i64, power: i64, symbol: i64) -> i64:
    if POWER_COST[power * SYMBOL_COUNT + symbol] == 0:
        return NOT_PAYABLE
    return NO_OBSTACLE if is_payable(s, seat, WINTER_LOAN, bill(power, symbol)) else NOT_PAYABLE


class Allying(Payer):
    """A power is paid, all its symbols or all but the one that an agent spares; then it is an ally."""

    def pay(self, s: Virtu, seat: i64, waived: i64) -> None:
        power: i64 = s.local(POWER)
        for symbol in range(i64(CROWN), i64(SHIP + 1)):
            s.due[symbol] = POWER_COST[power * SYMBOL_COUNT + symbol]
        if waived != NOTHING_WAIVED:
            s.due[waived] -= 1
        charge(s, seat, self.id, WINTER_LOAN)

    def resume(self, s: Virtu, result: i64) -> None:
        """Paid: the disc lies left; a former ally's is gone; agents stay."""
        power: i64 = s.local(POWER)
        former: i64 = s.ally[power]
        s.ally[power] = s.frame_seat()
        s.bonus_ready[power] = 1
        empty_pool(s)
        if s.events is not None:
            s.tell("allied", {"seat": s.frame_seat(), "power": POWERS[power]})
            if former >= 0 and former != s.frame_seat():
                s.tell("ally_overthrown", {"seat": former, "power": POWERS[power]})
        end_winter(s)

    def price(self, s: Virtu, at: int) -> list[int]:
        power = power_price(s.frames[at + POWER])
        return [power[symbol] for symbol in SYMBOLS] + [0] * (DUE_COUNT - SYMBOL_COUNT)


def power_price(power: int) -> dict[str, int]:
    return {symbol: int(POWER_COST[power * SYMBOL_COUNT + i]) for i, symbol in enumerate(SYMBOLS)}


class Ally(Allying):
    """A free power, or another's with the own agent on it; where there is none, nothing is asked."""

    def begin(self, s: Virtu, argument: i64) -> None:
        seat: i64 = s.frame_seat()
        if exists(s, POWER_SPOT):
            for power in range(i64(POWER_COUNT)):
                if forbidden(s, seat, power) == NO_OBSTACLE:
                    return
        end_winter(s)

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        out[0] = DONE
        for power in range(i64(POWER_COUNT)):
            out[1 + power] = ALLY_WITH + power
        return 1 + POWER_COUNT

    def obstacle(self, s: Virtu, seat: i64, action: i64) -> i64:
        if action == DONE:
            return NO_OBSTACLE
        power: i64 = action - ALLY_WITH
        reason: i64 = forbidden(s, seat, power)
        if reason != NO_OBSTACLE:
            return reason
        if not is_reduced(s, seat, power):
            return NO_OBSTACLE if is_payable(s, seat, WINTER_LOAN, bill(power, NOTHING_WAIVED)) else NOT_PAYABLE
        for symbol in range(i64(SYMBOL_COUNT)):
            if waive_obstacle(s, seat, power, symbol) == NO_OBSTACLE:
                return NO_OBSTACLE
        return NOT_PAYABLE

    def options(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        """Most Winters there is nothing to pay with: one look at the sources tells, before any power is priced."""
        sources = vec[i64]([0] * SOURCE_COUNT)
        reliefs = vec[i64]([0] * SOURCE_COUNT)
        enough: bool = gather(s, seat, WINTER_LOAN, PAYING_SYMBOLS, 0, sources, reliefs) >= FEWEST_SOURCES
        out[0] = DONE
        count: i64 = 1
        for power in range(i64(POWER_COUNT)):
            if enough and self.obstacle(s, seat, ALLY_WITH + power) == NO_OBSTACLE:
                out[count] = ALLY_WITH + power
                count += 1
        return count

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        if action == DONE:
            end_winter(s)
            return
        s.set_local(POWER, action - ALLY_WITH)
        if is_reduced(s, seat, action - ALLY_WITH):
            s.ask(WAIVE)
        else:
            self.pay(s, seat, NOTHING_WAIVED)

    def label(self, s: Virtu, seat: int, action: int) -> Params:
        if action == DONE:
            return {}
        ally = int(s.ally[action - ALLY_WITH])
        params: Params = {"overthrow": 1, "rival": ally} if ally not in (EMPTY, seat) else {"overthrow": 0}
        return {"power": POWERS[action - ALLY_WITH]} | params

    def cost(self, s: Virtu, seat: int, action: int) -> dict[str, int]:
        return {} if action == DONE else power_price(action - ALLY_WITH)

    def is_sound(self, s: Virtu, seat: int, at: int) -> bool:
        return s.at > at or s.frames[at + POWER] == 0


class Waive(Allying):
    """W5w: the symbols of the cost, one of which the agent spares."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        power: i64 = s.local(POWER)
        count: i64 = 0
        for symbol in range(i64(SYMBOL_COUNT)):
            if POWER_COST[power * SYMBOL_COUNT + symbol] > 0:
                out[count] = WAIVE_SYMBOL + symbol
                count += 1
        return count

    def obstacle(self, s: Virtu, seat: i64, action: i64) -> i64:
        return waive_obstacle(s, seat, s.local(POWER), action - WAIVE_SYMBOL)

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        if s.events is not None:
            s.tell("waived", {"seat": seat, "symbol": SYMBOLS[action - WAIVE_SYMBOL]})
        self.pay(s, seat, action - WAIVE_SYMBOL)

    def question(self, s: Virtu, seat: int) -> Params:
        return {"power": POWERS[s.local(POWER)]}


DECISIONS.place(Ally(ALLY, "winter.ally", "4.6", ALLIANCE))
DECISIONS.place(Waive(WAIVE, "winter.waive", "4.6", ALLIANCE))
