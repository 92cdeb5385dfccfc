"""A siege is won: garrison, control, tiles, trophy, tracks; and the answer of Major Cities (§4.5, §7.2)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.games.virtu.atlas import CITIES, CITY_COUNT, ESTATE_COUNT, FIRST_CATHEDRAL, MAJOR_CAPITAL
from signoria.games.virtu.box import CAPITAL_PENALTY, FIRST_MAJOR, MAJOR_COUNT, MAJORS, MOST_POWERS, SIEGE_PENALTY
from signoria.games.virtu.decisions import OVERFLOW
from signoria.games.virtu.phases import court, influence_track, year
from signoria.games.virtu.state import ELIMINATED, EMPTY, NEUTRAL, NONE, ON_TRACK, READY, SPENT, VirtuState


def take(s: VirtuState, winner: i64, city: i64) -> None:
    """In the order of §4.5; the attacker's own losses are already taken."""
    owner: i64 = s.owner[city]
    loser: i64 = s.lord(city)
    before: i64 = s.city_count(winner)
    loser_before: i64 = s.city_count(loser) if loser >= 0 else 0
    lose_garrison(s, winner, city)
    s.owner[city] = winner
    s.tile[city] = SPENT
    if s.cathedral[city] == 1 and loser >= 0:
        hand_over_cathedral(s, loser, winner)
    if owner >= 0:
        take_trophy(s, winner, owner)
    if s.events is not None:
        s.tell("conquered", {"seat": winner, "city": CITIES[city]} | former(s, owner))
    if s.players == 2:
        answer_of_majors(s, winner, owner, city)
        return
    if loser >= 0:
        year.adjust_track(s, loser, loser_before)
    year.adjust_track(s, winner, before)
    if loser >= 0 and not court.fits(s, loser):
        s.push(OVERFLOW, loser)


def former(s: VirtuState, owner: i64) -> Params:
    """Whose city it was, for the news: of a player, a Major City, or nobody."""
    if owner < 0:
        return {"of": 0}
    return {"of": 1, "loser": owner} if owner < s.players else {"of": 0, "major": MAJORS[owner - FIRST_MAJOR]}


def lose_garrison(s: VirtuState, winner: i64, city: i64) -> None:
    """No defender survives; armies that must retreat from there are no defenders."""
    power: i64 = 0
    while power < MOST_POWERS:
        i: i64 = power * CITY_COUNT + city
        if s.master(power) != winner:
            s.troops[i] = s.bound[i]
        power += 1


def hand_over_cathedral(s: VirtuState, loser: i64, winner: i64) -> None:
    """R36: an exhausted tile if there is one; it arrives exhausted."""
    given: i64 = EMPTY
    i: i64 = loser * ESTATE_COUNT + FIRST_CATHEDRAL
    while i < (loser + 1) * ESTATE_COUNT:
        if s.estate[i] != NONE and (given == EMPTY or s.estate[i] == SPENT):
            given = i
        i += 1
    s.estate[given] = NONE
    add_cathedral(s, winner)


def add_cathedral(s: VirtuState, seat: i64) -> None:
    """Into the Domain, exhausted."""
    i: i64 = seat * ESTATE_COUNT + FIRST_CATHEDRAL
    while s.estate[i] != NONE:
        i += 1
    s.estate[i] = SPENT


def take_trophy(s: VirtuState, winner: i64, owner: i64) -> None:
    """One per opponent; with two players they add up, those of Major Cities too."""
    i: i64 = winner * MOST_POWERS + owner
    s.trophies[i] = s.trophies[i] + 1 if s.players == 2 else 1


# ---- two players ----


def answer_of_majors(s: VirtuState, winner: i64, owner: i64, city: i64) -> None:
    """A Major City that is nobody's ally resents the siege; the fall of a capital alarms all others (R50)."""
    if owner < FIRST_MAJOR:
        return
    major: i64 = owner - FIRST_MAJOR
    capital: bool = MAJOR_CAPITAL[major] == city
    if s.major_ally[major] == ON_TRACK:
        if capital:
            eliminate(s, major)
        else:
            influence_track.move_marker(s, winner, major, -SIEGE_PENALTY)
    if not capital:
        return
    other: i64 = 0
    while other < MAJOR_COUNT:
        if other != major and s.major_ally[other] == ON_TRACK:
            influence_track.move_marker(s, winner, other, -CAPITAL_PENALTY)
        other += 1


def eliminate(s: VirtuState, major: i64) -> None:
    """Troops, marker, cards and agent leave the game; its other cities and their tiles become neutral (R49)."""
    power: i64 = FIRST_MAJOR + major
    influence_track.clear_track(s, major)
    s.major_ally[major] = ELIMINATED
    s.limit[power] = 0
    city: i64 = 0
    while city < CITY_COUNT:
        s.troops[power * CITY_COUNT + city] = 0
        if s.owner[city] == power:
            s.owner[city] = NEUTRAL
            s.tile[city] = READY
        city += 1
    if s.events is not None:
        s.tell("eliminated", {"major": MAJORS[major]})
