"""W3: purchases, all at once in effect: what is new pays for nothing yet (§4.6 W3, W3c; R27, R35, R36)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import SEAT
from signoria.games.virtu.actions import BUY_ITEM, DONE, SITE_AT, SOURCE_COUNT, USE
from signoria.games.virtu.atlas import (
    BUY_CATHEDRAL,
    BUY_DUCHY,
    BUY_GUILD,
    BUY_KINGDOM,
    BUY_REPUBLIC,
    CATHEDRAL_VALUE,
    CITIES,
    CITY_COUNT,
    ESTATE_COUNT,
    ITEM_COST,
    ITEM_COUNT,
    ITEMS,
    KINGDOM,
    REPUBLIC,
    SOLD_2P,
    TITLES_2P,
    VALUE,
)
from signoria.games.virtu.box import CARD_AGENT, CHARACTER_COUNT, CHARACTER_UNIQUE, COURT, NO_CARD
from signoria.games.virtu.decisions import BUY, SITE, SUBJECT
from signoria.games.virtu.payment import CROSS, CROWN, FLORIN, SYMBOL_COUNT, Bill, amount
from signoria.games.virtu.phases import courtiers, paying
from signoria.games.virtu.phases.conquest import add_cathedral
from signoria.games.virtu.phases.family import is_placed
from signoria.games.virtu.phases.obstacles import (
    BOUGHT_ALREADY,
    EXCLUDED,
    FREE,
    NO_SITE,
    NOT_FOR_SALE,
    NOT_PAYABLE,
    OWNED,
    SOLD_OUT,
)
from signoria.games.virtu.phases.patronise import gain_agent
from signoria.games.virtu.phases.sources import LOAN, collect, gather, symbols
from signoria.games.virtu.phases.uses import write_collections
from signoria.games.virtu.state import FRESH, NONE, READY, VirtuState

MONEY: Final[i64] = symbols(FLORIN) | symbols(CROWN) | symbols(CROSS)
TITLE_COUNT: Final = 4

# ---- what is for sale, and payable ----


def is_sold(s: VirtuState, item: i64) -> bool:
    """Does this game know the item at all, in stock or not?"""
    return s.players > 2 or SOLD_2P[item] == 1


def unavailable(s: VirtuState, seat: i64, item: i64) -> i64:
    """What forbids a purchase whatever the purse."""
    if s.bought[item] == 1:
        return BOUGHT_ALREADY
    if item < CHARACTER_COUNT:
        if CHARACTER_UNIQUE[item] == 1 and is_placed(s, seat, item):
            return OWNED
        return FREE if s.pile[item] > 0 else SOLD_OUT
    if item >= BUY_KINGDOM and s.market[item - BUY_KINGDOM] == 0:
        return SOLD_OUT
    if item == BUY_CATHEDRAL:
        return FREE if has_site(s, seat) else NO_SITE
    return title_unavailable(s, seat, item)


def title_unavailable(s: VirtuState, seat: i64, item: i64) -> i64:
    """Each title and the guild once; kingdom or republic, not both (X15)."""
    if s.estate[seat * ESTATE_COUNT + item - BUY_DUCHY] != NONE:
        return OWNED
    if item == BUY_KINGDOM and s.estate[seat * ESTATE_COUNT + REPUBLIC] != NONE:
        return EXCLUDED
    if item == BUY_REPUBLIC and s.estate[seat * ESTATE_COUNT + KINGDOM] != NONE:
        return EXCLUDED
    if s.players == 2 and item < BUY_GUILD and TITLES_2P[s.faction[seat] * TITLE_COUNT + item - BUY_DUCHY] == 0:
        return NOT_FOR_SALE
    return FREE


def item_bill(s: VirtuState, seat: i64, item: i64) -> Bill:
    """The price beyond the treasury and the symbols left of earlier purchases."""
    at: i64 = item * SYMBOL_COUNT
    florins: i64 = max(ITEM_COST[at + FLORIN] - s.florins[seat], 0)
    crowns: i64 = max(ITEM_COST[at + CROWN] - s.pool[CROWN], 0)
    crosses: i64 = max(ITEM_COST[at + CROSS] - s.pool[CROSS], 0)
    return Bill(florins, crowns, crosses, 0, 0, 0)


# ---- the menu ----


def candidates(s: VirtuState, out: vec[i64]) -> i64:
    """Everything that this game sells; florins to find; done."""
    out[0] = DONE
    count: i64 = 1
    item: i64 = 0
    while item < ITEM_COUNT:
        if is_sold(s, item):
            out[count] = BUY_ITEM + item
            count += 1
        item += 1
    return write_collections(s, s.frames[s.at + SEAT], LOAN, out, count)


def options(s: VirtuState, out: vec[i64]) -> i64:
    """The same without what stands in the way, the sources gathered once for all items."""
    seat: i64 = s.frames[s.at + SEAT]
    sources = vec[i64]([0] * SOURCE_COUNT)
    reliefs = vec[i64]([0] * SOURCE_COUNT)
    found: i64 = gather(s, seat, paying.also_usable(BUY), MONEY, 0, sources, reliefs)
    florins: i64 = s.florins[seat] + in_all(reliefs, found, FLORIN)
    crowns: i64 = s.pool[CROWN] + in_all(reliefs, found, CROWN)
    crosses: i64 = s.pool[CROSS] + in_all(reliefs, found, CROSS)
    out[0] = DONE
    count: i64 = 1
    item: i64 = 0
    while item < ITEM_COUNT:
        at: i64 = item * SYMBOL_COUNT
        hopeless: bool = ITEM_COST[at] > florins or ITEM_COST[at + CROWN] > crowns or ITEM_COST[at + CROSS] > crosses
        if hopeless or unavailable(s, seat, item) != FREE:
            item += 1
            continue
        if item_bill(s, seat, item).is_payable(reliefs, found):
            out[count] = BUY_ITEM + item
            count += 1
        item += 1
    return write_collections(s, seat, LOAN, out, count)


def in_all(reliefs: vec[i64], count: i64, symbol: i64) -> i64:
    """Everything that the sources show of a symbol: more can never be had."""
    total: i64 = 0
    i: i64 = 0
    while i < count:
        total += amount(reliefs[i], symbol)
        i += 1
    return total


def obstacle(s: VirtuState, action: i64) -> i64:
    if action < BUY_ITEM or action >= USE:
        return FREE
    seat: i64 = s.frames[s.at + SEAT]
    item: i64 = action - BUY_ITEM
    forbidden: i64 = unavailable(s, seat, item)
    if forbidden != FREE:
        return forbidden
    return FREE if paying.is_payable(s, seat, BUY, item_bill(s, seat, item)) else NOT_PAYABLE


def choose(s: VirtuState, action: i64) -> bool:
    """True when the player has bought all he wants."""
    seat: i64 = s.frames[s.at + SEAT]
    if action == DONE:
        close(s, seat)
        return True
    if action >= USE:
        collect(s, seat, action)
        return False
    item: i64 = action - BUY_ITEM
    s.frames[s.at + SUBJECT] = item
    s.due[FLORIN] = ITEM_COST[item * SYMBOL_COUNT + FLORIN]
    s.due[CROWN] = ITEM_COST[item * SYMBOL_COUNT + CROWN]
    s.due[CROSS] = ITEM_COST[item * SYMBOL_COUNT + CROSS]
    if paying.begin(s, seat):
        complete(s)
    return False


def complete(s: VirtuState) -> None:
    """Paid: a card goes to court, a tile into the Domain; both locked until the step is over."""
    seat: i64 = s.frames[s.at + SEAT]
    item: i64 = s.frames[s.at + SUBJECT]
    s.frames[s.at + SUBJECT] = 0
    s.bought[item] = 1
    if s.events is not None:
        s.tell("bought", {"seat": seat, "item": ITEMS[item]})
    if item < CHARACTER_COUNT:
        s.pile[item] -= 1
        if CARD_AGENT[item] == 1:
            gain_agent(s, seat)
        courtiers.begin_placing(s, seat, item, NO_CARD)
        return
    if item >= BUY_KINGDOM:
        s.market[item - BUY_KINGDOM] -= 1
    if item == BUY_CATHEDRAL:
        add_cathedral(s, seat)
        s.frames[s.at] = SITE
    else:
        s.estate[seat * ESTATE_COUNT + item - BUY_DUCHY] = FRESH


def close(s: VirtuState, seat: i64) -> None:
    """What is new may be used from now on; symbols left over are lost."""
    paying.empty_pool(s)
    item: i64 = 0
    while item < ITEM_COUNT:
        s.bought[item] = 0
        item += 1
    i: i64 = seat * ESTATE_COUNT
    while i < (seat + 1) * ESTATE_COUNT:
        if s.estate[i] == FRESH:
            s.estate[i] = READY
        i += 1
    i = seat * COURT
    while i < (seat + 1) * COURT:
        if s.face[i] == FRESH:
            s.face[i] = READY
        i += 1


# ---- W3c ----


def is_site(s: VirtuState, seat: i64, city: i64) -> bool:
    """A controlled city of printed value 3 or more without a cathedral (R36)."""
    return s.owner[city] == seat and VALUE[city] >= CATHEDRAL_VALUE and s.cathedral[city] == 0


def has_site(s: VirtuState, seat: i64) -> bool:
    city: i64 = 0
    while city < CITY_COUNT:
        if is_site(s, seat, city):
            return True
        city += 1
    return False


def site_candidates(s: VirtuState, out: vec[i64]) -> i64:
    seat: i64 = s.frames[s.at + SEAT]
    count: i64 = 0
    city: i64 = 0
    while city < CITY_COUNT:
        if is_site(s, seat, city):
            out[count] = SITE_AT + city
            count += 1
        city += 1
    return count


def choose_site(s: VirtuState, action: i64) -> None:
    s.cathedral[action - SITE_AT] = 1
    s.frames[s.at] = BUY
    if s.events is not None:
        s.tell("built_cathedral", {"seat": s.frames[s.at + SEAT], "city": CITIES[action - SITE_AT]})
