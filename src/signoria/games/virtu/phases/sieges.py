"""The end of Spring: each player in play order deals with the cities before which his troops stand (§4.5; R23, R47)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import SEAT
from signoria.games.virtu.actions import BESIEGE_IT, FIGHT, GO_ON, HOLD_OFF, LEAVE_IT, SIEGE_OF
from signoria.games.virtu.atlas import CITY_COUNT, MAJOR_CITY_BIT
from signoria.games.virtu.box import FIRST_MAJOR
from signoria.games.virtu.decisions import AFTER_BATTLE, BESIEGE, CITY, OVERFLOW, RIVAL, SIEGE
from signoria.games.virtu.phases import combat, result, retreat
from signoria.games.virtu.state import INDIFFERENT, VirtuState


def begin(s: VirtuState) -> None:
    s.turn = 0
    seat: i64 = 0
    while seat < s.players:
        s.stays[seat] = 0
        seat += 1
    s.push(SIEGE, s.order[0])
    go_on(s)


# ---- which sieges are due ----


def is_indifferent(s: VirtuState, seat: i64, city: i64) -> bool:
    """2 players: a city of a Major City that is neutral towards the seat need not be besieged."""
    owner: i64 = s.owner[city]
    return owner >= s.players and s.posture(seat, owner - FIRST_MAJOR) == INDIFFERENT


def is_due(s: VirtuState, seat: i64, city: i64) -> bool:
    """Troops stand before a foreign city, and no agreed stay of this Spring still holds (R55)."""
    if s.players > 2 and s.troops[seat * CITY_COUNT + city] == 0:
        return False  # the most frequent answer, without asking further
    if s.army(seat, city) == 0 or s.is_friendly(seat, city):
        return False
    return s.stays[seat] & MAJOR_CITY_BIT[city] == 0 or not is_indifferent(s, seat, city)


def has_due(s: VirtuState, seat: i64) -> bool:
    city: i64 = 0
    while city < CITY_COUNT:
        if is_due(s, seat, city):
            return True
        city += 1
    return False


def go_on(s: VirtuState) -> None:
    """The next player with a siege to fight; once more through the order while one has become due (R55)."""
    passed: i64 = 0
    while passed < s.players:
        if s.turn == s.players:
            s.turn = 0
        if has_due(s, s.order[s.turn]):
            ask(s, SIEGE, s.order[s.turn])
            return
        s.turn += 1
        passed += 1
    s.pop()
    retreat.begin(s)


def ask(s: VirtuState, decision: i64, seat: i64) -> None:
    s.frames[s.at] = decision
    s.frames[s.at + SEAT] = seat


# ---- E1: which city ----


def siege_candidates(s: VirtuState, out: vec[i64]) -> i64:
    seat: i64 = s.frames[s.at + SEAT]
    count: i64 = 0
    city: i64 = 0
    while city < CITY_COUNT:
        if is_due(s, seat, city):
            out[count] = SIEGE_OF + city
            count += 1
        city += 1
    return count


def choose_siege(s: VirtuState, action: i64) -> None:
    seat: i64 = s.frames[s.at + SEAT]
    city: i64 = action - SIEGE_OF
    s.frames[s.at + CITY] = city
    if rivals(s, seat, city) == 0 and is_indifferent(s, seat, city):
        ask(s, BESIEGE, seat)
    else:
        contest(s, seat, city)


# ---- rivals fight in the field first; whoever wins may go on ----


def is_rival(s: VirtuState, seat: i64, other: i64, city: i64) -> bool:
    """Another army there that neither holds the city nor defends it."""
    return other != seat and s.army(other, city) > 0 and not s.is_friendly(other, city)


def rivals(s: VirtuState, seat: i64, city: i64) -> i64:
    count: i64 = 0
    other: i64 = 0
    while other < s.players:
        if is_rival(s, seat, other, city):
            count += 1
        other += 1
    return count


def contest(s: VirtuState, seat: i64, city: i64) -> None:
    """One rival: a field battle; several: which first (E1b); none: the siege."""
    left: i64 = rivals(s, seat, city)
    if left == 0:
        combat.begin_siege(s, city, seat)
    elif left == 1:
        other: i64 = 0
        while not is_rival(s, seat, other, city):
            other += 1
        combat.begin_battle(s, city, seat, other)
    else:
        ask(s, RIVAL, seat)


def rival_candidates(s: VirtuState, out: vec[i64]) -> i64:
    seat: i64 = s.frames[s.at + SEAT]
    count: i64 = 0
    other: i64 = 0
    while other < s.players:
        if is_rival(s, seat, other, s.frames[s.at + CITY]):
            out[count] = FIGHT + other
            count += 1
        other += 1
    return count


def choose_rival(s: VirtuState, action: i64) -> None:
    combat.begin_battle(s, s.frames[s.at + CITY], s.frames[s.at + SEAT], action - FIGHT)


def after_combat(s: VirtuState, winner: i64) -> None:
    """E3 for the winner of a field battle who has troops left; otherwise the next siege, after E4 if that arose."""
    if winner >= 0:
        ask(s, AFTER_BATTLE, winner)
    elif s.frames[s.at] != OVERFLOW:
        go_on(s)


def is_siege_frame(s: VirtuState) -> bool:
    """Is the sieges' frame on top (after somebody's court had to be mended)?"""
    return s.frames[s.at] >= SIEGE and s.frames[s.at] <= BESIEGE


# ---- E3 and E1n ----


def after_battle_candidates(s: VirtuState, out: vec[i64]) -> i64:
    out[0] = GO_ON
    out[1] = HOLD_OFF
    return 2


def choose_after_battle(s: VirtuState, action: i64) -> None:
    """Holding off means retreat, or before a city of an indifferent Major City, staying."""
    seat: i64 = s.frames[s.at + SEAT]
    city: i64 = s.frames[s.at + CITY]
    if action == GO_ON:
        contest(s, seat, city)
        return
    if is_indifferent(s, seat, city):
        s.stays[seat] |= MAJOR_CITY_BIT[city]
    else:
        result.bind(s, seat, city)
    go_on(s)


def besiege_candidates(s: VirtuState, out: vec[i64]) -> i64:
    out[0] = BESIEGE_IT
    out[1] = LEAVE_IT
    return 2


def choose_besiege(s: VirtuState, action: i64) -> None:
    seat: i64 = s.frames[s.at + SEAT]
    city: i64 = s.frames[s.at + CITY]
    if action == BESIEGE_IT:
        combat.begin_siege(s, city, seat)
    else:
        s.stays[seat] |= MAJOR_CITY_BIT[city]
        go_on(s)
