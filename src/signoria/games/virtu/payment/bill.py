"""The payment engine: one symbol type per relief, and whether a cost can be paid to the end (§2.4, §4.8).

A relief is one int, four bits per symbol. What has been gathered towards a cost is a point of a small lattice: how
many florins, crowns, crosses, cavalry and ships, each capped at what the cost can use. A set of points is one int
again, a bit per point, so a source moves all points at once and a pass over the sources takes a few shifts each.
Knows nothing of palaces or seats.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SYMBOLS: Final = ("florin", "crown", "cross", "cavalry", "ship", "mask", "war", "arrow")
SYMBOL_COUNT: Final = 8
FLORIN: Final = 0
CROWN: Final = 1
CROSS: Final = 2
CAVALRY: Final = 3
SHIP: Final = 4
MASK: Final = 5
WAR: Final = 6
ARROW: Final = 7

# A cost may also ask for crowns or crosses at the payer's choice.
EITHER: Final = 8
DUE_COUNT: Final = 9
# Only the first five symbols ever pay a fixed cost.
PAYING: Final = 5

BITS: Final = 4
MOST_OF_A_SYMBOL: Final = 15
# Points of a lattice that fit into one int; the data check keeps every cost below it.
MOST_POINTS: Final = 62


def shifted(points: i64, by: i64) -> i64:
    """Compiled, `1 << by` with a literal is a shift of 32 bits; an argument has 64."""
    return points << by


def packed(symbol: i64, count: i64) -> i64:
    """A relief of one symbol type."""
    return count << (BITS * symbol)


def amount(relief: i64, symbol: i64) -> i64:
    return (relief >> (BITS * symbol)) & MOST_OF_A_SYMBOL


class Bill:
    """What is still due, as a lattice of what may yet be gathered; `goal` holds the points that pay it."""

    cap: vec[i64]
    stride: vec[i64]
    top: vec[i64]
    size: i64
    goal: i64
    wanted: i64

    def __init__(self, florins: i64, crowns: i64, crosses: i64, either: i64, cavalry: i64, ships: i64) -> None:
        self.cap = vec[i64]([0] * PAYING)
        self.cap[FLORIN] = florins
        self.cap[CROWN] = crowns + either
        self.cap[CROSS] = crosses + either
        self.cap[CAVALRY] = cavalry
        self.cap[SHIP] = ships
        self.stride = vec[i64]([0] * PAYING)
        self.top = vec[i64]([0] * PAYING)
        self.size = 1
        self.wanted = 0
        for symbol in range(i64(PAYING)):
            self.stride[symbol] = self.size
            self.size *= self.cap[symbol] + 1
            if self.cap[symbol] > 0:
                self.wanted |= packed(symbol, MOST_OF_A_SYMBOL)
        for symbol in range(i64(PAYING)):
            if self.cap[symbol] > 0:
                self.top[symbol] = self.full_points(symbol)
        self.goal = self.paid_points(crowns, crosses, either)

    def full_points(self, symbol: i64) -> i64:
        """The points at which no more of a symbol can be used."""
        stride: i64 = self.stride[symbol]
        block: i64 = stride * (self.cap[symbol] + 1)
        pattern: i64 = (shifted(1, stride) - 1) << (stride * self.cap[symbol])
        points: i64 = pattern
        for i in range(i64(1), self.size // block):
            points |= pattern << (i * block)
        return points

    def paid_points(self, crowns: i64, crosses: i64, either: i64) -> i64:
        """Everything at its cap, except that crowns and crosses share what is due in either."""
        base: i64 = self.cap[FLORIN] * self.stride[FLORIN]
        base += self.cap[CAVALRY] * self.stride[CAVALRY] + self.cap[SHIP] * self.stride[SHIP]
        points: i64 = 0
        for more in range(either + 1):
            for rest in range(either - more, either + 1):
                at: i64 = base + (crowns + more) * self.stride[CROWN] + (crosses + rest) * self.stride[CROSS]
                points |= shifted(1, at)
        return points

    def add(self, points: i64, symbol: i64, count: i64) -> i64:
        """Where the points go when so many of a symbol are added, the surplus being lost (R5)."""
        stride: i64 = self.stride[symbol]
        top: i64 = self.top[symbol]
        for _more in range(min(count, self.cap[symbol])):  # a bare _ would be made an object, compiled
            points = ((points & ~top) << stride) | (points & top)
        return points

    def before_adding(self, points: i64, symbol: i64, count: i64) -> i64:
        """The points from which adding so many of a symbol leads into the given ones."""
        stride: i64 = self.stride[symbol]
        top: i64 = self.top[symbol]
        for _more in range(min(count, self.cap[symbol])):
            points = ((points >> stride) & ~top) | (points & top)
        return points

    def with_source(self, points: i64, relief: i64) -> i64:
        """The points in reach when a source may be left alone or used for one of its types."""
        reached: i64 = points
        symbol: i64 = 0
        relief &= self.wanted
        while relief > 0:
            count: i64 = relief & MOST_OF_A_SYMBOL
            if count > 0:
                reached |= self.add(points, symbol, count)
            relief >>= BITS
            symbol += 1
        return reached

    def before_source(self, points: i64, relief: i64) -> i64:
        """The points from which a source can lead into the given ones."""
        reached: i64 = points
        symbol: i64 = 0
        relief &= self.wanted
        while relief > 0:
            count: i64 = relief & MOST_OF_A_SYMBOL
            if count > 0:
                reached |= self.before_adding(points, symbol, count)
            relief >>= BITS
            symbol += 1
        return reached

    def is_payable(self, reliefs: vec[i64], count: i64) -> bool:
        """Can one type be chosen per source so that everything due is gathered?"""
        points: i64 = 1
        for i in range(count):
            if points & self.goal != 0:
                return True
            points = self.with_source(points, reliefs[i])
        return points & self.goal != 0

    def allowed_uses(self, reliefs: vec[i64], count: i64, allowed: vec[i64]) -> None:
        """For each source, the symbols (as bits) whose use is needed and leaves the rest payable.

        One pass forwards, one backwards: a use of source i is sound if it leads from what the sources before it
        can gather to where those after it can finish.
        """
        ends = vec[i64]([0] * (count + 1))
        ends[count] = self.goal
        for i in range(count):
            ends[count - 1 - i] = self.before_source(ends[count - i], reliefs[count - 1 - i])
        points: i64 = 1
        for i in range(count):
            allowed[i] = self.sound_symbols(points, reliefs[i], ends[i + 1])
            points = self.with_source(points, reliefs[i])

    def sound_symbols(self, points: i64, relief: i64, ends: i64) -> i64:
        symbols: i64 = 0
        symbol: i64 = 0
        relief &= self.wanted
        while relief > 0:
            count: i64 = relief & MOST_OF_A_SYMBOL
            if count > 0 and self.add(points, symbol, count) & ends != 0:
                symbols |= 1 << symbol
            relief >>= BITS
            symbol += 1
        return symbols


def bill_of(due: vec[i64], treasury: i64) -> Bill:
    """The bill of what is due beyond the florins in the treasury."""
    florins: i64 = max(due[FLORIN] - treasury, 0)
    return Bill(florins, due[CROWN], due[CROSS], due[EITHER], due[CAVALRY], due[SHIP])


def is_covered(due: vec[i64], treasury: i64) -> bool:
    """Is nothing due beyond the florins in the treasury?"""
    if due[FLORIN] > treasury:
        return False
    for symbol in range(i64(CROWN), i64(DUE_COUNT)):
        if due[symbol] > 0:
            return False
    return True


def absorb(due: vec[i64], symbol: i64, count: i64) -> i64:
    """Let symbols pay what is due, their own kind first, then either; returns how many are left over."""
    paid: i64 = min(count, due[symbol])
    due[symbol] -= paid
    count -= paid
    if symbol in (CROWN, CROSS):
        paid = min(count, due[EITHER])
        due[EITHER] -= paid
        count -= paid
    return count
