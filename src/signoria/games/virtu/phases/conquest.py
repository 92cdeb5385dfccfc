"""A siege is won: garrison, control, tiles, trophy; then what each of the two games adds (§4.5, §7.2)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.games.virtu.box.atlas import CITIES, CITY_COUNT, ESTATE_COUNT, FIRST_CATHEDRAL
from signoria.games.virtu.box.constants import FIRST_MAJOR, MAJORS, MOST_POWERS, MOST_TROPHIES_OF
from signoria.games.virtu.state import EMPTY, NONE, SPENT, Virtu


def take(s: Virtu, winner: i64, city: i64) -> None:
    """In the order of §4.5; the attacker's own losses are already taken."""
    owner: i64 = s.owner[city]
    loser: i64 = s.lord(city)
    if s.events is not None:
        tell_garrison(s, winner, city)
    lose_garrison(s, winner, city)
    s.owner[city] = winner
    s.tile[city] = SPENT
    if s.events is not None:
        taken: Params = {"seat": winner, "city": CITIES[city], "cities": s.city_count(winner)}
        s.tell("conquered", taken | former(s, owner))
    if s.cathedral[city] == 1 and loser >= 0:
        hand_over_cathedral(s, loser, winner)
        if s.events is not None:
            s.tell("cathedral_lost", {"seat": winner, "loser": loser, "city": CITIES[city]})
    if owner >= 0:
        take_trophy(s, winner, owner)
    s.variant.taken(s, winner, city, owner, loser)


def former(s: Virtu, owner: i64) -> Params:
    """Whose city it was, for the news: of a player, a Major City, or nobody."""
    if owner < 0:
        return {"of": 0}
    return {"of": 1, "loser": owner} if owner < s.players else {"of": 0, "major": MAJORS[owner - FIRST_MAJOR]}


def tell_garrison(s: Virtu, winner: int, city: int) -> None:
    """Tell how many defenders fall with their city."""
    places = [p * CITY_COUNT + city for p in range(MOST_POWERS) if s.master(p) != winner]
    count = sum(int(s.troops[i] - s.retreating[i]) for i in places)
    if count > 0:
        s.tell("garrison_lost", {"city": CITIES[city], "count": count})


def lose_garrison(s: Virtu, winner: i64, city: i64) -> None:
    """No defender survives; armies that must retreat from there are no defenders."""
    for power in range(i64(MOST_POWERS)):
        i: i64 = power * CITY_COUNT + city
        if s.master(power) != winner:
            s.troops[i] = s.retreating[i]


def hand_over_cathedral(s: Virtu, loser: i64, winner: i64) -> None:
    """R36: an exhausted tile if there is one; it arrives exhausted."""
    given: i64 = EMPTY
    for i in range(loser * ESTATE_COUNT + FIRST_CATHEDRAL, (loser + 1) * ESTATE_COUNT):
        if s.estate[i] != NONE and (given == EMPTY or s.estate[i] == SPENT):
            given = i
    s.estate[given] = NONE
    add_cathedral(s, winner)


def add_cathedral(s: Virtu, seat: i64) -> None:
    """Into the Domain, exhausted."""
    i: i64 = seat * ESTATE_COUNT + FIRST_CATHEDRAL
    while s.estate[i] != NONE:
        i += 1
    s.estate[i] = SPENT


def has_trophy_left(s: Virtu, winner: i64, owner: i64) -> bool:
    """One per opponent; with two players they add up, those of Major Cities too."""
    return s.trophies[winner * MOST_POWERS + owner] < MOST_TROPHIES_OF[s.side]


def take_trophy(s: Virtu, winner: i64, owner: i64) -> None:
    if not has_trophy_left(s, winner, owner):
        return
    s.trophies[winner * MOST_POWERS + owner] += 1
    if s.events is not None:
        trophy: Params = {"seat": winner}
        if owner < s.players:
            trophy["of"] = owner
        else:
            trophy["major"] = MAJORS[owner - FIRST_MAJOR]
        s.tell("trophy", trophy)
