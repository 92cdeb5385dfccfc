"""A neutral city comes over for crowns, and ships if over sea (§4.4; R3, R15, R16). Influence shares it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.decision import NO_OBSTACLE, Locals
from signoria.games.virtu.actions import ANNEX_CITY, DONE, SOURCE_COUNT, USE
from signoria.games.virtu.box.atlas import (
    BOARD_OF,
    CITIES,
    CITY_COUNT,
    MOST_ROADS,
    MOST_SEAS,
    NO_CITY,
    PIRATE,
    PORT,
    ROADS,
    SEAS,
    VALUE,
)
from signoria.games.virtu.box.constants import MAJOR_COUNT
from signoria.games.virtu.decisions import ACT, ANNEX, DECISIONS, PAY
from signoria.games.virtu.payment.bill import CROWN, DUE_COUNT, SHIP, Bill
from signoria.games.virtu.payment.pay import NOT_PAYABLE, Payer, charge
from signoria.games.virtu.payment.sources import (
    FLORINS,
    OTTOMAN_SHIPS,
    ROOM,
    SPRING_LOAN,
    gather,
    has_room_florins,
    use,
)
from signoria.games.virtu.payment.uses import write_uses
from signoria.games.virtu.phases import year
from signoria.games.virtu.phases.value import neutral_value
from signoria.games.virtu.state import NEUTRAL, READY, Virtu, holds

ALSO: Final[i64] = ROOM | OTTOMAN_SHIPS | SPRING_LOAN
MOST_CROWNS: Final[i64] = max(int(value) for value in VALUE) + 2
# Room for every price of an annexation at once.
ANY_PRICE: Final = Bill(0, MOST_CROWNS, 0, 0, 0, MOST_SEAS)
UNREACHABLE: Final = -1

# The city being paid for; has one been annexed? With two players also: has anything been done, so that no alliance can
# be concluded any more; and the Major Cities whose agent has voided a symbol, as bits.
ANNEXING: Final = Locals()
CITY: Final = ANNEXING.local("city", CITY_COUNT - 1)
ANNEXED: Final = ANNEXING.local("annexed", 1)
STARTED: Final = ANNEXING.local("started", 1)
VOIDED: Final = ANNEXING.local("voided", (1 << MAJOR_COUNT) - 1)

# ---- what it costs ----


def seas_to(s: Virtu, seat: i64, city: i64) -> i64:
    """None if a road leads there from an own city (R3), else the fewest seas from an own port."""
    i: i64 = (BOARD_OF[s.players] * CITY_COUNT + city) * MOST_ROADS
    while ROADS[i] != NO_CITY:
        if holds(s, seat, ROADS[i]):
            return 0
        i += 1
    if PORT[city] == 0:
        return UNREACHABLE
    fewest: i64 = MOST_SEAS + 1
    for port in range(i64(CITY_COUNT)):
        seas: i64 = SEAS[port * CITY_COUNT + city]
        if seas > 0 and seas < fewest and holds(s, seat, port):
            fewest = seas
    return fewest if fewest <= MOST_SEAS else i64(UNREACHABLE)


def is_target(s: Virtu, city: i64) -> bool:
    return s.owner[city] == NEUTRAL and PIRATE[city] == 0


def within_means(s: Virtu, seat: i64) -> i64:
    """All crowns and ships that can be had together, as points of ANY_PRICE: one pass for all cities."""
    sources = vec[i64]([0] * SOURCE_COUNT)
    reliefs = vec[i64]([0] * SOURCE_COUNT)
    wanted: i64 = ANY_PRICE.wanted
    points: i64 = ANY_PRICE.add(ANY_PRICE.add(1, CROWN, s.pool[CROWN]), SHIP, s.pool[SHIP])
    for i in range(gather(s, seat, ALSO, wanted, wanted, sources, reliefs)):
        points = ANY_PRICE.with_source(points, reliefs[i])
    return points


def is_payable(points: i64, crowns: i64, ships: i64) -> bool:
    """Would the points reach the top of the lattice if the price were added to what is beyond it?"""
    points = ANY_PRICE.add(points, CROWN, MOST_CROWNS - crowns)
    return ANY_PRICE.add(points, SHIP, MOST_SEAS - ships) & ANY_PRICE.goal != 0


def write_cities(s: Virtu, seat: i64, payable_only: bool, out: vec[i64], count: i64) -> i64:
    """Neutral cities in reach, or only those whose price can be paid."""
    points: i64 = within_means(s, seat)
    for city in range(i64(CITY_COUNT)):
        if is_target(s, city):
            ships: i64 = seas_to(s, seat, city)
            if ships != UNREACHABLE and (
                not payable_only or is_payable(points, neutral_value(s, seat, city) + 1, ships)
            ):
                out[count] = ANNEX_CITY + city
                count += 1
    return count


def is_annexation(action: i64) -> bool:
    return action >= ANNEX_CITY and action < ANNEX_CITY + CITY_COUNT


class Annexing(Payer):
    """What Annex and Influence have in common: a city is chosen, paid, and comes over."""

    def city_obstacle(self, s: Virtu, seat: i64, action: i64) -> i64:
        city: i64 = action - ANNEX_CITY
        crowns: i64 = neutral_value(s, seat, city) + 1
        return NO_OBSTACLE if is_payable(within_means(s, seat), crowns, seas_to(s, seat, city)) else NOT_PAYABLE

    def annex(self, s: Virtu, seat: i64, city: i64) -> None:
        s.set_local(CITY, city)
        s.due[CROWN] = neutral_value(s, seat, city) + 1
        s.due[SHIP] = seas_to(s, seat, city)
        charge(s, seat, self.id, ALSO)

    def come_over(self, s: Virtu) -> None:
        """Paid: control, the tile available, the city track. Agents and others' troops stay (R16)."""
        seat: i64 = s.frame_seat()
        city: i64 = s.local(CITY)
        before: i64 = s.city_count(seat)
        s.owner[city] = seat
        s.tile[city] = READY
        s.set_local(ANNEXED, 1)
        s.set_local(CITY, 0)
        year.adjust_track(s, seat, before)
        if s.events is not None:
            s.tell("annexed", {"seat": seat, "city": CITIES[city], "cities": s.city_count(seat)})

    def cost(self, s: Virtu, seat: int, action: int) -> dict[str, int]:
        if not is_annexation(action):
            return {}
        city = action - ANNEX_CITY
        return {"crown": int(neutral_value(s, seat, city)) + 1, "ship": int(seas_to(s, seat, city))}

    def price(self, s: Virtu, at: int) -> list[int]:
        seat, city = s.order[s.turn], s.frames[at + CITY]
        price = [0] * DUE_COUNT
        price[CROWN], price[SHIP] = int(neutral_value(s, seat, city)) + 1, int(seas_to(s, seat, city))
        return price

    def is_sound(self, s: Virtu, seat: int, at: int) -> bool:
        city = s.frames[at + CITY]
        if s.side == 0 and (s.frames[at + STARTED] or s.frames[at + VOIDED]):
            return False
        if s.at == at or s.frames[s.at] != PAY:
            return city == 0
        reachable = is_target(s, city) and seas_to(s, seat, city) != UNREACHABLE
        return s.frames[at + ANNEXED] == 0 and reachable


class Annex(Annexing):
    """A city, florins of the room, done."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        return self.write(s, seat, False, out)

    def options(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        return self.write(s, seat, True, out)

    def write(self, s: Virtu, seat: i64, payable_only: bool, out: vec[i64]) -> i64:
        out[0] = DONE
        count: i64 = 1
        if s.local(ANNEXED) == 0:
            count = write_cities(s, seat, payable_only, out, count)
        return write_uses(s, seat, ROOM, 0, FLORINS, out, count)

    def obstacle(self, s: Virtu, seat: i64, action: i64) -> i64:
        return self.city_obstacle(s, seat, action) if is_annexation(action) else NO_OBSTACLE

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        if action == DONE:
            s.done()
        elif action >= USE:
            use(s, seat, action, ALSO)
        else:
            self.annex(s, seat, action - ANNEX_CITY)

    def resume(self, s: Virtu, result: i64) -> None:
        """Back to the menu if the room still has florins to give, else the action is over."""
        self.come_over(s)
        if not has_room_florins(s, s.frame_seat()):
            s.done()


DECISIONS.place(Annex(ANNEX, "action.annex", "4.4", ANNEXING, inside=(ACT,)))
