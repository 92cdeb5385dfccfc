"""A combat: who stands against whom, and the bonuses they announce in turn (E2) (§4.5; R17 to R23)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.state import SEAT
from signoria.games.virtu.actions import (
    COURT_SOURCE,
    ESTATE_SOURCE,
    LEONARDO_SOURCE,
    PASS,
    POWER_SOURCE,
    TILE_SOURCE,
    TOKEN,
    USE,
    USE_OF,
    USED_SOURCE,
    USED_SYMBOL,
)
from signoria.games.virtu.atlas import CITIES, ESTATE_WAR_COST
from signoria.games.virtu.box import (
    CARD_WAR_COST,
    COURT,
    FRENCH,
    LEONARDO,
    LEONARDO_COST,
)
from signoria.games.virtu.decisions import CITY, COMBAT, COURSE, FIRST, FIRST_BONUS, SECOND, SECOND_BONUS
from signoria.games.virtu.payment import FLORIN, SYMBOL_COUNT, WAR
from signoria.games.virtu.phases import result, used
from signoria.games.virtu.phases.obstacles import FREE, TOO_POOR
from signoria.games.virtu.phases.result import (
    FIELD,
    FIRST_LEONARDO,
    GOING_ON,
    ONE_PASSED,
    SECOND_LEONARDO,
)
from signoria.games.virtu.phases.sources import FLORINS, NOTHING_ELSE, collect, is_bonus_ready, symbols, use
from signoria.games.virtu.phases.uses import write_uses
from signoria.games.virtu.state import EMPTY, NEUTRAL, SPENT, VirtuState

FLORINS_AND_WAR: Final[i64] = FLORINS | symbols(WAR)

# ---- who stands against whom ----


def begin_battle(s: VirtuState, city: i64, seat: i64, other: i64) -> None:
    open_combat(s, city, seat, other, FIELD)


def begin_siege(s: VirtuState, city: i64, seat: i64) -> None:
    open_combat(s, city, seat, defender(s, city, seat), 0)


def open_combat(s: VirtuState, city: i64, first: i64, second: i64, course: i64) -> None:
    s.push(COMBAT, first)
    s.frames[s.at + CITY] = city
    s.frames[s.at + FIRST] = first
    s.frames[s.at + SECOND] = second
    s.frames[s.at + COURSE] = course
    if s.events is not None:
        against: Params = {"against": 1, "rival": second} if second >= 0 else {"against": 0}
        s.tell("combat", {"seat": first, "city": CITIES[city], "field": course & FIELD} | against)


def defender(s: VirtuState, city: i64, attacker: i64) -> i64:
    """Who announces bonuses for a besieged city: its lord, or who has troops in a Major City's defence (R54)."""
    lord: i64 = s.lord(city)
    if lord >= 0 or s.owner[city] == NEUTRAL:
        return lord
    other: i64 = 1 - attacker
    return other if s.is_friendly(other, city) and s.army(other, city) > 0 else EMPTY


# ---- E2: bonuses, one by one ----


def candidates(s: VirtuState, out: vec[i64]) -> i64:
    """Pass; a token (attacker, or in the field: R18); courtiers, Cannons, France, Leonardo; florins to collect."""
    out[0] = PASS
    return write_bonuses(s, s.frames[s.at + SEAT], FLORINS_AND_WAR, out, 1)


def write_bonuses(s: VirtuState, seat: i64, wanted: i64, out: vec[i64], count: i64) -> i64:
    """What a side could announce now, and other uses if more than war is wanted."""
    course: i64 = s.frames[s.at + COURSE]
    if s.tokens[seat] > 0 and (course & FIELD or seat == s.frames[s.at + FIRST]):
        out[count] = TOKEN
        count += 1
    count = write_uses(s, seat, NOTHING_ELSE, wanted, 0, out, count)
    if is_bonus_ready(s, seat, FRENCH):
        out[count] = USE_OF[(POWER_SOURCE + FRENCH) * SYMBOL_COUNT + WAR]
        count += 1
    if s.owns(seat, LEONARDO) and course & leonardo_bit(s, seat) == 0:
        out[count] = USE_OF[LEONARDO_SOURCE * SYMBOL_COUNT + WAR]
        count += 1
    return count


def leonardo_bit(s: VirtuState, seat: i64) -> i64:
    return FIRST_LEONARDO if seat == s.frames[s.at + FIRST] else SECOND_LEONARDO


def obstacle(s: VirtuState, action: i64) -> i64:
    if action < USE or USED_SYMBOL[action - USE] == FLORIN:
        return FREE
    seat: i64 = s.frames[s.at + SEAT]
    return FREE if s.florins[seat] >= price(s, seat, USED_SOURCE[action - USE]) else TOO_POOR


def price(s: VirtuState, seat: i64, source: i64) -> i64:
    """Florins that a war bonus costs."""
    if source < TILE_SOURCE:
        return CARD_WAR_COST[s.court[seat * COURT + source - COURT_SOURCE]]
    if source < POWER_SOURCE:
        return ESTATE_WAR_COST[source - ESTATE_SOURCE]
    return LEONARDO_COST if source == LEONARDO_SOURCE else 0


def choose(s: VirtuState, action: i64) -> i64:
    """Two passes in a row end it (R17); alone before a neutral city, one pass does."""
    seat: i64 = s.frames[s.at + SEAT]
    second: i64 = s.frames[s.at + SECOND]
    if action == PASS:
        if second < 0 or s.frames[s.at + COURSE] & ONE_PASSED:
            return result.compare(s)
        s.frames[s.at + COURSE] |= ONE_PASSED
    elif action >= USE and USED_SYMBOL[action - USE] == FLORIN:
        collect(s, seat, action)
        return GOING_ON
    else:
        announce(s, seat, action)
        s.frames[s.at + COURSE] &= ~ONE_PASSED
    if second >= 0:
        s.frames[s.at + SEAT] = second if seat == s.frames[s.at + FIRST] else s.frames[s.at + FIRST]
    return GOING_ON


def announce(s: VirtuState, seat: i64, action: i64) -> None:
    force: i64 = 1
    if action == TOKEN:
        s.tokens[seat] -= 1
    else:
        source: i64 = USED_SOURCE[action - USE]
        s.florins[seat] -= price(s, seat, source)
        force = use(s, seat, source, WAR, SPENT)
        if source == LEONARDO_SOURCE:
            s.frames[s.at + COURSE] |= leonardo_bit(s, seat)
    first: bool = seat == s.frames[s.at + FIRST]
    s.frames[s.at + (FIRST_BONUS if first else SECOND_BONUS)] += force
    used.note(s, 0 if first else 1, action)
    if s.events is not None:
        s.tell("war_bonus", {"seat": seat, "force": force})
