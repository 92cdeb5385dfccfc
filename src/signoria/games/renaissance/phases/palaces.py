"""Artists, bankers, Savonarola, and Florence's lure (Y-ARTIST, Y-LURE; §4.6, R25, R26, R54b)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import CHANCE, FRAME, SEAT
from signoria.games.renaissance.actions import ARTIST_TO, BANKER_AT, DIE_ROLL, DRAWN_ARTIST, LURE_AWAY, LURE_TO
from signoria.games.renaissance.box import (
    ARTIST_COUNT,
    ARTISTS,
    BANKER_DUCATS,
    CITIES,
    CITY_COUNT,
    DIE,
    LURE_FROM,
    SAVONAROLA,
)
from signoria.games.renaissance.decisions import ARTIST_DRAW, CITY, LURE_DIE, LURING_FROM, OTHER
from signoria.games.renaissance.phases.cities import burn_palace, is_rival
from signoria.games.renaissance.state import BANKER, NO_PALACE, VACANT, RenaissanceState


def has_guest(s: RenaissanceState, seat: i64) -> bool:
    """A palace without artist, or one whose banker has not been used this turn (R25)."""
    city: i64 = 0
    while city < CITY_COUNT:
        free: bool = s.palace[city] == VACANT or s.marks[BANKER + city] == 0
        if s.owner[city] == seat and s.palace[city] != NO_PALACE and free:
            return True
        city += 1
    return False


def guest_candidates(s: RenaissanceState, seat: i64, out: vec[i64]) -> i64:
    count: i64 = vacant_palaces(s, seat, ARTIST_TO, out)
    city: i64 = 0
    while city < CITY_COUNT:
        if s.owner[city] == seat and s.palace[city] != NO_PALACE and s.marks[BANKER + city] == 0:
            out[count] = BANKER_AT + city
            count += 1
        city += 1
    return count


def vacant_palaces(s: RenaissanceState, seat: i64, verb: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    city: i64 = 0
    while city < CITY_COUNT:
        if s.owner[city] == seat and s.palace[city] == VACANT:
            out[count] = verb + city
            count += 1
        city += 1
    return count


def invite(s: RenaissanceState, seat: i64, action: i64) -> None:
    if action < BANKER_AT:
        s.frames[s.at + CITY] = action - ARTIST_TO
        s.ask_seat(ARTIST_DRAW, CHANCE)
        return
    s.ducats[seat] += BANKER_DUCATS
    s.marks[BANKER + action - BANKER_AT] = 1
    if s.events is not None:
        s.tell("banker", {"seat": seat, "city": CITIES[action - BANKER_AT], "ducats": BANKER_DUCATS})
    s.pop()


# ---- an artist is drawn ----


def artist_weights(s: RenaissanceState, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """The tokens that are in no palace, Savonarola always among them."""
    count: i64 = 0
    artist: i64 = 0
    while artist < ARTIST_COUNT:
        if not is_housed(s, artist):
            outcomes[count] = DRAWN_ARTIST + artist
            weights[count] = 1
            count += 1
        artist += 1
    return count


def is_housed(s: RenaissanceState, artist: i64) -> bool:
    city: i64 = 0
    while city < CITY_COUNT:
        if s.palace[city] == artist + 1:
            return True
        city += 1
    return False


def draw_artist(s: RenaissanceState, outcome: i64) -> None:
    """Savonarola burns the palace and returns to the pool (R26); anybody else stays for good."""
    city: i64 = s.frames[s.at + CITY]
    artist: i64 = outcome - DRAWN_ARTIST
    if artist == SAVONAROLA:
        burn_palace(s, city)
    else:
        s.palace[city] = artist + 1
    if s.events is not None:
        s.tell("artist", {"city": CITIES[city], "artist": ARTISTS[artist], "burnt": int(artist == SAVONAROLA)})
    s.pop()


# ---- the lure ----


def has_lure(s: RenaissanceState, seat: i64) -> bool:
    """An own palace without artist, and a rival's with one."""
    own: bool = False
    other: bool = False
    city: i64 = 0
    while city < CITY_COUNT:
        if s.owner[city] == seat and s.palace[city] == VACANT:
            own = True
        if s.palace[city] > VACANT and is_rival(s, city, seat):
            other = True
        city += 1
    return own and other


def lure_to(s: RenaissanceState, seat: i64, action: i64) -> None:
    s.frames[s.at + CITY] = action - LURE_TO
    s.ask_seat(LURING_FROM, seat)


def lure_candidates(s: RenaissanceState, seat: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    city: i64 = 0
    while city < CITY_COUNT:
        if s.palace[city] > VACANT and is_rival(s, city, seat):
            out[count] = LURE_AWAY + city
            count += 1
        city += 1
    return count


def lure_from(s: RenaissanceState, action: i64) -> None:
    s.frames[s.at + OTHER] = action - LURE_AWAY
    s.ask_seat(LURE_DIE, CHANCE)


def die_weights(outcomes: vec[i64], weights: vec[i64]) -> i64:
    i: i64 = 0
    while i < DIE:
        outcomes[i] = DIE_ROLL + i
        weights[i] = 1
        i += 1
    return DIE


def roll_lure(s: RenaissanceState, outcome: i64) -> None:
    """On a five or a six the artist moves and leaves the other palace vacant."""
    here: i64 = s.frames[s.at + CITY]
    there: i64 = s.frames[s.at + OTHER]
    roll: i64 = outcome - DIE_ROLL + 1
    if roll >= LURE_FROM:
        s.palace[here] = s.palace[there]
        s.palace[there] = VACANT
    if s.events is not None:
        seat: i64 = s.frames[s.at - FRAME + SEAT]
        s.tell("lured", {"seat": seat, "city": CITIES[here], "die": roll, "won": int(roll >= LURE_FROM)})
    s.pop()
