"""Taking the floor: city swaps, gifts and requests, composed in small steps and answered at once
(D-OFFER, D-ANSWER; §4.8, R46, R47, R58)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import DECISION, SEAT, WAITING
from signoria.games.renaissance.actions import (
    ACCEPT,
    ASK,
    ASK_CITY,
    GIVE,
    GIVE_CITY,
    MOST_OFFERED,
    NO_CITY,
    NO_DUCATS,
    REFUSE,
    SPEAK,
    SPEAK_TO,
    WITHDRAW,
)
from signoria.games.renaissance.box import CITIES, CITY_COUNT
from signoria.games.renaissance.decisions import (
    ACTING,
    ANSWERING,
    ASKED_FOR,
    ASKING_CITY,
    BUYING,
    DUCATS,
    EXPANDING,
    FROM,
    GIVEN,
    GIVING_CITY,
    SETTING_DUCATS,
    SPEAKING,
    TO,
    VOTING,
)
from signoria.games.renaissance.phases.cities import take_city
from signoria.games.renaissance.phases.obstacles import FINE, NOTHING_OFFERED, SWAPPED_ALREADY, WRONG_LEVEL
from signoria.games.renaissance.state import EXPANDED, OPEN_FLOOR, SWAPPED, RenaissanceState

MOST_SPEECHES: Final = 2


def is_safe_point(s: RenaissanceState) -> bool:
    """The engine waits at a vote, a purchase, an expansion or the menu of a combat turn; never in a battle (R58)."""
    if s.depth == 0:
        return False
    decision: i64 = s.frames[s.at + DECISION]
    return decision in (ACTING, BUYING, EXPANDING, VOTING)


def must_decide(s: RenaissanceState, seat: i64) -> bool:
    if s.frames[s.at + DECISION] == VOTING:
        return s.frames[s.at + WAITING] & (1 << seat) != 0
    return s.frames[s.at + SEAT] == seat


def bystanders(s: RenaissanceState) -> list[int]:
    """With an open floor, everybody but those who are waited for may speak, at most twice per decision."""
    if s.diplomacy != OPEN_FLOOR or not is_safe_point(s):
        return []
    return [seat for seat in range(s.players) if not must_decide(s, seat) and s.spoken[seat] < MOST_SPEECHES]


def floor_candidate(s: RenaissanceState, seat: i64, out: vec[i64], count: i64) -> i64:
    """Who is asked may speak first, except at the vote, where a sealed answer must look like any other."""
    if s.diplomacy == 0 or s.spoken[seat] >= MOST_SPEECHES:
        return count
    out[count] = SPEAK
    return count + 1


def close_floor(s: RenaissanceState) -> None:
    """The decision at which they spoke is taken: the next one is another."""
    seat: i64 = 0
    while seat < s.players:
        s.spoken[seat] = 0
        seat += 1


# ---- composing an offer ----


def speak(s: RenaissanceState, seat: i64) -> None:
    s.spoken[seat] += 1
    s.push(SPEAKING, seat)
    s.frames[s.at + FROM] = seat


def candidates(s: RenaissanceState, seat: i64, out: vec[i64]) -> i64:
    decision: i64 = s.frames[s.at + DECISION]
    count: i64 = 0
    if decision == ANSWERING:
        out[0] = ACCEPT
        out[1] = REFUSE
        return 2
    if decision == SPEAKING:
        partner: i64 = 0
        while partner < s.players:
            if partner != seat:
                out[count] = SPEAK_TO + partner
                count += 1
            partner += 1
    elif decision == GIVING_CITY:
        count = cities_of(s, seat, GIVE_CITY, out)
        out[count] = NO_CITY
        count += 1
    elif decision == ASKING_CITY:
        count = cities_of(s, s.frames[s.at + TO], ASK_CITY, out)
    else:
        count = ducat_candidates(s, seat, out)
    out[count] = WITHDRAW
    return count + 1


def cities_of(s: RenaissanceState, owner: i64, verb: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    city: i64 = 0
    while city < CITY_COUNT:
        if s.owner[city] == owner:
            out[count] = verb + city
            count += 1
        city += 1
    return count


def ducat_candidates(s: RenaissanceState, seat: i64, out: vec[i64]) -> i64:
    """What one has or what the other has, in steps of one."""
    count: i64 = 0
    ducats: i64 = 1
    while ducats <= min(s.ducats[seat], MOST_OFFERED):
        out[count] = GIVE + ducats - 1
        count += 1
        ducats += 1
    ducats = 1
    while ducats <= min(s.ducats[s.frames[s.at + TO]], MOST_OFFERED):
        out[count] = ASK + ducats - 1
        count += 1
        ducats += 1
    out[count] = NO_DUCATS
    return count + 1


def obstacle(s: RenaissanceState, action: i64) -> i64:
    decision: i64 = s.frames[s.at + DECISION]
    if decision == GIVING_CITY and action < NO_CITY:
        return give_obstacle(s, action - GIVE_CITY)
    if decision == ASKING_CITY and action < NO_CITY:
        return ask_obstacle(s, action - ASK_CITY, s.frames[s.at + GIVEN] - 1)
    if action == NO_DUCATS and s.frames[s.at + GIVEN] == 0:
        return NOTHING_OFFERED
    return FINE


def give_obstacle(s: RenaissanceState, city: i64) -> i64:
    """A city once per turn, against one of equal level (R46)."""
    if s.marks[SWAPPED + city] == 1:
        return SWAPPED_ALREADY
    other: i64 = 0
    while other < CITY_COUNT:
        if s.owner[other] == s.frames[s.at + TO] and ask_obstacle(s, other, city) == FINE:
            return FINE
        other += 1
    return WRONG_LEVEL


def ask_obstacle(s: RenaissanceState, city: i64, given: i64) -> i64:
    if s.marks[SWAPPED + city] == 1:
        return SWAPPED_ALREADY
    return FINE if s.level[city] == s.level[given] else WRONG_LEVEL


def choose(s: RenaissanceState, seat: i64, action: i64) -> None:
    if action == WITHDRAW:
        s.pop()
    elif action < GIVE_CITY:
        s.frames[s.at + TO] = action - SPEAK_TO
        s.ask_seat(GIVING_CITY, seat)
    elif action < ASK_CITY:
        s.frames[s.at + GIVEN] = action - GIVE_CITY + 1
        s.ask_seat(ASKING_CITY, seat)
    elif action <= NO_CITY:
        if action < NO_CITY:
            s.frames[s.at + ASKED_FOR] = action - ASK_CITY + 1
        s.ask_seat(SETTING_DUCATS, seat)
    elif action <= NO_DUCATS:
        set_ducats(s, action)
    else:
        answer(s, action)


def set_ducats(s: RenaissanceState, action: i64) -> None:
    """A pure gift is carried out at once; everything else is the partner's to answer."""
    if action < ASK:
        s.frames[s.at + DUCATS] = action - GIVE + 1
    elif action < NO_DUCATS:
        s.frames[s.at + DUCATS] = -(action - ASK + 1)
    if s.frames[s.at + GIVEN] == 0 and s.frames[s.at + DUCATS] > 0:
        carry_out(s)
        return
    if s.events is not None:
        s.tell("offer", offer_terms(s))
    s.ask_seat(ANSWERING, s.frames[s.at + TO])


def answer(s: RenaissanceState, action: i64) -> None:
    if action == ACCEPT:
        carry_out(s)
        return
    if s.events is not None:
        s.tell("offer_refused", {"seat": s.frames[s.at + TO], "from": s.frames[s.at + FROM]})
    s.pop()


def offer_terms(s: RenaissanceState) -> dict[str, int | str]:
    terms: dict[str, int | str] = {"seat": s.frames[s.at + FROM], "to": s.frames[s.at + TO]}
    if s.frames[s.at + GIVEN] > 0:
        terms["give_city"] = CITIES[s.frames[s.at + GIVEN] - 1]
    if s.frames[s.at + ASKED_FOR] > 0:
        terms["ask_city"] = CITIES[s.frames[s.at + ASKED_FOR] - 1]
    terms["give_ducats"] = max(s.frames[s.at + DUCATS], 0)
    terms["ask_ducats"] = max(-s.frames[s.at + DUCATS], 0)
    return terms


def carry_out(s: RenaissanceState) -> None:
    """Cities change owners with all that is on them; each may again be the source of an expansion."""
    giver: i64 = s.frames[s.at + FROM]
    taker: i64 = s.frames[s.at + TO]
    if s.events is not None:
        s.tell("deal", offer_terms(s))
    if s.frames[s.at + GIVEN] > 0:
        swap(s, giver, s.frames[s.at + ASKED_FOR] - 1)
        swap(s, taker, s.frames[s.at + GIVEN] - 1)
    s.ducats[giver] -= s.frames[s.at + DUCATS]
    s.ducats[taker] += s.frames[s.at + DUCATS]
    s.pop()


def swap(s: RenaissanceState, seat: i64, city: i64) -> None:
    take_city(s, seat, city)
    s.marks[SWAPPED + city] = 1
    s.marks[EXPANDED + city] = 0
