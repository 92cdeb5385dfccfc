"""After all sieges, in play order, every troop that must retreat finds a haven or is lost (§4.5; R25)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.decision import NO_OBSTACLE, Locals
from signoria.games.virtu.actions import LOSE_IT, RETREAT_TO
from signoria.games.virtu.box.atlas import BOARD_OF, CITIES, CITY_COUNT, MOST_ROADS, NO_CITY, ROADS, SEAS
from signoria.games.virtu.box.constants import MOST_POWERS
from signoria.games.virtu.decisions import DECISIONS, PAY, RETREAT
from signoria.games.virtu.payment.bill import DUE_COUNT, SHIP, Bill
from signoria.games.virtu.payment.pay import NOT_PAYABLE, Payer, charge, is_payable
from signoria.games.virtu.payment.sources import OTTOMAN_SHIPS, empty_pool
from signoria.games.virtu.phases import year
from signoria.games.virtu.state import Virtu

# From where, whose troop, and while ships are paid, where to.
RETREATING: Final = Locals()
CITY: Final = RETREATING.local("city", CITY_COUNT - 1)
TROOP: Final = RETREATING.local("troop", MOST_POWERS - 1)
HAVEN: Final = RETREATING.local("haven", CITY_COUNT - 1)


def is_by_road(s: Virtu, start: i64, end: i64) -> bool:
    i: i64 = (BOARD_OF[s.players] * CITY_COUNT + start) * MOST_ROADS
    while ROADS[i] != NO_CITY:
        if ROADS[i] == end:
            return True
        i += 1
    return False


def ships_to(s: Virtu, start: i64, city: i64) -> i64:
    return i64(0) if is_by_road(s, start, city) else SEAS[start * CITY_COUNT + city]


class Retreat(Payer):
    """A friendly city along a road, a friendly port over sea; or the troop is lost."""

    def begin(self, s: Virtu, argument: i64) -> None:
        s.turn = 0
        for i in range(i64(MOST_POWERS * CITY_COUNT)):
            if s.retreating[i] > 0:
                self.go_on(s)
                return
        year.end_spring(s)

    def go_on(self, s: Virtu) -> None:
        """Troop by troop; ships left over serve the next troop of the same player."""
        while s.turn < s.players:
            seat: i64 = s.order[s.turn]
            for i in range(i64(MOST_POWERS * CITY_COUNT)):
                if s.retreating[i] > 0 and s.master(i // CITY_COUNT) == seat:
                    s.turn_to(seat)
                    s.set_local(CITY, i % CITY_COUNT)
                    s.set_local(TROOP, i // CITY_COUNT)
                    s.set_local(HAVEN, 0)
                    return
            empty_pool(s)
            s.turn += 1
        year.end_spring(s)

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        start: i64 = s.local(CITY)
        out[0] = LOSE_IT
        count: i64 = 1
        for city in range(i64(CITY_COUNT)):
            near: bool = SEAS[start * CITY_COUNT + city] > 0 or is_by_road(s, start, city)
            if near and s.is_friendly(seat, city):
                out[count] = RETREAT_TO + city
                count += 1
        return count

    def obstacle(self, s: Virtu, seat: i64, action: i64) -> i64:
        if action == LOSE_IT:
            return NO_OBSTACLE
        ships: i64 = max(ships_to(s, s.local(CITY), action - RETREAT_TO) - s.pool[SHIP], 0)
        if ships == 0 or is_payable(s, seat, OTTOMAN_SHIPS, Bill(0, 0, 0, 0, 0, ships)):
            return NO_OBSTACLE
        return NOT_PAYABLE

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        if action == LOSE_IT:
            leave(s)
            if s.events is not None:
                s.tell("troop_lost", {"seat": seat, "city": CITIES[s.local(CITY)]})
            self.go_on(s)
            return
        s.set_local(HAVEN, action - RETREAT_TO)
        s.due[SHIP] = ships_to(s, s.local(CITY), action - RETREAT_TO)
        charge(s, seat, RETREAT, OTTOMAN_SHIPS)

    def resume(self, s: Virtu, result: i64) -> None:
        """Paid, or on foot for nothing."""
        haven: i64 = s.local(HAVEN)
        leave(s)
        s.troops[s.local(TROOP) * CITY_COUNT + haven] += 1
        if s.events is not None:
            s.tell("retreated", {"seat": s.frame_seat(), "to": CITIES[haven]})
        self.go_on(s)

    def question(self, s: Virtu, seat: int) -> Params:
        return {"city": CITIES[s.local(CITY)]}

    def cost(self, s: Virtu, seat: int, action: int) -> dict[str, int]:
        return {} if action == LOSE_IT else {"ship": int(ships_to(s, s.local(CITY), action - RETREAT_TO))}

    def price(self, s: Virtu, at: int) -> list[int]:
        price = [0] * DUE_COUNT
        price[SHIP] = int(SEAS[s.frames[at + CITY] * CITY_COUNT + s.frames[at + HAVEN]])
        return price

    def is_sound(self, s: Virtu, seat: int, at: int) -> bool:
        city, power, haven = [int(s.frames[at + place]) for place in (CITY, TROOP, HAVEN)]
        if s.retreating[power * CITY_COUNT + city] == 0 or s.master(power) != seat:
            return False
        if s.at == at or s.frames[s.at] != PAY:
            return haven == 0
        return s.is_friendly(seat, haven) and not is_by_road(s, city, haven)


def leave(s: Virtu) -> None:
    i: i64 = s.local(TROOP) * CITY_COUNT + s.local(CITY)
    s.troops[i] -= 1
    s.retreating[i] -= 1


DECISIONS.place(Retreat(RETREAT, "sieges.retreat", "4.5", RETREATING))
