"""W4: troops for florins, cheaper at home; with two players also those of allied Major Cities (§4.6, §7.2; R51)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.decision import NO_OBSTACLE
from signoria.games.virtu.actions import DONE, RECRUIT_AT, USE
from signoria.games.virtu.box.atlas import CITIES, CITY_COUNT, HOME
from signoria.games.virtu.box.constants import FACTION_COUNT, HOME_RECRUIT, OTHER_RECRUIT
from signoria.games.virtu.decisions import ALLY, DECISIONS, OBSTACLES, RECRUIT
from signoria.games.virtu.payment.pay import TOO_POOR
from signoria.games.virtu.payment.sources import WINTER_LOAN, use
from signoria.games.virtu.payment.uses import write_collections
from signoria.games.virtu.phases.question import Question
from signoria.games.virtu.state import Virtu, holds

ALL_TROOPS_OUT: Final = OBSTACLES.add("all_troops_out", "4.6")


def has_reserve(s: Virtu, city: i64) -> bool:
    """The controller's colour is recruited: own troops in own cities, an ally's troops in the ally's."""
    power: i64 = s.owner[city]
    return s.troops_of(power) < s.limit[power]


def price(s: Virtu, seat: i64, city: i64) -> i64:
    """An ally's troop in a city still its own costs as little as an own one at home."""
    if s.owner[city] != seat:
        return HOME_RECRUIT
    home: i64 = HOME[(s.side * FACTION_COUNT + s.faction[seat]) * CITY_COUNT + city]
    return HOME_RECRUIT if home == 1 else OTHER_RECRUIT


class Recruit(Question):
    """While there is a city to recruit in and a troop in reserve, and the player wants more."""

    def begin(self, s: Virtu, argument: i64) -> None:
        seat: i64 = s.frame_seat()
        for city in range(i64(CITY_COUNT)):
            if holds(s, seat, city) and has_reserve(s, city):
                return
        s.ask(ALLY)

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        out[0] = DONE
        count: i64 = 1
        for city in range(i64(CITY_COUNT)):
            if holds(s, seat, city):
                out[count] = RECRUIT_AT + city
                count += 1
        return write_collections(s, seat, WINTER_LOAN, out, count)

    def obstacle(self, s: Virtu, seat: i64, action: i64) -> i64:
        if action == DONE or action >= USE:
            return NO_OBSTACLE
        if s.florins[seat] >= price(s, seat, action - RECRUIT_AT):
            return NO_OBSTACLE if has_reserve(s, action - RECRUIT_AT) else ALL_TROOPS_OUT
        return TOO_POOR if has_reserve(s, action - RECRUIT_AT) else ALL_TROOPS_OUT

    def reason_params(self, s: Virtu, seat: int, action: int, obstacle: int) -> Params:
        if obstacle == ALL_TROOPS_OUT:
            return {}
        return {"need": int(price(s, seat, action - RECRUIT_AT)), "have": int(s.florins[seat])}

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        if action == DONE:
            s.ask(ALLY)
        elif action >= USE:
            use(s, seat, action, WINTER_LOAN)
        else:
            city: i64 = action - RECRUIT_AT
            florins: i64 = price(s, seat, city)
            s.florins[seat] -= florins
            s.troops[s.owner[city] * CITY_COUNT + city] += 1
            if s.events is not None:
                s.tell("recruited", {"seat": seat, "city": CITIES[city], "florins": florins, "left": s.florins[seat]})

    def cost(self, s: Virtu, seat: int, action: int) -> dict[str, int]:
        return {"florin": int(price(s, seat, action - RECRUIT_AT))} if RECRUIT_AT <= action < USE else {}


DECISIONS.place(Recruit(RECRUIT, "winter.recruit", "4.6"))
