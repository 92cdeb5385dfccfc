"""The year: Spring turns begin, the order of play is made anew, the last year is noticed (§4, §4.5, §6)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.games.virtu.atlas import CITY_COUNT
from signoria.games.virtu.box import CITIES_FOR_END, FIRST_POSITION, LAST_POSITION, LAST_RANK, MOST_PLAYERS
from signoria.games.virtu.decisions import ENTER, STEP
from signoria.games.virtu.state import EMPTY, NEUTRAL, VirtuState


def begin_year(s: VirtuState) -> None:
    s.year += 1
    s.turn = 0
    if s.events is not None:
        s.tell("year_begun", {"year": s.year})
    begin_turn(s)


def begin_turn(s: VirtuState) -> None:
    """P0 the first time, P1 ever after."""
    seat: i64 = s.order[s.turn]
    s.push(ENTER if s.marker[seat] == EMPTY else STEP, seat)


# ---- the city track: a disc that moves goes on top of the pile where it arrives (R24) ----


def position(cities: i64) -> i64:
    return min(max(cities, FIRST_POSITION), LAST_POSITION)


def adjust_track(s: VirtuState, seat: i64, before: i64) -> None:
    """After a city was won or lost: the disc moves, unless it stands at either end."""
    if position(before) != position(s.city_count(seat)):
        put_on_top(s, seat)


def put_on_top(s: VirtuState, seat: i64) -> None:
    i: i64 = 0
    while s.city_track[i] != seat:
        i += 1
    while i > 0:
        s.city_track[i] = s.city_track[i - 1]
        i -= 1
    s.city_track[0] = seat


def city_counts(s: VirtuState) -> vec[i64]:
    """With more than two players: how many cities each of them controls, in one pass over the map."""
    counts = vec[i64]([0] * MOST_PLAYERS)
    city: i64 = 0
    while city < CITY_COUNT:
        if s.owner[city] >= 0:
            counts[s.owner[city]] += 1
        city += 1
    return counts


def set_order(s: VirtuState) -> None:
    """Most cities first, by their true number; ties by the pile, top first. With two players France is always first."""
    if s.players == 2:
        return
    cities = city_counts(s)
    placed: i64 = 0
    while placed < s.players:
        seat: i64 = s.city_track[placed]
        at: i64 = placed
        while at > 0 and cities[s.order[at - 1]] < cities[seat]:
            s.order[at] = s.order[at - 1]
            at -= 1
        s.order[at] = seat
        placed += 1
    if s.events is not None:
        places: Params = {"players": s.players}
        for i in range(s.players):
            places[f"seat_{i + 1}"] = s.order[i]
        s.tell("order", places)


# ---- §6: is this the last year? ----


def is_last_year(s: VirtuState) -> bool:
    """Tested after the retreats of Spring (R39); or the agreed limit of years, which is ours."""
    if s.players == 2:
        return False
    if s.year_limit > 0 and s.year >= s.year_limit:
        return True
    cities = city_counts(s)
    seat: i64 = 0
    while seat < s.players:
        if s.rank[seat] >= LAST_RANK or cities[seat] >= CITIES_FOR_END:
            return True
        seat += 1
    city: i64 = 0
    while city < CITY_COUNT:
        if s.owner[city] == NEUTRAL:
            return False
        city += 1
    return True
