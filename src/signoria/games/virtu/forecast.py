"""What the waiting decision would come to: a payment so far, a walk, a march, a combat. Part of the figures.

Everything here is worked out by the functions that carry the rule out.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final, NotRequired, TypedDict

from mypy_extensions import i64

from signoria.core.decision import FRAME
from signoria.core.state import buffer
from signoria.games.virtu.actions import (
    ACTIONS,
    BUY_ITEM,
    COURT_SOURCE,
    INDULGENCE_SOURCE,
    PASS,
    SOURCES,
    TILE_SOURCE,
    TOKEN,
    USE,
    USED_SOURCE,
    USED_SYMBOL,
)
from signoria.games.virtu.box.atlas import CITIES, CITY_COUNT, TILE_RELIEF, TILES, VALUE
from signoria.games.virtu.box.constants import (
    BASTIONS,
    BASTIONS_FORCE,
    CARDS,
    COURT,
    FIRST_MAJOR,
    FREE_STEPS,
    LEFT_ARROW,
    MAJORS,
    MOST_POWERS,
    RIGHT_ARROW,
    ROOMS,
    SIDES,
    STEP_PRICE,
)
from signoria.games.virtu.decisions import BUY, COMBAT, DECISIONS, MARCH, PAY, PLACE_CARD, STEP, WAIVE
from signoria.games.virtu.payment.bill import (
    ARROW,
    CROSS,
    CROWN,
    DUE_COUNT,
    EITHER,
    FLORIN,
    SYMBOL_COUNT,
    SYMBOLS,
    WAR,
    amount,
)
from signoria.games.virtu.payment.pay import PURPOSE, price_of
from signoria.games.virtu.payment.sources import is_available, is_for_florins, relief_of, symbols
from signoria.games.virtu.phases import combat as fighting
from signoria.games.virtu.phases import war
from signoria.games.virtu.phases.marker import PAID_STEP, PREPAID, STEPS
from signoria.games.virtu.phases.rooms import deed_name, room_action
from signoria.games.virtu.phases.value import defence, defends, value_to
from signoria.games.virtu.state import EMPTY, MOST_USES, NEUTRAL, Virtu

DUE_NAMES: Final = (*SYMBOLS, "either")
TREASURY: Final = "treasury"
POOL: Final = "pool"
AGENT: Final = "agent"
WARS: Final[i64] = symbols(WAR)


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


class Sale(TypedDict):
    """What buying something takes from whoever decides: all actions up to its place, and the sides it may go to.

    `actions` end where there is something to choose; `sides` is empty then, and for tiles.
    """

    actions: list[str]
    sides: list[str]


class Walk(TypedDict):
    """A way to a room: all its steps with the stop at their end, the florins and the arrow tiles that they take."""

    actions: list[str]
    florins: int
    tiles: list[str]


class Reach(TypedDict):
    """A room ahead of the marker: how many steps, how many of them beyond the free ones, ways to pay for those.

    `ways` are "florins", "prepaid" and arrow tiles; `passes` are the sides whose courtiers become available; `walks`
    are all ways there that waste nothing, the cheapest in tiles first.
    """

    room: int
    deed: str
    steps: int
    paid: int
    ways: list[str]
    passes: list[str]
    reachable: bool
    walks: list[Walk]


class Force(TypedDict):
    """A line of a sum of forces: troops of a seat or Major City, a city's value, an agent, bastions, a bonus.

    A bonus has cost florins, and may have come from a card.
    """

    kind: str
    source: str
    count: int
    cost: NotRequired[int]
    card: NotRequired[str]


class March(TypedDict):
    """Where a troop may go: with how many it would stand there, against which defence; 0 where nothing is besieged."""

    action: str
    city: str
    besieges: bool
    attack: int
    defence: int
    parts: list[Force]
    rivals: list[int]


class Bonus(TypedDict):
    """A war bonus that a side could still announce."""

    action: str
    count: int
    cost: int
    payable: bool


class Side(TypedDict):
    """A side of a combat: its seat (-1 for nobody), its forces line by line, their sum, and bonuses left."""

    seat: int
    parts: list[Force]
    total: int
    open: list[Bonus]


class Outcome(TypedDict):
    """What a combat comes to if nothing more is announced; losses are troops of both armies, without the garrison."""

    winner: int
    totals: list[int]
    losses: list[int]


class Combat(TypedDict):
    """A combat: a field battle or a siege; what it comes to now, and after each bonus that may be announced now."""

    city: str
    field: bool
    sides: list[Side]
    now: Outcome
    after: dict[str, Outcome]


# ---- a payment ----


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


def sale(s: Virtu, item: int) -> Sale | None:
    """Returns what buying an item comes to for whoever shops, None where it cannot be bought now."""
    if s.decision != BUY:
        return None
    seat: i64 = s.frame_seat()
    action = int(BUY_ITEM + item)
    if action not in s.options(seat):
        return None
    buying = s.clone()
    buying.apply(seat, action)
    actions = [ACTIONS.names[action]]
    while buying.decision == PAY:
        options = buying.options(seat)
        if len(options) > 1:
            return {"actions": actions, "sides": []}
        actions.append(ACTIONS.names[options[0]])
        buying.apply(seat, options[0])
    sides = [ACTIONS.names[option] for option in buying.options(seat)] if buying.decision == PLACE_CARD else []
    return {"actions": actions, "sides": [name.removeprefix("to:") for name in sides if name.startswith("to:")]}


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
    found: list[Covered] = []
    source = AGENT if s.local(PURPOSE) == WAIVE else POOL
    for symbol in range(1, SYMBOL_COUNT):
        own = price[symbol] - left[symbol] - sum(p["count"] for p in covered if p["symbol"] == SYMBOLS[symbol])
        share = min(max(own, 0), paid)
        if share:
            found.append({"source": source, "symbol": SYMBOLS[symbol], "count": share})
            paid -= share
    return found


def _amounts(counts: list[int]) -> dict[str, int]:
    return {DUE_NAMES[symbol]: counts[symbol] for symbol in range(DUE_COUNT) if counts[symbol] > 0}


# ---- a walk ----


def reach(s: Virtu) -> list[Reach]:
    """Returns the next five rooms with what they take, the treasury being as it is: florins may be collected first."""
    if s.decision != STEP:
        return []
    seat: i64 = s.frame_seat()
    free = max(int(FREE_STEPS - s.local(STEPS)), 0)
    ways: list[str] = []
    prepaid = int(s.local(PREPAID))
    most = free + prepaid
    for_florins = s.local(PAID_STEP) == 0 and s.florins[seat] >= STEP_PRICE
    if for_florins:
        ways.append("florins")
        most += 1
    if prepaid > 0:
        ways.append("prepaid")
    arrows: list[tuple[str, int]] = []
    for tile in range(len(TILES)):
        count = int(amount(TILE_RELIEF[tile], ARROW))
        if count and is_available(s, seat, tile):
            ways.append(TILES[tile])
            arrows.append((TILES[tile], count))
            most += count
    found: list[Reach] = []
    passes: list[str] = []
    for steps in range(1, ROOMS + 1):
        room = (s.marker[seat] + steps) % ROOMS
        before = (room - 1) % ROOMS
        if before == LEFT_ARROW:
            passes = [*passes, SIDES[0]]
        if before == RIGHT_ARROW:
            passes = [*passes, SIDES[1]]
        paid = max(steps - free, 0)
        found.append(
            {
                "room": int(room),
                "deed": deed_name(s, room_action(s, seat, room)),
                "steps": steps,
                "paid": paid,
                "ways": ways if paid else [],
                "passes": passes,
                "reachable": steps <= most,
                "walks": _walks(min(steps, free), paid, prepaid, for_florins, arrows),
            }
        )
    return found


def _walks(free: int, paid: int, prepaid: int, for_florins: bool, arrows: list[tuple[str, int]]) -> list[Walk]:
    """Returns the ways to make so many free and paid steps, each without a tile or florins to spare."""
    begun = ["advance"] * free + ["advance_prepaid"] * min(paid, prepaid)
    left = paid - min(paid, prepaid)
    walks: list[Walk] = []
    for size in range(len(arrows) + 1):
        for tiles in combinations(arrows, size):
            for coins in (1, 0) if for_florins else (0,):
                gathered = coins + sum(count for _, count in tiles)
                spare = min([1] * coins + [count for _, count in tiles], default=0)
                if gathered < left or (gathered > left and gathered - spare >= left) or (left == 0 and gathered):
                    continue
                walks.append(_walk(begun, left, coins, tiles))
    return walks


def _walk(begun: list[str], left: int, coins: int, tiles: tuple[tuple[str, int], ...]) -> Walk:
    """A tile makes one step when it is used, and prepays what else it shows."""
    actions = begun + ["advance_for_florins"] * coins
    left -= coins
    for tile, count in tiles:
        actions = [*actions, f"use:{tile}.arrow", *["advance_prepaid"] * (min(count, left) - 1)]
        left -= count
    return {"actions": [*actions, "stop"], "florins": int(STEP_PRICE) * coins, "tiles": [tile for tile, _ in tiles]}


# ---- forces ----


def power_name(s: Virtu, power: int) -> str:
    return f"seat_{power}" if power < s.players else MAJORS[power - FIRST_MAJOR]


def army_parts(s: Virtu, seat: i64, city: i64) -> list[Force]:
    """The troops of a seat that fight, by colour."""
    parts: list[Force] = []
    for power in range(MOST_POWERS):
        i: i64 = power * CITY_COUNT + city
        if s.troops[i] > s.retreating[i] and s.master(power) == seat:
            parts.append(
                {"kind": "troops", "source": power_name(s, power), "count": int(s.troops[i] - s.retreating[i])}
            )
    return parts


def defence_parts(s: Virtu, city: i64, attacker: i64) -> list[Force]:
    """What a siege meets, line by line; their sum is `value.defence`."""
    parts: list[Force] = [{"kind": "value", "source": CITIES[city], "count": int(VALUE[city])}]
    agent = int(value_to(s, attacker, city) - VALUE[city])
    if agent:
        parts.append({"kind": "agent", "source": f"seat_{s.agent[city]}", "count": agent})
    if s.owner[city] == NEUTRAL:
        return parts
    for power in range(MOST_POWERS):
        i: i64 = power * CITY_COUNT + city
        if s.troops[i] > s.retreating[i] and defends(s, power, city):
            parts.append(
                {"kind": "garrison", "source": power_name(s, power), "count": int(s.troops[i] - s.retreating[i])}
            )
    lord: i64 = s.lord(city)
    if lord >= 0 and s.owns(lord, BASTIONS):
        parts.append({"kind": "bastions", "source": f"seat_{lord}", "count": int(BASTIONS_FORCE)})
    return parts


# ---- a march ----


def marches(s: Virtu) -> list[March]:
    """Returns every destination of the troop that marches, and the siege that it would come to."""
    if s.decision != MARCH:
        return []
    seat: i64 = s.frame_seat()
    found: list[March] = []
    for action in s.options(seat):
        city: i64 = war.destination(action)
        besieges = not s.is_friendly(seat, city)
        found.append(
            {
                "action": ACTIONS.names[action],
                "city": CITIES[city],
                "besieges": besieges,
                "attack": 1 + troops_before(s, seat, city) if besieges else 0,
                "defence": int(defence(s, city, seat)) if besieges else 0,
                "parts": defence_parts(s, city, seat) if besieges else [],
                "rivals": [other for other in range(s.players) if besieges and fighting.is_rival(s, seat, other, city)],
            }
        )
    return found


def troops_before(s: Virtu, seat: i64, city: i64) -> int:
    """All troops acting for a seat at a city, those halted there in this War action too."""
    return sum(int(s.troops[power * CITY_COUNT + city]) for power in range(MOST_POWERS) if s.master(power) == seat)


# ---- a combat ----


def combat(s: Virtu) -> Combat | None:
    """Returns both sides of the running combat, what it comes to now, and after each bonus of who decides."""
    if s.decision != COMBAT:
        return None
    seat: i64 = s.frame_seat()
    is_first = seat == s.local(fighting.FIRST)
    after: dict[str, Outcome] = {}
    for action in s.options(seat):
        if action == PASS or (action >= USE and is_for_florins(action)):
            continue
        force: i64 = fighting.force_of(s, seat, action)
        after[ACTIONS.names[action]] = _outcome(s, force if is_first else 0, 0 if is_first else force)
    return {
        "city": CITIES[s.local(fighting.CITY)],
        "field": fighting.is_field(s),
        "sides": [_side(s, 0), _side(s, 1)],
        "now": _outcome(s, 0, 0),
        "after": after,
    }


def _outcome(s: Virtu, more: i64, more_second: i64) -> Outcome:
    force, against, lost, lost_second = fighting.reckoning(s, more, more_second)
    winner = 0 if force > against else 1
    if fighting.is_field(s) and force == against:
        winner = EMPTY
    return {"winner": winner, "totals": [int(force), int(against)], "losses": [int(lost), int(lost_second)]}


def _side(s: Virtu, side: int) -> Side:
    city: i64 = s.local(fighting.CITY)
    first: i64 = s.local(fighting.FIRST)
    seat: i64 = first if side == 0 else s.local(fighting.SECOND)
    parts = army_parts(s, seat, city) if side == 0 or fighting.is_field(s) else defence_parts(s, city, first)
    for i in range(side * MOST_USES, (side + 1) * MOST_USES):
        action: i64 = s.uses[i]
        if action == EMPTY:
            break
        parts.append(_bonus(s, seat, action))
    return {
        "seat": int(seat),
        "parts": parts,
        "total": sum(part["count"] for part in parts),
        "open": _open(s, seat) if seat >= 0 else [],
    }


def _bonus(s: Virtu, seat: i64, action: i64) -> Force:
    """Returns a bonus that has been announced."""
    force = int(fighting.force_of(s, seat, action))
    if action == TOKEN:
        return {"kind": "bonus", "source": "token", "count": force}
    source: i64 = USED_SOURCE[action - USE]
    part: Force = {"kind": "bonus", "source": SOURCES[source], "count": force}
    part["cost"] = int(fighting.price(s, seat, action))
    if COURT_SOURCE <= source < TILE_SOURCE:
        part["card"] = CARDS[s.court[seat * COURT + source - COURT_SOURCE]]
    return part


def _open(s: Virtu, seat: i64) -> list[Bonus]:
    bonuses: list[Bonus] = []
    out = buffer()
    for i in range(fighting.write_bonuses(s, seat, WARS, out, 0)):
        action: i64 = out[i]
        cost = 0 if action == TOKEN else int(fighting.price(s, seat, action))
        bonuses.append(
            {
                "action": ACTIONS.names[action],
                "count": int(fighting.force_of(s, seat, action)),
                "cost": cost,
                "payable": s.florins[seat] >= cost,
            }
        )
    return bonuses
