"""The result of a combat: forces compared, losses taken (E6), and what follows (§4.5; R22, R25)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.state import SEAT
from signoria.games.virtu.actions import (
    TROOP_OF,
)
from signoria.games.virtu.atlas import CITIES, CITY_COUNT
from signoria.games.virtu.box import (
    HEAVY_LOSS,
    MOST_POWERS,
)
from signoria.games.virtu.decisions import CITY, COURSE, FIRST, FIRST_BONUS, LOSSES, SECOND, SECOND_BONUS
from signoria.games.virtu.phases import conquest, used
from signoria.games.virtu.phases.troops import is_mobile
from signoria.games.virtu.phases.value import defence, garrison
from signoria.games.virtu.state import VirtuState

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


def compare(s: VirtuState) -> i64:
    """Forces against each other; from now on the frame holds each side's losses instead of its bonuses."""
    city: i64 = s.frames[s.at + CITY]
    field: bool = s.frames[s.at + COURSE] & FIELD != 0
    force, against, lost, lost_second = reckoning(s, s.frames[s.at + FIRST_BONUS], s.frames[s.at + SECOND_BONUS])
    used.forget(s)
    if s.events is not None and field:
        s.tell("field_battle", {"city": CITIES[city], "first": force, "second": against})
    elif s.events is not None:
        s.tell("siege", {"city": CITIES[city], "attack": force, "defence": against, "won": int(force > against)})
    if force > against:
        s.frames[s.at + COURSE] |= FIRST_WON
    elif field and force < against:
        s.frames[s.at + COURSE] |= SECOND_WON
    return begin_losses(s, lost, lost_second)


def reckoning(s: VirtuState, bonus: i64, bonus_second: i64) -> tuple[i64, i64, i64, i64]:
    """Both forces with these bonuses, and the losses of both armies: a garrison that falls is not counted here."""
    city: i64 = s.frames[s.at + CITY]
    first: i64 = s.frames[s.at + FIRST]
    own: i64 = s.army(first, city)
    force: i64 = own + bonus
    if s.frames[s.at + COURSE] & FIELD:
        theirs: i64 = s.army(s.frames[s.at + SECOND], city)
        against: i64 = theirs + bonus_second
        if force == against:
            return force, against, 1, 1
        fewer: i64 = min(own, theirs)
        return (force, against, fewer, theirs) if force > against else (force, against, own, fewer)
    against = defence(s, city, first) + bonus_second
    if force <= against:
        return force, against, min(1, own), 0
    lost: i64 = garrison(s, city) + (1 if against >= HEAVY_LOSS else 0)
    return force, against, min(lost, own), 0


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
