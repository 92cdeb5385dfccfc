"""PAY: a fixed cost, one use of a source at a time, never into a dead end (§4.4 PAY, §4.8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params, Problem
from signoria.core.decision import DECISION, FRAME, NO_OBSTACLE, Decision, Locals
from signoria.games.virtu.actions import (
    COURT_SOURCE,
    ESTATE_SOURCE,
    POWER_SOURCE,
    SOURCE_COUNT,
    TILE_SOURCE,
    USE,
    USE_OF,
    USED_SOURCE,
    USED_SYMBOL,
)
from signoria.games.virtu.box.atlas import ESTATE_COUNT
from signoria.games.virtu.box.constants import COURT
from signoria.games.virtu.decisions import (
    ALLY,
    ANNEX,
    BUY,
    DECISIONS,
    INFLUENCE,
    NAME_FIRST,
    OBSTACLES,
    PATRONISE,
    PAY,
    REDEEM,
    RETREAT,
    WAIVE,
)
from signoria.games.virtu.payment.bill import (
    CROSS,
    CROWN,
    DUE_COUNT,
    EITHER,
    FLORIN,
    PAYING,
    SHIP,
    SYMBOL_COUNT,
    Bill,
    absorb,
    amount,
    bill_of,
    is_covered,
)
from signoria.games.virtu.payment.noted import forget, note
from signoria.games.virtu.payment.sources import ANYTHING, gather, relief_of, use
from signoria.games.virtu.payment.uses import is_twin, write_symbols
from signoria.games.virtu.phases.question import Question
from signoria.games.virtu.state import SPENT, Virtu, holds

TOO_POOR: Final = OBSTACLES.add("too_poor", "2.4")
NOT_PAYABLE: Final = OBSTACLES.add("not_payable", "4.8")
EXHAUSTED: Final = OBSTACLES.add("exhausted", "2.4")
REST_NOT_PAYABLE: Final = OBSTACLES.add("rest_not_payable", "4.8")

PAYMENT: Final = Locals()
# What it is for, as a decision, and what may be used for it besides courtiers and tiles.
PURPOSE: Final = PAYMENT.local("purpose", NAME_FIRST)
ALSO: Final = PAYMENT.local("also", ANYTHING)

# What a payment tells its caller.
PAID: Final = 1
DUE: Final = {"florin": FLORIN, "crown": CROWN, "cross": CROSS, "ship": SHIP, "either": EITHER}


class Payer(Question):
    """A decision that lets the seat pay a fixed cost; `resume` with PAID is where what it was for takes effect."""

    def price(self, s: Virtu, at: int) -> list[int]:
        """The whole price by symbol of what the frame at `at` is about."""
        raise NotImplementedError


def is_payable(s: Virtu, seat: i64, also: i64, bill: Bill) -> bool:
    """Can the seat pay it to the end, with what may be used for it?"""
    sources = vec[i64]([0] * SOURCE_COUNT)
    reliefs = vec[i64]([0] * SOURCE_COUNT)
    count: i64 = gather(s, seat, also, bill.wanted, bill.wanted, sources, reliefs)
    return bill.is_payable(reliefs, count)


def charge(s: Virtu, seat: i64, purpose: i64, also: i64) -> None:
    """Ask for what lies in `due`, symbols gathered before paying first; the caller is resumed when all is paid."""
    s.push(PAY, seat)
    s.set_local(PURPOSE, purpose)
    s.set_local(ALSO, also)
    if s.events is not None:
        tell_price(s, seat)
    for symbol in range(i64(CROWN), i64(PAYING)):
        s.pool[symbol] = absorb(s.due, symbol, s.pool[symbol])
    settle(s, seat)


def tell_price(s: Virtu, seat: i64) -> None:
    """Tell the whole price; callers ask first whether anybody listens."""
    price: Params = {"seat": seat}
    for thing, place in DUE.items():
        if s.due[place] > 0:
            price[thing] = s.due[place]
    if len(price) > 1:
        s.tell("price", price)


def settle(s: Virtu, seat: i64) -> None:
    """When everything due is there, the florins are paid and the caller goes on."""
    if not is_covered(s.due, s.florins[seat]):
        return
    florins: i64 = s.due[FLORIN]
    s.florins[seat] -= florins
    s.due[FLORIN] = 0
    if s.events is not None and florins > 0:
        s.tell("paid", {"seat": seat, "florins": florins, "left": s.florins[seat]})
    forget(s)
    s.done(PAID)


class Pay(Question):
    """Every use of a source for something that is still due; those that leave the rest payable are allowed."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        """What can be used, and what could if it were not exhausted."""
        count: i64 = self.write(s, seat, out, False)
        wanted: i64 = bill_of(s.due, s.florins[seat]).wanted
        for source in range(i64(COURT_SOURCE), i64(POWER_SOURCE)):
            if is_spent(s, seat, source) and not is_twin(s, seat, source):
                count = write_symbols(source, relief_of(s, seat, source) & wanted, out, count)
        actions = sorted(int(out[i]) for i in range(count))
        for i in range(count):
            out[i] = actions[i]
        return count

    def options(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        return self.write(s, seat, out, True)

    def write(self, s: Virtu, seat: i64, out: vec[i64], sound_only: bool) -> i64:
        """Found in one pass over the sources."""
        bill: Bill = bill_of(s.due, s.florins[seat])
        sources = vec[i64]([0] * SOURCE_COUNT)
        reliefs = vec[i64]([0] * SOURCE_COUNT)
        allowed = vec[i64]([0] * SOURCE_COUNT)
        sources_left: i64 = gather(s, seat, s.local(ALSO), bill.wanted, bill.wanted, sources, reliefs)
        bill.allowed_uses(reliefs, sources_left, allowed)
        count: i64 = 0
        for i in range(sources_left):
            if is_twin(s, seat, sources[i]):
                continue
            for symbol in range(i64(PAYING)):
                if amount(reliefs[i], symbol) > 0 and (not sound_only or allowed[i] & (1 << symbol) != 0):
                    out[count] = USE_OF[sources[i] * SYMBOL_COUNT + symbol]
                    count += 1
        return count

    def obstacle(self, s: Virtu, seat: i64, action: i64) -> i64:
        """A use after which the cost could not be paid to the end is not allowed."""
        if is_spent(s, seat, USED_SOURCE[action - USE]):
            return EXHAUSTED
        legal = vec[i64]([0] * (SOURCE_COUNT * PAYING))
        for i in range(self.options(s, seat, legal)):
            if legal[i] == action:
                return NO_OBSTACLE
        return REST_NOT_PAYABLE

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        symbol: i64 = USED_SYMBOL[action - USE]
        count: i64 = use(s, seat, action, s.local(ALSO))
        note(s, 0, action)
        if symbol != FLORIN:
            s.pool[symbol] += absorb(s.due, symbol, count)
        settle(s, seat)

    def question(self, s: Virtu, seat: int) -> Params:
        purpose = DECISIONS.entries[s.local(PURPOSE)].code
        return {"for": purpose} | {f"due_{thing}": int(s.due[i]) for thing, i in DUE.items()}

    def problems(self, s: Virtu, at: int) -> list[Problem]:
        below = DECISIONS.entries[s.frames[at - FRAME + DECISION]]
        if s.frames[at + PURPOSE] != below.id:
            return [Problem("frame_locals", f"a payment on {below.code} is for that")]
        price = price_of(below, s, at - FRAME)
        return [
            Problem("due", f"{s.due[symbol]} of symbol {symbol} are due, the price is {price[symbol]}")
            for symbol in range(DUE_COUNT)
            if s.due[symbol] > price[symbol]
        ]


def is_spent(s: Virtu, seat: i64, source: i64) -> bool:
    """Is it a courtier or a tile of the seat that has been used up?"""
    if source < COURT_SOURCE or source >= POWER_SOURCE:
        return False
    if source < TILE_SOURCE:
        return s.face[seat * COURT + source - COURT_SOURCE] == SPENT
    if source < ESTATE_SOURCE:
        return s.tile[source - TILE_SOURCE] == SPENT and holds(s, seat, source - TILE_SOURCE)
    return s.estate[seat * ESTATE_COUNT + source - ESTATE_SOURCE] == SPENT


def price_of(decision: Decision[Virtu], s: Virtu, at: int) -> list[int]:
    return decision.price(s, at) if isinstance(decision, Payer) else [0] * DUE_COUNT


DECISIONS.place(
    Pay(PAY, "payment.use", "4.8", PAYMENT, inside=(REDEEM, RETREAT, BUY, ALLY, WAIVE, PATRONISE, ANNEX, INFLUENCE))
)
