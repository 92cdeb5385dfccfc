"""A combat: bonuses announced in turn (E2), forces compared, losses taken (E6) (§4.5; R17 to R23)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import SEAT
from signoria.games.virtu.actions import (
    COURT_SOURCE,
    ESTATE_SOURCE,
    LEONARDO_SOURCE,
    PASS,
    POWER_SOURCE,
    TILE_SOURCE,
    TOKEN,
    TROOP_OF,
    USE,
    USE_OF,
    USED_SOURCE,
    USED_SYMBOL,
)
from signoria.games.virtu.atlas import CITIES, CITY_COUNT, ESTATE_WAR_COST
from signoria.games.virtu.box import (
    CARD_WAR_COST,
    COURT,
    FRENCH,
    HEAVY_LOSS,
    LEONARDO,
    LEONARDO_COST,
    MOST_POWERS,
)
from signoria.games.virtu.decisions import CITY, COMBAT, COURSE, FIRST, FIRST_BONUS, LOSSES, SECOND, SECOND_BONUS
from signoria.games.virtu.payment import FLORIN, SYMBOL_COUNT, WAR
from signoria.games.virtu.phases import conquest
from signoria.games.virtu.phases.obstacles import FREE, TOO_POOR
from signoria.games.virtu.phases.sources import FLORINS, NOTHING_ELSE, collect, is_bonus_ready, symbols, use, write_uses
from signoria.games.virtu.phases.troops import is_mobile
from signoria.games.virtu.phases.value import defence, garrison
from signoria.games.virtu.state import EMPTY, NEUTRAL, SPENT, VirtuState

# How a combat answers: still going on; over; or the seat that won a field battle and has troops left.
GOING_ON: Final = -2
OVER: Final = -1
# What has happened in it, as bits.
FIELD: Final = 1
ONE_PASSED: Final = 2
FIRST_LEONARDO: Final = 4
SECOND_LEONARDO: Final = 8
FIRST_WON: Final = 16
SECOND_WON: Final = 32

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
        s.tell("combat", {"city": CITIES[city], "first": first, "second": second, "field": course & FIELD})


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
    seat: i64 = s.frames[s.at + SEAT]
    course: i64 = s.frames[s.at + COURSE]
    out[0] = PASS
    count: i64 = 1
    if s.tokens[seat] > 0 and (course & FIELD or seat == s.frames[s.at + FIRST]):
        out[count] = TOKEN
        count += 1
    count = write_uses(s, seat, NOTHING_ELSE, FLORINS_AND_WAR, 0, out, count)
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
            return compare(s)
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
    s.frames[s.at + (FIRST_BONUS if seat == s.frames[s.at + FIRST] else SECOND_BONUS)] += force
    if s.events is not None:
        s.tell("war_bonus", {"seat": seat, "force": force})


# ---- the result ----


def compare(s: VirtuState) -> i64:
    """Forces against each other; from now on the frame holds each side's losses instead of its bonuses."""
    city: i64 = s.frames[s.at + CITY]
    first: i64 = s.frames[s.at + FIRST]
    own: i64 = s.army(first, city)
    force: i64 = own + s.frames[s.at + FIRST_BONUS]
    if s.frames[s.at + COURSE] & FIELD:
        return compare_field(s, city, own, force)
    against: i64 = defence(s, city, first) + s.frames[s.at + SECOND_BONUS]
    won: bool = force > against
    lost: i64 = 1
    if won:
        s.frames[s.at + COURSE] |= FIRST_WON
        lost = garrison(s, city) + (1 if against >= HEAVY_LOSS else 0)
    if s.events is not None:
        s.tell("siege", {"city": CITIES[city], "attack": force, "defence": against, "won": int(won)})
    return begin_losses(s, min(lost, own), 0)


def compare_field(s: VirtuState, city: i64, own: i64, force: i64) -> i64:
    theirs: i64 = s.army(s.frames[s.at + SECOND], city)
    against: i64 = theirs + s.frames[s.at + SECOND_BONUS]
    if s.events is not None:
        s.tell("field_battle", {"city": CITIES[city], "first": force, "second": against})
    if force == against:
        return begin_losses(s, 1, 1)
    s.frames[s.at + COURSE] |= FIRST_WON if force > against else SECOND_WON
    fewer: i64 = min(own, theirs)
    return begin_losses(s, fewer, theirs) if force > against else begin_losses(s, own, fewer)


def begin_losses(s: VirtuState, first: i64, second: i64) -> i64:
    s.frames[s.at] = LOSSES
    s.frames[s.at + FIRST_BONUS] = first
    s.frames[s.at + SECOND_BONUS] = second
    return lose_on(s)


def lose_on(s: VirtuState) -> i64:
    """Take what leaves no choice; ask when own and allied troops are mixed (E6); then the result takes effect."""
    if not take_losses(s, FIRST, FIRST_BONUS):
        return GOING_ON
    if not take_losses(s, SECOND, SECOND_BONUS):
        return GOING_ON
    return finish(s)


def take_losses(s: VirtuState, side: i64, losses: i64) -> bool:
    """True when a side has lost all it must."""
    seat: i64 = s.frames[s.at + side]
    city: i64 = s.frames[s.at + CITY]
    while s.frames[s.at + losses] > 0:
        army: i64 = s.army(seat, city)
        power: i64 = 0
        while not is_mobile(s, seat, power, city):
            power += 1
        i: i64 = power * CITY_COUNT + city
        if s.troops[i] - s.bound[i] < army and s.frames[s.at + losses] < army:
            s.frames[s.at + SEAT] = seat
            return False
        s.troops[i] -= 1
        s.frames[s.at + losses] -= 1
    return True


def choose_loss(s: VirtuState, action: i64) -> i64:
    first: bool = s.frames[s.at + SEAT] == s.frames[s.at + FIRST]
    s.troops[(action - TROOP_OF) * CITY_COUNT + s.frames[s.at + CITY]] -= 1
    s.frames[s.at + (FIRST_BONUS if first else SECOND_BONUS)] -= 1
    return lose_on(s)


def finish(s: VirtuState) -> i64:
    """The combat's frame closes; answers the seat that may go on after a field battle, or OVER."""
    city: i64 = s.frames[s.at + CITY]
    first: i64 = s.frames[s.at + FIRST]
    second: i64 = s.frames[s.at + SECOND]
    course: i64 = s.frames[s.at + COURSE]
    s.pop()
    if course & FIELD == 0:
        if course & FIRST_WON:
            conquest.take(s, first, city)
        else:
            bind(s, first, city)
        return OVER
    if course & (FIRST_WON | SECOND_WON) == 0:
        bind(s, first, city)
        bind(s, second, city)
        return OVER
    winner: i64 = first if course & FIRST_WON else second
    return winner if s.army(winner, city) > 0 else OVER


def bind(s: VirtuState, seat: i64, city: i64) -> None:
    """All troops of a seat before a city must retreat when the sieges are over (R25)."""
    power: i64 = 0
    while power < MOST_POWERS:
        if s.master(power) == seat:
            s.bound[power * CITY_COUNT + city] = s.troops[power * CITY_COUNT + city]
        power += 1
