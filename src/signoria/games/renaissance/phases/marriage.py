"""Marriage: a rival's bare garrison for two ducats, and no attack on its owner (§4.6, R22, R23)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.codes import Params, Problem
from signoria.core.decision import NO_LOCALS, NO_OBSTACLE, SEAT
from signoria.games.renaissance.actions import MARRY
from signoria.games.renaissance.box.constants import CITIES, CITY_COUNT, DOWRY, DOWRY_TO_OWNER, GARRISON
from signoria.games.renaissance.decisions import ACTING, DECISIONS, MARRYING
from signoria.games.renaissance.phases.ambassador import own_turn_problems
from signoria.games.renaissance.phases.cities import city_level, is_rival, take_city
from signoria.games.renaissance.phases.obstacles import ATTACKED_OWNER, FORTIFIED, HOLDS_PALACE
from signoria.games.renaissance.phases.question import LEVELS, HeldCityQuestion
from signoria.games.renaissance.state import NO_PALACE, Renaissance


def match_obstacle(s: Renaissance, city: i64) -> i64:
    """Its owner not attacked in this turn, neither rampart nor palace."""
    if s.attacked & (1 << s.owner[city]):
        return ATTACKED_OWNER
    if s.level[city] != GARRISON:
        return FORTIFIED
    return NO_OBSTACLE if s.palace[city] == NO_PALACE else HOLDS_PALACE


def has_match(s: Renaissance, seat: i64) -> bool:
    for city in range(CITY_COUNT):
        if is_rival(s, city, seat) and match_obstacle(s, city) == NO_OBSTACLE:
            return True
    return False


class Marrying(HeldCityQuestion):
    """The dowry goes to the owner of the city, or as the data say."""

    def is_about(self, s: Renaissance, seat: i64, city: i64) -> bool:
        return is_rival(s, city, seat)

    def obstacle(self, s: Renaissance, seat: i64, action: i64) -> i64:
        return match_obstacle(s, action - MARRY)

    def reason_params(self, s: Renaissance, seat: int, action: int, obstacle: int) -> Params:
        city = action - MARRY
        params: Params = {"city": CITIES[city]}
        if obstacle == ATTACKED_OWNER:
            params["owner"] = s.owner[city]
        elif obstacle == FORTIFIED:
            params["level"] = LEVELS[city_level(s, city)]
        return params

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        city: i64 = action - MARRY
        partner: i64 = s.owner[city]
        s.ducats[seat] -= DOWRY
        s.ducats[partner] += DOWRY * DOWRY_TO_OWNER
        take_city(s, seat, city)
        s.married |= 1 << partner
        if s.events is not None:
            s.tell("married", {"seat": seat, "partner": partner, "city": CITIES[city], "ducats": DOWRY})
        s.done()

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        if s.ducats[s.frames[at + SEAT]] < DOWRY:
            return [Problem("ducats", "a marriage is paid for")]
        return own_turn_problems(s, at)


DECISIONS.place(Marrying(MARRYING, "marriage.city", "4.6", MARRY, NO_LOCALS, (ACTING,)))
