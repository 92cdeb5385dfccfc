"""PAY: a fixed cost, one use of a source at a time, never into a dead end (§4.4 PAY, §4.8)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import FRAME, SEAT
from signoria.games.virtu.actions import SOURCE_COUNT, USE, USE_OF, USED_SOURCE, USED_SYMBOL
from signoria.games.virtu.decisions import (
    ALLY,
    ANNEX,
    BUY,
    GOVERN,
    INFLUENCE,
    INTRIGUE,
    PATRONISE,
    PAY,
    REDEEM,
    RETREAT,
    TRADE,
    WAGE_WAR,
    WAIVE,
)
from signoria.games.virtu.payment import (
    CROWN,
    FLORIN,
    PAYING,
    SYMBOL_COUNT,
    Bill,
    absorb,
    bill_of,
)
from signoria.games.virtu.phases import used
from signoria.games.virtu.phases.obstacles import FREE, REST_NOT_PAYABLE
from signoria.games.virtu.phases.sources import (
    IMPERIAL_CROSS,
    LOAN,
    MICHELANGELO_CROWN,
    NOTHING_ELSE,
    OTTOMAN_SHIPS,
    ROOM,
    gather,
    use,
)
from signoria.games.virtu.phases.uses import is_twin
from signoria.games.virtu.state import SPENT, VirtuState


def also_usable(decision: i64) -> i64:
    """What serves a decision besides courtiers and tiles (§2.4, §4.7; R10, R12)."""
    if decision in (ANNEX, INFLUENCE):
        return ROOM | OTTOMAN_SHIPS | LOAN
    if decision == BUY:
        return IMPERIAL_CROSS | LOAN
    if decision == GOVERN:
        return ROOM | IMPERIAL_CROSS | LOAN
    if decision == PATRONISE:
        return ROOM | IMPERIAL_CROSS | LOAN | MICHELANGELO_CROWN
    if decision == WAGE_WAR:
        return ROOM | OTTOMAN_SHIPS | LOAN
    if decision == TRADE:
        return ROOM | OTTOMAN_SHIPS
    if decision == INTRIGUE:
        return ROOM
    if decision in (ALLY, WAIVE):
        return LOAN
    if decision == REDEEM:
        return IMPERIAL_CROSS
    return OTTOMAN_SHIPS if decision == RETREAT else NOTHING_ELSE


# ---- can it be paid? ----


def is_payable(s: VirtuState, seat: i64, decision: i64, bill: Bill) -> bool:
    sources = vec[i64]([0] * SOURCE_COUNT)
    reliefs = vec[i64]([0] * SOURCE_COUNT)
    found: i64 = gather(s, seat, also_usable(decision), bill.wanted, bill.wanted, sources, reliefs)
    return bill.is_payable(reliefs, found)


# ---- the sequence of uses; what is due lies in `due`, symbols gathered before it in `pool` ----


def begin(s: VirtuState, seat: i64) -> bool:
    """Let the pool pay first; True if nothing is left to be gathered, else the first use is asked for."""
    symbol: i64 = CROWN
    while symbol < PAYING:
        s.pool[symbol] = absorb(s.due, symbol, s.pool[symbol])
        symbol += 1
    if bill_of(s.due, s.florins[seat]).is_covered():
        settle(s, seat)
        return True
    s.push(PAY, seat)
    return False


def settle(s: VirtuState, seat: i64) -> None:
    florins: i64 = s.due[FLORIN]
    s.florins[seat] -= florins
    s.due[FLORIN] = 0
    if s.events is not None and florins > 0:
        s.tell("paid", {"seat": seat, "florins": florins})


def candidates(s: VirtuState, out: vec[i64]) -> i64:
    """Every use of a source for something that is still due."""
    return write(s, out, False)


def options(s: VirtuState, out: vec[i64]) -> i64:
    """Those of them that leave the rest payable, found in one pass over the sources."""
    return write(s, out, True)


def write(s: VirtuState, out: vec[i64], sound_only: bool) -> i64:
    seat: i64 = s.frames[s.at + SEAT]
    bill: Bill = bill_of(s.due, s.florins[seat])
    sources = vec[i64]([0] * SOURCE_COUNT)
    reliefs = vec[i64]([0] * SOURCE_COUNT)
    allowed = vec[i64]([0] * SOURCE_COUNT)
    also: i64 = also_usable(s.frames[s.at - FRAME])
    found: i64 = gather(s, seat, also, bill.wanted, bill.wanted, sources, reliefs)
    bill.allowed_uses(reliefs, found, allowed)
    count: i64 = 0
    i: i64 = 0
    while i < found:
        if not is_twin(s, seat, sources[i]):
            symbol: i64 = 0
            while symbol < PAYING:
                shown: bool = (reliefs[i] >> (4 * symbol)) & 15 > 0
                if shown and (not sound_only or allowed[i] & (1 << symbol) != 0):
                    out[count] = USE_OF[sources[i] * SYMBOL_COUNT + symbol]
                    count += 1
                symbol += 1
        i += 1
    return count


def obstacle(s: VirtuState, action: i64) -> i64:
    """A use after which the cost could not be paid to the end is not offered."""
    legal = vec[i64]([0] * (SOURCE_COUNT * PAYING))
    count: i64 = options(s, legal)
    i: i64 = 0
    while i < count:
        if legal[i] == action:
            return FREE
        i += 1
    return REST_NOT_PAYABLE


def choose(s: VirtuState, action: i64) -> bool:
    """Use a source; True when everything due is there and paid, and the procedure below goes on."""
    seat: i64 = s.frames[s.at + SEAT]
    symbol: i64 = USED_SYMBOL[action - USE]
    count: i64 = use(s, seat, USED_SOURCE[action - USE], symbol, SPENT)
    used.note(s, 0, action)
    if symbol != FLORIN:
        s.pool[symbol] += absorb(s.due, symbol, count)
    if not bill_of(s.due, s.florins[seat]).is_covered():
        return False
    settle(s, seat)
    used.forget(s)
    s.pop()
    return True


def empty_pool(s: VirtuState) -> None:
    """What is left of the symbols is lost with the end of the action or step (R5)."""
    symbol: i64 = 0
    while symbol < SYMBOL_COUNT:
        s.pool[symbol] = 0
        symbol += 1
