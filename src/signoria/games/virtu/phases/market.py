"""W3: purchases, all at once in effect: what is new pays for nothing yet (§4.6 W3, W3c; R27, R35, R36)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.decision import NO_OBSTACLE, Locals
from signoria.games.virtu.actions import BUY_ITEM, DONE, SITE_AT, SOURCE_COUNT, USE
from signoria.games.virtu.box.atlas import (
    BUY_CATHEDRAL,
    BUY_DUCHY,
    BUY_KINGDOM,
    BUY_REPUBLIC,
    CATHEDRAL_VALUE,
    CITIES,
    CITY_COUNT,
    ESTATE_COUNT,
    FOR_SALE_TO,
    ITEM_COST,
    ITEM_COUNT,
    ITEMS,
    KINGDOM,
    REPUBLIC,
    SOLD,
    VALUE,
)
from signoria.games.virtu.box.constants import (
    CARD_AGENT,
    CHARACTER_COUNT,
    CHARACTER_UNIQUE,
    COURT,
    FACTION_COUNT,
    NO_CARD,
)
from signoria.games.virtu.decisions import BUY, DECISIONS, OBSTACLES, PAY, RECRUIT, SITE
from signoria.games.virtu.payment.bill import (
    CROSS,
    CROWN,
    DUE_COUNT,
    FLORIN,
    SYMBOL_COUNT,
    SYMBOLS,
    Bill,
    amount,
)
from signoria.games.virtu.payment.pay import NOT_PAYABLE, PAID, Payer, charge, is_payable
from signoria.games.virtu.payment.sources import IMPERIAL_CROSS, WINTER_LOAN, empty_pool, gather, symbols, use
from signoria.games.virtu.payment.uses import write_collections
from signoria.games.virtu.phases.conquest import add_cathedral
from signoria.games.virtu.phases.courtiers import place_cards
from signoria.games.virtu.phases.family import is_placed
from signoria.games.virtu.phases.patronise import gain_agent
from signoria.games.virtu.phases.question import Question, pool_params
from signoria.games.virtu.state import FRESH, NONE, READY, Virtu

SOLD_OUT: Final = OBSTACLES.add("sold_out", "4.6")
OWNED: Final = OBSTACLES.add("owned", "4.6")
EXCLUDED: Final = OBSTACLES.add("excluded", "4.6")
BOUGHT_ALREADY: Final = OBSTACLES.add("bought_already", "4.6")
NO_SITE: Final = OBSTACLES.add("no_site", "4.6")
NOT_FOR_SALE: Final = OBSTACLES.add("not_for_sale", "7.2")

ALSO: Final[i64] = IMPERIAL_CROSS | WINTER_LOAN
MONEY: Final[i64] = symbols(FLORIN) | symbols(CROWN) | symbols(CROSS)

# What is being paid for.
PURCHASE: Final = Locals()
ITEM: Final = PURCHASE.local("item", int(ITEM_COUNT) - 1)

# ---- what is for sale, and payable ----


def is_sold(s: Virtu, item: i64) -> bool:
    """Does this game know the item at all, in stock or not?"""
    return SOLD[s.side * ITEM_COUNT + item] == 1


def unavailable(s: Virtu, seat: i64, item: i64) -> i64:
    """What forbids a purchase whatever the purse."""
    if s.bought[item] == 1:
        return BOUGHT_ALREADY
    if item < CHARACTER_COUNT:
        if CHARACTER_UNIQUE[item] == 1 and is_placed(s, seat, item):
            return OWNED
        return NO_OBSTACLE if s.pile[item] > 0 else SOLD_OUT
    if item >= BUY_KINGDOM and s.market[item - BUY_KINGDOM] == 0:
        return SOLD_OUT
    if item == BUY_CATHEDRAL:
        return NO_OBSTACLE if has_site(s, seat) else NO_SITE
    return title_unavailable(s, seat, item)


def title_unavailable(s: Virtu, seat: i64, item: i64) -> i64:
    """Each title and the guild once; kingdom or republic, not both (X15)."""
    if s.estate[seat * ESTATE_COUNT + item - BUY_DUCHY] != NONE:
        return OWNED
    if item == BUY_KINGDOM and s.estate[seat * ESTATE_COUNT + REPUBLIC] != NONE:
        return EXCLUDED
    if item == BUY_REPUBLIC and s.estate[seat * ESTATE_COUNT + KINGDOM] != NONE:
        return EXCLUDED
    for_sale: i64 = FOR_SALE_TO[(s.side * FACTION_COUNT + s.faction[seat]) * ITEM_COUNT + item]
    return NO_OBSTACLE if for_sale == 1 else NOT_FOR_SALE


def item_bill(s: Virtu, seat: i64, item: i64) -> Bill:
    """The price beyond the treasury and the symbols left of earlier purchases."""
    at: i64 = item * SYMBOL_COUNT
    florins: i64 = max(ITEM_COST[at + FLORIN] - s.florins[seat], 0)
    crowns: i64 = max(ITEM_COST[at + CROWN] - s.pool[CROWN], 0)
    crosses: i64 = max(ITEM_COST[at + CROSS] - s.pool[CROSS], 0)
    return Bill(florins, crowns, crosses, 0, 0, 0)


def in_all(reliefs: vec[i64], count: i64, symbol: i64) -> i64:
    """Everything that the sources show of a symbol: more can never be had."""
    total: i64 = 0
    for i in range(count):
        total += amount(reliefs[i], symbol)
    return total


class Buy(Payer):
    """Everything that this game sells; florins to find; done."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        out[0] = DONE
        count: i64 = 1
        for item in range(ITEM_COUNT):
            if is_sold(s, item):
                out[count] = BUY_ITEM + item
                count += 1
        return write_collections(s, seat, WINTER_LOAN, out, count)

    def options(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        """The sources are gathered once for all items; of what they could never pay, nothing else is asked."""
        sources = vec[i64]([0] * SOURCE_COUNT)
        reliefs = vec[i64]([0] * SOURCE_COUNT)
        count_of_sources: i64 = gather(s, seat, ALSO, MONEY, 0, sources, reliefs)
        florins: i64 = s.florins[seat] + in_all(reliefs, count_of_sources, FLORIN)
        crowns: i64 = s.pool[CROWN] + in_all(reliefs, count_of_sources, CROWN)
        crosses: i64 = s.pool[CROSS] + in_all(reliefs, count_of_sources, CROSS)
        out[0] = DONE
        count: i64 = 1
        for item in range(ITEM_COUNT):
            at: i64 = item * SYMBOL_COUNT
            if ITEM_COST[at] > florins or ITEM_COST[at + CROWN] > crowns or ITEM_COST[at + CROSS] > crosses:
                continue
            if unavailable(s, seat, item) != NO_OBSTACLE:
                continue
            if item_bill(s, seat, item).is_payable(reliefs, count_of_sources):
                out[count] = BUY_ITEM + item
                count += 1
        return write_collections(s, seat, WINTER_LOAN, out, count)

    def obstacle(self, s: Virtu, seat: i64, action: i64) -> i64:
        if action < BUY_ITEM or action >= USE:
            return NO_OBSTACLE
        item: i64 = action - BUY_ITEM
        forbidden: i64 = unavailable(s, seat, item)
        if forbidden != NO_OBSTACLE:
            return forbidden
        return NO_OBSTACLE if is_payable(s, seat, ALSO, item_bill(s, seat, item)) else NOT_PAYABLE

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        if action == DONE:
            close(s, seat)
            s.ask(RECRUIT)
        elif action >= USE:
            use(s, seat, action, WINTER_LOAN)
        else:
            item: i64 = action - BUY_ITEM
            s.set_local(ITEM, item)
            s.due[FLORIN] = ITEM_COST[item * SYMBOL_COUNT + FLORIN]
            s.due[CROWN] = ITEM_COST[item * SYMBOL_COUNT + CROWN]
            s.due[CROSS] = ITEM_COST[item * SYMBOL_COUNT + CROSS]
            charge(s, seat, BUY, ALSO)

    def resume(self, s: Virtu, result: i64) -> None:
        """Paid: a card goes to court, a tile into the Domain; both locked until the step is over."""
        if result != PAID:
            return
        seat: i64 = s.frame_seat()
        item: i64 = s.local(ITEM)
        s.set_local(ITEM, 0)
        s.bought[item] = 1
        if s.events is not None:
            s.tell("bought", {"seat": seat, "item": ITEMS[item]})
        if item < CHARACTER_COUNT:
            s.pile[item] -= 1
            if CARD_AGENT[item] == 1:
                gain_agent(s, seat)
            place_cards(s, seat, item, NO_CARD, FRESH, False)
            return
        if item >= BUY_KINGDOM:
            s.market[item - BUY_KINGDOM] -= 1
        if item == BUY_CATHEDRAL:
            add_cathedral(s, seat)
            s.ask(SITE)
        else:
            s.estate[seat * ESTATE_COUNT + item - BUY_DUCHY] = FRESH

    def question(self, s: Virtu, seat: int) -> Params:
        return pool_params(s, ("crown", "cross"))

    def cost(self, s: Virtu, seat: int, action: int) -> dict[str, int]:
        return item_price(action - BUY_ITEM) if BUY_ITEM <= action < USE else {}

    def price(self, s: Virtu, at: int) -> list[int]:
        item = item_price(s.frames[at + ITEM])
        return [item[symbol] for symbol in SYMBOLS] + [0] * (DUE_COUNT - SYMBOL_COUNT)

    def is_sound(self, s: Virtu, seat: int, at: int) -> bool:
        item = s.frames[at + ITEM]
        paying = s.at > at and s.frames[s.at] == PAY
        return unavailable(s, seat, item) == NO_OBSTACLE if paying else item == 0


def item_price(item: int) -> dict[str, int]:
    return {symbol: int(ITEM_COST[item * SYMBOL_COUNT + i]) for i, symbol in enumerate(SYMBOLS)}


def close(s: Virtu, seat: i64) -> None:
    """What is new may be used from now on; symbols left over are lost."""
    empty_pool(s)
    for item in range(ITEM_COUNT):
        s.bought[item] = 0
    for i in range(seat * ESTATE_COUNT, (seat + 1) * ESTATE_COUNT):
        if s.estate[i] == FRESH:
            s.estate[i] = READY
    for i in range(seat * COURT, (seat + 1) * COURT):
        if s.face[i] == FRESH:
            s.face[i] = READY


# ---- W3c ----


def is_site(s: Virtu, seat: i64, city: i64) -> bool:
    """A controlled city of printed value 3 or more without a cathedral (R36)."""
    return s.owner[city] == seat and VALUE[city] >= CATHEDRAL_VALUE and s.cathedral[city] == 0


def has_site(s: Virtu, seat: i64) -> bool:
    for city in range(i64(CITY_COUNT)):
        if is_site(s, seat, city):
            return True
    return False


class Site(Question):
    """Where the cathedral stands."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for city in range(i64(CITY_COUNT)):
            if is_site(s, seat, city):
                out[count] = SITE_AT + city
                count += 1
        return count

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        s.cathedral[action - SITE_AT] = 1
        if s.events is not None:
            s.tell("built_cathedral", {"seat": seat, "city": CITIES[action - SITE_AT]})
        s.ask(BUY)

    def is_sound(self, s: Virtu, seat: int, at: int) -> bool:
        return s.frames[at + ITEM] == 0


DECISIONS.place(Buy(BUY, "winter.buy", "4.6", PURCHASE))
DECISIONS.place(Site(SITE, "winter.site", "4.6", PURCHASE))
