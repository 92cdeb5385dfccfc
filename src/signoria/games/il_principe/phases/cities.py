"""The display and the city deck (K2): with 2 players some of the unseen cities never come (§3, §4.4)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.il_principe.actions import CITY_DRAWN
from signoria.games.il_principe.box.constants import CITIES, CITIES_IN_PLAY, CITY_COUNT, DISPLAYED
from signoria.games.il_principe.state import EMPTY, IlPrincipe


def face_up(s: IlPrincipe) -> i64:
    count: i64 = 0
    for slot in range(DISPLAYED):
        if s.display[slot] != EMPTY:
            count += 1
    return count


def cities_to_come(s: IlPrincipe) -> i64:
    unseen: i64 = 0
    for city in range(CITY_COUNT):
        unseen += s.city_deck[city]
    return unseen - (CITY_COUNT - CITIES_IN_PLAY[s.players])


def city_weights(s: IlPrincipe, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """Every city that nobody has seen is equally likely to be on top."""
    count: i64 = 0
    for city in range(CITY_COUNT):
        if s.city_deck[city] == 1:
            outcomes[count] = CITY_DRAWN + city
            weights[count] = 1
            count += 1
    return count


def turn_up_city(s: IlPrincipe, slot: i64, outcome: i64) -> None:
    city: i64 = outcome - CITY_DRAWN
    s.city_deck[city] = 0
    s.display[slot] = city
    if s.events is not None:
        s.tell("city_displayed", {"city": CITIES[city], "slot": slot})
