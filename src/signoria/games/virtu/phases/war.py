"""Troops march by road and sail from port to port; war symbols of the room become tokens (§4.4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.decision import NO_OBSTACLE, Locals
from signoria.games.virtu.actions import (
    COURT_SOURCE,
    DONE,
    MARCH_FROM,
    RIDE_TO,
    SAIL_TO,
    USE,
    USED_SOURCE,
    USED_SYMBOL,
)
from signoria.games.virtu.box.atlas import BOARD_OF, CITIES, CITY_COUNT, MOST_ROADS, NO_CITY, ROADS, SEAS
from signoria.games.virtu.box.constants import CARD_WAR_COST, MOST_POWERS, ROOM_CARDS, ROOMS
from signoria.games.virtu.decisions import ACT, COLOUR, DECISIONS, MARCH, WAGE_WAR
from signoria.games.virtu.payment.bill import CAVALRY, SHIP, WAR
from signoria.games.virtu.payment.pay import TOO_POOR
from signoria.games.virtu.payment.sources import (
    FLORINS,
    OTTOMAN_SHIPS,
    ROOM,
    SPRING_LOAN,
    symbols,
    use,
    use_for_pool,
)
from signoria.games.virtu.payment.uses import write_uses
from signoria.games.virtu.phases.question import Question, pool_params
from signoria.games.virtu.phases.troops import colours, first_colour, is_at_hand
from signoria.games.virtu.state import CLOSED, Virtu

ALSO: Final[i64] = ROOM | OTTOMAN_SHIPS | SPRING_LOAN
MOVES: Final[i64] = symbols(CAVALRY) | symbols(SHIP)
ROOM_SYMBOLS: Final[i64] = MOVES | FLORINS | symbols(WAR)
# What a march tells the action; a question for the colour tells the power.
MARCHED: Final = -1

# From where the next troop marches, while its colour or its way is asked.
CAMPAIGN: Final = Locals()
START: Final = CAMPAIGN.local("start", CITY_COUNT - 1)
# A march: from where, and whose troop.
MARCHING: Final = Locals()
CITY: Final = MARCHING.local("city", CITY_COUNT - 1)
TROOP: Final = MARCHING.local("troop", MOST_POWERS - 1)


class WageWar(Question):
    """March a troop that has not been halted, as far as the symbols gathered go; gather symbols; done."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        out[0] = DONE
        count: i64 = 1
        mobile: bool = False
        for city in range(i64(CITY_COUNT)):
            if mobile_troops(s, seat, city) > 0:
                mobile = True
                if can_leave(s, city):
                    out[count] = MARCH_FROM + city
                    count += 1
        wanted: i64 = FLORINS | MOVES if mobile else FLORINS
        return write_uses(s, seat, ALSO, wanted, ROOM_SYMBOLS, out, count)

    def obstacle(self, s: Virtu, seat: i64, action: i64) -> i64:
        """A war symbol of the room must be paid at once."""
        if action < USE or USED_SYMBOL[action - USE] != WAR:
            return NO_OBSTACLE
        return NO_OBSTACLE if s.florins[seat] >= war_cost(s, seat, action) else TOO_POOR

    def reason_params(self, s: Virtu, seat: int, action: int, obstacle: int) -> Params:
        return {"need": int(war_cost(s, seat, action)), "have": int(s.florins[seat])}

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        if action == DONE:
            release(s)
            s.done()
        elif action >= USE:
            gather_symbols(s, seat, action)
        else:
            s.set_local(START, action - MARCH_FROM)
            if colours(s, seat, action - MARCH_FROM) > 1:
                s.call(COLOUR, seat, action - MARCH_FROM)
            else:
                self.march(s, seat, first_colour(s, seat, action - MARCH_FROM))

    def march(self, s: Virtu, seat: i64, power: i64) -> None:
        start: i64 = s.local(START)
        s.push(MARCH, seat)
        s.set_local(CITY, start)
        s.set_local(TROOP, power)

    def resume(self, s: Virtu, result: i64) -> None:
        if result == MARCHED:
            s.set_local(START, 0)
        else:
            self.march(s, s.frame_seat(), result)

    def question(self, s: Virtu, seat: int) -> Params:
        return pool_params(s, ("cavalry", "ship"))

    def label(self, s: Virtu, seat: int, action: int) -> Params:
        if action == DONE or action >= USE:
            return super().label(s, seat, action)
        city = action - MARCH_FROM
        return {"city": CITIES[city], "count": int(mobile_troops(s, seat, city))}

    def cost(self, s: Virtu, seat: int, action: int) -> dict[str, int]:
        war = action >= USE and USED_SYMBOL[action - USE] == WAR
        return {"florin": int(war_cost(s, seat, action))} if war else {}

    def is_sound(self, s: Virtu, seat: int, at: int) -> bool:
        return s.at > at or s.frames[at + START] == 0


def mobile_troops(s: Virtu, seat: i64, city: i64) -> i64:
    """Troops of a seat at a city that this action has not halted."""
    count: i64 = s.troops[seat * CITY_COUNT + city] - s.halted[seat * CITY_COUNT + city]
    for power in range(s.players, i64(MOST_POWERS)):
        i: i64 = power * CITY_COUNT + city
        if s.troops[i] > 0 and s.master(power) == seat:
            count += s.troops[i] - s.halted[i]
    return count


def can_leave(s: Virtu, city: i64) -> bool:
    """Does a road or a sea way lead anywhere with the symbols gathered?"""
    if s.pool[CAVALRY] == 0 and s.pool[SHIP] == 0:
        return False
    out = vec[i64]([0] * (CITY_COUNT + MOST_ROADS))
    return write_destinations(s, city, out) > 0


def war_cost(s: Virtu, seat: i64, action: i64) -> i64:
    """Florins for the war symbols of a card in the marker's room."""
    level: i64 = USED_SOURCE[action - USE]
    return CARD_WAR_COST[s.rooms[(seat * ROOMS + s.marker[seat]) * ROOM_CARDS + level]]


def gather_symbols(s: Virtu, seat: i64, action: i64) -> None:
    """Movement into the pool; a war symbol of a card in the room becomes a +1 token, its florins due now."""
    if USED_SYMBOL[action - USE] != WAR or USED_SOURCE[action - USE] >= COURT_SOURCE:
        use_for_pool(s, seat, action, ALSO)
        return
    florins: i64 = war_cost(s, seat, action)
    s.florins[seat] -= florins
    tokens: i64 = use(s, seat, action, ALSO)
    s.tokens[seat] += tokens
    if s.events is not None:
        had = {"count": tokens, "tokens": s.tokens[seat], "florins": florins, "left": s.florins[seat]}
        s.tell("war_token", {"seat": seat, **had})


def release(s: Virtu) -> None:
    """The action is over: whether a troop was halted no longer matters."""
    for i in range(i64(MOST_POWERS * CITY_COUNT)):
        s.halted[i] = 0


class March(Question):
    """Along one road for a cavalry; over k seas for k ships; never into a closed city."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        return write_destinations(s, s.local(CITY), out)

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        """A troop that enters a city where it may not pass is halted there."""
        start: i64 = s.local(CITY)
        power: i64 = s.local(TROOP)
        end: i64 = destination(action)
        if action >= SAIL_TO:
            s.pool[SHIP] -= SEAS[start * CITY_COUNT + end]
        else:
            s.pool[CAVALRY] -= 1
        s.troops[power * CITY_COUNT + start] -= 1
        s.troops[power * CITY_COUNT + end] += 1
        if not s.is_friendly(seat, end):
            s.halted[power * CITY_COUNT + end] += 1
        if s.events is not None:
            s.tell("marched", {"seat": seat, "from": CITIES[start], "to": CITIES[end]})
        s.done(MARCHED)

    def question(self, s: Virtu, seat: int) -> Params:
        return pool_params(s, ("cavalry", "ship")) | {"city": CITIES[s.local(CITY)]}

    def cost(self, s: Virtu, seat: int, action: int) -> dict[str, int]:
        if action < SAIL_TO:
            return {"cavalry": 1}
        return {"ship": int(SEAS[s.local(CITY) * CITY_COUNT + destination(action)])}

    def is_sound(self, s: Virtu, seat: int, at: int) -> bool:
        return is_at_hand(s, seat, s.frames[at + TROOP], s.frames[at + CITY])


def write_destinations(s: Virtu, city: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    if s.pool[CAVALRY] > 0:
        i: i64 = (BOARD_OF[s.players] * CITY_COUNT + city) * MOST_ROADS
        while ROADS[i] != NO_CITY:
            if s.owner[ROADS[i]] != CLOSED:
                out[count] = RIDE_TO + ROADS[i]
                count += 1
            i += 1
    if s.pool[SHIP] > 0:
        for port in range(i64(CITY_COUNT)):
            seas: i64 = SEAS[city * CITY_COUNT + port]
            if seas > 0 and seas <= s.pool[SHIP] and s.owner[port] != CLOSED:
                out[count] = SAIL_TO + port
                count += 1
    return count


def destination(action: i64) -> i64:
    return action - SAIL_TO if action >= SAIL_TO else action - RIDE_TO


DECISIONS.place(WageWar(WAGE_WAR, "action.war", "4.4", CAMPAIGN, inside=(ACT,)))
DECISIONS.place(March(MARCH, "action.march", "4.4", MARCHING, inside=(WAGE_WAR,)))
